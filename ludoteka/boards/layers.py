"""Boards in several storeys: square grids drawn side by side, and a pyramid of balls, seen from above its front."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from itertools import product
from math import ceil, cos, pi, sin, sqrt

from .core import OFF, Board, Cell, Label, Plan, Point, letters
from .square import NAMES as COMPASS
from .square import OFFSETS as AROUND

GAP = 1.2
"""Between two storeys in the picture."""

Place = tuple[int, int, int]
"""(file, rank, storey)"""

WAYS = tuple((x, y, z) for z in (0, 1, -1) for x, y in (*AROUND, *(((0, 0),) if z else ())))
OPPOSITE = tuple(WAYS.index((-x, -y, -z)) for x, y, z in WAYS)


def _way_name(x: int, y: int, z: int) -> str:
    flat = COMPASS[AROUND.index((x, y))] if (x, y) in AROUND else ""
    return " ".join(word for word in ({1: "up", -1: "down"}.get(z, ""), flat) if word)


@dataclass(frozen=True)
class Layers(Board):
    """`depth` square grids, one above the other: 3b2 is b2 of the third storey, counted from below. 26 directions."""

    width: int
    height: int
    depth: int

    def build(self) -> Plan:
        places = [(f, r, z) for z, r, f in product(range(self.depth), range(self.height), range(self.width))]
        index = {place: at for at, place in enumerate(places)}
        return Plan(
            cells=tuple(self._cell(place) for place in places),
            directions=tuple(_way_name(*way) for way in WAYS),
            steps=tuple(tuple(index.get((f + dx, r + dy, z + dz), OFF) for dx, dy, dz in WAYS) for f, r, z in places),
            opposite=OPPOSITE,
            labels=tuple(self._labels()),
            regions={
                **{f"storey {z + 1}": tuple(index[p] for p in places if p[2] == z) for z in range(self.depth)},
                "surface": tuple(at for at, place in enumerate(places) if self._faces(place)),
                "corners": tuple(at for at, place in enumerate(places) if self._faces(place) == 3),
            },
        )

    def _faces(self, place: Place) -> int:
        """How many faces of the block the cell lies on."""
        return sum(k in (0, size - 1) for k, size in zip(place, (self.width, self.height, self.depth), strict=True))

    def origin(self, storey: int) -> tuple[float, float]:
        """The upper left corner of a storey in the picture."""
        per_row = ceil(sqrt(self.depth))
        return (storey % per_row) * (self.width + GAP), (storey // per_row) * (self.height + GAP)

    def _cell(self, place: Place) -> Cell:
        f, r, z = place
        left, top = self.origin(z)
        x, y = left + f + 0.5, top + self.height - r - 0.5
        outline = ((x - 0.5, y - 0.5), (x + 0.5, y - 0.5), (x + 0.5, y + 0.5), (x - 0.5, y + 0.5))
        return Cell(f"{z + 1}{letters(f)}{r + 1}", x, y, outline, layer=z)

    def _labels(self) -> Iterator[Label]:
        for z in range(self.depth):
            left, top = self.origin(z)
            yield Label(str(z + 1), left - 0.42, top - 0.12, 0.42, "title")
            yield from (Label(letters(f), left + f + 0.5, top + self.height + 0.25, 0.24) for f in range(self.width))
            yield from (Label(str(r + 1), left - 0.25, top + self.height - r - 0.5, 0.24) for r in range(self.height))


UP = ((1, 1), (1, -1), (-1, -1), (-1, 1))
"""Where a ball of the next storey lies from one that carries it: NE, SE, SW, NW, half a cell away."""


DEPTH, RISE, BALL, NEARER = 0.9, 0.32, 0.5, 0.04
"""How a pyramid is seen from above its front: rows behind each other are so far apart, and the next storey lies so much
higher; how far a ball reaches, and by how much it looks larger on each storey."""
APART = 0.3
"""Between the coordinates of two storeys, which stand one behind the other."""


@dataclass(frozen=True)
class Pyramid(Board):
    """Balls on balls: `base` by `base` places below, one fewer on each storey. 2a1 lies on 1a1, 1b1, 1a2 and 1b2.

    Directions: the eight of the compass on a storey, then up and down, each NE, SE, SW, NW.
    """

    base: int

    def build(self) -> Plan:
        places = [(f, r, z) for z in range(self.base) for r in range(self.base - z) for f in range(self.base - z)]
        index = {place: at for at, place in enumerate(places)}
        ways = [f"{towards} {way}" for towards in ("up", "down") for way in ("NE", "SE", "SW", "NW")]
        return Plan(
            cells=tuple(self._cell(place) for place in places),
            directions=(*COMPASS, *ways),
            steps=tuple(tuple(self._steps(index, place)) for place in places),
            opposite=(4, 5, 6, 7, 0, 1, 2, 3, 14, 15, 12, 13, 10, 11, 8, 9),
            labels=tuple(self._labels()),
            regions={f"storey {z + 1}": tuple(index[p] for p in places if p[2] == z) for z in range(self.base)},
        )

    def _steps(self, index: dict[Place, int], place: Place) -> Iterator[int]:
        f, r, z = place
        for dx, dy in AROUND:
            yield index.get((f + dx, r + dy, z), OFF)
        for dx, dy in UP:
            yield index.get((f + (dx - 1) // 2, r + (dy - 1) // 2, z + 1), OFF)
        for dx, dy in UP:
            yield index.get((f + (dx + 1) // 2, r + (dy + 1) // 2, z - 1), OFF)

    @cached_property
    def slab(self) -> str:
        return "wood"

    def _seen(self, file: float, rank: float, storey: int) -> Point:
        """Each storey lies half a ball further in and behind, upon the one below it."""
        across, away = file + storey / 2, rank + storey / 2
        return across, -DEPTH * away - RISE * storey

    def _cell(self, place: Place) -> Cell:
        """A hollow in the wood, or a place in the air that balls may come to carry: as large as the ball in it."""
        f, r, z = place
        x, y = self._seen(f + 0.5, r + 0.5, z)
        size = BALL * (1 + NEARER * z)
        reach = size if z else 0.9 * size
        angles = [pi * k / 12 for k in range(24)]
        outline = tuple((x + reach * cos(a), y + reach * (1 if z else DEPTH) * sin(a)) for a in angles)
        tone = "none" if z else "pit"
        return Cell(f"{z + 1}{letters(f)}{r + 1}", x, y, outline, tone, layer=z, room=2 * size / 0.94)

    def _labels(self) -> Iterator[Label]:
        """The coordinates of all storeys, those of the higher ones further out, each under and beside its balls."""
        for z in range(self.base):
            beyond = 0.72 + APART * z
            yield Label(str(z + 1), -beyond, DEPTH * beyond, 0.26, "title")
            for k in range(self.base - z):
                along = k + 0.5 + z / 2
                yield Label(letters(k), along, beyond, 0.24)
                yield Label(str(k + 1), -beyond, -DEPTH * along - RISE * z, 0.24)
