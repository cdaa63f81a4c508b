"""Trax: tiles with a white and a black line; who closes a loop or draws a line across the tiles wins."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import ClassVar

from ..boards import SquareField
from .game import Game


class Aim(Enum):
    """What wins."""

    LOOPS_AND_LINES = "a loop, or a line that joins opposite edges of the tiles, far enough apart"
    LOOPS = "only a loop"


@dataclass(frozen=True, kw_only=True)
class Trax(Game):
    """Tiles that are forced are laid with the one that forces them. The first player is white."""

    family: ClassVar[str] = "trax"

    aim: Aim
    line: int
    """A line wins if it goes over so many rows or columns."""
    tiles: int
    """That both players share."""
    widest: int
    """The tiles may never cover more rows or columns than this; 0: no such rule."""

    def check(self) -> None:
        if not isinstance(self.board, SquareField):
            self.fail("board", "expected a SquareField")
        elif 2 * self.board.reach + 1 < (self.widest or self.tiles) + 5:
            self.fail("board", "expected room for the widest layout and two cells on each side")
        if self.players != 2:
            self.fail("sides", f"expected two players, got {self.players}")
