"""Boards of hexagonal cells in five shapes: hexagon, rhombus, triangle, rectangle and star.

Cells are kept as axial places (q, r). The six directions go round from E counter-clockwise; on an upright board, whose
cells stand in files, everything is turned by 30 degrees and they are called NE, N, NW, SW, S, SE.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field, replace
from enum import Enum
from math import cos, pi, sin, sqrt

from .core import OFF, Board, Cell, Label, Lane, Line, Plan, Point, disc, letters

E, NE, NW, W, SW, SE = range(6)
NAMES = ("E", "NE", "NW", "W", "SW", "SE")
UPRIGHT_NAMES = ("NE", "N", "NW", "SW", "S", "SE")
OFFSETS = ((1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1))
OPPOSITE = (W, SW, SE, E, NE, NW)
RADIUS = 1 / sqrt(3)
"""From a cell's centre to its corners when neighbours are 1 apart."""
THREE_TONES = ("middle", "dark", "light")

Place = tuple[int, int]


class HexCoordinates(Enum):
    """How the cells of a hexagon, a triangle or a star are named."""

    IN_ROW = "rows lettered from the bottom, cells numbered in each row from the left"
    BOOK = "rows lettered from the top, rows rising to the right numbered from the left (havannah, abalone, the star)"
    COLUMNS = "rows numbered from the bottom, rows rising to the right lettered from the left (rotary)"
    FILES = "upright: files lettered from the left, cells numbered in each file from below (hexagonal chess)"
    NUMBERS = "numbered from the top, row by row"


@dataclass(frozen=True, kw_only=True)
class HexBoard(Board):
    """What the five shapes share. Subclasses list the places and name them."""

    points: bool = False
    """Pieces stand on points joined by lines in the six directions."""
    discs: bool = False
    """Cells are round: holes of a star, removable rings."""
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

    def lanes(self) -> tuple[Lane, ...]:
        return ()

    @property
    def upright(self) -> bool:
        return False

    @property
    def slab(self) -> str:
        return "wood" if self.points or self.discs else ""

    def centre(self, place: Place) -> Point:
        q, r = place
        if self.upright:
            return (q + r) * sqrt(3) / 2, (r - q) / 2
        return q + r / 2, r * sqrt(3) / 2

    def outline(self, x: float, y: float) -> tuple[Point, ...]:
        if self.discs:
            return disc(x, y, 0.46)
        turned = 0 if self.upright else pi / 6
        turns = (turned + k * pi / 3 for k in range(6))
        return tuple((x + RADIUS * cos(a), y + RADIUS * sin(a)) for a in turns)

    def build(self) -> Plan:
        places = list(self.places())
        index = {place: at for at, place in enumerate(places)}
        steps = tuple(tuple(index.get((q + dq, r + dr), OFF) for dq, dr in OFFSETS) for q, r in places)
        return Plan(
            cells=tuple(self._cell(place) for place in places),
            directions=UPRIGHT_NAMES if self.upright else NAMES,
            steps=steps,
            opposite=OPPOSITE,
            lines=self._lines(index) if self.points else (),
            labels=self.labels(),
            lanes=self.lanes(),
            regions={name: tuple(index[p] for p in found) for name, found in self.sides().items()},
        )

    def _lines(self, index: dict[Place, int]) -> tuple[Line, ...]:
        lines = []
        for q, r in index:
            for dq, dr in OFFSETS[:3]:
                far = 0
                while (q + (far + 1) * dq, r + (far + 1) * dr) in index:
                    far += 1
                if far and (q - dq, r - dr) not in index:
                    lines.append(Line((self.centre((q, r)), self.centre((q + far * dq, r + far * dr)))))
        return tuple(lines)

    def _cell(self, place: Place) -> Cell:
        x, y = self.centre(place)
        if self.points:
            return Cell(self.name_of(place), x, y, tone="none")
        if self.discs:
            return Cell(self.name_of(place), x, y, self.outline(x, y), "middle", room=0.92)
        tone = "light" if self.tones == 1 else THREE_TONES[(place[0] - place[1]) % 3]
        return Cell(self.name_of(place), x, y, self.outline(x, y), tone)

    def labels_beyond(
        self, way: int, text: Callable[[Place], str], far: float = 0.85, among: Iterable[Place] | None = None
    ) -> tuple[Label, ...]:
        """A label for each row of cells with the same text, beyond its last cell in direction `way`, so far from it."""
        dq, dr = OFFSETS[way]
        last: dict[str, Place] = {}
        for place in self.places() if among is None else among:
            known = last.get(text(place))
            if known is None or place[0] * dq + place[1] * dr > known[0] * dq + known[1] * dr:
                last[text(place)] = place
        found = []
        for word, (q, r) in last.items():
            (x, y), (to_x, to_y) = self.centre((q, r)), self.centre((q + dq, r + dr))
            found.append(Label(word, x + (to_x - x) * far, y + (to_y - y) * far))
        return tuple(found)

    def numbers(self) -> tuple[Label, ...]:
        """The name of each cell at its upper end, where no piece covers it."""
        above, size = (RADIUS, 0.18) if self.discs else (0.45, 0.16)
        centres = ((self.name_of(place), self.centre(place)) for place in self.places())
        return tuple(Label(name, x, y - above, size, "number") for name, (x, y) in centres)


