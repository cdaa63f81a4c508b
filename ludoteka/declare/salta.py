"""Salta: numbered pieces walk diagonally to their places on the other side, and may be made to jump."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import ClassVar

from .game import Game

GROUPS, NUMBERS = ("sun", "moon", "star"), 5
PIECES = len(GROUPS) * NUMBERS


class Jumps(Enum):
    """When an enemy piece is jumped over."""

    CALLED = "forwards or backwards, when the player likes; when called, forwards over the piece that was called with"
    ALWAYS = "forwards only, and always when it is possible"


@dataclass(frozen=True, kw_only=True)
class Salta(Game):
    """Each side has five suns, moons and stars, in this order on its first three rows."""

    family: ClassVar[str] = "salta"

    starts: tuple[str, str]
    """The cells of each side's suns, moons and stars, each from 1 to 5."""
    targets: tuple[str, str]
    """The cells where they have to go, in the same order."""
    jumps: Jumps
    limit: int
    """Moves of each player after which the game ends: who has more pieces in their places wins."""

    def check(self) -> None:
        if self.board is None or self.players != 2:
            self.fail("board", "expected a board and two players")
        if any(len(cells.split()) != PIECES for cells in (*self.starts, *self.targets)):
            self.fail("starts", f"expected {PIECES} cells for each side's pieces and their targets")
