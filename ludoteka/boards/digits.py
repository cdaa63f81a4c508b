"""Square cells with a printed number in each."""

from __future__ import annotations

from dataclasses import dataclass, replace

from .core import BoardError, Label, Plan
from .square import Square


@dataclass(frozen=True)
class Digits(Square):
    """A square board; `digits` are its rows from the top, one digit for each cell."""

    digits: tuple[str, ...] = ()

    def build(self) -> Plan:
        if len(self.digits) != self.height or any(len(row) != self.width for row in self.digits):
            raise BoardError(f"expected {self.height} rows of {self.width} digits")
        plan = super().build()
        printed = tuple(
            Label(digit, cell.x, cell.y, 0.5, "name")
            for cell in plan.cells
            for digit in self.digits[round(cell.y - 0.5)][round(cell.x - 0.5)]
        )
        return replace(plan, labels=(*plan.labels, *printed))

    def number_on(self, cell: int) -> int:
        """The number printed on a cell."""
        file, rank = cell % self.width, cell // self.width
        return int(self.digits[self.height - 1 - rank][file])
