"""The nets of the sources: boards of points and lines that belong to one game or a few."""

from __future__ import annotations

from dataclasses import replace
from math import cos, pi, sin, sqrt

from .core import Label, Point
from .graph import Diagonals, GraphBoard, Spot, grid_labels, lined_grid

CROSS_CORNERS = "a1 b1 a2 b2 f1 g1 f2 g2 a6 b6 a7 b7 f6 g6 f7 g7"
INNER_CORNER_DIAGONALS = ("a3 b2 c1", "a5 b6 c7", "g3 f2 e1", "g5 f6 e7", "b2 c3", "b6 c5", "f2 e3", "f6 e5")


def cross_board(*, diagonals: bool, inner_corners: bool = False) -> GraphBoard:
    """A cross in a grid of seven by seven (solitaire, fox and geese, asalto); inner corners add b2, b6, f2 and f6.

    Diagonals stay within the arms of the cross; inner corners have lines to their own neighbours besides.
    """
    grid = lined_grid(7, 7, Diagonals.ALL if diagonals else Diagonals.NONE, without=CROSS_CORNERS)
    if inner_corners:
        outer = [name for name in CROSS_CORNERS.split() if name not in ("b2", "b6", "f2", "f6")]
        larger = lined_grid(7, 7, Diagonals.NONE, without=" ".join(outer))
        slanting = tuple(line for line in grid.lines if line[0] != line[3] and line[1] != line[4])
        own = INNER_CORNER_DIAGONALS if diagonals else ()
        grid = replace(larger, lines=(*larger.lines, *slanting, *own))
    return replace(grid, extra_regions=(("castle", "c5 d5 e5 c6 d6 e6 c7 d7 e7"),))


def mu_torere_board() -> GraphBoard:
    """Eight kevai, 1 to 8 clockwise from the top, around the putaki, 9."""
    points = [_on_circle(str(k + 1), 2.2, k / 8) for k in range(8)]
    spokes = tuple(f"{k} 9 {k + 4}" for k in range(1, 5))
    return GraphBoard((*points, ("9", 0.0, 0.0)), spokes, rounds=("1 2 3 4 5 6 7 8 1",), named=True)


def wanderers_board() -> GraphBoard:
    """Three circles a, b, c from the inside, cut by eight spokes numbered clockwise from the top; the centre is "o".

    Outside every second spoke lies a town: t1, t3, t5, t7.
    """
    points = [("o", 0.0, 0.0)]
    points += [
        _on_circle(f"{ring}{k + 1}", radius, k / 8)
        for ring, radius in zip("abc", (1.1, 2.2, 3.3), strict=True)
        for k in range(8)
    ]
    points += [_on_circle(f"t{k + 1}", 4.4, k / 8) for k in (0, 2, 4, 6)]
    lines = []
    for k in range(1, 5):
        far = k + 4
        spoke = f"c{k} b{k} a{k} o a{far} b{far} c{far}"
        lines.append(f"t{k} {spoke} t{far}" if k % 2 else spoke)
    rounds = tuple(" ".join(f"{ring}{k}" for k in (1, 2, 3, 4, 5, 6, 7, 8, 1)) for ring in "abc")
    return GraphBoard(
        tuple(points), tuple(lines), rounds, named=True, extra_regions=(("towns 1", "t1 t5"), ("towns 2", "t3 t7"))
    )


def spider_web_board() -> GraphBoard:
    """Six threads a to f, clockwise from the left, from the blue rim to the red middle "p"; and the cross threads."""
    lengths = {"a": 5, "b": 5, "c": 4, "d": 4, "e": 4, "f": 5}
    points = [("p", 0.0, 0.0)]
    for k, (thread, cells) in enumerate(lengths.items()):
        angle = pi - k * pi / 3
        for n in range(cells):
            reach = 5.0 * (1 - n / cells)
            points.append((f"{thread}{n + 1}", reach * cos(angle), -reach * sin(angle)))
    threads = [" ".join(f"{thread}{n + 1}" for n in range(cells)) + " p" for thread, cells in lengths.items()]
    rim = ["a1 b1 c1 d1 e1 f1 a1"]
    cross = (
        "a1 b2", "a2 b3", "a2 f2", "a3 b3", "a3 f3", "a4 b5", "a4 f4", "a5 b5", "a5 f5",
        "b2 c2", "b3 c2", "b4 c3", "b5 c4", "c1 d2", "c2 d2", "c3 d3", "c4 d4",
        "d1 e2", "d2 e3", "d3 e3", "d3 e4", "d4 e4", "e1 f3", "e2 f3", "e3 f4", "e4 f5",
    )  # fmt: skip
    return GraphBoard(
        tuple(points),
        (*threads, *rim, *cross),
        named=True,
        extra_regions=(("rim", "a1 b1 c1 d1 e1 f1"), ("middle", "p")),
        tinted=(("rim", "blue"), ("middle", "red")),
    )


