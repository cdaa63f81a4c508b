"""Abalone: rows of balls push shorter rows of enemies off the board."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from ..boards import HexBoard
from .game import Game


@dataclass(frozen=True, kw_only=True)
class Abalone(Game):
    """One, two or three balls in a line move one cell; lengthwise they push fewer enemies."""

    family: ClassVar[str] = "abalone"

    balls: tuple[str, ...]
    """For each player the cells of his balls."""
    to_win: int
    """How many enemy balls, of whomever, must be pushed off."""
    quiet: int
    """After so many turns in a row in which nothing was pushed off the game is drawn."""

    def check(self) -> None:
        if not isinstance(self.board, HexBoard):
            self.fail("board", "expected a board of hexagons")
        if len(self.balls) != len(self.sides) or len(self.sides) < 2:
            self.fail("balls", f"expected cells for each of {len(self.sides)} players, got {len(self.balls)}")
        cells = " ".join(self.balls).split()
        if len(set(cells)) != len(cells):
            self.fail("balls", "two balls lie on the same cell")
        if self.to_win < 1 or self.quiet < 1:
            self.fail("to_win", "expected at least one ball to push off and one quiet turn")
