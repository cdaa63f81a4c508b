"""Pieces of the draughts games as they come and go: the board, its hash and the lists of pieces together."""

from __future__ import annotations

from .abi import Row, State, kernel
from .draughts_tables import (
    AT_CELLS,
    AT_PIECES,
    AT_PLACE,
    CELLS,
    COUNT,
    CROWN,
    CROWNING,
    KEY,
    KEYS,
    LIST_SIZE,
    NEVER,
    ONE_WAY,
    STEPS,
    WAYS,
)


@kernel
def is_man(s: State, t: Row, cell: int) -> bool:
    return s[t[AT_CELLS] + cell] & 1 == 1


@kernel
def crowns(t: Row, player: int, cell: int) -> bool:
    return t[CROWNING] < NEVER and t[t[CROWN] + player * t[CELLS] + cell] == 1


@kernel
def advances(t: Row, player: int, origin: int, to: int) -> bool:
    """Whether a man's move cannot be undone by another move of his."""
    way = 0
    while t[t[STEPS] + origin * t[WAYS] + way] != to:
        way += 1
    return t[t[ONE_WAY] + player] >> way & 1 == 1


@kernel
def put(s: State, t: Row, cell: int, code: int) -> None:
    """Change what stands on a cell, and the hash with it."""
    at = t[AT_CELLS] + cell
    n, keys = t[CELLS], t[KEYS]
    old = s[at]
    if old:
        s[KEY] ^= t[keys + old * n + cell]
    if code:
        s[KEY] ^= t[keys + code * n + cell]
    s[at] = code


@kernel
def relocate(s: State, t: Row, player: int, origin: int, to: int) -> None:
    """A piece leaves its cell for another (or for the same, after a round trip)."""
    code = s[t[AT_CELLS] + origin]
    put(s, t, origin, 0)
    put(s, t, to, code)
    at = s[t[AT_PLACE] + origin]
    s[t[AT_PLACE] + origin] = 0
    s[t[AT_PLACE] + to] = at
    s[t[AT_PIECES] + player * t[LIST_SIZE] + at] = to


@kernel
def remove(s: State, t: Row, player: int, cell: int) -> None:
    """A piece of `player` leaves the board; the last of his list takes its place there."""
    put(s, t, cell, 0)
    pieces, place = t[AT_PIECES] + player * t[LIST_SIZE], t[AT_PLACE]
    last = s[COUNT + player] - 1
    other, at = s[pieces + last], s[place + cell]
    s[pieces + at] = other
    s[place + other] = at
    s[pieces + last] = 0
    s[place + cell] = 0
    s[COUNT + player] = last


@kernel
def crown(s: State, t: Row, cell: int) -> None:
    put(s, t, cell, s[t[AT_CELLS] + cell] + 1)
