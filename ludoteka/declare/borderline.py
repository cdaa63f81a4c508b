"""Borderline: a piece goes exactly as far as the number on its leading side says; who crosses the border wins."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from ..boards import Square
from .game import Game

SIDES_OF_A_PIECE = 4


@dataclass(frozen=True, kw_only=True)
class Borderline(Game):
    """The first row of the board and the last one lie behind the borders of the two players."""

    family: ClassVar[str] = "borderline"

    rows: tuple[tuple[int, int, int, int], ...]
    """For each home row, from the first on, the numbers of its pieces: forward, right, back, left."""
    quiet: int
    """So many moves in a row without a capture are a draw."""

    def check(self) -> None:
        if not isinstance(self.board, Square) or self.board.height < 2 * len(self.rows) + 1:
            self.fail("board", "expected a square board with room between the armies")
        if self.players != 2:
            self.fail("sides", f"expected two players, got {self.players}")
        if any(number < 1 for row in self.rows for number in row):
            self.fail("rows", "expected numbers from 1 on")
