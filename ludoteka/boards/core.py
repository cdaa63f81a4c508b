"""What every board is: cells with names, places and outlines, steps by direction, and what is drawn.

A board is a small frozen declaration (`Square(8, 8)`); its plan - cells, steps, lines - is worked out when it is
first asked for, so that listing all games builds no board. Rules read the steps, pictures read the places; both come
from the same plan. Units: neighbouring cells are about 1.0 apart; x grows to the right and y downwards, as on a page.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from enum import Enum
from functools import cached_property
from math import cos, pi, sin

OFF = -1
"""The step that leads off the board."""


Point = tuple[float, float]


class BoardError(ValueError):
    """A board was asked for something it does not have."""


class Gather(Enum):
    """How several pieces on one cell are shown."""

    TOWER = "one upon the other"
    ROW = "one beside the other, as on a backgammon point"
    CLUSTER = "side by side, smaller"
    HEAP = "in a heap with its number, as seeds in a pit"


@dataclass(frozen=True)
class Cell:
    """A place for pieces. `outline` is a polygon around it, or empty for a bare point on drawn lines."""

    name: str
    x: float
    y: float
    outline: tuple[Point, ...] = ()
    tone: str = "light"
    """Which of the theme's colours fills it: "light", "dark", "felt", "water", "none" ..."""
    layer: int = 0
    """Boards in several storeys draw each layer apart."""
    gather: Gather = Gather.TOWER
    spread: Point = (0.0, 0.0)
    """From each piece to the next where they lie in a row."""
    room: float = 1.0
    """How large a piece on it may be."""


@dataclass(frozen=True)
class Line:
    """A drawn line through two or more points; "edge" lines are strong, "grid" lines thin, "ink blue" ones blue.

    Closed ones may be filled with a tone: "fill green".
    """

    points: tuple[Point, ...]
    style: str = "grid"
    closed: bool = False


@dataclass(frozen=True)
class Label:
    """A coordinate or a word drawn on or beside the board."""

    text: str
    x: float
    y: float
    size: float = 0.28
    style: str = "coordinate"
    language: str = ""
    """A word of one language, to be shown to those who speak it; empty: it says the same to all."""


@dataclass(frozen=True)
class Lane:
    """A row of cells that moves name as one: a file, a rank. Where the edge of the board is not seen, its name stands
    at the edge of what is."""

    text: str
    through: tuple[str, ...]
    """Its two ends, and between them the cells where it bends."""


@dataclass(frozen=True)
class Mark:
    """A drawn decoration: a star point, a shaded region, an arrow; pieces stand above it."""

    kind: str
    x: float
    y: float
    size: float = 0.1
    outline: tuple[Point, ...] = ()


@dataclass(frozen=True)
class Plan:
    """A board worked out: the topology and the geometry of all cells."""

    cells: tuple[Cell, ...]
    directions: tuple[str, ...]
    steps: tuple[tuple[int, ...], ...]
    """steps[cell][direction] is the neighbouring cell, or OFF."""
    opposite: tuple[int, ...]
    """The direction that leads back; OFF where the topology has none (graphs with irregular points)."""
    lines: tuple[Line, ...] = ()
    labels: tuple[Label, ...] = ()
    marks: tuple[Mark, ...] = ()
    lanes: tuple[Lane, ...] = ()
    regions: Mapping[str, tuple[int, ...]] = field(default_factory=dict)

    def labels_in(self, language: str) -> tuple[Label, ...]:
        """What is written on and beside the board for somebody who speaks this language."""
        return tuple(label for label in self.labels if label.language in ("", language))


