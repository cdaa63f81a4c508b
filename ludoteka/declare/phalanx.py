"""Epaminondas: phalanxes of any length move along their line and take shorter ones."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from ..boards import Square
from .game import Game


@dataclass(frozen=True, kw_only=True)
class Phalanx(Game):
    """The first side fills the lower rows, the second the upper ones; each wants to hold the other's home row."""

    family: ClassVar[str] = "phalanx"

    home_rows: int
    quiet: int
    """After so many moves in a row without capture the game is drawn."""
    no_mirror: bool
    """No man may be moved onto the enemy's home row if that makes the two sides mirror images."""

    def check(self) -> None:
        board = self.board
        if not isinstance(board, Square) or len(self.sides) != 2:
            self.fail("board", "expected a square board and two players")
            return
        if board.width > 16 or board.height > 16 or not 0 < 2 * self.home_rows < board.height:
            self.fail("home_rows", f"{self.home_rows} rows for each side on {board.width} by {board.height} cells")
        if self.quiet < 1:
            self.fail("quiet", f"expected at least 1, got {self.quiet}")
