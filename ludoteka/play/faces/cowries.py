"""Words and clicks of the cowrie races."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from ...declare.cowries import PAWNS, SHELLS, Throw
from ...rules.abi import ACTORS, CHANCE, PHASE, POINTS, REASON, State
from ..face import SPECTATOR
from ..material import Draw, Lot, Material
from ..scene import Count, Item, Scene
from ..words import Name, Sentence
from . import tracks
from ._throws import dice_tray
from .tracks import LETTERS, PHASES

if TYPE_CHECKING:
    from ...declare.cowries import CowrieRace


ROUND = "✓"
SEVEN_FACES = Name("Die with seven faces", "Hétlapú kocka")


class Face(tracks.Face):
    """A move is written by its cells: "12-17", "a2-goal"; from the nest "na1-10"."""

    game: CowrieRace  # type: ignore[assignment]

    def cell(self, player: int, place: int, pawn: int = 0) -> str:
        if place == 0:
            return f"n{LETTERS[player]}{pawn + 1}"
        if place == self.game.goal:
            return "goal"
        if place <= self.game.out:
            return f"{LETTERS[player]}{self.game.out + 1 - place}"
        if place > self.game.out + self.game.lap:
            return f"{LETTERS[player]}{place - self.game.out - self.game.lap}"
        return str(int(self.rules.cell(self.tables.row, player, place)) + 1)

    def steps(self, s: State, move: int) -> tuple[str, ...]:
        if s[ACTORS] == CHANCE:
            return (f"die:{move}",)
        if move == self.rules.PASS:
            return ("do:pass",)
        if s[PHASE] == self.rules.READY:
            return ("do:roll",)
        player = int(s[self.rules.MOVER])
        to = int(self.rules.destination(s, self.tables.row, player, move))
        return self.cell(player, move, self.places(s, player).index(move)), self.cell(player, to)

    def text(self, s: State, move: int) -> str:
        if s[ACTORS] != CHANCE and move == self.rules.PASS:
            return "pass"
        return super().text(s, move)

    # --- why not ---------------------------------------------------------------------------------------------------

    def why(self, s: State, steps: tuple[str, ...], player: int) -> Sentence | None:
        rules, die = self.rules, int(s[self.rules.DIE])
        if steps and steps[0] == "do:pass":
            return Sentence("cowries-no-passing")
        if s[PHASE] == rules.READY:
            return Sentence("cowries-throw-first")
        if not steps:
            return None
        places = {self.cell(player, at, pawn): at for pawn, at in enumerate(self.places(s, player))}
        if steps[0] not in places:
            return Sentence("tracks-no-pawn", {"cell": steps[0]})
        place = places[steps[0]]
        if place == 0 and not rules.may_enter(s, self.tables.row):
            return Sentence("tracks-enter", {"numbers": ", ".join(map(str, self.game.great))})
        if place + die > self.game.goal:
            return Sentence("cowries-exact", {"cell": steps[0], "needed": self.game.goal - place})
        to = self.cell(player, place + die)
        if rules.destination(s, self.tables.row, player, place) == 0:
            return Sentence(self.hindrance(s, player, place), {"cell": to})
        return Sentence("cowries-goes-to", {"cell": steps[0], "to": to})

    def hindrance(self, s: State, player: int, place: int) -> str:
        """Whether a pile stands in the way, or on the cell where the throw ends."""
        to, moving = place + int(s[self.rules.DIE]), self.places(s, player).count(place) if place else 1
        if not self.game.piles:
            return "cowries-castle"
        there = to <= self.game.ring and self.rules.greatest_pile(s, self.tables.row, player, to) > moving
        return "cowries-greater-pile" if there else "cowries-pile-in-the-way"

    def mark(self, place: int) -> str:
        """Where discs go out and come home by the same column, those that have been round are marked."""
        return ROUND if self.game.out and self.game.out + self.game.lap <= place < self.game.goal else ""

    # --- scenes ------------------------------------------------------------------------------------------------------

    def scene(self, s: State, viewer: int = SPECTATOR) -> Scene:  # noqa: ARG002
        items = []
        for seat, side in enumerate(self.game.sides):
            cells = Counter((self.cell(seat, at, pawn), self.mark(at)) for pawn, at in enumerate(self.places(s, seat)))
            items += [
                Item("man", owner=seat, cell=cell, label=(str(n) if n > 1 else "") + mark, name=side.name)
                for (cell, mark), n in cells.items()
            ]
        counts = [Count("home", int(s[POINTS + seat]), seat) for seat in range(self.game.players)]
        trays = dice_tray("dice", [int(s[self.rules.DIE])])
        phase = PHASES[int(s[PHASE])] if s[ACTORS] else ""
        return Scene(items=tuple(items), trays=tuple(trays), counts=tuple(counts), phase=phase)

    def material(self) -> Material:
        men = tuple(Lot(Item("man", seat, name=side.name), PAWNS) for seat, side in enumerate(self.game.sides))
        if self.game.throw is Throw.COWRIES:
            return Material(men, (Draw("cowries", SHELLS),))
        faces = tuple(Name(str(number), str(number)) for number, _ in self.game.throw.value)
        return Material(men, (Draw("deck", named=SEVEN_FACES, cards=faces, exhausts=False),))

    # --- positions ---------------------------------------------------------------------------------------------------

    def check(self, s: State) -> None:
        rules, n, mover = self.rules, self.game.players, int(s[self.rules.MOVER])
        places = [self.places(s, seat) for seat in range(n)]
        if (
            s[rules.AT + n * PAWNS : rules.AT + self.tables.field("at").length].any()
            or s[rules.BEGUN + n : rules.AT].any()
        ):
            raise self.refuse(f"there are only {n} players")
        home = [mine.count(self.game.goal) for mine in places]
        if s[POINTS : POINTS + n].tolist() != home:
            raise self.refuse("the points are the discs at the goal")
        self.check_cells(places)
        if not s[ACTORS]:
            if not s[REASON]:
                raise self.refuse("nobody is to act, and the game has not ended")
            return
        if any(all(home[seat] == PAWNS for seat in team) for team in self.game.teams or [(k,) for k in range(n)]):
            raise self.refuse("who has all discs at the goal has won")
        phase, numbers = int(s[PHASE]), [number for number, _ in self.game.throw.value]
        if phase > rules.CHOOSING or s[ACTORS] != (CHANCE if phase == rules.FALLING else 1 << mover):
            raise self.refuse(f"actors={s[ACTORS]} and phase={phase} do not agree")
        if int(s[rules.THROWN]) >= self.game.longest + (phase == rules.CHOOSING):
            raise self.refuse(f"after {self.game.longest} throws the game is over")
        if int(s[rules.DIE]) not in (*numbers, 0):
            raise self.refuse(f"expected a throw of {', '.join(map(str, numbers))}, got {s[rules.DIE]}")
        if phase == rules.CHOOSING and (not s[rules.DIE] or not rules.can_move(s, self.tables.row)):
            raise self.refuse("there is nothing to choose with this throw")

    def check_cells(self, places: list[list[int]]) -> None:
        """Two sides share only castles."""
        assert self.board is not None
        green = {self.board.names[cell] for cell in self.board.region("green")}
        owners: dict[str, int] = {}
        for seat, mine in enumerate(places):
            side = seat % 2 if self.game.teams else seat
            for cell in {self.cell(seat, at) for at in mine if 0 < at < self.game.goal} - green:
                if owners.setdefault(cell, side) != side:
                    raise self.refuse(f"discs of two players stand on {cell}, which is no castle")
