"""Words and clicks of epaminondas: the last man, the foremost man and where he goes, a1-a2-a4; a single man a2-a3."""

from __future__ import annotations

import numpy as np

from ...declare.phalanx import Phalanx
from ...rules.abi import QUIET, State
from ..words import Sentence
from ._board import BoardFace


class Face(BoardFace):
    """A phalanx is told by its two ends."""

    game: Phalanx

    def steps(self, s: State, move: int) -> tuple[str, ...]:  # noqa: ARG002
        rules, board = self.rules, self.board
        assert board is not None
        tail, length = move & rules.CELL, (move >> rules.LENGTH & 15) + 1
        row = (tail, *board.ray(tail, move >> rules.WAY & 7))
        goal = board.names[row[length - 1 + (move >> rules.FAR)]]
        if length == 1:
            return board.names[tail], goal
        return board.names[tail], board.names[row[length - 1]], goal

    def text(self, s: State, move: int) -> str:
        *men, goal = self.steps(s, move)
        assert self.board is not None
        return "-".join(men) + ("x" if self.codes(s)[self.board.at(goal)] else "-") + goal

    def check(self, s: State) -> None:
        codes, width = self.codes(s), int(self.tables.row[self.rules.WIDTH])
        acting = self.check_actor(s)
        self.check_men(codes, self.game.home_rows * width)
        arrived = (codes[-width:].count(1), codes[:width].count(2))
        if acting >= 0 and arrived[acting] > arrived[1 - acting]:
            raise self.refuse(f"{self.game.sides[acting].name} holds more of the home row and has won")
        if acting >= 0 and s[QUIET] >= self.game.quiet:
            raise self.refuse(f"the game was drawn at quiet={self.game.quiet}")

    def why(self, s: State, steps: tuple[str, ...], player: int) -> Sentence | None:
        cells, codes = self.cells_of(steps), self.codes(s)
        if not 1 <= len(cells) <= 3:
            return None
        reason = self.why_not_mine(codes, cells[0], player)
        if reason is not None or len(cells) == 1:
            return reason
        if self.game.no_mirror and self.is_copy(s, steps):
            return Sentence("phalanx-mirror")
        if len(cells) == 2 and codes[cells[1]] != player + 1:
            return Sentence("phalanx-single", {"cell": steps[0]})
        return self.why_not_phalanx(codes, cells, player)

    def is_copy(self, s: State, steps: tuple[str, ...]) -> bool:
        """Whether the try would be a move but for the rule against copying."""
        row, out = self.tables.row.copy(), np.zeros(self.tables.most_moves, np.int64)
        row[self.rules.NO_MIRROR] = 0
        moves = out[: self.rules.moves(s.copy(), row, out)].tolist()
        return any(self.steps(s, move) == steps and self.rules.mirrors(s.copy(), row, move) for move in moves)

    def why_not_phalanx(self, codes: list[int], cells: list[int], player: int) -> Sentence | None:
        board = self.board
        assert board is not None
        for way in range(8):
            row = (cells[0], *board.ray(cells[0], way))
            if cells[1] not in row[1:]:
                continue
            length = row.index(cells[1]) + 1
            if any(codes[cell] != player + 1 for cell in row[:length]):
                break
            if len(cells) == 2:
                return None
            if cells[2] not in row[length : 2 * length]:
                return Sentence("phalanx-too-far", {"count": length})
            enemies = sum(codes[cell] == 2 - player for cell in row[length:])
            return Sentence("phalanx-blocked", {"count": length, "enemies": enemies})
        return Sentence("phalanx-no-row", {"from": board.names[cells[0]], "cell": board.names[cells[1]]})
