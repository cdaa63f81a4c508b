"""A square board whose rows and columns are both numbered: 11 is the lower left cell, 19 the lower right one."""

from __future__ import annotations

from dataclasses import dataclass

from .core import Cell, Label
from .square import Square


@dataclass(frozen=True)
class NumberedSquare(Square):
    """A cell is called by its row, then its column; at most nine of each."""

    def name_of(self, file: int, rank: int) -> str:
        return f"{rank + 1}{file + 1}"

    def _labels(self, cells: tuple[Cell, ...]) -> tuple[Label, ...]:  # noqa: ARG002
        below = (Label(str(f + 1), f + 0.5, self.height + 0.3) for f in range(self.width))
        left = (Label(str(r + 1), -0.3, self.height - r - 0.5) for r in range(self.height))
        return (*below, *left)
