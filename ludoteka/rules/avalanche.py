"""Kernel of avalanche chess: a move of chess, then an enemy's pawn is pushed.

State  as in the chess family; PHASE: MOVING, PUSHING (the same player pushes a pawn), PROMOTING (its owner chooses what
       the pushed pawn becomes).
Move   as in the chess family; a push is from | to << 9 | PUSH << 25, a choice is cell | kind + 1 << 18 | CHOOSE << 25.
"""

from __future__ import annotations

from ..declare import Reason
from ..declare.chess_like import AvalancheGame
from .abi import ACTORS, PHASE, PLY, QUIET, TURN, WHOLE_TURNS, Row, State, Tables, kernel
from .chess import derive, evaluate, forget
from .chess import moves as chess_moves
from .chess import pick as chess_pick
from .chess import play as chess_play
from .chess import result as chess_result
from .chess import start as chess_start
from .chess_board import carry
from .chess_legal import drop_mates, legal
from .chess_tables import (
    AHEAD,
    AT_LIST,
    CELLS,
    CHASER,
    COUNT,
    INTO,
    KEY,
    KING,
    LEFT,
    LIST_SIZE,
    PAST,
    PROGRESS,
    RIGHTS,
    SIDE_KEY,
    SIZE,
    STEP_FROM,
    STEP_TO,
)
from .chess_tables import pack as pack_chess
from .chess_ways import CASTLING, CELL, CLAIM, HAND, IN_PASSING, SPECIAL, TO, WHAT, WHAT_MASK, attacked
from .common import end_win, random_below

__all__ = [
    "CASTLING", "CELLS", "CHASER", "CLAIM", "HAND", "IN_PASSING", "LEFT", "PAST", "RIGHTS", "STEP_FROM", "STEP_TO",
    "derive", "drop_mates", "evaluate", "legal", "moves", "pack", "pick", "play", "result", "start",
]  # fmt: skip
"""Also what the face of chess asks of its rules."""

MOVING, PUSHING, PROMOTING = range(3)
PUSH, CHOOSE = 4, 5

CHECKMATE = int(Reason.CHECKMATE)


def pack(game: AvalancheGame) -> Tables:
    tables = pack_chess(game)
    tables.row[WHOLE_TURNS] = 0
    return tables


def start(game: AvalancheGame, tables: Tables) -> State:
    return chess_start(game, tables)


@kernel
def pushes(s: State, t: Row, me: int, out: Row) -> int:
    """Write the enemy's pawns that have a free cell ahead."""
    foe = 1 - me
    n = 0
    first = t[AT_LIST] + foe * t[LIST_SIZE]
    for i in range(first, first + s[COUNT + foe]):
        kind = abs(s[CELLS + s[i]]) - 1
        ahead = t[t[AHEAD] + foe * t[SIZE] + s[i]]
        if t[PROGRESS] >> kind & 1 and ahead >= 0 and s[CELLS + ahead] == 0:
            out[n] = s[i] | ahead << TO | PUSH << SPECIAL
            n += 1
    return n


@kernel
def pushed_pawn(s: State, t: Row, owner: int) -> int:
    """The cell of the pawn that waits for its promotion."""
    first = t[AT_LIST] + owner * t[LIST_SIZE]
    for i in range(first, first + s[COUNT + owner]):
        if t[PROGRESS] >> (abs(s[CELLS + s[i]]) - 1) & 1 and t[t[AHEAD] + owner * t[SIZE] + s[i]] < 0:
            return s[i]
    return -1


@kernel
def choices(s: State, t: Row, me: int, out: Row) -> int:
    """Write what the pushed pawn can become."""
    cell = pushed_pawn(s, t, me)
    into = t[t[INTO] + abs(s[CELLS + cell]) - 1]
    for i in range(t[into]):
        out[i] = cell | (t[into + 1 + i] + 1) << WHAT | CHOOSE << SPECIAL
    return t[into]


@kernel
def moves(s: State, t: Row, out: Row) -> int:
    if s[ACTORS] == 0:
        return 0
    if s[PHASE] == PUSHING:
        return pushes(s, t, s[ACTORS] - 1, out)
    if s[PHASE] == PROMOTING:
        return choices(s, t, s[ACTORS] - 1, out)
    return chess_moves(s, t, out)


@kernel
def pick(s: State, t: Row, out: Row, rng: Row) -> int:
    if s[PHASE] == MOVING:
        return chess_pick(s, t, out, rng)
    return out[random_below(rng, moves(s, t, out))]


@kernel
def play(s: State, t: Row, move: int) -> None:
    me = s[ACTORS] - 1
    if s[PHASE] == MOVING:
        chess_play(s, t, move)
        if s[ACTORS] != 0 and can_push(s, t, me):
            s[PHASE] = PUSHING
            s[ACTORS] = me + 1
            s[TURN] -= 1
            s[KEY] ^= t[SIDE_KEY]
    elif s[PHASE] == PUSHING:
        push(s, t, me, move)
    else:
        s[PLY] += 1
        carry(s, t, me, move & CELL, move & CELL, (move >> WHAT & WHAT_MASK) - 1)
        s[PHASE] = MOVING
        s[TURN] += 1
        lose_if_in_check(s, t, 1 - me)


@kernel
def can_push(s: State, t: Row, me: int) -> bool:
    """Whether some pawn of the enemy's can be pushed."""
    foe = 1 - me
    first = t[AT_LIST] + foe * t[LIST_SIZE]
    for i in range(first, first + s[COUNT + foe]):
        ahead = t[t[AHEAD] + foe * t[SIZE] + s[i]]
        if t[PROGRESS] >> (abs(s[CELLS + s[i]]) - 1) & 1 and ahead >= 0 and s[CELLS + ahead] == 0:
            return True
    return False


@kernel
def push(s: State, t: Row, me: int, move: int) -> None:
    """The pawn goes on; where it ends on its last row its owner chooses what it becomes before the turn is over."""
    s[PLY] += 1
    to = move >> TO & CELL
    carry(s, t, 1 - me, move & CELL, to, -1)
    forget(s, t)
    s[QUIET] = 0
    s[KEY] ^= t[SIDE_KEY]
    s[ACTORS] = 2 - me
    if t[t[AHEAD] + (1 - me) * t[SIZE] + to] < 0:
        s[PHASE] = PROMOTING
    else:
        s[PHASE] = MOVING
        s[TURN] += 1
    lose_if_in_check(s, t, me)


@kernel
def lose_if_in_check(s: State, t: Row, pusher: int) -> None:
    """Who exposes his own king by a push has lost at once."""
    if attacked(s, t, s[KING + pusher], 1 - pusher):
        s[TURN] += s[PHASE] != MOVING
        s[PHASE] = MOVING
        end_win(s, t, 1 - pusher, CHECKMATE)


@kernel
def result(s: State, t: Row) -> None:
    chess_result(s, t)