def cows_and_leopards_board() -> GraphBoard:
    """Five by five points with the diagonals of alquerque, and a triangle on the middle of each side.

    The triangle at the top has p1 p2 p3 next to c5 and p4 p5 p6 as its far side, from the left; q (right), r (below)
    and s (left) are the same, turned around the middle of the board.
    """
    points = [(f"{chr(97 + f)}{r + 1}", float(f), 4.0 - r) for r in range(5) for f in range(5)]
    for quarters, side in enumerate("pqrs"):
        for n, (across, out) in enumerate(((-1, 3), (0, 3), (1, 3), (-2, 4), (0, 4), (2, 4)), 1):
            x, y = _clockwise(across, out, quarters)
            points.append((f"{side}{n}", 2.0 + x, 2.0 - y))
    lines = (
        *(" ".join(f"{f}{r}" for f in "abcde") for r in (1, 2, 4, 5)),
        *(" ".join(f"{f}{r}" for r in range(1, 6)) for f in "abde"),
        "s5 s2 a3 b3 c3 d3 e3 q2 q5",
        "r5 r2 c1 c2 c3 c4 c5 p2 p5",
        "a1 b2 c3 d4 e5",
        "a5 b4 c3 d2 e1",
        "s4 s1 a3 b4 c5 p3 p6",
        "s6 s3 a3 b2 c1 r1 r4",
        "p4 p1 c5 d4 e3 q3 q6",
        "r6 r3 c1 d2 e3 q1 q4",
        *(f"{side}{n} {side}{n + 1} {side}{n + 2}" for side in "pqrs" for n in (1, 4)),
    )
    return GraphBoard(tuple(points), lines, named=True, room=0.85)


def hare_and_hounds_board() -> GraphBoard:
    """Three by three points, 1 to 9 row by row from the hunters' side, with 10 below and 11 above.

    Diagonals leave 10 and 11 and run through 5.
    """
    points = [(str(r * 3 + f + 1), float(f), 3.0 - r) for r in range(3) for f in range(3)]
    points += [("10", 1.0, 4.0), ("11", 1.0, 0.0)]
    lines = (
        "1 2 3",
        "4 5 6",
        "7 8 9",
        "1 4 7",
        "3 6 9",
        "10 2 5 8 11",
        "1 5 9",
        "3 5 7",
        "10 1",
        "10 3",
        "7 11",
        "9 11",
    )
    return GraphBoard(tuple(points), lines, named=True)


def antelopes_board() -> GraphBoard:
    """Five rows of two, numbered from below, joined aslant."""
    points = tuple(
        (str(2 * row + k + 1), 1.2 * (2 * k + row % 2), 1.2 * (4 - row)) for row in range(5) for k in range(2)
    )
    return GraphBoard(points, ("1 3 6 8", "2 3 5", "2 4", "4 6 7 9", "5 7 10", "8 10"), named=True)


def astar_board() -> GraphBoard:
    """Five by five points with a triangle below c1 and one above c5.

    The lower camp has s1 to s5 as its outer row and s6 s7 s8 next to c1, from the left; the upper one n1 to n8.
    """
    points = [(f"{chr(97 + f)}{r + 1}", float(f), 4.0 - r) for r in range(5) for f in range(5)]
    for camp, outer, inner in (("s", 6.0, 5.0), ("n", -2.0, -1.0)):
        points += [(f"{camp}{k + 1}", float(k), outer) for k in range(5)]
        points += [(f"{camp}{k + 6}", k + 1.0, inner) for k in range(3)]
    lines = (
        *(" ".join(f"{f}{r}" for f in "abcde") for r in range(1, 6)),
        *(" ".join(f"{f}{r}" for r in range(1, 6)) for f in "abde"),
        "s3 s7 c1 c2 c3 c4 c5 n7 n3",
        *(line for camp, joint in (("s", "c1"), ("n", "c5")) for line in _camp(camp, joint)),
    )
    camps = tuple(
        (f"camp {k}", " ".join(f"{c}{n}" for n in range(1, 9)) + f" {j}")
        for k, c, j in ((1, "s", "c1"), (2, "n", "c5"))
    )
    tinted = (("camp 1", "yellow"), ("camp 2", "blue"))
    return GraphBoard(tuple(points), lines, named=True, room=0.85, extra_regions=camps, tinted=tinted)


