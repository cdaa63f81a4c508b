"""Boards of square cells: plain, with cells cut away, checkered, or as points where lines cross."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from .core import OFF, Board, Cell, Label, Lane, Line, Mark, Plan, letters
from .lettering import CAP_HEIGHT, width_of

N, NE, E, SE, S, SW, W, NW = range(8)
"""Directions, seen from the first player; even ones are orthogonal, odd ones diagonal."""

NAMES = ("N", "NE", "E", "SE", "S", "SW", "W", "NW")
OFFSETS = ((0, 1), (1, 1), (1, 0), (1, -1), (0, -1), (-1, -1), (-1, 0), (-1, 1))
OPPOSITE = (S, SW, W, NW, N, NE, E, SE)

NUMBER_SIZE = 0.2
NUMBERED_ROOM = 0.9
"""Men are a little smaller where cells bear numbers."""


class Coordinates(Enum):
    """How cells are named."""

    LETTER_NUMBER = "a1 at the lower left, letters to the right (the book's system)"
    SHOGI = "1a at the upper right, numbers to the left, letters downwards"
    DARK_NUMBERS = "dark cells numbered from the upper left, as draughts players do; light cells a1, b1 ..."
    GO = "as LETTER_NUMBER, in capitals, without the letter I"
    WITHOUT_I = "as LETTER_NUMBER, without the letter i (the book's go board)"


@dataclass(frozen=True)
class Square(Board):
    """`width` files by `height` ranks; cell index = rank * width + file without the cells cut away."""

    width: int
    height: int
    checkered: bool = False
    """Alternate dark and light cells, a1 dark."""
    points: bool = False
    """Pieces stand where the lines cross, not inside the cells."""
    without: tuple[str, ...] = ()
    """Cells cut away, by the names they would have (truncated boards)."""
    stars: tuple[str, ...] = ()
    """Points marked with a dot."""
    coordinates: Coordinates = Coordinates.LETTER_NUMBER
    wrap: bool = False
    """The left and right edges are joined (a cylinder)."""
    first_rank: int = 1
    """The number of the lowest rank."""
    outside: tuple[tuple[str, int, int], ...] = ()
    """Cells beside the square, by name, file and rank counted from 0: the corners of omega chess."""
    river: tuple[int, ...] = ()
    """Ranks, counted from 0, above which no lines run upwards; points only."""
    crosses: tuple[str, ...] = ()
    """Lines drawn from point to point besides the grid: "d1 f3"; they lend no steps."""
    tone: str = ""
    """The colour of all cells that are not dark: the green of reversi; "rack" is a standing one with round holes."""
    gate: tuple[str, ...] = ()
    """Neighbouring cells of the lowest rank from which a gap in the frame leads out."""

    def name_of(self, file: int, rank: int) -> str:
        match self.coordinates:
            case Coordinates.SHOGI:
                return f"{self.width - file}{letters(self.height - 1 - rank)}"
            case Coordinates.GO:
                return f"{'ABCDEFGHJKLMNOPQRSTUVWXYZ'[file]}{rank + self.first_rank}"
            case Coordinates.WITHOUT_I:
                return f"{'abcdefghjklmnopqrstuvwxyz'[file]}{rank + self.first_rank}"
            case Coordinates.DARK_NUMBERS if (file + rank) % 2 == 0:
                row = self.height - 1 - rank
                before = sum((self.width + ((self.height - 1 - r) % 2 == 0)) // 2 for r in range(row))
                return str(before + file // 2 + 1)
        return f"{letters(file)}{rank + self.first_rank}"

    def build(self) -> Plan:
        cut = set(self.without)
        places = [
            (file, rank)
            for rank in range(self.height)
            for file in range(self.width)
            if self.name_of(file, rank) not in cut
        ]
        cells = tuple(self._cell(self.name_of(file, rank), file, rank) for file, rank in places)
        cells += tuple(self._cell(name, file, rank) for name, file, rank in self.outside)
        places += [(file, rank) for _, file, rank in self.outside]
        index = {place: at for at, place in enumerate(places)}
        steps = tuple(tuple(self._to(index, file + dx, rank + dy) for dx, dy in OFFSETS) for file, rank in places)
        return Plan(
            cells=cells,
            directions=NAMES,
            steps=steps,
            opposite=OPPOSITE,
            lines=self._lines(index),
            labels=self._labels(cells),
            lanes=self._lanes(),
            marks=tuple(Mark("star", *self._centre_of(name)) for name in self.stars),
            regions={"gate": tuple(index[self.cells_by_name[name]] for name in self.gate)} if self.gate else {},
        )

    def _gap(self) -> tuple[Line, ...]:
        """The opening in the frame under the gate."""
        if not self.gate:
            return ()
        across = [self._centre_of(name)[0] for name in self.gate]
        left, right, top, bottom = min(across) - 0.5, max(across) + 0.5, self.height + 0.02, self.height + 0.15
        return (Line(((left, top), (right, top), (right, bottom), (left, bottom)), "edge", closed=True),)

    def _to(self, index: dict[tuple[int, int], int], file: int, rank: int) -> int:
        return index.get((file % self.width if self.wrap else file, rank), OFF)

    def _place(self, file: int, rank: int) -> tuple[float, float]:
        return file + 0.5, self.height - rank - 0.5

    def _centre_of(self, name: str) -> tuple[float, float]:
        cell = self.cells_by_name[name]
        return self._place(*cell)

    @property
    def cells_by_name(self) -> dict[str, tuple[int, int]]:
        return {self.name_of(f, r): (f, r) for f in range(self.width) for r in range(self.height)}

    def _cell(self, name: str, file: int, rank: int) -> Cell:
        x, y = self._place(file, rank)
        if self.points:
            return Cell(name, x, y, tone="none")
        half = 0.5
        outline = ((x - half, y - half), (x + half, y - half), (x + half, y + half), (x - half, y + half))
        dark = self.checkered and (file + rank) % 2 == 0
        room = NUMBERED_ROOM if self.coordinates is Coordinates.DARK_NUMBERS else 1.0
        return Cell(name, x, y, outline, "dark" if dark else self.tone or "light", room=room)

    def _lines(self, index: dict[tuple[int, int], int]) -> tuple[Line, ...]:
        def joined(file: int, rank: int, dx: int, dy: int) -> bool:
            here, there = (file, rank) in index, (file + dx, rank + dy) in index
            return here and there and not (dy and rank in self.river)

        lines = []
        for file, rank in index if self.points else ():
            for dx, dy in ((1, 0), (0, 1)):
                far = 0
                while joined(file + far * dx, rank + far * dy, dx, dy):
                    far += 1
                if far and not joined(file - dx, rank - dy, dx, dy):
                    lines.append(Line((self._place(file, rank), self._place(file + far * dx, rank + far * dy))))
        crosses = (Line(tuple(map(self._centre_of, cross.split()))) for cross in self.crosses)
        return (*lines, *crosses, *self._gap())

    def _labels(self, cells: tuple[Cell, ...]) -> tuple[Label, ...]:
        files, ranks = range(self.width), range(self.height)
        if self.coordinates is Coordinates.SHOGI:
            return (
                *(Label(str(self.width - f), f + 0.5, -0.3) for f in files),
                *(Label(letters(self.height - 1 - r), self.width + 0.3, self.height - r - 0.5) for r in ranks),
            )
        if self.coordinates is Coordinates.DARK_NUMBERS:
            return tuple(_in_corner(cell) for cell in cells if cell.name.isdigit())
        below = (Label(self.name_of(f, 0).rstrip("0123456789"), f + 0.5, self.height + 0.3) for f in files)
        left = (Label(str(r + self.first_rank), -0.3, self.height - r - 0.5) for r in ranks)
        return (*below, *left, *(Label(name, *self._beside(f, r), 0.22) for name, f, r in self.outside))

    def _lanes(self) -> tuple[Lane, ...]:
        """Files and ranks, each between the outermost of its cells; numbered cells bear their names themselves."""
        if self.coordinates is Coordinates.DARK_NUMBERS:
            return ()
        cut, letters_first = set(self.without), self.coordinates is not Coordinates.SHOGI
        files = [[self.name_of(f, r) for r in range(self.height)] for f in range(self.width)]
        ranks = [list(rank) for rank in zip(*files, strict=True)]
        found = []
        for row, is_file in (*((file, True) for file in files), *((rank, False) for rank in ranks)):
            inside = [name for name in row if name not in cut]
            digits = "".join(filter(str.isdigit, row[0]))
            text = row[0].strip("0123456789") if is_file is letters_first else digits
            found += [Lane(text, (inside[0], inside[-1]))] if inside else []
        return tuple(found)

    def _beside(self, file: int, rank: int) -> tuple[float, float]:
        """Where the name of a cell outside the square is written: beyond it, away from the square."""
        x, y = self._place(file, rank)
        return x + (-0.72 if x < 0 else 0.72), y


def _in_corner(cell: Cell) -> Label:
    """The number of a cell in its upper left corner, beside the man upon it."""
    x, y = cell.x - 0.465 + width_of(cell.name, NUMBER_SIZE) / 2, cell.y - 0.465 + NUMBER_SIZE * CAP_HEIGHT / 2
    return Label(cell.name, x, y, NUMBER_SIZE, "figure")


def point_grid(
    width: int, height: int, *, stars: tuple[str, ...] = (), coordinates: Coordinates = Coordinates.LETTER_NUMBER
) -> Square:
    """Lines crossing, with pieces on the crossings."""
    return Square(width, height, points=True, stars=stars, coordinates=coordinates)


def xiangqi_board() -> Square:
    """Nine by ten points with the river between ranks 5 and 6 and the two palaces."""
    return Square(
        9,
        10,
        points=True,
        river=(4,),
        crosses=("d1 f3", "f1 d3", "d8 f10", "f8 d10"),
        extra_regions=(
            ("palace 1", "d1 e1 f1 d2 e2 f2 d3 e3 f3"),
            ("palace 2", "d8 e8 f8 d9 e9 f9 d10 e10 f10"),
        ),
    )
