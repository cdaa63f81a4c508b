"""The board of octagons with small squares between them (koan)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from .core import OFF, Board, Cell, Label, Plan, Point, letters
from .square import NAMES, OFFSETS, OPPOSITE

PITCH = 0.75
"""From an octagon to the square beside it, along each axis."""
CUT = 0.42
"""Half the diagonal of a square, which is what the octagons' corners lack."""

Place = tuple[int, int]


@dataclass(frozen=True)
class OctagonSquare(Board):
    """`width` by `height` octagons. They stand on odd files and ranks (a1, c1 ...), the squares on even ones (b2 ...).

    Octagons are joined to octagons orthogonally and to squares diagonally; N from a1 leads to a3.
    """

    width: int
    height: int

    def places(self) -> Iterator[Place]:
        for rank in range(2 * self.height - 1):
            for file in range(rank % 2, 2 * self.width - 1, 2):
                yield file, rank

    def build(self) -> Plan:
        places = list(self.places())
        index = {place: at for at, place in enumerate(places)}
        top = 2 * self.height - 2
        below = (Label(letters(f), f * PITCH, (top + 1) * PITCH + 0.3) for f in range(2 * self.width - 1))
        left = (Label(str(r + 1), -PITCH - 0.3, (top - r) * PITCH) for r in range(2 * self.height - 1))
        return Plan(
            cells=tuple(self._cell(place) for place in places),
            directions=NAMES,
            steps=tuple(tuple(self._steps(index, place)) for place in places),
            opposite=OPPOSITE,
            labels=(*below, *left),
            regions={
                "octagons": tuple(at for (file, _), at in index.items() if file % 2 == 0),
                "squares": tuple(at for (file, _), at in index.items() if file % 2),
                **{f"row {r + 1}": tuple(at for (_, k), at in index.items() if k == r) for r in range(top + 1)},
            },
        )

    def _steps(self, index: dict[Place, int], place: Place) -> Iterator[int]:
        file, rank = place
        octagon = file % 2 == 0
        for dx, dy in OFFSETS:
            straight = dx == 0 or dy == 0
            stride = 2 if straight else 1
            yield index.get((file + dx * stride, rank + dy * stride), OFF) if octagon or not straight else OFF

    def _cell(self, place: Place) -> Cell:
        file, rank = place
        x, y = file * PITCH, (2 * self.height - 2 - rank) * PITCH
        name = f"{letters(file)}{rank + 1}"
        if file % 2:
            diamond: tuple[Point, ...] = ((x - CUT, y), (x, y - CUT), (x + CUT, y), (x, y + CUT))
            return Cell(name, x, y, diamond, "dark", room=0.62)
        near, far = PITCH - CUT, PITCH
        corners = (
            (-near, -far),
            (near, -far),
            (far, -near),
            (far, near),
            (near, far),
            (-near, far),
            (-far, near),
            (-far, -near),
        )
        return Cell(name, x, y, tuple((x + dx, y + dy) for dx, dy in corners), "light")