def _camp(c: str, joint: str) -> tuple[str, ...]:
    return (f"{c}1 {c}2 {c}3 {c}4 {c}5", f"{c}1 {c}6 {joint}", f"{c}5 {c}8 {joint}", f"{c}2 {c}6", f"{c}4 {c}8")


def who_is_faster_board() -> GraphBoard:
    """Four by six points without the corners; straight and diagonal lines. The ends are the camps."""
    board = lined_grid(4, 6, Diagonals.ALL, without="a1 d1 a6 d6")
    return replace(
        board,
        extra_regions=(("camp 1", "b1 c1 b2 c2"), ("camp 2", "b5 c5 b6 c6")),
        tinted=(("camp 1", "blue"), ("camp 2", "red")),
        styles=("ink blue", "ink red"),
    )


def archers_board() -> GraphBoard:
    """Five by five points joined without symmetry."""
    points = tuple((f"{chr(97 + f)}{r + 1}", 1.4 * f, 1.4 * (4 - r)) for r in range(5) for f in range(5))
    joined = {
        "a1": "b3 c2", "a2": "c1 c3", "a3": "b1 c4", "a4": "b2 c5", "a5": "b3 c4", "b1": "d2", "b2": "b3 c2",
        "b3": "b4 c5 d2", "b4": "c4 d3 d5", "b5": "c3 d4", "c1": "d3 e2", "c2": "d2 d4 e1", "c3": "e2 e4",
        "c4": "d4 e5", "c5": "e4", "d1": "e3", "d2": "d3", "d3": "d4 e1 e5", "d5": "e3",
    }  # fmt: skip
    lines = tuple(f"{start} {end}" for start, ends in joined.items() for end in ends.split())
    labels = grid_labels(5, 5, (1.4 * f for f in range(5)), (1.4 * (4 - r) for r in range(5)))
    return GraphBoard(points, lines, coordinates=labels)


def three_forint_board() -> GraphBoard:
    """A net of fifteen points in a circle."""
    rows = ("1", "4 2 3", "6 7 8 5", "10 11 12 9", "13 14", "15")
    widths = (0.0, 3.2, 4.8, 4.8, 2.2, 0.0)
    points = []
    for row, (names, width) in enumerate(zip(rows, widths, strict=True)):
        cells = names.split()
        for k, name in enumerate(cells):
            x = width * (k / (len(cells) - 1) - 0.5) if len(cells) > 1 else 0.0
            points.append((name, x, row * 1.2))
    lines = (
        "1 2, 1 3, 1 4, 2 3, 2 7, 2 8, 3 5, 4 6, 4 7, 5 8, 5 9, 6 10, 7 11, 8 11, 8 12, 9 12, 10 13, 11 13, 11 14, "
        "12 14, 13 15, 14 15"
    )
    return GraphBoard(tuple(points), tuple(lines.split(", ")), named=True)


def firing_range_board() -> GraphBoard:
    """Eleven rows of six and five points by turns (a1 to f1, a2 to e2 ...) joined aslant; rows 5 to 7 also straight."""
    points = [
        (f"{chr(97 + k)}{row + 1}", 1.4 * (k + row % 2 / 2), 0.7 * (10 - row))
        for row in range(11)
        for k in range(6 - row % 2)
    ]
    at = {(round(x / 0.7), 10 - round(y / 0.7)): name for name, x, y in points}
    lines = ["a5 b5 c5 d5 e5 f5", "a6 b6 c6 d6 e6", "a7 b7 c7 d7 e7 f7", *(f"{f}5 {f}7" for f in "abcdef")]
    for dx in (1, -1):
        for x, y in at:
            if (x - dx, y - 1) not in at:
                line = [at[x + dx * k, y + k] for k in range(11) if (x + dx * k, y + k) in at]
                lines += [" ".join(line)] if len(line) > 1 else []
    numbers = tuple(Label(str(row + 1), -0.85, 0.7 * (10 - row)) for row in range(11))
    return GraphBoard(tuple(points), tuple(lines), coordinates=numbers)


