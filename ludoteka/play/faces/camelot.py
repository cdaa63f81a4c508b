"""Words and clicks of camelot: "b2-c4" walks, "d4xe6" takes; "d4-d6xe6" where two ways to e6 take different men."""

from __future__ import annotations

from ...declare.camelot import Camelot
from ...rules.abi import ACTORS, POINTS, QUIET, State
from .. import face
from ..face import SPECTATOR
from ..scene import Count, Scene
from ..words import Sentence

CELL = 63
"""The bits of a cell in a move."""


class Face(face.Face):
    """One clicks the man and the cell where it goes; between them the corner, where there is a choice of ways."""

    game: Camelot

    def cell(self, number: int) -> str:
        assert self.board is not None
        return self.board.names[number & CELL]

    def corner(self, move: int) -> str:
        """The cell where the way turns."""
        origin, to, way = move & CELL, move >> 6 & CELL, move >> 12
        target = next(found for found in self.rules.targets(self.board, origin) if found[0] == to)
        return self.cell(target[2] if way == self.rules.LONG_FIRST else target[3])

    def captured(self, s: State, move: int) -> int:
        """How many men a move takes."""
        row = s.copy()
        return int(self.rules.walk(row, self.tables.row, move, int(s[ACTORS])))

    def two_ways(self, s: State, move: int) -> bool:
        """Whether the other way to the same cell is a capture as well."""
        if not self.captured(s, move):
            return False
        return self.captured(s, move ^ 1 << 12) > 0 and self._open(s, move ^ 1 << 12)

    def _open(self, s: State, move: int) -> bool:
        origin, to, way = move & CELL, move >> 6 & CELL, move >> 12
        target = next(found for found in self.rules.targets(self.board, origin) if found[0] == to)
        at = self.tables.field("cells").at
        return all(s[at + cell] != s[ACTORS] for cell in target[1 + 2 * way : 3 + 2 * way])

    def steps(self, s: State, move: int) -> tuple[str, ...]:
        origin, to = self.cell(move), self.cell(move >> 6)
        return (origin, self.corner(move), to) if self.two_ways(s, move) else (origin, to)

    def text(self, s: State, move: int) -> str:
        *before, to = self.steps(s, move)
        return "-".join(before) + ("x" if self.captured(s, move) else "-") + to

    def scene(self, s: State, viewer: int = SPECTATOR) -> Scene:  # noqa: ARG002
        counts = tuple(Count("captured", int(s[POINTS + seat]), seat) for seat in range(2))
        return Scene(items=self.board_items(s), counts=counts, phase="capturing" if s[self.rules.JUMPER] else "")

    # --- impossible positions ----------------------------------------------------------------------------------------

    def men(self, s: State, seat: int) -> list[str]:
        assert self.board is not None
        at = self.tables.field("cells").at
        return [name for cell, name in enumerate(self.board.names) if s[at + cell] == seat + 1]

    def check(self, s: State) -> None:
        assert self.board is not None
        actors, jumper, left = int(s[ACTORS]), int(s[self.rules.JUMPER]), int(s[self.rules.LEFT])
        if actors not in (0, 1, 2):
            raise self.refuse(f"expected one of two players to act, got actors={actors}")
        if bool(jumper) != bool(left) or left >= self.game.longest_series:
            raise self.refuse("expected a man in a series and the moves left to it, or neither")
        if jumper and (not actors or self.board.names[jumper - 1] not in self.men(s, actors - 1)):
            raise self.refuse(f"the man in a series is not on {self.board.names[jumper - 1]}")
        if not 0 <= s[QUIET] < self.game.quiet_limit + (actors == 0):
            raise self.refuse(f"expected fewer than {self.game.quiet_limit} quiet moves, got {int(s[QUIET])}")
        most = len(self.game.placed[0].split())
        for seat, side in enumerate(self.game.sides):
            if len(self.men(s, seat)) > most:
                raise self.refuse(f"{side.name} has {len(self.men(s, seat))} men, there are only {most}")

    # --- why not -----------------------------------------------------------------------------------------------------

    def why(self, s: State, steps: tuple[str, ...], player: int) -> Sentence | None:
        assert self.board is not None
        if not steps or any(step not in self.board.names for step in steps):
            return None
        if steps[0] not in self.men(s, player):
            return Sentence("camelot-not-yours", {"cell": steps[0]})
        if s[self.rules.JUMPER]:
            return Sentence("camelot-go-on", {"cell": self.board.names[int(s[self.rules.JUMPER]) - 1]})
        found = [to for to, *_ in self.rules.targets(self.board, self.board.at(steps[0]))]
        if len(steps) > 1 and self.board.at(steps[-1]) not in found:
            return Sentence("camelot-no-path", {"cell": steps[0], "to": steps[-1]})
        if len(steps) > 1 and steps[-1] in {*self.men(s, 0), *self.men(s, 1)}:
            return Sentence("camelot-taken", {"cell": steps[-1]})
        if self.rules.is_late(s, self.tables.row):
            return Sentence("camelot-late", {"few": self.game.few})
        cells = [self.board.at(man) for man in self.men(s, player)]
        if any(self.rules.can_capture(s, self.tables.row, cell, player + 1) for cell in cells):
            return Sentence("camelot-must-capture")
        return Sentence("camelot-barred", {"cell": steps[0]})
