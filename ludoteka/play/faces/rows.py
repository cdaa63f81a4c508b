"""Words and clicks of the games of n in a row: the cell, or the column where men fall ("d")."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cached_property

from ...declare.rows import Placing, Rows
from ...rules.abi import ACTORS, POINTS, State
from .. import face
from ..face import SPECTATOR, Kind
from ..scene import Count, Scene
from ..words import Sentence


class Face(face.Face):
    """Where men fall one clicks the cell where the man comes to rest; else the cell where it is put, and, if it slides
    in from the edge, the cell where it comes to rest."""

    game: Rows

    @cached_property
    def entries(self) -> list[tuple[int, int]]:
        assert self.board is not None
        return list(self.rules.entries(self.game, self.board))

    @cached_property
    def columns(self) -> dict[int, str]:
        """The name of the column below each entry: what the names of its cells have in common."""
        assert self.board is not None
        found = {}
        for entry, (top, way) in enumerate(self.entries):
            names = [self.board.names[cell] for cell in (top, *self.board.ray(top, way))]
            found[entry] = common_start(names) or common_start([name[::-1] for name in names])[::-1]
        return found

    def steps(self, s: State, move: int) -> tuple[str, ...]:
        assert self.board is not None
        put = self.board.names[self.entries[move][0]]
        rests = self.board.names[int(self.rules.landing(s, self.tables.row, move))]
        match self.game.placing:
            case Placing.FALLS:
                return (rests,)
            case Placing.FROM_EDGE:
                return (put, rests)
        return (put,)

    def text(self, s: State, move: int) -> str:
        return self.columns[move] if self.game.placing is Placing.FALLS else super().text(s, move)

    def make_kinds(self) -> tuple[Kind, ...]:
        glyph = "disc" if self.game.placing is Placing.FALLS else "stone"
        return tuple(Kind(glyph, seat, side.name) for seat, side in enumerate(self.game.sides))

    def scene(self, s: State, viewer: int = SPECTATOR) -> Scene:  # noqa: ARG002
        counts: tuple[Count, ...] = ()
        if self.game.captures:
            counts = tuple(Count("captured", int(s[POINTS + seat]), seat) for seat in range(self.game.players))
        return Scene(items=self.board_items(s), counts=counts)

    # --- impossible positions ---------------------------------------------------------------------------------------

    def check(self, s: State) -> None:
        actors = int(s[ACTORS])
        if actors & (actors - 1) or actors >> self.game.players:
            raise self.refuse(f"expected one player to act, got actors={actors}")
        cells = self._cells(s)
        if s[ACTORS] and any(self._complete(cells, row) for row in self._rows):
            raise self.refuse("a player to act, although a row is complete already")
        if self.game.placing is Placing.FALLS:
            self._check_nothing_floats(cells)

    def _cells(self, s: State) -> list[int]:
        at = self.tables.field("cells")
        codes: list[int] = s[at.at : at.at + at.length].tolist()
        return codes

    @cached_property
    def _rows(self) -> tuple[tuple[int, ...], ...]:
        assert self.board is not None
        if self.game.exact:
            return ()
        return self.board.rows(self.game.length, [self.board.direction(name) for name in self.game.lines])

    @staticmethod
    def _complete(cells: list[int], row: Iterable[int]) -> bool:
        codes = {cells[cell] for cell in row}
        return len(codes) == 1 and 0 not in codes

    def _check_nothing_floats(self, cells: list[int]) -> None:
        assert self.board is not None
        down = self.board.direction(self.game.falls)
        for cell, code in enumerate(cells):
            below = self.board.step(cell, down)
            if code and below >= 0 and not cells[below]:
                raise self.refuse(f"the man on {self.board.names[cell]} has nothing below it")

    # --- why not ----------------------------------------------------------------------------------------------------

    def why(self, s: State, steps: tuple[str, ...], player: int) -> Sentence | None:  # noqa: ARG002
        assert self.board is not None
        if not steps or steps[0] not in self.board.names:
            return None
        cell = self.board.at(steps[0])
        cells = self._cells(s)
        if self.game.placing is not Placing.FALLS:
            return Sentence("rows-taken", {"cell": steps[0]}) if cells[cell] else None
        down = self.board.direction(self.game.falls)
        column = next(e for e, (top, _) in enumerate(self.entries) if cell in (top, *self.board.ray(top, down)))
        if cells[self.entries[column][0]]:
            return Sentence("rows-column-full", {"column": self.columns[column]})
        rests = int(self.rules.landing(s, self.tables.row, column))
        return Sentence("rows-falls", {"column": self.columns[column], "cell": self.board.names[rests]})


def common_start(words: list[str]) -> str:
    """The letters with which all words begin."""
    same = 0
    for letters in zip(*words, strict=False):
        if len(set(letters)) > 1:
            break
        same += 1
    return words[0][:same]
