"""The turtle's shell: an oval of 34 areas with three, five or seven corners, and 56 nodes where they meet.

The source tells only these numbers; the map is our own. It looks the same when it is turned by half a turn.
"""

from __future__ import annotations

from .core import Point
from .graph import GraphBoard

NODES: tuple[Point, ...] = (
    (-3.93, -3.41), (-2.47, -3.97), (-0.84, -4.26), (0.84, -4.26), (2.47, -3.97), (3.93, -3.41), (-5.12, -2.62),
    (-1.49, -3.29), (-1.45, -2.08), (-0.58, -2.52), (0.06, -3.27), (1.34, -3.11), (2.53, -2.42), (5.12, -2.62),
    (-5.96, -1.65), (-3.99, -1.86), (-1.62, -0.9), (-0.16, -0.68), (0.45, -1.96), (1.68, -1.62), (2.69, -0.84),
    (4.04, -1.72), (5.96, -1.65), (-6.39, -0.56), (-6.39, 0.56), (-5.55, -0.16), (-4.57, -0.49), (-3.05, -0.64),
    (3.05, 0.64), (4.57, 0.49), (5.55, 0.16), (6.39, -0.56), (6.39, 0.56), (-5.96, 1.65), (-4.04, 1.72),
    (-2.69, 0.84), (-1.68, 1.62), (-0.45, 1.96), (0.16, 0.68), (1.62, 0.9), (3.99, 1.86), (5.96, 1.65),
    (-5.12, 2.62), (-2.53, 2.42), (-1.34, 3.11), (-0.06, 3.27), (0.58, 2.52), (1.45, 2.08), (1.49, 3.29),
    (5.12, 2.62), (-3.93, 3.41), (-2.47, 3.97), (-0.84, 4.26), (0.84, 4.26), (2.47, 3.97), (3.93, 3.41),
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


def turtle_board() -> GraphBoard:
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
    return GraphBoard(tuple(spots), tuple(links.values()), extra_regions=regions, bare=("areas",))
