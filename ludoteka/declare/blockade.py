"""Blockade: a man laid between friend and foe changes the cells around him."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from ..boards import Square
from .game import Game


@dataclass(frozen=True, kw_only=True)
class Blockade(Game):
    """Neighbours share a side or a corner; the numbers say how many of them change a cell."""

    family: ClassVar[str] = "blockade"

    men: tuple[str, str]
    """For each player the cells of his first men on a board of 4 by 4, which is laid in the middle."""
    converts: int
    """So many own neighbours turn an enemy."""
    fills: int
    """So many own neighbours put a man on an empty cell."""
    loses: int
    """So many enemy neighbours turn an own man."""

    def check(self) -> None:
        board = self.board
        if not isinstance(board, Square) or board.width != board.height or not 4 <= board.width <= 19:
            self.fail("board", "expected a square of 4 by 4 to 19 by 19")
        for name in ("converts", "fills", "loses"):
            if not 1 <= getattr(self, name) <= 8:
                self.fail(name, f"expected 1 to 8, got {getattr(self, name)}")
