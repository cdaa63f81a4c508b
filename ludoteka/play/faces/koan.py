"""Words and clicks of koan: e3-e5, or e3xe5 for a capture."""

from __future__ import annotations

from ...declare.koan import Koan
from ...rules.abi import State
from ..face import Kind
from ..words import Sentence
from ._board import BoardFace

SHAPES = ("octagon", "square")


class Face(BoardFace):
    """From a cell to a cell."""

    game: Koan

    def make_kinds(self) -> tuple[Kind, ...]:
        return tuple(Kind(shape, seat, shape, shape[0]) for seat in range(2) for shape in SHAPES)

    def text(self, s: State, move: int) -> str:
        taken = self.codes(s)[move >> 8 & self.rules.PART]
        return ("x" if taken else "-").join(self.steps(s, move))

    def check(self, s: State) -> None:
        codes, acting = self.codes(s), self.check_actor(s)
        start = self.codes(self.rules.start(self.game, self.tables))
        for code in range(1, 5):
            if codes.count(code) > start.count(code):
                raise self.refuse(f"expected at most {start.count(code)} pieces of a kind, got {codes.count(code)}")
        goals, n = int(self.tables.row[self.rules.GOALS]), len(codes)
        home = [seat for cell, code in enumerate(codes) if code for seat in [(code - 1) // 2]
                if self.tables.row[goals + seat * n + cell]]  # fmt: skip
        if acting >= 0 and home:
            raise self.refuse("a piece has reached the far side already")

    def why(self, s: State, steps: tuple[str, ...], player: int) -> Sentence | None:
        cells, codes = self.cells_of(steps), self.codes(s)
        if not 1 <= len(cells) <= 2:
            return None
        assert self.board is not None
        code = codes[cells[0]]
        if not code or (code - 1) // 2 != player:
            return Sentence("board-not-yours" if code else "board-empty", {"cell": steps[0]})
        if len(cells) == 1:
            return Sentence("koan-stuck", {"cell": steps[0]})
        there = codes[cells[1]]
        if there and (there - 1) // 2 == player:
            return Sentence("board-taken", {"cell": steps[1]})
        if there and cells[1] in self.board.neighbours(cells[0]):
            return Sentence("koan-wrong-shape", {"cell": steps[1]})
        return Sentence("koan-forward")
