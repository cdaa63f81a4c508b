"""Quadrature: who completes a rectangle with an enemy in one of its corners makes that corner his own."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from ..boards import Square
from .game import Game


@dataclass(frozen=True, kw_only=True)
class Quadrature(Game):
    """Pieces go forward or sideways by one cell. `bound` is a rule here: after so many moves the game is a draw."""

    family: ClassVar[str] = "quadrature"

    men: int
    """That each player has, those in hand included."""
    rank: int
    """The own row, counted from 1, on which pieces stand at first, on all cells but the outermost."""
    home: str
    """The region of the first row that White defends; Black's lies opposite."""
    homes_to_win: int
    """So many cells of the enemy's home must be held at once."""
    fewest: int
    """Who has no more than so many pieces on the board has lost."""
    tame: int
    """So many sideways moves in a row may be made without a capture."""

    def check(self) -> None:
        if not isinstance(self.board, Square) or self.board.width != self.board.height:
            self.fail("board", "expected a square board")
        elif self.men < self.board.width - 2:
            self.fail("men", f"expected at least {self.board.width - 2} to begin with")
        if self.players != 2:
            self.fail("sides", f"expected two players, got {self.players}")
