"""Breakthrough: men that only go forward, and take only aslant."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from ..boards import Square
from .game import Game


@dataclass(frozen=True, kw_only=True)
class Breakthrough(Game):
    """The first side goes up the board, the second down; whoever reaches the far row wins."""

    family: ClassVar[str] = "breakthrough"

    home_rows: int
    """How many rows each side fills at the start."""

    def check(self) -> None:
        board = self.board
        if not isinstance(board, Square):
            self.fail("board", "expected a square board")
            return
        if len(self.sides) != 2:
            self.fail("sides", f"expected 2 players, got {len(self.sides)}")
        if board.width < 2 or not 0 < 2 * self.home_rows < board.height:
            self.fail("home_rows", f"{self.home_rows} rows for each side leave no room on {board.height} rows")
