"""Tracks for races: rings, crosses with home columns, stars, spirals, and rows that wind upwards.

A track has a path of cells in order; branches leave it (home columns), places lie beside it (nests, the goal).
Directions: "next" and "previous" along the path and within branches; "in" and "out" between the path and a branch.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from itertools import pairwise
from math import cos, pi, sin, sqrt

from .core import OFF, Board, Cell, Gather, Label, Line, Mark, Plan, Point, disc

NEXT, PREVIOUS, IN, OUT = range(4)

Spot = tuple[str, float, float]
SEATS = "abcdefgh"
"""Letters of the seats in the names of branches and nests."""


@dataclass(frozen=True)
class Branch:
    """Cells that leave the path at `leaves`: a home column. It is also a region."""

    name: str
    leaves: str
    spots: tuple[Spot, ...]


@dataclass(frozen=True)
class Track(Board):
    """Cells in order, with branches and places beside them."""

    path: tuple[Spot, ...]
    ring: bool = False
    """The last cell is followed by the first."""
    branches: tuple[Branch, ...] = ()
    places: tuple[tuple[str, tuple[Spot, ...]], ...] = ()
    """Cells off the path, by region: nests, the goal."""
    shortcuts: tuple[tuple[str, str, str], ...] = ()
    """(from, to, kind): drawn joins: "ladder", "snake", "line"."""
    discs: bool = False
    """Cells are discs."""
    sizes: tuple[tuple[str, float, float], ...] = ()
    """Cells that are not 1 by 1: name, width, height."""
    numbered: bool = True
    """Cells of the path show their names."""
    titles: tuple[Label, ...] = ()
    shapes: tuple[tuple[str, tuple[Point, ...]], ...] = ()
    """Cells with an outline of their own, by name."""
    nests: tuple[tuple[str, float, str], ...] = ()
    """Regions drawn inside a circle, with its size and tone."""
    walls: tuple[tuple[Point, Point], ...] = ()
    """Strong lines between cells that are neighbours but not on the path."""

    @property
    def slab(self) -> str:
        return "wood" if self.discs or self.places or self.ring else ""

    def build(self) -> Plan:
        beside = [spot for branch in self.branches for spot in branch.spots]
        beside += [spot for _, spots in self.places for spot in spots]
        index = {name: at for at, (name, _, _) in enumerate((*self.path, *beside))}
        sizes = {name: (width, height) for name, width, height in self.sizes}
        shapes = dict(self.shapes)
        cells = [self._cell(spot, sizes, shapes.get(spot[0], ())) for spot in (*self.path, *beside)]
        labels = [self._number(cell, sizes) for cell in cells[: len(self.path)]] if self.numbered else []
        return Plan(
            cells=tuple(map(self._beside_number, cells)),
            directions=("next", "previous", "in", "out"),
            steps=self._steps(index),
            opposite=(PREVIOUS, NEXT, OUT, IN),
            lines=(*(Line(wall, "edge") for wall in self.walls), *self._shortcuts(cells, index), *self._rail(cells)),
            labels=(*labels, *self.titles),
            marks=(*self._circles(), *self._arrows(cells)),
            regions={
                "path": tuple(range(len(self.path))),
                **{branch.name: tuple(index[name] for name, _, _ in branch.spots) for branch in self.branches},
                **{region: tuple(index[name] for name, _, _ in spots) for region, spots in self.places},
            },
        )

    def _steps(self, index: dict[str, int]) -> tuple[tuple[int, ...], ...]:
        steps = [[OFF] * 4 for _ in index]

        def join(names: list[str]) -> None:
            for here, there in pairwise(names):
                steps[index[here]][NEXT], steps[index[there]][PREVIOUS] = index[there], index[here]

        names = [name for name, _, _ in self.path]
        join(names + names[:1] if self.ring else names)
        for branch in self.branches:
            first = branch.spots[0][0]
            steps[index[branch.leaves]][IN], steps[index[first]][OUT] = index[first], index[branch.leaves]
            join([name for name, _, _ in branch.spots])
        return tuple(map(tuple, steps))

    def _cell(self, spot: Spot, sizes: dict[str, tuple[float, float]], shape: tuple[Point, ...]) -> Cell:
        name, x, y = spot
        circled = {region for region, _, _ in self.nests}
        nested = any(name in (spot[0] for spot in spots) for region, spots in self.places if region in circled)
        if shape:
            return Cell(name, x, y, shape, "white", gather=Gather.CLUSTER)
        if self.discs or nested:
            reach = 0.4 if self.discs else 0.55
            return Cell(name, x, y, disc(x, y, reach), "white", room=2 * reach, gather=Gather.CLUSTER)
        width, height = sizes.get(name, (1.0, 1.0))
        w, h = width / 2, height / 2
        outline = ((x - w, y - h), (x + w, y - h), (x + w, y + h), (x - w, y + h))
        tone = "white" if self.slab else "light"
        return Cell(name, x, y, outline, tone, room=min(width, height) * 0.9, gather=Gather.CLUSTER)

    def _beside_number(self, cell: Cell) -> Cell:
        """Pawns stand beside the number of a small cell, and above its word."""
        if not self.numbered or self.discs or self.sizes:
            return cell
        dx, dy = BESIDE_NUMBER
        return replace(cell, x=cell.x + dx, y=cell.y + (-dy if self.titles else dy / 2), room=PAWN_BESIDE)

    def _number(self, cell: Cell, sizes: dict[str, tuple[float, float]]) -> Label:
        width, height = (0.0, 0.0) if self.discs else sizes.get(cell.name, (1.0, 1.0))
        if self.discs:
            return Label(cell.name, cell.x, cell.y, 0.2, "faint")
        # Ladders and snakes run across numbers; cells with words may have any colour.
        style = "haloed" if self.shortcuts else "name" if self.titles else "number"
        return Label(cell.name, cell.x - width / 2 + 0.22, cell.y - height / 2 + 0.2, 0.2, style)

    def _rail(self, cells: list[Cell]) -> tuple[Line, ...]:
        """The line that joins round cells."""
        if not self.discs:
            return ()
        return (Line(tuple((cell.x, cell.y) for cell in cells[: len(self.path)]), "rail", closed=self.ring),)

    def _shortcuts(self, cells: list[Cell], index: dict[str, int]) -> tuple[Line, ...]:
        found = []
        for start, end, kind in self.shortcuts:
            a, b = cells[index[start]], cells[index[end]]
            found.append(Line(((a.x, a.y), (b.x, b.y)), kind))
        return tuple(found)

    def _circles(self) -> tuple[Mark, ...]:
        """The circles around nests, in the tone of the nest."""
        spots = dict(self.places)
        found = []
        for region, size, tone in self.nests:
            x = sum(spot[1] for spot in spots[region]) / len(spots[region])
            y = sum(spot[2] for spot in spots[region]) / len(spots[region])
            found.append(Mark(f"circle {tone}", x, y, size))
        return tuple(found)

    def _arrows(self, cells: list[Cell]) -> tuple[Mark, ...]:
        """A small arrow where the track begins, showing which way it goes."""
        if len(self.path) < 2 or self.discs:
            return ()
        a, b = cells[0], cells[1]
        return (Mark("way", a.x, a.y, 0.3, ((a.x, a.y), (b.x, b.y))),)


def _numbered(points: Iterable[Point], first: int = 1) -> tuple[Spot, ...]:
    return tuple((str(at + first), x, y) for at, (x, y) in enumerate(points))


def ring_track(per_side: int, *, first: int = 0, deep: float = 1.6) -> Track:
    """Cells around a square, clockwise from the lower right corner; corners are larger. Four times `per_side` cells."""
    low = per_side - 1 + 2 * deep
    along = [low - deep / 2, *(low - deep - k - 0.5 for k in range(per_side - 1))]
    edge = deep / 2
    points: list[Point] = [(x, low - edge) for x in along]
    points += [(edge, y) for y in along]
    points += [(low - x, edge) for x in along]
    points += [(low - edge, low - y) for y in along]
    sizes = []
    for at in range(4 * per_side):
        corner, upright = at % per_side == 0, at // per_side % 2 == 0
        width, height = (deep, deep) if corner else ((1.0, deep) if upright else (deep, 1.0))
        sizes.append((str(at + first), width, height))
    return Track(_numbered(points, first), ring=True, sizes=tuple(sizes))


def in_languages(en: str, hu: str) -> tuple[tuple[str, str], ...]:
    """What is written, each with its language; once where nothing is said in Hungarian, or the same."""
    return (("", en),) if hu in ("", en) else (("en", en), ("hu", hu))


PAWN_ROOM = 0.72
BESIDE_NUMBER, PAWN_BESIDE = (0.17, 0.12), 0.8
"""How far from the middle of its cell a pawn stands that leaves number and word free, and how large it is."""


@dataclass(frozen=True)
class NamedRing(Track):
    """A ring whose pieces are of one size on all fields, and stand clear of the words at the lower edge."""

    def build(self) -> Plan:
        plan = super().build()
        return replace(plan, cells=tuple(self._above_words(cell) for cell in plan.cells))

    def _above_words(self, cell: Cell) -> Cell:
        top, low = cell.outline[0][1], cell.outline[2][1]
        # On a low field the pawns stand beside its number, on a high one below it.
        x, y = (cell.x + 0.5, top + 0.31) if low - top <= 1 else (cell.x, top + 0.68)
        return replace(cell, x=x, y=y, room=PAWN_ROOM)


def named_ring(names: tuple[tuple[str, str], ...], tints: tuple[tuple[str, str, str], ...], *, first: int = 0) -> Track:
    """A ring with words on its fields in English and Hungarian, lines parted by a bar; `tints`: region, cells, tone."""
    ring = ring_track(len(names) // 4, first=first)
    sizes = {name: height for name, _, height in ring.sizes}
    words = []
    for (name, x, y), (en, hu) in zip(ring.path, names, strict=True):
        low = y + sizes[name] / 2 - 0.15
        for language, text in in_languages(en, hu):
            for above, line in enumerate(reversed(text.split("|"))):
                words.append(Label(line, x, low - 0.2 * above, 0.185, "name", language))
    return NamedRing(
        ring.path,
        ring=True,
        sizes=ring.sizes,
        titles=tuple(words),
        extra_regions=tuple((region, cells) for region, cells, _ in tints),
        tinted=tuple((region, tone) for region, _, tone in tints),
    )


def _turned(x: float, y: float, quarters: int) -> Point:
    for _ in range(quarters % 4):
        x, y = -y, x
    return x, y


FOUR = ("red", "green", "yellow", "blue")
SIX = ("red", "blue", "orange", "white", "green", "yellow")


def cross_track(
    arm: int, *, corners: bool, home: int, start: int = 1, discs: bool = False, colours: tuple[str, ...] = FOUR
) -> Track:
    """A cross whose four arms are three cells wide and `arm` long; the path runs clockwise around it.

    `corners`: the cells between the arms belong to the path. `home`: the length of the home columns, which leave the
    path in the middle of an arm's end. `start`: how many cells after that exit a player begins. Seats a, b, c, d have
    the lower, left, upper and right arm; the path is numbered from the start of seat a; home columns are a1, a2 ...,
    nests na1 to na4; all end in "goal". Regions: "home a", "nest a", "start a", "exit a" and so on; "goal".
    """
    one_arm: list[Point] = [(1.0, 2.0 + k) for k in range(arm)]
    one_arm += [(0.0, arm + 1.0), *((-1.0, arm + 1.0 - k) for k in range(arm))]
    one_arm += [(-1.0, 1.0)] if corners else []
    points = [_turned(x, y, quarters) for quarters in range(4) for x, y in one_arm]
    path = _numbered(points[arm + start :] + points[: arm + start])
    far = arm / 2 + 1.75
    circle = far / 2 + 0.35
    seats = SEATS[:4]
    branches, nests, single = [], [], []
    for quarters, seat in enumerate(seats):
        begin = quarters * len(one_arm)
        leave = path[begin - start][0]
        single += [(f"start {seat}", path[begin][0]), (f"exit {seat}", leave)]
        column = tuple((f"{seat}{k + 1}", *_turned(0.0, arm - k, quarters)) for k in range(home))
        branches.append(Branch(f"home {seat}", leave, column))
        nests.append((f"nest {seat}", _nest(seat, _turned(-far, far, quarters), NEST_SPREAD * circle)))
    return Track(
        path,
        ring=True,
        branches=tuple(branches),
        places=(*nests, ("goal", (("goal", 0.0, 0.0),))),
        shapes=(("goal", _goal(arm, corners=corners, home=home)),),
        nests=tuple((name, circle, tone) for (name, _), tone in zip(nests, colours, strict=True)),
        discs=discs,
        numbered=False,
        extra_regions=tuple(single),
        tinted=tuple((f"{what} {s}", c) for s, c in zip(seats, colours, strict=True) for what in ("home", "start")),
    )


def pachisi_track(colours: tuple[str, ...] = FOUR, *, corners: bool = True) -> Track:
    """A cross with arms of three by eight and the goal in its middle; twelve cells of the path are castles.

    Region "green": on both long sides of an arm the fourth cell from its end, and the middle of the end, the exit.
    """
    cross = cross_track(8, corners=corners, home=7, start=1, colours=colours)
    quarter = len(cross.path) // 4
    green = {str(k * quarter + place) for k in range(4) for place in (4, quarter - 4, quarter)}
    return replace(
        cross,
        titles=tuple(Label("\u00d7", x, y, 0.6, "faint") for name, x, y in cross.path if name in green),
        extra_regions=(*cross.extra_regions, ("green", " ".join(sorted(green, key=int)))),
        # Who comes from the middle has no start on the ring.
        tinted=(*(tint for tint in cross.tinted if corners or "start" not in tint[0]), ("green", "green")),
    )


NEST_SPREAD = 0.38
"""How far across and along the places of a large nest lie from its middle, as a part of its size."""


def _nest(seat: str, centre: Point, away: float = 0.6) -> tuple[Spot, ...]:
    x, y = centre
    offsets = ((-away, -away), (away, -away), (-away, away), (away, away))
    return tuple((f"n{seat}{k + 1}", x + dx, y + dy) for k, (dx, dy) in enumerate(offsets))


def _goal(arm: int, *, corners: bool, home: int) -> tuple[Point, ...]:
    """The middle of a cross: a large square, or a cross where the path takes the corners, or one cell."""
    if not corners:
        return ((-1.5, -1.5), (1.5, -1.5), (1.5, 1.5), (-1.5, 1.5))
    if home < arm:
        quarter = ((-0.5, -1.5), (0.5, -1.5), (0.5, -0.5))
        return tuple(_turned(x, y, quarters) for quarters in range(4) for x, y in quarter)
    return ((-0.5, -0.5), (0.5, -0.5), (0.5, 0.5), (-0.5, 0.5))


def star_track(colours: tuple[str, ...] = SIX) -> Track:
    """Six arms around a centre (aggravation), the cells in discs.

    Each arm has fourteen cells: a jump cell in the valley, five out (the last a corner), one, the exit, one, the start
    (a corner), four in. Seats a to f, clockwise from the top, have their home inside the arm and their nest beside the
    start. The path is numbered from the jump cell before the arm of seat a; the centre is "centre".
    """
    half, out = 2.0, 5
    valley = half * sqrt(3)
    arm: list[Point] = [(-half, valley + k) for k in range(out + 1)]
    arm += [(-1.0, valley + out), (0.0, valley + out), (1.0, valley + out)]
    arm += [(half, valley + out - k) for k in range(out)]
    path: list[Point] = []
    branches, nests, single = [], [], []
    for k, seat in enumerate(SEATS[:6]):
        turn, first = k * pi / 3, len(path) + 1
        path += [_outwards(across, far, turn) for across, far in arm]
        single += [(f"jump {seat}", str(first)), (f"exit {seat}", str(first + 7)), (f"start {seat}", str(first + 9))]
        home = tuple((f"{seat}{n + 1}", *_outwards(0.0, valley + out - 1 - n, turn)) for n in range(4))
        branches.append(Branch(f"home {seat}", str(first + 7), home))
        nests.append((f"nest {seat}", _nest(seat, _outwards(0.0, 8.3, turn + pi / 6))))
    jumps = [cell for name, cell in single if name.startswith("jump")]
    return Track(
        _numbered(path),
        ring=True,
        branches=tuple(branches),
        places=(*nests, ("centre", (("centre", 0.0, 0.0),))),
        shortcuts=tuple((cell, "centre", "rail") for cell in jumps),
        nests=tuple((name, 1.4, tone) for (name, _), tone in zip(nests, colours, strict=True)),
        discs=True,
        numbered=False,
        extra_regions=(*single, ("jumps", " ".join(jumps))),
        tinted=tuple((f"{what} {s}", c) for s, c in zip(SEATS[:6], colours, strict=True) for what in ("home", "start")),
    )


def _outwards(across: float, far: float, turn: float) -> Point:
    """A place seen from the centre, looking out at an angle clockwise from the top."""
    return across * cos(turn) + far * sin(turn), across * sin(turn) - far * cos(turn)


def spiral_track(width: int, height: int, *, numbered: bool = True) -> Track:
    """Cells along a rectangle and inwards, counter-clockwise from the lower left corner, numbered from 1.

    Walls part its windings.
    """
    x, y, dx, dy = 0, height - 1, 1, 0
    seen: dict[tuple[int, int], None] = {}
    while (x, y) not in seen and 0 <= x < width and 0 <= y < height:
        seen[x, y] = None
        ahead = (x + dx, y + dy)
        if ahead in seen or not (0 <= ahead[0] < width and 0 <= ahead[1] < height):
            dx, dy = dy, -dx
        x, y = x + dx, y + dy
    order = {place: at for at, place in enumerate(seen)}
    walls = []
    for (x, y), at in order.items():
        for beyond, wall in (((x + 1, y), ((0.5, -0.5), (0.5, 0.5))), ((x, y + 1), ((-0.5, 0.5), (0.5, 0.5)))):
            if abs(order.get(beyond, at + 1) - at) > 1:
                (ax, ay), (bx, by) = wall
                walls.append(((x + ax, y + ay), (x + bx, y + by)))
    return Track(_numbered((float(x), float(y)) for x, y in seen), numbered=numbered, walls=tuple(walls))


def serpentine_track(width: int, height: int, *, shortcuts: tuple[tuple[str, str, str], ...] = ()) -> Track:
    """Rows from the lowest up, running to the right and to the left by turns, numbered from 1."""
    points = [
        (float(k if row % 2 == 0 else width - 1 - k), float(height - 1 - row))
        for row in range(height)
        for k in range(width)
    ]
    return Track(_numbered(points), shortcuts=shortcuts)
