"""The shortest solution of trays of single squares with one free cell, such as the fifteen puzzle (IDA*).

How far the goal is at least is told by the walking distance (K. Takahashi): forget in which file a square stands and
see only how many squares of each row are in each row, and in which row the free cell is. How many times the free cell
must change its row until all rows are right is known of every such picture; the same is asked of files, and both add
up.

A family whose puzzles may be of this kind tells by

    tray(s, t, out) -> n     out[cell]: the cell where the square on it belongs, -1 for the free cell; n: how many files
                             there are, cells counted file by file in rows; 0 where the puzzle is of another kind
"""

from __future__ import annotations

from collections import deque
from functools import cache
from typing import Any

import numpy as np

from ..rules.abi import Row, kernel
from ..rules.drive import compile_as
from .puzzle import FULL

FAR = 1 << 40
LONGEST = 4096
"""Room for a line; no order of a tray with at most 25 cells needs more than a few hundred steps."""
DOWN, UP, LEFT, RIGHT = range(4)
"""The ways of the free cell, opposite ones side by side."""

Picture = tuple[tuple[int, ...], ...]
"""Of each line how many of its squares belong to each line."""


@cache
def walking(lines: int, length: int, free: int) -> tuple[Row, Row, dict[tuple[Picture, int], int]]:
    """Of every picture of so many lines whose free cell belongs to the line `free`: its distance, and what follows it.

    What follows stands at [(picture * 2 + way) * lines + the line to which the square belongs that changes places with
    the free cell]; way 0: the free cell goes to the line before, 1: to the line after.
    """
    goal = tuple(
        tuple((length - (line == free)) if line == belongs else 0 for belongs in range(lines)) for line in range(lines)
    )
    known: dict[tuple[Picture, int], int] = {(goal, free): 0}
    far, follows, waiting = [0], [], deque([(goal, free)])
    while waiting:
        picture, gap = at = waiting.popleft()
        row = [-1] * (2 * lines)
        for way, other in ((0, gap - 1), (1, gap + 1)):
            if not 0 <= other < lines:
                continue
            for belongs in range(lines):
                if not picture[other][belongs]:
                    continue
                changed = [list(line) for line in picture]
                changed[other][belongs] -= 1
                changed[gap][belongs] += 1
                after = tuple(map(tuple, changed)), other
                if after not in known:
                    known[after] = len(far)
                    far.append(far[known[at]] + 1)
                    waiting.append(after)
                row[way * lines + belongs] = known[after]
        follows += row
    return np.array(far, np.int64), np.array(follows, np.int64), known


def _seen(homes: list[int], width: int, *, files: bool) -> tuple[Row, Row, int]:
    """The table of the rows or of the files, and where in it these squares are."""
    height = len(homes) // width
    lines, length = (width, height) if files else (height, width)

    def line(cell: int) -> int:
        return cell % width if files else cell // width

    gap = homes.index(-1)
    home = next(iter(set(range(len(homes))) - set(homes)))
    far, follows, known = walking(lines, length, line(home))
    picture = [[0] * lines for _ in range(lines)]
    for cell, belongs in enumerate(homes):
        if belongs >= 0:
            picture[line(cell)][line(belongs)] += 1
    return far, follows, known[tuple(map(tuple, picture)), line(gap)]


def solve(homes: list[int], width: int, most: int) -> tuple[list[int] | None, int]:
    """The cells to which the free cell goes, and how many steps were looked at; no cells if `most` did not do.

    The order must be one that can be solved.
    """
    rows_far, rows_next, row = _seen(homes, width, files=False)
    files_far, files_next, file = _seen(homes, width, files=True)
    line = np.zeros(LONGEST, np.int64)
    board = np.array(homes, np.int64)
    length, steps = compiled()(board, width, rows_far, rows_next, row, files_far, files_next, file, most, line)
    return None if length == FULL else line[:length].tolist(), int(steps)


@kernel
def deepen(
    board: Row,
    width: int,
    rows_far: Row,
    rows_next: Row,
    row: int,
    files_far: Row,
    files_next: Row,
    file: int,
    most: int,
    line: Row,
) -> tuple[int, int]:
    """The length of the shortest line (FULL: `most` steps did not do), and how many steps were looked at."""
    height = len(board) // width
    room = len(line)
    gaps, ways, came = np.zeros(room, np.int64), np.zeros(room, np.int64), np.zeros(room, np.int64)
    rows, files = np.zeros(room, np.int64), np.zeros(room, np.int64)
    for cell in range(len(board)):
        if board[cell] < 0:
            gaps[0] = cell
    rows[0], files[0], came[0] = row, file, -1
    bound = rows_far[row] + files_far[file]
    steps = 0
    if bound == 0:
        return 0, 0
    while True:
        least, depth = FAR, 0
        ways[0] = 0
        while depth >= 0:
            way, gap = ways[depth], gaps[depth]
            if way == 4:
                if depth > 0:
                    board[gap] = board[gaps[depth - 1]]
                    board[gaps[depth - 1]] = -1
                depth -= 1
                continue
            ways[depth] = way + 1
            if way == came[depth] ^ 1:
                continue
            if way < LEFT:
                to = gap - width if way == DOWN else gap + width
                if to < 0 or to >= len(board):
                    continue
                after_row = rows_next[(rows[depth] * 2 + way) * height + board[to] // width]
                after_file = files[depth]
            else:
                to = gap - 1 if way == LEFT else gap + 1
                if to < 0 or to // width != gap // width:
                    continue
                after_row = rows[depth]
                after_file = files_next[(files[depth] * 2 + way - LEFT) * width + board[to] % width]
            steps += 1
            far = rows_far[after_row] + files_far[after_file]
            if depth + 1 + far > bound:
                least = min(least, depth + 1 + far)
                continue
            if steps >= most:
                return FULL, steps
            board[gap] = board[to]
            board[to] = -1
            line[depth] = to
            depth += 1
            gaps[depth], ways[depth], came[depth], rows[depth], files[depth] = to, 0, way, after_row, after_file
            if far == 0:
                return depth, steps
        if least >= room:
            return FULL, steps
        bound = least


@cache
def compiled() -> Any:
    from numba import int64, types

    row = int64[::1]
    given = (row, int64, row, row, int64, row, row, int64, int64, row)
    compile_as(deepen, types.UniTuple(int64, 2)(*given))  # type: ignore[no-untyped-call]
    return deepen
