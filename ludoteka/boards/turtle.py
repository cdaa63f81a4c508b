"""The turtle's shell: an oval of 34 areas with three, five or seven corners, and 56 nodes where they meet.

The source tells only these numbers; the map is our own. It looks the same when it is turned by half a turn.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from math import cos, pi, radians, sin

from .core import Line, Mark, Plan, Point
from .graph import GraphBoard

NODES: tuple[Point, ...] = (
    (-5.16, -4.68), (-3.65, -5.27), (-0.58, -5.79), (1.87, -5.67), (3.86, -5.2), (5.4, -4.55), (-7.05, -3.4),
    (-2.83, -3.77), (-2.74, -1.72), (-0.86, -2.59), (-0.09, -4.25), (2.05, -3.96), (3.87, -3.24), (6.75, -3.67),
    (-7.96, -2.35), (-4.68, -2.21), (-2.57, -0.44), (-0.87, -0.27), (0.48, -1.65), (2.08, -1.92), (3.79, -0.71),
    (5.49, -2.05), (7.78, -2.6), (-8.55, -1.1), (-8.53, 1.16), (-6.78, -0.09), (-5.52, 0.41), (-4.16, -0.62),
    (4.16, 0.62), (5.52, -0.41), (6.78, 0.09), (8.53, -1.16), (8.55, 1.1), (-7.78, 2.6), (-5.49, 2.05), (-3.79, 0.71),
    (-2.08, 1.92), (-0.48, 1.65), (0.87, 0.27), (2.57, 0.44), (4.68, 2.21), (7.96, 2.35), (-6.75, 3.67),
    (-3.87, 3.24), (-2.05, 3.96), (0.09, 4.25), (0.86, 2.59), (2.74, 1.72), (2.83, 3.77), (7.05, 3.4), (-5.4, 4.55),
    (-3.86, 5.2), (-1.87, 5.67), (0.58, 5.79), (3.65, 5.27), (5.16, 4.68),
)  # fmt: skip
"""Where nodes 1 to 56 are, row by row from the top."""

AREAS = (
    "3 2 8", "1 7 16", "9 10 8", "19 12 11", "7 27 16", "20 21 13", "24 25 26", "32 31 33", "44 37 36", "50 30 41",
    "38 45 46", "47 49 48", "56 50 41", "54 55 49", "5 4 3 11 12", "3 8 10 19 11", "5 12 19 20 13", "23 14 6 5 22",
    "9 17 18 19 10", "7 15 24 26 27", "32 23 22 30 31", "25 34 35 27 26", "50 42 33 31 30", "47 48 40 39 38",
    "34 43 51 52 35", "52 45 38 37 44", "54 49 47 38 46", "52 53 54 46 45", "2 1 16 28 17 9 8",
    "5 13 21 29 41 30 22", "36 37 38 39 18 17 28", "19 18 39 40 29 21 20", "52 44 36 28 16 27 35",
    "55 56 41 29 40 48 49",
)  # fmt: skip
"""The corners of each area, in order around it: fourteen triangles, fourteen pentagons, six heptagons."""

KINDS = {3: "t", 5: "p", 7: "h"}
PLATES = {3: "light", 5: "middle", 7: "dark"}
"""Larger plates are darker."""
LIMBS = (
    (9.2, 0.0, 2.0, 1.45, 0), (-8.9, 0.0, 1.1, 0.45, 0),
    (5.3, -5.2, 2.7, 1.1, -40), (5.3, 5.2, 2.7, 1.1, 40), (-5.9, -4.9, 2.1, 1.0, 36), (-5.9, 4.9, 2.1, 1.0, -36),
)  # fmt: skip
"""Head, tail and flippers as ovals: the middle, half the length, half the width, degrees. It swims to the right."""
EYES: tuple[Point, ...] = ((10.2, -0.7), (10.2, 0.7))


@dataclass(frozen=True)
class TurtleBoard(GraphBoard):
    """The shell with all that looks out of it."""

    def build(self) -> Plan:
        plan = super().build()
        limbs = [Line(oval(*limb), "fill green", closed=True) for limb in LIMBS]
        plates = [
            Line(tuple(NODES[int(node) - 1] for node in area.split()), f"fill {PLATES[len(area.split())]}", closed=True)
            for area in AREAS
        ]
        eyes = tuple(Mark("star", x, y, 0.17) for x, y in EYES)
        # Larger and darker than elsewhere: the shell is broad, and its plates are dark.
        numbers = tuple(replace(label, size=0.32, style="name") for label in plan.labels)
        return replace(plan, lines=(*limbs, *plates, *plan.lines), marks=(*plan.marks, *eyes), labels=numbers)


def oval(x: float, y: float, length: float, width: float, degrees: float) -> tuple[Point, ...]:
    turn = radians(degrees)
    spots = ((length * cos(a), width * sin(a)) for a in (2 * pi * k / 36 for k in range(36)))
    return tuple((x + u * cos(turn) - v * sin(turn), y + u * sin(turn) + v * cos(turn)) for u, v in spots)


def turtle_board() -> TurtleBoard:
    """Nodes 1 to 56, then the areas: t1 to t14, p1 to p14, h1 to h6.

    Regions "nodes" and "areas"; and for each area, by its name, its corners.
    """
    spots = [(str(k + 1), x, y) for k, (x, y) in enumerate(NODES)]
    counted = dict.fromkeys(KINDS.values(), 0)
    corners: list[tuple[str, str]] = []
    links: dict[frozenset[str], str] = {}
    for area in AREAS:
        around = area.split()
        kind = KINDS[len(around)]
        counted[kind] += 1
        name = f"{kind}{counted[kind]}"
        places = [NODES[int(node) - 1] for node in around]
        spots.append((name, sum(x for x, _ in places) / len(places), sum(y for _, y in places) / len(places)))
        corners.append((name, area))
        links |= {frozenset((a, b)): f"{a} {b}" for a, b in zip(around, [*around[1:], around[0]], strict=True)}
    regions = (
        ("nodes", " ".join(str(k + 1) for k in range(len(NODES)))),
        ("areas", " ".join(name for name, _ in corners)),
        *corners,
    )
    return TurtleBoard(tuple(spots), tuple(links.values()), extra_regions=regions, bare=("areas",), named=True)