@dataclass(frozen=True)
class HexRhombus(HexBoard):
    """`width` by `height` cells leaning to the right; a1 at the upper left, letters along the top, as in hex."""

    width: int
    height: int
    edged: tuple[tuple[str, int], ...] = field(
        kw_only=True, default=(("top", 0), ("bottom", 0), ("left", 1), ("right", 1))
    )

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
    """A hexagon with `side` cells along each edge; with `other`, along every second edge, the lowest among them.

    By default rows are lettered from the bottom and cells numbered in each row from the left: a1 is the lower left.
    """

    side: int
    other: int = 0
    coordinates: HexCoordinates = HexCoordinates.IN_ROW

    @property
    def upright(self) -> bool:
        return self.coordinates is HexCoordinates.FILES

    @property
    def reach(self) -> int:
        """From the middle row down to the lowest one, and to the left corner."""
        return (self.other or self.side) - 1

    def places(self) -> Iterable[Place]:
        for r in range(self.reach, -self.side, -1):
            for q in range(self._first(r), min(self.side - 1, self.side - 1 - r) + 1):
                yield q, r

    def _first(self, r: int) -> int:
        return max(-self.reach, -r - self.reach)

    def name_of(self, place: Place) -> str:
        q, r = place
        row, rising = self.reach - r, q + r + self.reach
        match self.coordinates:
            case HexCoordinates.BOOK:
                return f"{letters(r + self.side - 1)}{rising + 1}"
            case HexCoordinates.COLUMNS:
                return f"{letters(rising)}{row + 1}"
            case HexCoordinates.FILES:
                return f"{letters(rising)}{q - max(-self.reach, rising - 2 * self.reach) + 1}"
            case HexCoordinates.NUMBERS:
                order = sorted(self.places(), key=lambda p: (p[1], p[0]))
                return str(order.index(place) + 1)
        return f"{letters(row)}{q - self._first(r) + 1}"

    def corners(self) -> list[Place]:
        """Counter-clockwise from the one at E."""
        k, reach = self.side - 1, self.reach
        return [(k, 0), (k, -k), (k - reach, -k), (-reach, 0), (-reach, reach), (k - reach, reach)]

    def sides(self) -> dict[str, list[Place]]:
        """Corners one by one, counter-clockwise from E, and the edges between them without the corners."""
        found: dict[str, list[Place]] = {}
        corners = self.corners()
        for at, (q, r) in enumerate(corners):
            found[f"corner {at + 1}"] = [(q, r)]
            dq, dr = OFFSETS[(at + 2) % 6]
            length = self.reach + 1 if at % 2 else self.side
            found[f"edge {at + 1}"] = [(q + dq * k, r + dr * k) for k in range(1, length - 1)]
        found["corners"] = corners
        found["edges"] = [place for at in range(6) for place in found[f"edge {at + 1}"]]
        return found

    def labels(self) -> tuple[Label, ...]:
        match self.coordinates:
            case HexCoordinates.NUMBERS:
                return self.numbers()
            case HexCoordinates.FILES:
                files = self.labels_beyond(SW, lambda p: self.name_of(p).rstrip("0123456789"))
                left = (p for p in self.places() if p[0] + p[1] <= 0)
                ranks = {self.name_of(p).lstrip("abcdefghijklmnopqrstuvwxyz"): p for p in sorted(left, reverse=True)}
                return (*files, *(self._rank_label(text, place) for text, place in ranks.items()))
            case HexCoordinates.IN_ROW:
                found = (*self.labels_beyond(W, lambda p: letters(self.reach - p[1])), *self._in_row_numbers())
                # Beside round holes and points there is wood on which they are written.
                return tuple(replace(label, style="number") for label in found) if self.slab else found
        by_letter = self.coordinates is HexCoordinates.BOOK
        rows = self.labels_beyond(
            W, lambda p: letters(p[1] + self.side - 1) if by_letter else str(self.reach - p[1] + 1)
        )
        rising = self.labels_beyond(
            NE, lambda p: str(p[0] + p[1] + self.reach + 1) if by_letter else letters(p[0] + p[1] + self.reach)
        )
        return (*rows, *rising)

    def _in_row_numbers(self) -> tuple[Label, ...]:
        """Cells of the same number lie on lines that rise to the left up to the widest row, then to the right."""

        def number(place: Place) -> str:
            return str(place[0] - self._first(place[1]) + 1)

        below = self.labels_beyond(SE, number, among=(p for p in self.places() if p[1] >= 0))
        above = self.labels_beyond(NE, number, among=(p for p in self.places() if p[1] < 0))
        return (*below, *above)

    def _rank_label(self, text: str, place: Place) -> Label:
        """To the left of the first file, and above the cells that rise from it to the top."""
        (x, y), first = self.centre(place), sum(place) == -self.reach
        return Label(text, x - (0.8 if first else 0.58), y - (0.0 if first else 0.6))


