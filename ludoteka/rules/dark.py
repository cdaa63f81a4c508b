"""Kernel of dark chess: nobody sees more than the cells where his own pieces stand or can go.

State  as in the chess family, and taken[side * kinds + kind]: the pieces that a side has lost. In what a player knows,
       PHASE is 1 + the player (3: a spectator), and cells he does not see have the code UNSEEN with his own sign: it
       stops his pieces as a piece of his own would.
Move   as in the chess family; UNKNOWN: the enemy has moved, nobody says how.
"""

from __future__ import annotations

import numpy as np

from ..declare.chess_like import DarkGame
from .abi import ACTORS, KEPT, PHASE, QUIET, STATE_SIZE, Field, Row, State, Tables, kernel
from .chess import derive, evaluate, exhausted
from .chess import play as chess_play
from .chess import result as chess_result
from .chess import start as chess_start
from .chess_board import put
from .chess_legal import aims_in_passing, drop_mates
from .chess_tables import (
    AHEAD,
    AT_LIST,
    AT_MARK,
    AT_PLACE,
    BRANCH,
    CASTLE_COUNT,
    CASTLES,
    CELL_BITS,
    CELLS,
    CHASER,
    COUNT,
    FIRST_COUNT,
    GOOD_FOR,
    INTO,
    KEY,
    KINDS,
    KING,
    LEFT,
    LENGTH,
    LIST_SIZE,
    MUST_ZONE,
    PAST,
    PROGRAMME,
    PROGRESS,
    RIGHT_KEYS,
    RIGHTS,
    SIDE_KEY,
    SIZE,
    SPARE,
    STEP_FROM,
    STEP_KEYS,
    STEP_TO,
    ZONES,
)
from .chess_tables import pack as pack_chess
from .chess_ways import (
    CASTLING,
    CELL,
    CLAIM,
    HAND,
    IN_PASSING,
    SPECIAL,
    TO,
    WHAT,
    WHAT_MASK,
    attacked,
    castlings,
    piece_moves,
)
from .common import random_below

__all__ = [
    "CASTLING", "CHASER", "CLAIM", "COUNT", "HAND", "LEFT", "PAST", "WHAT", "WHAT_MASK", "attacked", "conceal",
    "derive", "drop_mates", "evaluate", "legal", "moves", "observe", "pack", "pick", "play", "result", "sample",
    "start",
]  # fmt: skip
"""Also what the face of chess asks of its rules."""

UNKNOWN = 7 << SPECIAL
"""The move that nobody but the mover knows."""
SPECTATOR_EYES = 3
AT_TAKEN = SPARE
"""The slot that the chess family needs only while packing."""
TO_CAPTURE, TO_MOVE = 1, 2
"""What an entry of a programme is good for."""


def pack(game: DarkGame) -> Tables:
    tables = pack_chess(game)
    kinds, at = len(game.pieces), int(tables.row[STATE_SIZE])
    tables.row[AT_TAKEN] = at
    tables.row[STATE_SIZE] = tables.row[KEPT] = at + 2 * kinds
    return Tables(tables.row, (*tables.fields, Field("taken", at, 2 * kinds, 0, len(game.placed))))


def start(game: DarkGame, tables: Tables) -> State:
    return chess_start(game, tables)


# --- moves --------------------------------------------------------------------------------------------------------


@kernel
def legal(s: State, t: Row, me: int, out: Row) -> int:
    """Every move, the pieces in the order of their cells: the same on what a player knows as on the true position."""
    n = 0
    sign = 1 - 2 * me
    unseen = t[KINDS] + 1
    for cell in range(t[SIZE]):
        if 0 < s[CELLS + cell] * sign < unseen:
            n = piece_moves(s, t, me, cell, out, n)
    if s[RIGHTS]:
        n = castlings(s, t, me, out, n)
    if s[STEP_TO]:
        passed = t[t[AHEAD] + (1 - me) * t[SIZE] + s[STEP_FROM] - 1]
        for cell in range(t[SIZE]):
            if 0 < s[CELLS + cell] * sign < unseen and aims_in_passing(s, t, me, cell, passed):
                out[n] = cell | passed << TO | IN_PASSING << SPECIAL
                n += 1
    return n


@kernel
def moves(s: State, t: Row, out: Row) -> int:
    if s[ACTORS] == 0:
        return 0
    if s[PHASE] != 0 and s[PHASE] != s[ACTORS]:
        out[0] = UNKNOWN
        return 1
    return 0 if exhausted(s, t) else legal(s, t, s[ACTORS] - 1, out)


