"""Boards without end: a field so large that the pieces of the game cannot outgrow it.

Cells are named from the centre "o": e2 is two cells to the east, n1w3 one up and three to the west. On hexagons the row
above is reached by a step NE, the row below by a step SE. `reach` is to be
at least the number of pieces that can be laid.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass

from .core import OFF, Board, Cell, Label, Lane, Plan
from .hexes import HexBoard, Place
from .square import NAMES, OFFSETS, OPPOSITE
from .triangles import Place as TrianglePlace
from .triangles import TriangleBoard

MARGIN = 2.0
"""Empty cells drawn around the pieces."""


def name_from_centre(east: int, north: int) -> str:
    up = f"{'n' if north > 0 else 's'}{abs(north)}" if north else ""
    across = f"{'e' if east > 0 else 'w'}{abs(east)}" if east else ""
    return up + across or "o"


def lanes_from_centre(reach: int, ends: Callable[[int], tuple[int, int]]) -> tuple[Lane, ...]:
    """The columns, which bend in the middle row where they are not straight, then the rows, whose ends are given."""
    counted = range(-reach, reach + 1)
    columns = [(east, [north for north in counted if _within(east, ends(north))]) for east in counted]
    return (
        *(
            Lane(name_from_centre(east, 0), tuple(name_from_centre(east, n) for n in (min(rows), 0, max(rows))))
            for east, rows in columns
        ),
        *(
            Lane(name_from_centre(0, north), tuple(name_from_centre(east, north) for east in ends(north)))
            for north in counted
        ),
    )


def _within(value: int, ends: tuple[int, int]) -> bool:
    return ends[0] <= value <= ends[1]


@dataclass(frozen=True)
class SquareField(Board):
    """Square cells up to `reach` away from the centre on each side."""

    reach: int
    checkered: bool = False

    @property
    def margin(self) -> float:
        return MARGIN

    def build(self) -> Plan:
        n = self.reach
        size = 2 * n + 1
        places = [(x, y) for y in range(-n, n + 1) for x in range(-n, n + 1)]
        inside = range(-n, n + 1)
        return Plan(
            cells=tuple(self._cell(x, y) for x, y in places),
            directions=NAMES,
            steps=tuple(
                tuple(
                    (y + dy + n) * size + x + dx + n if x + dx in inside and y + dy in inside else OFF
                    for dx, dy in OFFSETS
                )
                for x, y in places
            ),
            opposite=OPPOSITE,
            lanes=lanes_from_centre(n, lambda _: (-n, n)),
            regions={"centre": (len(places) // 2,)},
        )

    def _cell(self, x: int, y: int) -> Cell:
        outline = ((x - 0.5, -y - 0.5), (x + 0.5, -y - 0.5), (x + 0.5, -y + 0.5), (x - 0.5, -y + 0.5))
        dark = self.checkered and (x + y) % 2 == 0
        return Cell(name_from_centre(x, y), float(x), float(-y), outline, "dark" if dark else "light")


@dataclass(frozen=True)
class HexField(HexBoard):
    """Hexagonal cells up to `reach` steps away from the centre."""

    reach: int

    @property
    def margin(self) -> float:
        return MARGIN

    def places(self) -> Iterable[Place]:
        n = self.reach
        for r in range(n, -n - 1, -1):
            for q in range(max(-n, -r - n), min(n, n - r) + 1):
                yield q, r

    def name_of(self, place: Place) -> str:
        q, r = place
        return name_from_centre(q + r if r < 0 else q, -r)

    def sides(self) -> dict[str, list[Place]]:
        return {"centre": [(0, 0)]}

    def lanes(self) -> tuple[Lane, ...]:
        """A row is as much shorter than the middle one as it is away from it, all of it at the east."""
        return lanes_from_centre(self.reach, lambda north: (-self.reach, self.reach - abs(north)))


@dataclass(frozen=True)
class TriangleField(TriangleBoard):
    """Triangular cells, `side` columns to the left and right of the centre and `side` rows above and below it."""

    @property
    def margin(self) -> float:
        return MARGIN

    def ranges(self) -> Iterator[range]:
        return (range(2 * self.side + 1) for _ in range(2 * self.side + 1))

    def name_of(self, place: TrianglePlace) -> str:
        return name_from_centre(place[0] - self.side, place[1] - self.side)

    def labels(self, cells: tuple[Cell, ...]) -> tuple[Label, ...]:  # noqa: ARG002
        """None: its rows are counted from the centre, and its edge is never seen."""
        return ()

    def lanes(self) -> tuple[Lane, ...]:
        return lanes_from_centre(self.side, lambda _: (-self.side, self.side))

    def extra(self) -> dict[str, TrianglePlace]:
        return {"centre": (self.side, self.side)}
