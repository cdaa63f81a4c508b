"""Words and clicks of lines of action: b1-b3, and b1xh1 for a capture."""

from __future__ import annotations

from ...declare.lines import Lines
from ...rules.abi import QUIET, State
from ..words import Sentence
from ._board import BoardFace


class Face(BoardFace):
    """A move is the cell it begins on and the cell it ends on."""

    game: Lines

    def steps(self, s: State, move: int) -> tuple[str, ...]:  # noqa: ARG002
        assert self.board is not None
        if move == self.rules.PASS:
            return ("do:pass",)
        return self.board.names[move & self.rules.PART], self.board.names[move >> 6]

    def text(self, s: State, move: int) -> str:
        if move == self.rules.PASS:
            return "pass"
        origin, to = self.steps(s, move)
        return f"{origin}{'x' if self.codes(s)[move >> 6] else '-'}{to}"

    def check(self, s: State) -> None:
        codes = self.codes(s)
        acting = self.check_actor(s)
        self.check_men(codes, int(self.tables.row[self.rules.MOST]))
        if acting < 0:
            return
        for seat, side in enumerate(self.game.sides):
            if self.united(codes, seat):
                raise self.refuse(f"the men of {side.name} hang together, the game is over")
        if s[QUIET] >= self.game.quiet:
            raise self.refuse(f"the game was drawn at quiet={self.game.quiet}")

    def united(self, codes: list[int], seat: int) -> bool:
        """Whether all men of a player hang together; none do, too."""
        assert self.board is not None
        left = {cell for cell, code in enumerate(codes) if code == 1 + seat}
        todo = [left.pop()] if left else []
        while todo:
            near = left & set(self.board.neighbours(todo.pop()))
            left -= near
            todo += near
        return not left

    def why(self, s: State, steps: tuple[str, ...], player: int) -> Sentence | None:
        board = self.board
        assert board is not None
        cells, codes = self.cells_of(steps), self.codes(s)
        if not 1 <= len(cells) <= 2:
            return None
        reason = self.why_not_mine(codes, cells[0], player)
        if reason is not None or len(cells) == 1:
            return reason
        origin, to = cells
        for way in range(8):
            ray = board.ray(origin, way)
            if to in ray:
                return self.why_not_along(codes, origin, ray, to, way)
        return Sentence("lines-no-line", {"from": steps[0], "cell": steps[1]})

    def why_not_along(self, codes: list[int], origin: int, ray: tuple[int, ...], to: int, way: int) -> Sentence | None:
        """Why a man cannot get to a cell that lies on his line."""
        board = self.board
        assert board is not None
        whole = (*board.ray(origin, (way + 4) % 8), origin, *ray)
        far, wanted = ray.index(to) + 1, sum(codes[cell] > 0 for cell in whole)
        if far != wanted:
            return Sentence("lines-distance", {"count": wanted, "cell": board.names[to], "far": far})
        if codes[to] == codes[origin]:
            return self.why_taken(codes, to)
        enemy = next((cell for cell in ray[: far - 1] if codes[cell] == 3 - codes[origin]), None)
        return None if enemy is None else Sentence("lines-enemy-between", {"cell": board.names[enemy]})
