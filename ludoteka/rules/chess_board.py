"""Pieces of the chess family appear, leave, go from cell to cell; lists, keys and values follow."""

from __future__ import annotations

from .abi import Row, State, kernel
from .chess_tables import (
    AT_HANDS,
    AT_LIST,
    AT_PLACE,
    CELLS,
    COUNT,
    HAND_KEYS,
    HAND_SIZE,
    HAND_VALUES,
    HELD,
    KEY,
    KINDS,
    KING,
    LIST_SIZE,
    PIECE_KEYS,
    PLAIN_KIND,
    ROYAL,
    SCORE,
    SIZE,
    STRENGTH,
    STRONG,
    VALUES,
)


@kernel
def put(s: State, t: Row, side: int, cell: int, kind: int) -> None:
    """A piece appears on an empty cell."""
    which = (side * t[KINDS] + kind) * t[SIZE] + cell
    s[CELLS + cell] = (kind + 1) * (1 - 2 * side)
    s[KEY] ^= t[t[PIECE_KEYS] + which]
    s[SCORE] += t[t[VALUES] + which]
    s[STRONG] += t[t[STRENGTH] + kind]
    s[t[AT_LIST] + side * t[LIST_SIZE] + s[COUNT + side]] = cell
    s[t[AT_PLACE] + cell] = s[COUNT + side]
    s[COUNT + side] += 1
    if kind == t[ROYAL + side]:
        s[KING + side] = cell


@kernel
def lift(s: State, t: Row, side: int, cell: int) -> int:
    """A piece leaves the board; its kind."""
    kind = s[CELLS + cell] * (1 - 2 * side) - 1
    which = (side * t[KINDS] + kind) * t[SIZE] + cell
    s[CELLS + cell] = 0
    s[KEY] ^= t[t[PIECE_KEYS] + which]
    s[SCORE] -= t[t[VALUES] + which]
    s[STRONG] -= t[t[STRENGTH] + kind]
    first = t[AT_LIST] + side * t[LIST_SIZE]
    s[COUNT + side] -= 1
    last = s[first + s[COUNT + side]]
    at = s[t[AT_PLACE] + cell]
    s[first + at] = last
    s[t[AT_PLACE] + last] = at
    return kind


@kernel
def carry(s: State, t: Row, side: int, start: int, end: int, becomes: int) -> int:
    """A piece goes from cell to cell and may become another kind (-1: stays what it is); the kind it was."""
    size = t[SIZE]
    kind = s[CELLS + start] * (1 - 2 * side) - 1
    after = kind if becomes < 0 else becomes
    before = (side * t[KINDS] + kind) * size + start
    which = (side * t[KINDS] + after) * size + end
    s[CELLS + start] = 0
    s[CELLS + end] = (after + 1) * (1 - 2 * side)
    s[KEY] ^= t[t[PIECE_KEYS] + before] ^ t[t[PIECE_KEYS] + which]
    s[SCORE] += t[t[VALUES] + which] - t[t[VALUES] + before]
    s[STRONG] += t[t[STRENGTH] + after] - t[t[STRENGTH] + kind]
    at = s[t[AT_PLACE] + start]
    s[t[AT_PLACE] + end] = at
    s[t[AT_LIST] + side * t[LIST_SIZE] + at] = end
    if kind == t[ROYAL + side]:
        s[KING + side] = end
    return kind


@kernel
def hold(s: State, t: Row, side: int, kind: int, change: int) -> None:
    """A piece comes to the hand or leaves it."""
    which = side * t[KINDS] + kind
    keys = t[HAND_KEYS] + which * (t[HAND_SIZE] + 1)
    held = s[t[AT_HANDS] + which]
    s[KEY] ^= t[keys + held] ^ t[keys + held + change]
    s[SCORE] += (1 - 2 * side) * change * t[t[HAND_VALUES] + kind]
    s[t[AT_HANDS] + which] = held + change


@kernel
def capture(s: State, t: Row, me: int, cell: int) -> int:
    """The enemy's piece on the cell leaves the board, or comes to the hand; its kind."""
    kind = lift(s, t, 1 - me, cell)
    if t[HELD]:
        hold(s, t, me, t[t[PLAIN_KIND] + kind], 1)
    return kind
