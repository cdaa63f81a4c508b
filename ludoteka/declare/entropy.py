"""Entropy: make all your own men immobile."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from .game import Game


@dataclass(frozen=True, kw_only=True)
class Entropy(Game):
    """A man who touches a friend moves like a queen; one who touches nobody must be joined."""

    family: ClassVar[str] = "entropy"

    men: tuple[str, str]
    """For each player the cells of his men."""
    longest: int
    """After so many moves the game is drawn."""

    def check(self) -> None:
        if self.board is None or len(self.sides) != 2:
            self.fail("board", "expected a board and two players")
        cells = " ".join(self.men).split()
        if len(set(cells)) != len(cells):
            self.fail("men", "two men stand on the same cell")
        if self.longest < 1:
            self.fail("longest", f"expected at least 1, got {self.longest}")
