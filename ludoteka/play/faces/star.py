"""Words and clicks of the star race."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...declare.star import CENTRE, HOME, LAP, PAWNS
from ...rules.abi import ACTORS, CHANCE, PHASE, POINTS, REASON, State
from ..material import Material, dice
from . import tracks
from .tracks import LETTERS

if TYPE_CHECKING:
    from ...declare.star import StarRace


class Face(tracks.Face):
    """A move is written by its cells, "10-13", "15-centre"; from the nest "na1-10"."""

    game: StarRace  # type: ignore[assignment]

    @property
    def urgent(self) -> bool:
        return False

    def cell(self, player: int, place: int, pawn: int = 0) -> str:
        if place == 0:
            return f"n{LETTERS[player]}{pawn + 1}"
        if place == CENTRE:
            return "centre"
        if place > LAP:
            return f"{LETTERS[player]}{place - LAP}"
        return str(int(self.rules.cell(self.tables.row, player, place)) + 1)

    def steps(self, s: State, move: int) -> tuple[str, ...]:
        if s[ACTORS] == CHANCE:
            return (f"die:{move}",)
        if s[PHASE] == self.rules.READY:
            return ("do:roll",)
        player, place, way = int(s[self.rules.MOVER]), move & self.rules.PLACE_MASK, move >> self.rules.KIND_SHIFT
        if way == self.rules.ENTER:
            return self.cell(player, 0, self.places(s, player).index(0)), self.cell(player, 1)
        to = int(self.rules.destination(s, self.tables.row, player, place, way, int(s[self.rules.DIE])))
        return self.cell(player, place), self.cell(player, to)

    def material(self) -> Material:
        return Material(draws=dice(1))

    def check(self, s: State) -> None:
        rules, n, mover = self.rules, self.game.players, int(s[self.rules.MOVER])
        places = [self.places(s, seat) for seat in range(n)]
        home = [sum(LAP < at <= LAP + HOME for at in mine) for mine in places]
        if s[rules.AT + n * PAWNS : rules.AT + self.tables.field("at").length].any():
            raise self.refuse(f"there are only {n} players")
        if s[POINTS : POINTS + n].tolist() != home:
            raise self.refuse("the points are the pawns at home")
        cells = [self.cell(seat, at) for seat, mine in enumerate(places) for at in mine if at]
        if len(set(cells)) != len(cells):
            raise self.refuse("two pawns stand on one cell")
        if not s[ACTORS]:
            if not s[REASON]:
                raise self.refuse("nobody is to act, and the game has not ended")
            return
        if PAWNS in home:
            raise self.refuse("who has all pawns at home has won")
        phase = int(s[PHASE])
        if phase > rules.CHOOSING or s[ACTORS] != (CHANCE if phase == rules.FALLING else 1 << mover):
            raise self.refuse(f"actors={s[ACTORS]} and phase={phase} do not agree")
        if int(s[rules.THROWN]) >= self.game.longest:
            raise self.refuse(f"after {self.game.longest} throws the game is over")
        if phase == rules.CHOOSING and (not s[rules.DIE] or not rules.can_move(s, self.tables.row)):
            raise self.refuse("there is nothing to choose with this die")
