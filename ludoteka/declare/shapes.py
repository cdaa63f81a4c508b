"""Polyominoes: every shape that so many squares can make, joined by their sides."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache

Spot = tuple[int, int]
Shape = tuple[Spot, ...]
"""Squares as (file, rank), the lowest rank first and from left to right; the first one is at (0, 0)."""

PICTURE = """
    VVVUUXWWLL
    ZZVUXXXWWL
    YZVUUXFFWL
    YZZNNNTFFL
    YYNNTTTFPP
    YIIIIITPPP
"""
"""The twelve pentominoes fill a rectangle, each under its letter."""
TETROMINOES = {"I": "0 1 2 3", "O": "0 1 0+ 1+", "T": "0 1 2 1+", "S": "0 1 1+ 2+", "L": "0 1 2 2+"}
"""A sign for each tetromino: files of the lower row, with + those of the upper one."""


def settled(cells: Iterable[Spot]) -> Shape:
    """The same shape seen from its first square."""
    found = sorted(cells, key=lambda spot: (spot[1], spot[0]))
    file, rank = found[0]
    return tuple((f - file, r - rank) for f, r in found)


def turns(shape: Shape) -> tuple[Shape, ...]:
    """All ways to lay a shape, turned and flipped, each once."""
    found: dict[Shape, None] = {}
    cells = list(shape)
    for _ in range(2):
        for _ in range(4):
            found.setdefault(settled(cells))
            cells = [(rank, -file) for file, rank in cells]
        cells = [(-file, rank) for file, rank in cells]
    return tuple(found)


@cache
def polyominoes(squares: int) -> tuple[Shape, ...]:
    """Every shape of so many squares, turned and flipped ones counted once: grown square by square."""
    shapes: set[Shape] = {((0, 0),)}
    for _ in range(squares - 1):
        grown = set()
        for shape in shapes:
            for file, rank in shape:
                for spot in ((file + 1, rank), (file - 1, rank), (file, rank + 1), (file, rank - 1)):
                    if spot not in shape:
                        grown.add(min(turns(settled([*shape, spot]))))
        shapes = grown
    return tuple(sorted(shapes))


@cache
def pentominoes() -> dict[str, Shape]:
    """The twelve shapes of five squares, by their letters."""
    rows = PICTURE.split()
    drawn: dict[str, list[Spot]] = {}
    for rank, row in enumerate(reversed(rows)):
        for file, letter in enumerate(row):
            drawn.setdefault(letter, []).append((file, rank))
    names = {min(turns(settled(cells))): letter for letter, cells in drawn.items()}
    return {names[shape]: shape for shape in polyominoes(5)}


@cache
def tetrominoes() -> dict[str, Shape]:
    """The five shapes of four squares, by their letters in small."""
    names = {}
    for letter, text in TETROMINOES.items():
        cells = [(int(word[0]), int(word.endswith("+"))) for word in text.split()]
        names[min(turns(settled(cells)))] = letter.lower()
    return {names[shape]: shape for shape in polyominoes(4)}


def picture(shape: Shape) -> str:
    """A shape as a glyph draws it: rows from the top, "010/111"."""
    left, high = min(f for f, _ in shape), max(r for _, r in shape)
    wide = 1 + max(f for f, _ in shape) - left
    return "/".join("".join("1" if (left + f, r) in shape else "0" for f in range(wide)) for r in range(high, -1, -1))


def grip(shape: Shape) -> Spot:
    """Column and row of the first square in the picture."""
    return -min(f for f, _ in shape), max(r for _, r in shape)