@kernel
def pick(s: State, t: Row, out: Row, rng: Row) -> int:
    n = moves(s, t, out)
    return out[random_below(rng, n)] if n > 0 else -1


@kernel
def play(s: State, t: Row, move: int) -> None:
    me = s[ACTORS] - 1
    end = move >> TO & CELL
    if move >> SPECIAL == IN_PASSING:
        end = s[STEP_TO] - 1
    victim = abs(s[CELLS + end])
    if victim > 0 and move >> SPECIAL != CASTLING:
        s[t[AT_TAKEN] + (1 - me) * t[KINDS] + victim - 1] += 1
    chess_play(s, t, move)


@kernel
def result(s: State, t: Row) -> None:
    chess_result(s, t)


# --- what is known ------------------------------------------------------------------------------------------------


@kernel
def look(s: State, t: Row, me: int, cell: int, seen: Row, first: int) -> None:
    """Mark where the piece on the cell can go: marks begin at seen[first]."""
    sign = 1 - 2 * me
    at = t[t[PROGRAMME] + (me * t[KINDS] + s[CELLS + cell] * sign - 1) * t[SIZE] + cell]
    end = at + 1 + (t[at] & LENGTH)
    at += 1
    while at < end:
        entry = t[at]
        to = entry & ((1 << CELL_BITS) - 1)
        there = s[CELLS + to]
        good_for = entry >> GOOD_FOR & 3
        if (there == 0 and good_for & TO_MOVE) or (there * sign < 0 and good_for & TO_CAPTURE):
            seen[first + to] = 1
        at += 1 if there == 0 else entry >> BRANCH


@kernel
def hide(s: State, t: Row, player: int, out: State) -> None:
    """Fill the cells of `out` with what the player sees; the marks in its scratch are left clean."""
    size, marks = t[SIZE], t[AT_MARK]
    sign = -1 if player == 1 else 1
    for cell in range(size + 1):
        out[marks + cell] = 0
    if player >= 0:
        for cell in range(size):
            if s[CELLS + cell] * sign > 0:
                out[marks + cell] = 1
                look(s, t, player, cell, out, marks)
        if s[STEP_TO] and s[ACTORS] == player + 1:
            out[marks + s[STEP_TO] - 1] = 1
            out[marks + t[t[AHEAD] + (1 - player) * size + s[STEP_FROM] - 1]] = 1
    for cell in range(size):
        out[CELLS + cell] = s[CELLS + cell] if out[marks + cell] else sign * (t[KINDS] + 1)
        out[marks + cell] = 0


@kernel
def relist(s: State, t: Row) -> None:
    """Lists, keys and values of the pieces that are seen, and of them alone."""
    size = t[SIZE]
    for field in range(KING, RIGHTS):
        s[field] = 0
    for i in range(2 * t[LIST_SIZE]):
        s[t[AT_LIST] + i] = 0
    for cell in range(size):
        s[t[AT_PLACE] + cell] = 0
    for side in range(2):
        for cell in range(size):
            kind = s[CELLS + cell] * (1 - 2 * side)
            if 0 < kind <= t[KINDS]:
                put(s, t, side, cell, kind - 1)
    s[KEY] ^= t[t[RIGHT_KEYS] + s[RIGHTS]]
    if s[STEP_TO]:
        s[KEY] ^= t[t[STEP_KEYS] + s[STEP_TO] - 1]
    if s[ACTORS] == 2:
        s[KEY] ^= t[SIDE_KEY]


@kernel
def own_rights(t: Row, player: int) -> int:
    """The castlings of a player, as bits."""
    found = 0
    for which in range(t[CASTLE_COUNT]):
        found |= (t[t[t[CASTLES] + which]] == player) << which
    return found


@kernel
def observe(s: State, t: Row, player: int, out: State) -> None:
    """Own pieces, the cells where they can go, what both have lost; when the game is over, everything."""
    out[:] = s
    if s[ACTORS] == 0 or s[PHASE] != 0:
        return
    hide(s, t, player, out)
    out[PHASE] = player + 1 if player >= 0 else SPECTATOR_EYES
    out[QUIET] = 0
    out[RIGHTS] = s[RIGHTS] & own_rights(t, player)
    if s[ACTORS] != player + 1:
        out[STEP_FROM] = 0
        out[STEP_TO] = 0
    if player < 0:
        for i in range(2 * t[KINDS]):
            out[t[AT_TAKEN] + i] = 0
    relist(out, t)


@kernel
def conceal(s: State, t: Row, player: int, move: int) -> int:
    """The enemy's move is not known, only that there was one."""
    return move if s[ACTORS] == player + 1 else UNKNOWN


# --- what may be --------------------------------------------------------------------------------------------------


