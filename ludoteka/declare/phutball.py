"""Philosophers' football: one ball, men that belong to nobody."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from ..boards import Square
from .game import Game


@dataclass(frozen=True, kw_only=True)
class Phutball(Game):
    """The first side plays towards the highest row, the second towards the lowest."""

    family: ClassVar[str] = "phutball"

    ball: str
    """Where the ball lies at the start."""
    longest: int
    """After so many turns the game is drawn."""

    def check(self) -> None:
        if not isinstance(self.board, Square) or len(self.sides) != 2:
            self.fail("board", "expected a square board and two players")
        if self.longest < 1:
            self.fail("longest", f"expected at least 1, got {self.longest}")
