"""Emergo: columns take the top disc of those they jump over, and the discs enter during play."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from .game import Game


@dataclass(frozen=True, kw_only=True)
class Emergo(Game):
    """A column belongs to its top disc. Capturing comes before entering, entering before moving."""

    family: ClassVar[str] = "emergo"

    ways: tuple[str, ...]
    """The directions of steps and jumps."""
    discs: int
    """Of each side."""
    starts: tuple[str, str]
    """Where they stand at the start; empty: they enter one by one."""
    barred: str
    """The cell on which the very first disc may not enter; or empty."""
    quiet: int
    """So many turns in a row without a capture or an entry are a draw."""
    limit: int
    """So many turns at most: then it is a draw too."""

    def check(self) -> None:
        if self.board is None or self.players != 2 or len(self.board) > MOST_CELLS:
            self.fail("board", f"expected a board of at most {MOST_CELLS} cells and two players")
        if any(len(cells.split()) not in (0, self.discs) for cells in self.starts) or 2 * self.discs > MOST_DISCS:
            self.fail("starts", f"expected all {self.discs} discs of a side, or none, and {MOST_DISCS} in all at most")
        if self.quiet < 1 or self.limit < 1:
            self.fail("limit", "expected limits, so that every game ends")


MOST_CELLS, MOST_DISCS = 63, 40