@dataclass(frozen=True)
class HexTriangle(HexBoard):
    """A triangle with one corner at the top.

    Rows are numbered from the top, rows falling to the right lettered from the left (the game of Y); or all cells are
    numbered from the top (solitaire).
    """

    side: int
    coordinates: HexCoordinates = HexCoordinates.BOOK

    def places(self) -> Iterable[Place]:
        return ((q, r) for r in range(self.side) for q in range(-r, 1))

    def name_of(self, place: Place) -> str:
        q, r = place
        if self.coordinates is HexCoordinates.NUMBERS:
            return str(r * (r + 1) // 2 + q + r + 1)
        return f"{letters(q + self.side - 1)}{r + 1}"

    def sides(self) -> dict[str, list[Place]]:
        n = self.side
        return {
            "left": [(-r, r) for r in range(n)],
            "right": [(0, r) for r in range(n)],
            "bottom": [(q, n - 1) for q in range(1 - n, 1)],
            "corners": [(0, 0), (1 - n, n - 1), (0, n - 1)],
        }

    def labels(self) -> tuple[Label, ...]:
        if self.coordinates is HexCoordinates.NUMBERS:
            return self.numbers()
        rows = self.labels_beyond(W, lambda p: str(p[1] + 1))
        return (*rows, *self.labels_beyond(SE, lambda p: letters(p[0] + self.side - 1)))


@dataclass(frozen=True)
class HexRectangle(HexBoard):
    """`height` rows of `width` cells, every second row half a cell to the right; a1 at the lower left."""

    width: int
    height: int

    def places(self) -> Iterable[Place]:
        return ((file + (row + 1) // 2, -row) for row in range(self.height) for file in range(self.width))

    def file_of(self, place: Place) -> int:
        return place[0] - (1 - place[1]) // 2

    def name_of(self, place: Place) -> str:
        return f"{letters(self.file_of(place))}{1 - place[1]}"

    def sides(self) -> dict[str, list[Place]]:
        places = list(self.places())
        found = {f"row {row + 1}": [p for p in places if p[1] == -row] for row in range(self.height)}
        found["left"] = [p for p in places if self.file_of(p) == 0]
        found["right"] = [p for p in places if self.file_of(p) == self.width - 1]
        return {**found, "bottom": found["row 1"], "top": found[f"row {self.height}"]}

    def labels(self) -> tuple[Label, ...]:
        numbers = self.labels_beyond(W, lambda p: str(1 - p[1]))
        return (*numbers, *(Label(letters(f), float(f), 0.95) for f in range(self.width)))


@dataclass(frozen=True)
class HexStar(HexBoard):
    """A star of six points, `arm` rows high. Rows are lettered from the top, rows rising to the right numbered.

    Regions "point 1" to "point 6" go clockwise from the top; "middle" is the hexagon between them.
    """

    arm: int = 4

    def places(self) -> Iterable[Place]:
        reach = 2 * self.arm
        for r in range(-reach, reach + 1):
            for q in range(-reach, reach + 1):
                if self._inside(q, r):
                    yield q, r

    def _inside(self, q: int, r: int) -> bool:
        three = sorted((q, r, -q - r))
        return three[0] >= -self.arm or three[2] <= self.arm

    def name_of(self, place: Place) -> str:
        q, r = place
        return f"{letters(r + 2 * self.arm)}{q + r + 2 * self.arm + 1}"

    def sides(self) -> dict[str, list[Place]]:
        a = self.arm
        places = list(self.places())
        outwards = [(-r, q, q + r, r, -q, -q - r) for q, r in places]
        found = {f"point {k + 1}": [p for p, far in zip(places, outwards, strict=True) if far[k] > a] for k in range(6)}
        outside = {p for point in found.values() for p in point}
        return {**found, "middle": [p for p in places if p not in outside]}

    def labels(self) -> tuple[Label, ...]:
        rows = self.labels_beyond(W, lambda p: letters(p[1] + 2 * self.arm), 0.68)
        rising = self.labels_beyond(NE, lambda p: str(p[0] + p[1] + 2 * self.arm + 1), 0.7)
        return (*self._apart(rows, rising, 0.18), *self._apart(rising, rows, -0.18))

    def _apart(self, labels: tuple[Label, ...], others: tuple[Label, ...], shift: float) -> tuple[Label, ...]:
        """Where a letter and a number fall into the same notch, each moves towards its own row."""
        taken = {(round(label.x), round(label.y)) for label in others}
        return tuple(
            replace(label, x=label.x + shift, y=label.y - 0.7 * shift)
            if (round(label.x), round(label.y)) in taken
            else label
            for label in labels
        )
