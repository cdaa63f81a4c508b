"""A board of holes for pegs: a square without its corners, with the two players' border rows marked."""

from __future__ import annotations

from dataclasses import dataclass, replace

from .core import Line, Mark, Plan
from .square import Square

HOLE, BORDER_HOLE = 0.06, 0.1


@dataclass(frozen=True)
class PegBoard(Square):
    """The upper and the lower row belong to the first player, the left and the right file to the second."""

    def build(self) -> Plan:
        plan = super().build()
        right, top = self.width - 1, self.height - 1
        # Lines between the outermost rows and the others show where the borders are.
        lower, upper, left, far = 1.0, self.height - 1.0, 1.0, self.width - 1.0
        lines = (
            Line(((left, lower), (far, lower)), "edge"),
            Line(((left, upper), (far, upper)), "edge"),
            Line(((left, lower), (left, upper)), "edge"),
            Line(((far, lower), (far, upper)), "edge"),
        )
        marks = []
        for cell in plan.cells:
            file, rank = round(cell.x - 0.5), round(self.height - cell.y - 0.5)
            owner = 0 if rank in (0, top) else 1 if file in (0, right) else -1
            kind = f"side {owner}" if owner >= 0 else "star"
            marks.append(Mark(kind, cell.x, cell.y, BORDER_HOLE if owner >= 0 else HOLE))
        return replace(plan, lines=lines, marks=tuple(marks))


def peg_board(size: int) -> PegBoard:
    """`size` by `size` holes without the four corners."""
    board = Square(size, size)
    last = size - 1
    corners = tuple(board.name_of(file, rank) for file, rank in ((0, 0), (last, 0), (0, last), (last, last)))
    return PegBoard(size, size, points=True, without=corners)
