"""The driver of many games at once: each goes on by one decision, chance included, in one compiled call.

rows    one position a game
codes   the legal moves of all games one behind the other; those of game k end before ends[k]
seats   whose decision is due in each game; NOBODY: it is over
"""

from __future__ import annotations

from functools import cache
from typing import Any

from .abi import ACTORS, CHANCE, MOST_MOVES, PLAYER_SHIFT, Row, State, signatures
from .common import first_actor
from .drive import compile_as, compile_stand_ins, draw
from .free import lean

NOBODY = -1
NOTHING = -1
"""Chosen in a game that has just begun, or is over."""


@lean
def decide(
    moves: Any,
    play: Any,
    result: Any,
    weights: Any,
    pick: Any,
    rows: Row,
    t: Row,
    rngs: Any,
    chosen: Row,
    codes: Row,
    ends: Row,
    seats: Row,
    first: int,
) -> int:
    """From game `first` on, play what was chosen and let chance decide; then list the legal moves.

    The number of games that are done: fewer than all if `codes` has no room for another list.
    """
    at = 0
    if first > 0:
        at = ends[first - 1]
    for k in range(first, len(rows)):
        if len(codes) - at < t[MOST_MOVES]:
            return k
        s = rows[k]
        room = codes[at : at + t[MOST_MOVES]]
        if chosen[k] != NOTHING:
            play(s, t, chosen[k])
        while s[ACTORS] == CHANCE:
            play(s, t, draw(moves, weights, pick, s, t, room, rngs[k]))
        n = 0
        if s[ACTORS] != 0:
            n = moves(s, t, room)
            if n == 0:
                result(s, t)
        seats[k] = NOBODY
        if n > 0:
            seats[k] = first_actor(s)
            n = own(s, room, n, seats[k])
        at += n
        ends[k] = at
    return len(rows)


@lean
def own(s: State, codes: Row, n: int, seat: int) -> int:
    """Keep the moves of one seat, where several may act."""
    if s[ACTORS] & (s[ACTORS] - 1) == 0:
        return n
    kept = 0
    for i in range(n):
        code = codes[i]
        codes[kept] = code
        kept += code >> PLAYER_SHIFT == seat + 1
    return kept


@lean
def look(observe: Any, rows: Row, t: Row, seats: Row, seen: Row) -> None:
    """What whoever is to decide may know of each game; of one that is over, what a spectator may."""
    for k in range(len(rows)):
        observe(rows[k], t, seats[k], seen[k])


@cache
def compiled() -> tuple[Any, Any]:
    """Both drivers, compiled with the signatures that all families share."""
    from numba import int64, types, uint64, void

    fn = {name: types.FunctionType(s) for name, s in signatures().items()}
    row, rows = int64[::1], int64[:, ::1]
    compile_stand_ins()
    five = [fn[name] for name in ("moves", "play", "result", "weights", "pick")]
    compile_as(decide, int64(*five, rows, row, uint64[:, ::1], row, row, row, row, int64))
    compile_as(look, void(fn["observe"], rows, row, row, rows))
    return decide, look
