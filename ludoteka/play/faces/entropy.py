"""Words and clicks of entropy: a2-c4."""

from __future__ import annotations

from ...declare.entropy import Entropy
from ...rules.abi import TURN, State
from ..words import Sentence
from ._board import BoardFace


class Face(BoardFace):
    """A move is the cell it begins on and the cell it ends on."""

    game: Entropy

    def check(self, s: State) -> None:
        codes = self.codes(s)
        acting = self.check_actor(s)
        for seat in range(2):
            have, expected = codes.count(1 + seat), len(self.game.men[seat].split())
            if have != expected:
                raise self.refuse(f"{self.game.sides[seat].name} has {have} men, expected {expected}")
        if acting >= 0 and s[TURN] >= self.game.longest:
            raise self.refuse(f"the game was drawn at turn={self.game.longest}")

    def near(self, codes: list[int], cell: int) -> set[int]:
        """What stands around a cell."""
        assert self.board is not None
        return {codes[to] for to in self.board.neighbours(cell)}

    def why(self, s: State, steps: tuple[str, ...], player: int) -> Sentence | None:
        board, cells, codes = self.board, self.cells_of(steps), self.codes(s)
        assert board is not None
        if not 1 <= len(cells) <= 2:
            return None
        reason = self.why_not_mine(codes, cells[0], player)
        if reason is not None:
            return reason
        if 1 + player not in self.near(codes, cells[0]):
            return Sentence("entropy-no-friend", {"cell": steps[0]})
        if len(cells) == 2:
            ray = next((ray for way in range(8) if cells[1] in (ray := board.ray(cells[0], way))), None)
            if ray is None or any(codes[cell] for cell in ray[: ray.index(cells[1]) + 1]):
                return Sentence("entropy-no-way", {"from": steps[0], "cell": steps[1]})
        alone = [n for n, cell in enumerate(codes) if cell == 1 + player and self.near(codes, n) <= {0}]
        if not alone:
            return None
        return Sentence("entropy-must-join", {"cells": ", ".join(board.names[cell] for cell in alone)})
