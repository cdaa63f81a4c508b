"""Words and clicks of the track races."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...declare.tracks import PAWNS, Meeting
from ...rules.abi import ACTORS, CHANCE, PHASE, POINTS, REASON, State
from .. import face
from ..face import SPECTATOR
from ..material import Material, dice
from ..scene import Count, Item, Scene
from ..words import Sentence
from ._throws import dice_tray

if TYPE_CHECKING:
    from ...declare.tracks import TrackRace

PHASES = ("throwing", "falling", "moving")
LETTERS = "abcdef"


class Face(face.Face):
    """A move is written by its cells: "1-5", "a2-goal"; from the nest "na1-1", two pawns "na1-na2-1"; to the
    goal and back to where it stood "a4-goal-a4"."""

    game: TrackRace

    def places(self, s: State, player: int) -> list[int]:
        at = self.rules.AT + player * PAWNS
        places: list[int] = s[at : at + PAWNS].tolist()
        return places

    @property
    def urgent(self) -> bool:
        """Whether a six must bring a pawn out of the nest."""
        return self.game.urgent

    def cell(self, player: int, place: int, pawn: int = 0) -> str:
        """The name of the cell that a player counts as `place`."""
        if place == 0:
            return f"n{LETTERS[player]}{pawn + 1}"
        if place > self.game.lap + self.game.home:
            return "goal"
        if place > self.game.lap:
            return f"{LETTERS[player]}{place - self.game.lap}"
        return str(int(self.rules.cell(self.tables.row, player, place)) + 1)

    # --- moves -----------------------------------------------------------------------------------------------------

    def steps(self, s: State, move: int) -> tuple[str, ...]:
        if s[ACTORS] == CHANCE:
            return (f"die:{move}",)
        if s[PHASE] == self.rules.READY:
            return ("do:roll",)
        player, place, kind = int(s[self.rules.MOVER]), move & self.rules.PLACE_MASK, move >> self.rules.KIND_SHIFT
        if kind == self.rules.ADVANCE:
            to = int(self.rules.destination(s, self.tables.row, player, place, int(s[self.rules.DIE])))
            if to == place:
                return self.cell(player, place), "goal", self.cell(player, place)
            return self.cell(player, place), self.cell(player, to)
        nest = [self.cell(player, 0, pawn) for pawn, at in enumerate(self.places(s, player)) if at == 0]
        if kind == self.rules.ENTER_TWO:
            return nest[0], nest[1], self.cell(player, 1)
        return nest[0], self.cell(player, 6 if kind == self.rules.ENTER_SIXTH else 1)

    def text(self, s: State, move: int) -> str:
        if s[ACTORS] == CHANCE:
            return str(move)
        return "roll" if s[PHASE] == self.rules.READY else "-".join(self.steps(s, move))

    def why(self, s: State, steps: tuple[str, ...], player: int) -> Sentence | None:
        if s[PHASE] == self.rules.READY:
            return Sentence("tracks-throw-first")
        if not steps:
            return None
        mine = {self.cell(player, at, pawn) for pawn, at in enumerate(self.places(s, player))}
        if steps[0] not in mine:
            return Sentence("tracks-no-pawn", {"cell": steps[0]})
        if steps[0].startswith("n") and int(s[self.rules.DIE]) not in self.game.entering:
            return Sentence("tracks-enter", {"numbers": ", ".join(map(str, self.game.entering))})
        if self.urgent and 0 in self.places(s, player):
            return Sentence("tracks-urgent")
        return Sentence("tracks-cannot", {"cell": steps[0], "die": int(s[self.rules.DIE])})

    # --- scenes ------------------------------------------------------------------------------------------------------

    def scene(self, s: State, viewer: int = SPECTATOR) -> Scene:  # noqa: ARG002
        items = [
            Item("token", owner=seat, cell=self.cell(seat, at, pawn), name=side.name)
            for seat, side in enumerate(self.game.sides)
            for pawn, at in enumerate(self.places(s, seat))
        ]
        counts = [Count("home", int(s[POINTS + seat]), seat) for seat in range(self.game.players)]
        trays = dice_tray("dice", [int(s[self.rules.DIE])])
        phase = PHASES[int(s[PHASE])] if s[ACTORS] else ""
        return Scene(items=tuple(items), trays=tuple(trays), counts=tuple(counts), phase=phase)

    # --- positions ---------------------------------------------------------------------------------------------------

    def material(self) -> Material:
        return Material(draws=dice(1))

    def check(self, s: State) -> None:
        rules, n, mover = self.rules, self.game.players, int(s[self.rules.MOVER])
        places = [self.places(s, seat) for seat in range(n)]
        if s[rules.AT + n * PAWNS : rules.AT + self.tables.field("at").length].any():
            raise self.refuse(f"there are only {n} players")
        if s[POINTS : POINTS + n].tolist() != [sum(map(self.game.is_home, mine)) for mine in places]:
            raise self.refuse("the points are the pawns at the goal")
        owners: dict[str, int] = {}
        for seat, mine in enumerate(places):
            on_board = [self.cell(seat, at) for at in mine if at > 0 and self.cell(seat, at) != "goal"]
            if self.game.meeting in (Meeting.APART, Meeting.HOLD) and len(set(on_board)) != len(on_board):
                raise self.refuse("two pawns stand on one cell")
            if any(owners.setdefault(cell, seat) != seat for cell in on_board):
                raise self.refuse("pawns of two players stand on one cell")
        if not s[ACTORS]:
            if not s[REASON]:
                raise self.refuse("nobody is to act, and the game has not ended")
            return
        if any(all(map(self.game.is_home, mine)) for mine in places):
            raise self.refuse("who has all pawns at the goal has won")
        phase = int(s[PHASE])
        if phase > rules.CHOOSING or s[ACTORS] != (CHANCE if phase == rules.FALLING else 1 << mover):
            raise self.refuse(f"actors={s[ACTORS]} and phase={phase} do not agree")
        if int(s[rules.THROWN]) >= self.game.longest:
            raise self.refuse(f"after {self.game.longest} throws the game is over")
        if phase == rules.CHOOSING and (not s[rules.DIE] or not rules.can_move(s, self.tables.row)):
            raise self.refuse("there is nothing to choose with this die")