@dataclass(frozen=True, kw_only=True)
class Board(ABC):
    """A board: everything below is derived from the plan that a shape builds."""

    extra_regions: tuple[tuple[str, str], ...] = ()
    """Named regions a game adds: (("lake", "c5 d5 c6 d6"), ...)."""
    tinted: tuple[tuple[str, str], ...] = ()
    """Regions whose cells are drawn in a tone of their own: (("lake", "water"), ...)."""

    signed: tuple[tuple[str, str], ...] = ()
    """Regions whose cells bear a sign: (("triple word", "×3"), ...)."""

    owned: tuple[tuple[str, int], ...] = ()
    """Regions whose cells bear the engraved mark of a side: (("home 1", 0), ...), the number being the seat."""

    edged: tuple[tuple[str, int], ...] = ()
    """Regions whose outer edge has a side's colour: (("top", 0), ...), the number being the seat."""

    @property
    def margin(self) -> float:
        """For boards without end: how far around the pieces the picture reaches. 0: the whole board is drawn."""
        return 0.0

    @property
    def standing(self) -> bool:
        """It has a top: words beside its rows are read across, so nobody turns it by a quarter to see it larger."""
        return False

    @cached_property
    def slab(self) -> str:
        """The material of one piece on which all cells lie, "wood" or "felt"; empty where the cells cover the board."""
        return "wood" if any(not cell.outline for cell in self.cells) else ""

    @abstractmethod
    def build(self) -> Plan:
        """Work out cells, steps and drawing."""

    @cached_property
    def plan(self) -> Plan:
        return self.build()

    @property
    def cells(self) -> tuple[Cell, ...]:
        return self.plan.cells

    def __len__(self) -> int:
        return len(self.plan.cells)

    @cached_property
    def names(self) -> tuple[str, ...]:
        return tuple(cell.name for cell in self.plan.cells)

    @cached_property
    def _index(self) -> dict[str, int]:
        index = {cell.name: at for at, cell in enumerate(self.plan.cells)}
        if len(index) != len(self.plan.cells):
            twice = sorted({name for name in self.names if self.names.count(name) > 1})
            raise BoardError(f"a {type(self).__name__} has two cells of the same name: {', '.join(twice)}")
        return index

    def at(self, name: str) -> int:
        """The cell called `name`."""
        try:
            return self._index[name]
        except KeyError:
            raise BoardError(f"no cell {name!r} on this board; cells are {self.names[0]} to {self.names[-1]}") from None

    def all_at(self, names: str | Iterable[str]) -> tuple[int, ...]:
        """The cells called by a text like "a1 b2 c3", or by a series of names."""
        return tuple(self.at(name) for name in (names.split() if isinstance(names, str) else names))

    def step(self, cell: int, direction: int) -> int:
        return self.plan.steps[cell][direction]

    def direction(self, name: str) -> int:
        try:
            return self.plan.directions.index(name)
        except ValueError:
            raise BoardError(f"no direction {name!r}; directions are {', '.join(self.plan.directions)}") from None

    def neighbours(self, cell: int) -> tuple[int, ...]:
        """The distinct cells one step away, in the order of the directions."""
        return tuple(dict.fromkeys(to for to in self.plan.steps[cell] if to != OFF))

    def ray(self, cell: int, direction: int) -> tuple[int, ...]:
        """The cells met going straight on from `cell`, nearest first; stops before a cell met twice."""
        found: list[int] = []
        to = self.step(cell, direction)
        while to not in (OFF, cell) and to not in found:
            found.append(to)
            to = self.step(to, direction)
        return tuple(found)

    def rows(self, length: int, directions: Iterable[int] | None = None) -> tuple[tuple[int, ...], ...]:
        """Every straight row of `length` cells, each once."""
        ways = tuple(directions) if directions is not None else tuple(range(len(self.plan.directions)))
        found: dict[frozenset[int], tuple[int, ...]] = {}
        for start in range(len(self)):
            for way in ways:
                row = (start, *self.ray(start, way)[: length - 1])
                if len(row) == length:
                    found.setdefault(frozenset(row), row)
        return tuple(found.values())

    @cached_property
    def regions(self) -> Mapping[str, tuple[int, ...]]:
        return {**self.plan.regions, **{name: self.all_at(cells) for name, cells in self.extra_regions}}

    def region(self, name: str) -> tuple[int, ...]:
        try:
            return self.regions[name]
        except KeyError:
            raise BoardError(f"no region {name!r}; regions are {', '.join(self.regions) or 'none'}") from None


def letters(number: int) -> str:
    """a, b, ... z, aa, ab, ...: the letters of the `number`-th file, counted from 0."""
    text = ""
    number += 1
    while number:
        number, digit = divmod(number - 1, 26)
        text = chr(ord("a") + digit) + text
    return text


def disc(x: float, y: float, width: float, height: float = 0.0, corners: int = 32) -> tuple[Point, ...]:
    """The outline of a circle, or of an ellipse, by its half width and half height."""
    turns = (2 * pi * k / corners for k in range(corners))
    return tuple((x + width * cos(a), y + (height or width) * sin(a)) for a in turns)
