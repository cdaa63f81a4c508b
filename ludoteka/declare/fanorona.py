"""Fanorona: pieces step along lines and take whole rows of enemies by moving towards them or away from them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from .game import Game


@dataclass(frozen=True, kw_only=True)
class Fanorona(Game):
    """The board is any of points and straight lines, up to 60 of them."""

    family: ClassVar[str] = "fanorona"

    men: tuple[str, ...]
    """The points of each side's pieces at the start."""
    repetition: int
    """The same position, with the same player to move, for so many times is a draw."""
    quiet: int
    """So many moves of each player in a row without a capture are a draw."""

    def check(self) -> None:
        if self.board is None:
            self.fail("board", "expected a board")
        if len(self.sides) != 2 or len(self.men) != 2:
            self.fail("men", f"expected two sides and their pieces, got {len(self.sides)} and {len(self.men)}")
        if self.repetition < 2 or self.quiet < 1:
            self.fail("quiet", "expected limits for repetition and quiet moves, so that every game ends")
