"""Boards where the sides or the corners of cells are cells too: boxes to be closed, cells with fences between them."""

from __future__ import annotations

from dataclasses import dataclass

from .core import OFF, Board, Cell, Label, Mark, Plan, letters
from .square import NAMES, OFFSETS, OPPOSITE

Place = tuple[int, int]


@dataclass(frozen=True)
class BoxesBoard(Board):
    """`width` by `height` boxes between dots.

    Dots, sides and boxes have the names of a lattice: a1 is the lower left dot, b1 the side to the right of it, b2 the
    first box. Cells are the sides, then the boxes: regions "sides" and "boxes".

    N, E, S and W lead from a box to its sides and from a side to its boxes.
    """

    width: int
    height: int

    @property
    def slab(self) -> str:
        return "wood"

    def build(self) -> Plan:
        lattice = [(f, r) for r in range(2 * self.height + 1) for f in range(2 * self.width + 1)]
        sides = [(f, r) for f, r in lattice if (f + r) % 2]
        boxes = [(f, r) for f, r in lattice if f % 2 and r % 2]
        places = sides + boxes
        index = {place: at for at, place in enumerate(places)}
        dots = (Mark("star", f / 2, self.height - r / 2, 0.09) for f, r in lattice if not f % 2 and not r % 2)
        below = (Label(letters(f), f / 2, self.height + 0.85, 0.24) for f in range(2 * self.width + 1))
        left = (Label(str(r + 1), -0.85, self.height - r / 2, 0.24) for r in range(2 * self.height + 1))
        return Plan(
            cells=tuple(self._cell(place) for place in places),
            directions=NAMES[::2],
            steps=tuple(tuple(self._to(index, place, way) for way in OFFSETS[::2]) for place in places),
            opposite=(2, 3, 0, 1),
            labels=(*below, *left),
            marks=tuple(dots),
            regions={"sides": tuple(range(len(sides))), "boxes": tuple(range(len(sides), len(places)))},
        )

    def _to(self, index: dict[Place, int], place: Place, way: Place) -> int:
        (file, rank), (dx, dy) = place, way
        across = (file % 2 and rank % 2) or (dy if file % 2 else dx)
        return index.get((file + dx, rank + dy), OFF) if across else OFF

    def _cell(self, place: Place) -> Cell:
        file, rank = place
        x, y = file / 2, self.height - rank / 2
        long, thin = 0.42, 0.08
        w, h = (long, long) if file % 2 and rank % 2 else ((long, thin) if file % 2 else (thin, long))
        outline = ((x - w, y - h), (x + w, y - h), (x + w, y + h), (x - w, y + h))
        box = w == h
        return Cell(f"{letters(file)}{rank + 1}", x, y, outline, "light" if box else "middle", room=0.8 if box else 0.4)


@dataclass(frozen=True)
class FencedBoard(Board):
    """`width` by `height` square cells a1 ..., then the crossings between four of them: a1b2 is that of a1 and b2.

    Regions "squares" and "crossings". The eight directions join squares.
    """

    width: int
    height: int

    def build(self) -> Plan:
        squares = [(f, r) for r in range(self.height) for f in range(self.width)]
        crossings = [(f, r) for r in range(self.height - 1) for f in range(self.width - 1)]
        index = {place: at for at, place in enumerate(squares)}
        nowhere = (OFF,) * 8
        cells = [self._square(place) for place in squares] + [self._crossing(place) for place in crossings]
        below = (Label(letters(f), f + 0.5, self.height + 0.75) for f in range(self.width))
        left = (Label(str(r + 1), -0.75, self.height - r - 0.5) for r in range(self.height))
        steps = [tuple(index.get((f + dx, r + dy), OFF) for dx, dy in OFFSETS) for f, r in squares]
        return Plan(
            cells=tuple(cells),
            directions=NAMES,
            steps=(*steps, *(nowhere for _ in crossings)),
            opposite=OPPOSITE,
            labels=(*below, *left),
            regions={
                "squares": tuple(range(len(squares))),
                "crossings": tuple(range(len(squares), len(cells))),
            },
        )

    def _square(self, place: Place) -> Cell:
        x, y, half = place[0] + 0.5, self.height - place[1] - 0.5, 0.44
        outline = ((x - half, y - half), (x + half, y - half), (x + half, y + half), (x - half, y + half))
        return Cell(f"{letters(place[0])}{place[1] + 1}", x, y, outline, room=0.86)

    def _crossing(self, place: Place) -> Cell:
        x, y, half = place[0] + 1.0, self.height - place[1] - 1.0, 0.06
        outline = ((x - half, y - half), (x + half, y - half), (x + half, y + half), (x - half, y + half))
        name = f"{letters(place[0])}{place[1] + 1}{letters(place[0] + 1)}{place[1] + 2}"
        return Cell(name, x, y, outline, "dark", room=0.3)

    @property
    def slab(self) -> str:
        return "wood"
