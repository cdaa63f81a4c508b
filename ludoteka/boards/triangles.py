"""Boards of triangular cells: a triangle or a hexagon cut into small triangles; those with the point up are dark."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from math import sqrt

from .core import OFF, Board, Cell, Label, Lane, Plan, Point, letters

DIRECTIONS = ("E", "NE", "NW", "W", "SW", "SE", "left", "right", "over")
OPPOSITE = (3, 4, 5, 0, 1, 2, 7, 6, 8)
CORNERWISE = ((2, 0), (1, 1), (-1, 1), (-2, 0), (-1, -1), (1, -1))
SIDE = sqrt(3)
"""The side of a cell whose neighbours' centres are 1 apart."""
HEIGHT = 1.5

Place = tuple[int, int]
"""(column, row): a column is half a side wide, rows are counted upwards from the lowest."""


@dataclass(frozen=True)
class TriangleBoard(Board):
    """What both shapes share. Cells are lettered from the left in each row, rows are numbered from below.

    Six directions join cells of the same kind that touch at a corner; "left", "right" and "over" join cells with a
    common side ("over": below a cell with its point up, above one with its point down).
    """

    side: int
    """Cells along each edge."""

    def ranges(self) -> Iterator[range]:
        """The columns of each row, from the lowest row up."""
        raise NotImplementedError

    def name_of(self, place: Place) -> str:
        column, row = place
        return f"{letters(column - self.starts[row])}{row + 1}"

    @cached_property
    def starts(self) -> tuple[int, ...]:
        return tuple(columns.start for columns in self.ranges())

    def extra(self) -> dict[str, Place]:
        """Further regions of one cell."""
        return {}

    def labels(self, cells: tuple[Cell, ...]) -> tuple[Label, ...]:  # noqa: ARG002
        """The numbers of the rows, at the left."""
        return tuple(
            Label(str(row + 1), (start - 1.3) * SIDE / 2, -(row + 0.5) * HEIGHT)
            for row, start in enumerate(self.starts)
        )

    def lanes(self) -> tuple[Lane, ...]:
        return ()

    def points_up(self, place: Place) -> bool:
        """In both shapes the lowest row has a point upwards at column 0."""
        return sum(place) % 2 == 0

    def build(self) -> Plan:
        columns = list(self.ranges())
        places = [(column, row) for row, found in enumerate(columns) for column in found]
        index = {place: at for at, place in enumerate(places)}
        cells = tuple(self._cell(self.name_of(place), place) for place in places)
        return Plan(
            cells=cells,
            directions=DIRECTIONS,
            steps=tuple(tuple(self._steps(index, place)) for place in places),
            opposite=OPPOSITE,
            labels=self.labels(cells),
            lanes=self.lanes(),
            regions={
                "dark": tuple(at for at, cell in enumerate(cells) if cell.tone == "dark"),
                "light": tuple(at for at, cell in enumerate(cells) if cell.tone == "light"),
                **{name: (index[place],) for name, place in self.extra().items()},
            },
        )

    def _steps(self, index: dict[Place, int], place: Place) -> Iterator[int]:
        column, row = place
        over = -1 if self.points_up(place) else 1
        for dx, dy in (*CORNERWISE, (-1, 0), (1, 0), (0, over)):
            yield index.get((column + dx, row + dy), OFF)

    def _cell(self, name: str, place: Place) -> Cell:
        column, row = place
        up = self.points_up(place)
        x, low, high = column * SIDE / 2, -row * HEIGHT, -(row + 1) * HEIGHT
        base, tip = (low, high) if up else (high, low)
        outline: tuple[Point, ...] = ((x - SIDE / 2, base), (x + SIDE / 2, base), (x, tip))
        return Cell(name, x, (2 * base + tip) / 3, outline, "dark" if up else "light", room=1.05)


@dataclass(frozen=True)
class TriangleTriangle(TriangleBoard):
    """A triangle with a corner at the top and `side` dark cells along each edge."""

    def ranges(self) -> Iterator[range]:
        return (range(row, 2 * self.side - 1 - row) for row in range(self.side))

    def labels(self, cells: tuple[Cell, ...]) -> tuple[Label, ...]:
        """Cells of the same letter lie on lines that rise to the right from the lowest row."""
        lowest = (Label(letters(column), column * SIDE / 2, 0.42) for column in range(2 * self.side - 1))
        return (*super().labels(cells), *lowest)


@dataclass(frozen=True)
class TriangleHexagon(TriangleBoard):
    """A hexagon whose edges are `side` cells long."""

    def ranges(self) -> Iterator[range]:
        n = self.side
        for row in range(2 * n):
            out = min(row, 2 * n - 1 - row)
            yield range(-1 - out, 2 * n + out)

    def labels(self, cells: tuple[Cell, ...]) -> tuple[Label, ...]:
        """Letters change their place from row to row, so each cell has its name in the left corner of its side."""
        return tuple(self._name_in_corner(cell) for cell in cells)

    def _name_in_corner(self, cell: Cell) -> Label:
        """Beside the piece, which leaves the corners free."""
        _, base = cell.outline[0]
        inwards = 0.14 if base < cell.y else -0.14
        return Label(cell.name, cell.x - 0.62, base + inwards, 0.18, "name")
