"""Where pieces go on a board of squares, by Betza's notation: for families beside the chess family."""

from __future__ import annotations

from ..boards import Square
from .betza import parse
from .chess import Trail


def trails(board: Square, moves: str, cell: int, *, turned: bool, at_home: bool = False) -> tuple[Trail, ...]:
    """All ways of a piece from a cell of an empty board.

    `turned`: forward is down the page; `at_home`: ways that are open only from the set-up are open.
    """
    found = []
    sign = -1 if turned else 1
    for way in parse(moves):
        if way.initial and not at_home:
            continue
        rank, file = divmod(cell, board.width)
        cells: list[int] = []
        for right, forward in way.path * min(way.repeat, board.width + board.height):
            x, y = file + sign * right, rank + sign * forward
            if not (0 <= x < board.width and 0 <= y < board.height):
                break
            cells.append(y * board.width + x)
            if (right, forward) == way.path[-1]:
                file, rank = x, y
        skip = len(way.path) - 1
        if len(cells) > skip:
            found.append(Trail(way.mode, skip, way.hurdles, tuple(cells)))
    return tuple(found)


def placed(board: Square, setup: str, letters: tuple[str, ...]) -> tuple[tuple[int, int, int], ...]:
    """The pieces of a set-up, drawn as one sees the board: cell, side, kind; capitals are the first player's."""
    lines = setup.split()
    if [len(line) for line in lines] != [board.width] * board.height:
        raise ValueError(f"expected {board.height} rows of {board.width} cells, got {lines}")
    return tuple(
        ((board.height - 1 - row) * board.width + file, int(sign.islower()), letters.index(sign.upper()))
        for row, line in enumerate(lines)
        for file, sign in enumerate(line)
        if sign != "."
    )
