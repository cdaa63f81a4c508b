"""Boards of points joined by drawn lines: morris, alquerque, fanorona, fox and geese, spider webs.

A line is a row of points, "a1 d1 g1": whoever stands on one of them can step to the next one, and go straight on along
the line. Where all lines run straight in the eight directions of the compass, those are the directions of the board;
else every line lends its own, "1+" forwards and "1-" backwards, and lines that never meet share theirs.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from enum import Enum
from itertools import pairwise
from math import atan2, cos, hypot, pi, sin

from .core import OFF, Board, BoardError, Cell, Label, Line, Mark, Plan, Point, letters
from .square import NAMES as COMPASS
from .square import OPPOSITE

Spot = tuple[str, float, float]
Place = tuple[int, int]
ARC_STEPS = 12
"""Straight pieces that a drawn arc is made of, between two neighbouring points."""


@dataclass(frozen=True)
class GraphBoard(Board):
    """Points by name and place (y downwards), and the lines through them."""

    points: tuple[Spot, ...]
    lines: tuple[str, ...]
    rounds: tuple[str, ...] = ()
    """Lines drawn as arcs around `centre`; steps go along them as along the others."""
    centre: Point = (0.0, 0.0)
    stars: tuple[str, ...] = ()
    """Points marked with a dot."""
    coordinates: tuple[Label, ...] = ()
    dots: tuple[str, ...] = ()
    """Regions whose points are drawn as a side's dots: the first one the first player's."""
    bare: tuple[str, ...] = ()
    """Regions whose points are not marked: places for what lies between the lines."""
    named: bool = False
    """Write the name of each point that is not bare beside it, where it has no other coordinates."""
    room: float = 1.0
    """How large a piece on a point may be: smaller where names are to be read between neighbours."""
    styles: tuple[str, str] = ("grid", "grid")
    """How lines along rows and columns are drawn, and how the others: "edge" is strong, "ink red" is red."""

    def build(self) -> Plan:
        cells = tuple(Cell(name, x, y, tone="none", room=self.room) for name, x, y in self.points)
        index = {cell.name: at for at, cell in enumerate(cells)}
        rows = [self._row(index, line) for line in (*self.lines, *self.rounds)]
        steps, names, opposite = _compass(cells, rows) or _by_line(len(cells), rows)
        drawn = [self._line(tuple((cells[at].x, cells[at].y) for at in row)) for row in rows[: len(self.lines)]]
        drawn += [Line(self._arc(cells, row)) for row in rows[len(self.lines) :]]
        return Plan(
            cells=cells,
            directions=names,
            steps=steps,
            opposite=opposite,
            lines=tuple(drawn),
            labels=self.coordinates or (self._names(cells, drawn) if self.named else ()),
            marks=self._marks(cells, index),
            regions={f"line {at + 1}": tuple(dict.fromkeys(row)) for at, row in enumerate(rows)},
        )

    def _names(self, cells: tuple[Cell, ...], drawn: Sequence[Line]) -> tuple[Label, ...]:
        from .point_names import name_labels  # with numpy, which most boards do not need

        return name_labels(self._marked(cells), drawn)

    def _marks(self, cells: tuple[Cell, ...], index: Mapping[str, int]) -> tuple[Mark, ...]:
        found = [Mark("star", cells[index[name]].x, cells[index[name]].y, 0.11) for name in self.stars]
        extra = dict(self.extra_regions)
        if not self.dots:
            found += [Mark("star", cell.x, cell.y, 0.065) for cell in self._marked(cells)]
        for seat, region in enumerate(self.dots):
            spots = (cells[index[name]] for name in extra[region].split())
            found += [Mark(f"side {seat}", cell.x, cell.y, 0.16) for cell in spots]
        return tuple(found)

    def _marked(self, cells: tuple[Cell, ...]) -> tuple[Cell, ...]:
        extra = dict(self.extra_regions)
        bare = {name for region in self.bare for name in extra[region].split()}
        return tuple(cell for cell in cells if cell.name not in bare)

    def _line(self, places: tuple[Point, ...]) -> Line:
        straight = len({x for x, _ in places}) == 1 or len({y for _, y in places}) == 1
        return Line(places, self.styles[0 if straight else 1])

    def _row(self, index: Mapping[str, int], line: str) -> tuple[int, ...]:
        for name in line.split():
            if name not in index:
                raise BoardError(f"the line {line!r} goes through {name!r}, which is not a point")
        return tuple(index[name] for name in line.split())

    def _arc(self, cells: tuple[Cell, ...], row: tuple[int, ...]) -> tuple[Point, ...]:
        found: list[Point] = []
        x, y = self.centre
        for a, b in pairwise(row):
            start, end = (atan2(cells[c].y - y, cells[c].x - x) for c in (a, b))
            turn = (end - start + pi) % (2 * pi) - pi
            near, far = (hypot(cells[c].x - x, cells[c].y - y) for c in (a, b))
            for k in range(ARC_STEPS + 1):
                part = k / ARC_STEPS
                angle, reach = start + turn * part, near + (far - near) * part
                found.append((x + reach * cos(angle), y + reach * sin(angle)))
        return tuple(found)


Topology = tuple[tuple[tuple[int, ...], ...], tuple[str, ...], tuple[int, ...]]


def _compass(cells: tuple[Cell, ...], rows: list[tuple[int, ...]]) -> Topology | None:
    """Steps by the eight directions; None if a line bends or two lines leave a point in the same direction."""
    steps = [[OFF] * 8 for _ in cells]
    for row in rows:
        ways = {_bearing(cells[a], cells[b]) for a, b in pairwise(row)}
        if len(ways) != 1 or OFF in ways:
            return None
        way = ways.pop()
        for a, b in pairwise(row):
            for here, there, towards in ((a, b, way), (b, a, OPPOSITE[way])):
                if steps[here][towards] not in (OFF, there):
                    return None
                steps[here][towards] = there
    return tuple(map(tuple, steps)), COMPASS, OPPOSITE


def _bearing(a: Cell, b: Cell) -> int:
    """The direction of the compass from a to b, of eight; OFF if it is none of them."""
    eighths = atan2(b.x - a.x, a.y - b.y) / (pi / 4)
    return round(eighths) % 8 if abs(eighths - round(eighths)) < 0.1 else OFF


def _by_line(size: int, rows: list[tuple[int, ...]]) -> Topology:
    """Steps by line: each line has the first pair of directions that no line through its points has."""
    steps: list[list[int]] = [[] for _ in range(size)]
    pairs = 0
    for row in rows:
        links = list(pairwise(row))
        pair = next((k for k in range(pairs) if all(steps[c][2 * k] == steps[c][2 * k + 1] == OFF for c in row)), pairs)
        if pair == pairs:
            pairs += 1
            for ways in steps:
                ways += [OFF, OFF]
        for a, b in links:
            steps[a][2 * pair] = b
            steps[b][2 * pair + 1] = a
    names = tuple(f"{k + 1}{sign}" for k in range(pairs) for sign in "+-")
    return tuple(map(tuple, steps)), names, tuple(k ^ 1 for k in range(2 * pairs))


def grid_labels(width: int, height: int, files: Iterable[float], ranks: Iterable[float]) -> tuple[Label, ...]:
    """Letters below and numbers at the left of a grid whose files and ranks have these places."""
    xs, ys = tuple(files), tuple(ranks)
    below = (Label(letters(f), xs[f], max(ys) + 0.85) for f in range(width))
    return (*below, *(Label(str(r + 1), min(xs) - 0.85, ys[r]) for r in range(height)))


def morris_board(*, diagonals: bool = False) -> GraphBoard:
    """Three squares, one in the other, midpoints joined: a1 d1 g1 ... a7 d7 g7; if wanted, corners too."""
    lines = [
        "a1 d1 g1", "b2 d2 f2", "c3 d3 e3", "a4 b4 c4", "e4 f4 g4", "c5 d5 e5", "b6 d6 f6", "a7 d7 g7",
        "a1 a4 a7", "b2 b4 b6", "c3 c4 c5", "d1 d2 d3", "d5 d6 d7", "e3 e4 e5", "f2 f4 f6", "g1 g4 g7",
    ]  # fmt: skip
    if diagonals:
        lines += ["a1 b2 c3", "a7 b6 c5", "g7 f6 e5", "g1 f2 e3"]
    names = sorted({name for line in lines for name in line.split()}, key=lambda name: (name[1], name[0]))
    points = tuple((name, float(ord(name[0]) - ord("a")), 7.0 - int(name[1])) for name in names)
    labels = grid_labels(7, 7, (float(f) for f in range(7)), (6.0 - r for r in range(7)))
    return GraphBoard(points, tuple(lines), coordinates=labels)


class Diagonals(Enum):
    """Which points of a grid are joined diagonally; always within a whole square of four points."""

    NONE = "none"
    ALTERNATE = "every second one, a1 among them"
    ALL = "all"


def lined_grid(
    width: int, height: int, diagonals: Diagonals, *, without: str = "", stars: tuple[str, ...] = ()
) -> GraphBoard:
    """Points a1 ... joined to their neighbours in rows and columns, and by diagonals."""
    cut = set(without.split())
    every = {(f, r): f"{letters(f)}{r + 1}" for r in range(height) for f in range(width)}
    spots = {place: name for place, name in every.items() if name not in cut}
    lines = [" ".join(spots[place] for place in line) for line in _straight_lines(spots, diagonals)]
    points = tuple((name, float(f), float(height - 1 - r)) for (f, r), name in spots.items())
    labels = grid_labels(width, height, (float(f) for f in range(width)), (height - 1.0 - r for r in range(height)))
    return GraphBoard(points, tuple(lines), stars=stars, coordinates=labels)


def _straight_lines(spots: Collection[Place], diagonals: Diagonals) -> Iterator[list[Place]]:
    def joined(f: int, r: int, dx: int, dy: int) -> bool:
        if (f, r) not in spots or (f + dx, r + dy) not in spots:
            return False
        if not (dx and dy):
            return True
        whole = (f + dx, r) in spots and (f, r + dy) in spots
        return whole and (diagonals is Diagonals.ALL or (f + r) % 2 == 0)

    for dx, dy in ((1, 0), (0, 1), (1, 1), (1, -1))[: 2 if diagonals is Diagonals.NONE else 4]:
        for f, r in spots:
            line = [(f, r)]
            while joined(*line[-1], dx, dy):
                line.append((line[-1][0] + dx, line[-1][1] + dy))
            if len(line) > 1 and not joined(f - dx, r - dy, dx, dy):
                yield line


def fanorona_board() -> GraphBoard:
    """Nine by five points, a1 to i5, with diagonals at every second one."""
    return lined_grid(9, 5, Diagonals.ALTERNATE)


def alquerque_board() -> GraphBoard:
    """Five by five points with diagonals at every second one."""
    return lined_grid(5, 5, Diagonals.ALTERNATE)
