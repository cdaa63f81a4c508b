"""Susan: enclose one of the enemy's pieces, and none of your own."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from .game import Game


@dataclass(frozen=True, kw_only=True)
class Susan(Game):
    """A turn is a piece put down or a piece slid to a neighbouring cell."""

    family: ClassVar[str] = "susan"

    slides: int
    """After so many slides in a row, by both players together, the game is drawn."""

    def check(self) -> None:
        if self.board is None or len(self.sides) != 2:
            self.fail("board", "expected a board and two players")
        if self.slides < 1:
            self.fail("slides", f"expected at least 1, got {self.slides}")