def rings_board() -> GraphBoard:
    """Cells at the corners of 91 circles in the shape of a hexagon: files a to x, rows 1 to 23 from the top.

    Regions "circle 1" to "circle 91" are the six cells around each hole; the holes are z1 to z91, after the cells.
    """
    spots: dict[str, Point] = {}
    holes: list[Spot] = []
    circles, edges = [], {}
    for column in range(11):
        for k in range(11 - abs(column - 5)):
            row = 2 + abs(column - 5) + 2 * k
            corners = [(1, -1), (2, -1), (3, 0), (2, 1), (1, 1), (0, 0)]
            names = [f"{chr(97 + 2 * column + dx)}{row + dy}" for dx, dy in corners]
            for name, (dx, dy) in zip(names, corners, strict=True):
                spots[name] = (1.5 * column + (0.0, 0.5, 1.5, 2.0)[dx], (row + dy) * sqrt(3) / 2)
            circles.append(" ".join(names))
            holes.append((f"z{len(circles)}", 1.5 * column + 1.0, row * sqrt(3) / 2))
            edges.update({frozenset((a, b)): f"{a} {b}" for a, b in zip(names, names[1:] + names[:1], strict=True)})
    points = tuple((name, x, y) for name, (x, y) in sorted(spots.items(), key=lambda item: (item[1][1], item[1][0])))
    left = min(x for _, x, _ in points)
    labels = [Label(str(row), left - 0.8, row * sqrt(3) / 2) for row in range(1, 24)]
    labels += [Label(chr(97 + f), 1.5 * (f // 2) + f % 2 / 2, 24 * sqrt(3) / 2) for f in range(24)]
    regions = tuple((f"circle {k + 1}", names) for k, names in enumerate(circles))
    regions += (("holes", " ".join(name for name, _, _ in holes)),)
    return GraphBoard(
        (*points, *holes), tuple(edges.values()), coordinates=tuple(labels), extra_regions=regions, bare=("holes",)
    )


def gale_board(points: int) -> GraphBoard:
    """Two nets of `points` by `points` + 1 dots, one turned in the other, on a lattice a1 ...

    The first player's dots are b1, d1 ... b3 ..., the second player's a2, c2 ... a4 ... Sticks lie on the crossings
    between them: the region "crossings", first among the cells; then come "dots 1" and "dots 2". The first player's net
    has more rows: he joins the upper and the lower side.
    """
    size = 2 * points + 1
    lattice = [(f, r) for r in range(size) for f in range(size)]
    inner = [(f, r) for f, r in lattice if (f + r) % 2 == 0 and 0 < f < size - 1 and 0 < r < size - 1]
    first = [(f, r) for f, r in lattice if f % 2 and not r % 2]
    second = [(f, r) for f, r in lattice if r % 2 and not f % 2]
    names = {(f, r): f"{chr(97 + f)}{r + 1}" for f, r in lattice}
    spots = tuple((names[f, r], 0.7 * f, 0.7 * (size - 1 - r)) for f, r in (*inner, *first, *second))
    regions = (("crossings", inner), ("dots 1", first), ("dots 2", second))
    labels = grid_labels(size, size, (0.7 * f for f in range(size)), (0.7 * (size - 1 - r) for r in range(size)))
    named = tuple((what, " ".join(names[place] for place in places)) for what, places in regions)
    return GraphBoard(spots, (), coordinates=labels, extra_regions=named, dots=("dots 1", "dots 2"))


def _on_circle(name: str, radius: float, turn: float) -> Spot:
    """A point at a part of a full turn, clockwise from the top."""
    angle = 2 * pi * turn
    return name, radius * sin(angle), -radius * cos(angle)


def _clockwise(x: float, y: float, quarters: int) -> Point:
    for _ in range(quarters):
        x, y = y, -x
    return x, y