@kernel
def constrain(s: State, t: Row, me: int, must: Row, not_here: Row) -> None:
    """Mark unseen cells that must hold an enemy, because one could else go there, and those that cannot."""
    sign = 1 - 2 * me
    unseen = (t[KINDS] + 1) * sign
    for cell in range(t[SIZE]):
        kind = s[CELLS + cell] * sign
        if not 0 < kind <= t[KINDS]:
            continue
        at = t[t[PROGRAMME] + (me * t[KINDS] + kind - 1) * t[SIZE] + cell]
        end = at + 1 + (t[at] & LENGTH)
        at += 1
        while at < end:
            entry = t[at]
            to = entry & ((1 << CELL_BITS) - 1)
            if s[CELLS + to] == unseen:
                if entry >> GOOD_FOR & TO_MOVE:
                    must[to] = 1
                elif entry >> GOOD_FOR & TO_CAPTURE:
                    not_here[to] = 1
            at += 1 if s[CELLS + to] == 0 else entry >> BRANCH


@kernel
def muster(s: State, t: Row, side: int, pool: Row) -> int:
    """Write the kinds of a side's pieces that are not seen, as far as can be guessed; how many."""
    kinds = t[KINDS]
    left = np.zeros(kinds, np.int64)
    for kind in range(kinds):
        left[kind] = t[t[FIRST_COUNT] + side * kinds + kind] - s[t[AT_TAKEN] + side * kinds + kind]
    for cell in range(t[SIZE]):
        kind = s[CELLS + cell] * (1 - 2 * side)
        if 0 < kind <= kinds:
            left[kind - 1] -= 1
    n = 0
    for kind in range(kinds):
        if left[kind] < 0:
            # More than there were at first: so many pawns have been promoted.
            for pawn in range(kinds):
                if t[PROGRESS] >> pawn & 1:
                    left[pawn] += left[kind]
    for kind in range(kinds):
        for _ in range(max(left[kind], 0)):
            pool[n] = kind
            n += 1
    return n


@kernel
def draw(t: Row, side: int, cell: int, pool: Row, n: int, rng: Row) -> int:
    """Which of the pool's pieces stands on the cell, at random; no pawn where it would have been promoted or began
    behind. -1: only pawns are left."""
    size = t[SIZE]
    barred = t[t[ZONES] + cell] & MUST_ZONE or t[t[ZONES] + size + cell] & MUST_ZONE
    i = random_below(rng, n)
    for _ in range(n):
        if not (barred and t[PROGRESS] >> pool[i] & 1):
            return i
        i = i + 1 if i + 1 < n else 0
    return -1


@kernel
def settle(s: State, t: Row, side: int, cells: Row, count: int, due: int, rng: Row) -> None:
    """Put a side's unseen pieces on the cells, which are in random order; the first `due` of them must be filled."""
    pool = np.zeros(t[SIZE], np.int64)
    n = muster(s, t, side, pool)
    for i in range(count):
        if n == 0:
            break
        which = draw(t, side, cells[i], pool, n, rng)
        if which >= 0:
            s[CELLS + cells[i]] = (pool[which] + 1) * (1 - 2 * side)
            n -= 1
            pool[which] = pool[n]
        elif i < due:
            n -= 1
            into = t[t[INTO] + pool[n]]
            s[CELLS + cells[i]] = (t[into + 1] + 1) * (1 - 2 * side)


@kernel
def sample(s: State, t: Row, player: int, rng: Row) -> None:
    """Put the pieces that are not seen on cells that are not seen, so that the player sees the same."""
    if s[ACTORS] == 0 or s[PHASE] == 0:
        return
    size = t[SIZE]
    must, not_here = np.zeros(size, np.int64), np.zeros(size, np.int64)
    if player >= 0:
        constrain(s, t, player, must, not_here)
    for side in range(2):
        if side == player:
            continue
        cells = np.zeros(size, np.int64)
        due = 0
        count = 0
        for wanted in range(1, -1, -1):
            first = count
            for cell in range(size):
                if abs(s[CELLS + cell]) == t[KINDS] + 1 and must[cell] == wanted and not not_here[cell]:
                    cells[count] = cell
                    count += 1
            for i in range(count - 1, first, -1):
                j = first + random_below(rng, i + 1 - first)
                cells[i], cells[j] = cells[j], cells[i]
            if wanted:
                due = count
        settle(s, t, side, cells, count, due, rng)
    for cell in range(size):
        if abs(s[CELLS + cell]) == t[KINDS] + 1:
            s[CELLS + cell] = 0
    s[PHASE] = 0
    relist(s, t)
