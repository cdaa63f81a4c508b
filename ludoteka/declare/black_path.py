"""Black path: tiles with lines continue one main line; who runs it off the board loses."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from ..boards import Square, letters
from .game import Game


def board(size: int, *, black_corner: bool) -> Square:
    """A square board, whose lower right cell may be black."""
    if not black_corner:
        return Square(size, size)
    return Square(size, size, extra_regions=(("corner", f"{letters(size - 1)}1"),), tinted=(("corner", "black"),))


@dataclass(frozen=True, kw_only=True)
class BlackPath(Game):
    """The line begins in the upper left corner; the lower right one may be black, and who leads the line there wins."""

    family: ClassVar[str] = "black_path"

    size: int
    """How many cells a row has, and a column."""
    black_corner: bool
    """The second tile settles where the line leaves the first, and the black corner wins. Otherwise the line begins at
    the upper edge of the first tile, and the only end is the edge."""

    def __post_init__(self) -> None:
        # The board follows from the size, which is an option, and has a black cell only in some presets.
        object.__setattr__(self, "board", board(self.size, black_corner=self.black_corner))
        super().__post_init__()

    def check(self) -> None:
        if self.size < 3:
            self.fail("size", f"expected at least three by three cells, got {self.size}")
        if self.players != 2:
            self.fail("sides", f"expected two players, got {self.players}")
