"""Square boards with holes of three shapes, into which a cube falls that shows the same shape from above."""

from __future__ import annotations

from dataclasses import dataclass, replace
from math import cos, pi, sin

from .core import Mark, Plan, Point, letters
from .square import Square

SIGNS = "OXS"
"""An octagon, a cross aslant, and a star with a ragged edge (the source writes it as an asterisk)."""
REACH = 0.36


def profile(sign: str, reach: float) -> tuple[Point, ...]:
    """The outline of a shape around (0, 0)."""
    if sign == "O":
        spots = [(pi * (k / 4 + 1 / 8), 1.02) for k in range(8)]
    elif sign == "X":
        spots = [
            (pi * (k / 4 + at), far) for k in range(0, 8, 2) for at, far in ((0.18, 1.1), (0.32, 1.1), (0.5, 0.42))
        ]
    else:
        spots = [(pi * k / 8, 1.1 if k % 2 == 0 else 0.62) for k in range(16)]
    return tuple((reach * far * sin(angle), -reach * far * cos(angle)) for angle, far in spots)


@dataclass(frozen=True)
class HoledSquare(Square):
    """Its regions O, X and S are the cells with holes of these shapes."""

    def build(self) -> Plan:
        plan = super().build()
        place = {cell.name: cell for cell in plan.cells}
        marks = [
            Mark("hole", cell.x, cell.y, REACH, tuple((cell.x + x, cell.y + y) for x, y in profile(sign, REACH)))
            for sign, names in self.extra_regions
            if sign in SIGNS
            for cell in (place[name] for name in names.split())
        ]
        return replace(plan, marks=(*plan.marks, *marks))


ROWS = (
    "a-d X, f-i S", "a-i S", "a-i O", "b-h O", "c-g O", "c-g X", "c-g S", "d-f S", "d-f O", "d-f X", "e-e X", "e-e S",
    "e-e O",
)  # fmt: skip
"""From the second row on: the first and the last file of each stretch, and the shape of its first hole."""


def skyscraper_board() -> HoledSquare:
    """Fourteen rows that grow narrower to the top, e14; the lowest one, without holes, is the start."""
    order = "XOS"
    holes: dict[str, list[str]] = {sign: [] for sign in SIGNS}
    there = {f"{file}1" for file in "abcdfghi"}
    for row, stretches in enumerate(ROWS, 2):
        for stretch in stretches.split(", "):
            (first, last), sign = stretch[:3].split("-"), stretch[-1]
            for k in range(ord(last) - ord(first) + 1):
                name = f"{chr(ord(first) + k)}{row}"
                there.add(name)
                holes[order[(order.index(sign) + k) % 3]].append(name)
    names = (f"{letters(file)}{rank}" for rank in range(1, 15) for file in range(9))
    return HoledSquare(
        9,
        14,
        without=tuple(name for name in names if name not in there),
        extra_regions=(*((sign, " ".join(cells)) for sign, cells in holes.items()), ("top", "e14")),
        tinted=(("top", "dark"),),
    )
