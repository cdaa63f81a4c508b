"""Gipf: pieces are pushed in from the edge, and rows of four come off again."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from ..boards import HexHexagon
from .game import Game


@dataclass(frozen=True, kw_only=True)
class Gipf(Game):
    """Who has no double piece left on the board, if there are any, or nothing to enter, has lost."""

    family: ClassVar[str] = "gipf"

    discs: int
    """Of each side; a double piece has two."""
    doubles: tuple[str, str]
    """Where double pieces stand at the start; empty: the players enter them, first of all."""
    singles: tuple[str, str]
    """Where single pieces stand at the start of the basic game, which has no doubles; otherwise empty."""
    quiet: int
    """So many entries in a row without a capture are a draw."""

    def check(self) -> None:
        if not isinstance(self.board, HexHexagon) or self.board.other or self.players != 2:
            self.fail("board", "expected a regular hexagon and two players")
        if any(self.singles) and any(self.doubles):
            self.fail("singles", "expected double pieces or single ones")
        if any(2 * len(cells.split()) > self.discs for cells in self.doubles) or self.quiet < 1:
            self.fail("doubles", f"expected at most {self.discs} discs of each side, and a limit")
