"""What go's kernels share: slots and fields, the surroundings of a point, and the shapes that call for a stone."""

from __future__ import annotations

from functools import cache
from itertools import product

import numpy as np

from ..boards import OFF, Board
from ..boards.square import E, N, S, W
from .abi import TABLES
from .chains import FIELDS
from .chains import SLOTS as CHAIN_SLOTS

CALM, PRISONERS = FIELDS, FIELDS + 1

AREA, KOMI, LONGEST, AROUND, WIDTH, COLUMN, ROW, LINE, SHAPES, AT_MARKS, AT_WORK = range(
    TABLES + CHAIN_SLOTS, TABLES + CHAIN_SLOTS + 11
)
SLOTS = CHAIN_SLOTS + 11

PLAYING, COUNTING = 0, 1
PASS, AGREE, RESUME = 1024, 1025, 1026
MARK = 2048

RING = ((N,), (N, E), (E,), (E, S), (S,), (S, W), (W,), (W, N))
"""The eight points around a point, in a circle; what is on them makes a shape, two bits each: 0 to 2 as in cells, or
BEYOND the edge."""
BEYOND = 3
BITS = 32
"""Shapes in a number of the table."""

KNOWN_SHAPES = (
    # A stone goes to the middle. X and O: the two colours; x and o: not that one; -: beyond the edge; ?: anything.
    ("XOX", ".+.", "???"),  # enclosing hane
    ("XO.", ".+.", "?.?"),  # hane
    ("XO?", "X+.", "x.?"),  # bend
    (".O.", "X+.", "..."),  # shoulder hit
    ("XO?", "O+o", "?o?"),  # cut
    ("XO?", "O+X", "???"),  # cut that was peeped at
    ("?X?", "O+O", "ooo"),  # push through
    ("OX?", "o+O", "???"),  # cut of a knight's move
    ("X.?", "O+?", "---"),  # chase along the edge
    ("OX?", "X+O", "---"),  # cut at the edge
    ("?X?", "x+O", "---"),  # block at the edge
    ("?Xo", "x+x", "---"),  # descent
    ("?OX", "X+O", "---"),  # cut under a stone
)
MEANING = {"X": [1], "O": [2], "x": [0, 2, 3], "o": [0, 1, 3], ".": [0], "-": [BEYOND], "?": [0, 1, 2, 3]}
EXCHANGED = str.maketrans("XOxo", "OXox")


def walk(board: Board, cell: int, ways: tuple[int, ...]) -> int:
    for way in ways:
        if cell != OFF:
            cell = board.step(cell, way)
    return cell


def surroundings(board: Board) -> list[int]:
    """Of each point the eight around it, OFF beyond the edge."""
    return [walk(board, cell, ways) for cell in range(len(board)) for ways in RING]


def steps_to_edge(board: Board, cell: int, way: int) -> int:
    steps = 0
    while (cell := board.step(cell, way)) != OFF:
        steps += 1
    return steps


def lines(board: Board) -> list[int]:
    """How far each point is from the nearest edge."""
    return [min(steps_to_edge(board, cell, way) for way in (N, E, S, W)) for cell in range(len(board))]


@cache
def shape_bits() -> tuple[int, ...]:
    """A bit for each of the shapes there can be, whether it calls for a stone of any colour in its middle."""
    numbers = np.arange(1 << 2 * len(RING))
    calls = np.zeros(len(numbers), bool)
    for shape, turn, mirrored, exchanged in product(KNOWN_SHAPES, range(4), (False, True), (False, True)):
        top, middle, bottom = (row.translate(EXCHANGED) if exchanged else row for row in shape)
        ring = top[1:] + middle[2] + bottom[::-1] + middle[0] + top[0]  # from the north on, clockwise
        if mirrored:
            ring = ring[0] + ring[:0:-1]
        ring = ring[2 * turn :] + ring[: 2 * turn]
        fits = np.ones(len(numbers), bool)
        for place, sign in enumerate(ring):
            fits &= np.isin(numbers >> 2 * place & 3, MEANING[sign])
        calls |= fits
    return tuple(int(word) for word in calls.reshape(-1, BITS) @ (1 << np.arange(BITS)))
