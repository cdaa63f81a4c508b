"""Words and clicks of wanderers: t1-c1, or pass."""

from __future__ import annotations

from ...declare.wanderers import Wanderers
from ...rules.abi import QUIET, TURN, State
from ..face import Kind
from ..words import Sentence
from ._board import BoardFace

PIECES = ("sun", "moon")


class Face(BoardFace):
    """From a point to the next, or a button."""

    game: Wanderers

    def make_kinds(self) -> tuple[Kind, ...]:
        return tuple(Kind(piece, seat, piece, piece[0]) for seat in range(2) for piece in PIECES)

    def steps(self, s: State, move: int) -> tuple[str, ...]:  # noqa: ARG002
        assert self.board is not None
        if move == self.rules.PASS:
            return ("do:pass",)
        return self.board.names[move & self.rules.PART], self.board.names[move >> 6]

    def text(self, s: State, move: int) -> str:
        return "-".join(self.steps(s, move)).removeprefix("do:")

    def check(self, s: State) -> None:
        codes, acting, rules = self.codes(s), self.check_actor(s), self.rules
        if sorted(code for code in codes if code) != [1, 2, 3, 4]:
            raise self.refuse("expected two different pieces of each side")
        home = any(rules.at_home(s, self.tables.row, seat) for seat in range(2))
        if acting >= 0 and (home or s[QUIET] >= self.game.passes or s[TURN] >= self.game.longest):
            raise self.refuse("the game is over already")

    def why(self, s: State, steps: tuple[str, ...], player: int) -> Sentence | None:
        cells, codes = self.cells_of(steps), self.codes(s)
        if not 1 <= len(cells) <= 2:
            return None
        code = codes[cells[0]]
        if not code or (code - 1) // 2 != player:
            return Sentence("board-not-yours" if code else "board-empty", {"cell": steps[0]})
        assert self.board is not None
        if len(cells) == 1:
            return Sentence("wanderers-stuck", {"cell": steps[0]})
        if cells[1] not in self.board.neighbours(cells[0]):
            return Sentence("wanderers-one-step", {"cell": steps[1]})
        return self.why_taken(codes, cells[1]) or Sentence("wanderers-closed", {"cell": steps[1]})
