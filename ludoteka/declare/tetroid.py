"""Tetroid: four men side by side move and take as one piece."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from ..boards import Square
from .game import Game

FOUR = 4
"""Men that make a tetroid; who has fewer has lost."""


@dataclass(frozen=True, kw_only=True)
class Tetroid(Game):
    """Four men of one side that hang together by their sides are a tetroid, whatever its shape."""

    family: ClassVar[str] = "tetroid"

    block: tuple[int, int]
    """Files and ranks of the block in which a side's men stand at the start, in its left corner."""
    reach: int
    """So many cells a single man may go, straight or aslant, to an empty cell, over whatever stands between."""
    quiet_limit: int
    """So many moves of both players together without a capture are a draw."""

    def check(self) -> None:
        if self.players != 2:
            self.fail("sides", f"expected two players, got {self.players}")
        if not isinstance(self.board, Square) or self.board.without or max(self.board.width, self.board.height) > 16:
            self.fail("board", "expected a whole board of squares of at most 16 by 16")
            return
        if self.men < FOUR or 2 * self.men > len(self.board):
            self.fail("block", f"expected room for at least {FOUR} men each, got {self.block}")
        if self.reach < 1 or self.quiet_limit < 1:
            self.fail("quiet_limit", "a game has to end: expected a limit of 1 or more")

    @property
    def men(self) -> int:
        return self.block[0] * self.block[1]
