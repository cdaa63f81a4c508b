"""Boards of hexagonal cells in five shapes: hexagon, rhombus, triangle, rectangle and star.

Cells are kept as axial places (q, r); the six directions go round from E counter-clockwise.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from math import cos, pi, sin, sqrt

from .core import OFF, Board, Cell, Label, Line, Plan, letters

E, NE, NW, W, SW, SE = range(6)
NAMES = ("E", "NE", "NW", "W", "SW", "SE")
OFFSETS = ((1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1))
OPPOSITE = (W, SW, SE, E, NE, NW)
RADIUS = 1 / sqrt(3)
"""From a cell's centre to its corners when neighbours are 1 apart."""

Place = tuple[int, int]


@dataclass(frozen=True, kw_only=True)
class HexBoard(Board):
    """What the five shapes share. Subclasses list the places and name them."""

    points: bool = False
    """Pieces stand on points joined by lines in the six directions."""
    tones: int = 1
    """1: all cells alike; 3: three alternating colours, as in hexagonal chess."""

    def places(self) -> Iterable[Place]:
        raise NotImplementedError

    def name_of(self, place: Place) -> str:
        raise NotImplementedError

    def sides(self) -> dict[str, list[Place]]:
        """Named edges and corners."""
        return {}

    def labels(self) -> tuple[Label, ...]:
        return ()

    def centre(self, place: Place) -> tuple[float, float]:
        q, r = place
        return q + r / 2, r * sqrt(3) / 2

    def outline(self, x: float, y: float) -> tuple[tuple[float, float], ...]:
        turns = (pi / 6 + k * pi / 3 for k in range(6))
        return tuple((x + RADIUS * cos(a), y + RADIUS * sin(a)) for a in turns)

    def build(self) -> Plan:
        places = list(self.places())
        index = {place: at for at, place in enumerate(places)}
        steps = tuple(tuple(index.get((q + dq, r + dr), OFF) for dq, dr in OFFSETS) for q, r in places)
        lines: tuple[Line, ...] = ()
        if self.points:
            lines = tuple(
                Line((self.centre(place), self.centre((place[0] + dq, place[1] + dr))))
                for place in places
                for dq, dr in OFFSETS[:3]
                if (place[0] + dq, place[1] + dr) in index
            )
        return Plan(
            cells=tuple(self._cell(place) for place in places),
            directions=NAMES,
            steps=steps,
            opposite=OPPOSITE,
            lines=lines,
            labels=self.labels(),
            regions={name: tuple(index[p] for p in found) for name, found in self.sides().items()},
        )

    def _cell(self, place: Place) -> Cell:
        x, y = self.centre(place)
        if self.points:
            return Cell(self.name_of(place), x, y, tone="none")
        tone = "light" if self.tones == 1 else ("light", "middle", "dark")[(place[0] - place[1]) % 3]
        return Cell(self.name_of(place), x, y, self.outline(x, y), tone)


@dataclass(frozen=True)
class HexRhombus(HexBoard):
    """`width` by `height` cells leaning to the right; a1 at the upper left, letters along the top (as hex players do)."""

    width: int
    height: int

    def places(self) -> Iterable[Place]:
        return ((file, rank) for rank in range(self.height) for file in range(self.width))

    def name_of(self, place: Place) -> str:
        return f"{letters(place[0])}{place[1] + 1}"

    def sides(self) -> dict[str, list[Place]]:
        return {
            "top": [(f, 0) for f in range(self.width)],
            "bottom": [(f, self.height - 1) for f in range(self.width)],
            "left": [(0, r) for r in range(self.height)],
            "right": [(self.width - 1, r) for r in range(self.height)],
        }

    def labels(self) -> tuple[Label, ...]:
        top = (Label(letters(f), f - 0.5, -sqrt(3) / 2) for f in range(self.width))
        left = (Label(str(r + 1), r / 2 - 0.95, r * sqrt(3) / 2) for r in range(self.height))
        return (*top, *left)


@dataclass(frozen=True)
class HexHexagon(HexBoard):
    """A hexagon with `side` cells along each edge.

    Rows are lettered from the bottom, cells numbered in each row from the left (a1 is the lower left corner).
    """

    side: int

    def places(self) -> Iterable[Place]:
        reach = self.side - 1
        for r in range(reach, -reach - 1, -1):
            for q in range(max(-reach, -r - reach), min(reach, reach - r) + 1):
                yield q, r

    def name_of(self, place: Place) -> str:
        q, r = place
        reach = self.side - 1
        return f"{letters(reach - r)}{q - max(-reach, -r - reach) + 1}"

    def corners(self) -> list[Place]:
        k = self.side - 1
        return [(k, 0), (k, -k), (0, -k), (-k, 0), (-k, k), (0, k)]

    def sides(self) -> dict[str, list[Place]]:
        """Corners one by one, counter-clockwise from E, and the edges between them without the corners."""
        found: dict[str, list[Place]] = {}
        corners = self.corners()
        for at, (q, r) in enumerate(corners):
            found[f"corner {at + 1}"] = [(q, r)]
            dq, dr = OFFSETS[(at + 2) % 6]
            found[f"edge {at + 1}"] = [(q + dq * k, r + dr * k) for k in range(1, self.side - 1)]
        found["corners"] = corners
        found["edges"] = [place for at in range(6) for place in found[f"edge {at + 1}"]]
        return found

    def labels(self) -> tuple[Label, ...]:
        reach = self.side - 1
        found = []
        for r in range(reach, -reach - 1, -1):
            x, y = self.centre((max(-reach, -r - reach), r))
            found.append(Label(letters(reach - r), x - 0.85, y))
        return tuple(found)
