"""Confound: walk to the other's home cells, or put up fences in his way."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from ..boards import FencedBoard
from .game import Game


@dataclass(frozen=True, kw_only=True)
class Fences(Game):
    """A fence is two sides long and is centred on a crossing."""

    family: ClassVar[str] = "fences"

    homes: tuple[str, str]
    """The cells on which each player's pieces start, and which the other wants to reach."""
    fences: int
    """How many each player has."""
    quiet: int
    """So many steps in a row, without a new fence, end the game in a draw."""

    def check(self) -> None:
        if not isinstance(self.board, FencedBoard) or self.players != 2:
            self.fail("board", "expected a board with crossings and two players")
        if any(len(cells.split()) != 2 for cells in self.homes) or self.quiet < 1:
            self.fail("homes", "expected two cells for each player")
