"""Kernel of Makarenko chess.

State  cells[c]: the height of the tower, negative for the second player's; reserve[side]: discs that may be put back.
       QUIET: moves since a capture.
Move   from | to << 6 | discs << 12; DROP | to << 6: a disc from the reserve.
"""

from __future__ import annotations

from ..declare import Reason
from ..declare.makarenko import Makarenko, Overfull
from ..declare.ways import trails
from .abi import ACTORS, HEADER, PLY, QUIET, TABLES, TURN, Packer, Row, State, Tables
from .common import end_draw, end_win
from .lean import kernel
from .ways import CAPTURE_ONLY, MOVE_ONLY, pack_ways

CELL = 63
DISCS = 12
DROP = 1 << 18

RESERVE = HEADER

SLOTS = 9
(
    CELLS,
    KINDS,
    WAYS_OF,
    KIND_OF,
    KING,
    OVERFULL,
    QUIET_LIMIT,
    AT_CELLS,
    SPARE,
) = range(TABLES, TABLES + SLOTS)

FORBIDDEN, COUNTS_AS_KING, REMOVED, KEPT = range(4)
OVERFULL_RULES = {
    Overfull.FORBIDDEN: FORBIDDEN,
    Overfull.KING: COUNTS_AS_KING,
    Overfull.REMOVED: REMOVED,
    Overfull.RESERVE: KEPT,
}
LONGEST_REACH = 27
"""A queen on an empty board."""

CAPTURED = int(Reason.CAPTURED)
STALEMATED = int(Reason.STALEMATE)
NO_PROGRESS = int(Reason.NO_PROGRESS)


# --- the declaration as tables -----------------------------------------------------------------------------------


def pack(game: Makarenko) -> Tables:
    board = game.squares
    n, kinds, discs = len(board), len(game.pieces), game.discs
    packer = Packer(game, SLOTS)
    packer.fixed_field("reserve", RESERVE, 2, high=discs if game.overfull is Overfull.RESERVE else 0)
    packer.set(CELLS, n)
    packer.set(KINDS, kinds)
    every = [(side, piece.moves, cell) for side in (0, 1) for piece in game.pieces for cell in range(n)]
    pack_ways(packer, WAYS_OF, SPARE, [trails(board, moves, cell, turned=side == 1) for side, moves, cell in every])
    packer.section(KIND_OF, [0, *(game.pieces.index(game.piece_of(height)) for height in range(1, discs + 1))])
    packer.set(KING, game.king)
    packer.set(OVERFULL, OVERFULL_RULES[game.overfull])
    packer.set(QUIET_LIMIT, game.quiet_limit)
    tallest = discs if game.overfull is Overfull.KING else game.king
    packer.field_at("cells", n, AT_CELLS, low=-tallest, high=tallest)
    return packer.tables(most_moves=discs * LONGEST_REACH + n)


def start(game: Makarenko, tables: Tables) -> State:
    s = tables.blank()
    s[ACTORS] = 1
    at = tables.field("cells").at
    s[at : at + len(game.placed)] = game.placed
    return s


# --- the rules -----------------------------------------------------------------------------------------------------


@kernel
def kings(s: State, t: Row, sign: int) -> int:
    """How many kings a side has."""
    n = 0
    for at in range(t[AT_CELLS], t[AT_CELLS] + t[CELLS]):
        n += s[at] * sign >= t[KING]
    return n


@kernel
def reach(s: State, t: Row, me: int, cell: int, discs: int, out: Row, n: int) -> int:
    """Write where so many discs from the top of a tower can go: to free cells, upon enemies, and upon friends where
    they could capture."""
    sign = 1 - 2 * me
    at = t[t[WAYS_OF] + (me * t[KINDS] + t[t[KIND_OF] + discs]) * t[CELLS] + cell]
    count = t[at]
    at += 1
    for _ in range(count):
        mode, length = t[at], t[at + 2]
        at += 3
        for i in range(length):
            to = t[at + i]
            there = s[t[AT_CELLS] + to]
            if there == 0:
                allowed = mode != CAPTURE_ONLY
            else:
                fits = t[OVERFULL] != FORBIDDEN or there * sign + discs <= t[KING]
                allowed = mode != MOVE_ONLY and (there * sign < 0 or fits)
            out[n] = cell | to << 6 | discs << DISCS
            n += allowed
            if there != 0:
                break
        at += length
    return n


@kernel
def moves(s: State, t: Row, out: Row) -> int:
    if s[ACTORS] == 0:
        return 0
    me = s[ACTORS] - 1
    sign = 1 - 2 * me
    royal = kings(s, t, sign)
    n = 0
    for cell in range(t[CELLS]):
        height = s[t[AT_CELLS] + cell] * sign
        if height > 0:
            least = height if height >= t[KING] and royal == 1 else 1
            for discs in range(least, height + 1):
                n = reach(s, t, me, cell, discs, out, n)
    if s[RESERVE + me] > 0:
        for cell in range(t[CELLS]):
            out[n] = DROP | cell << 6
            n += 0 <= s[t[AT_CELLS] + cell] * sign < t[KING]
    return n if royal > 0 else crownings(s, t, sign, out, n)


@kernel
def crownings(s: State, t: Row, sign: int, out: Row, n: int) -> int:
    """Of the moves of a side without a king keep those that make one."""
    kept = 0
    for i in range(n):
        move = out[i]
        to = move >> 6 & CELL
        discs = 1 if move & DROP else move >> DISCS
        height = max(s[t[AT_CELLS] + to] * sign, 0) + discs
        out[kept] = move
        kept += height >= t[KING]
    return kept


@kernel
def play(s: State, t: Row, move: int) -> None:
    me = s[ACTORS] - 1
    sign = 1 - 2 * me
    to = t[AT_CELLS] + (move >> 6 & CELL)
    taken = s[to] * sign < 0
    if move & DROP:
        s[RESERVE + me] -= 1
        s[to] += sign
    else:
        discs = move >> DISCS
        s[t[AT_CELLS] + (move & CELL)] -= discs * sign
        s[to] = (max(s[to] * sign, 0) + discs) * sign
    trim(s, t, me, to)
    s[PLY] += 1
    s[TURN] += 1
    s[ACTORS] = 2 - me
    s[QUIET] = 0 if taken else s[QUIET] + 1
    if s[QUIET] >= t[QUIET_LIMIT]:
        end_draw(s, t, NO_PROGRESS)


@kernel
def trim(s: State, t: Row, me: int, at: int) -> None:
    """Take the surplus from a tower that has become too tall, where the rules want it."""
    sign = 1 - 2 * me
    surplus = s[at] * sign - t[KING]
    if surplus > 0 and t[OVERFULL] >= REMOVED:
        s[at] = t[KING] * sign
        if t[OVERFULL] == KEPT:
            s[RESERVE + me] += surplus


@kernel
def result(s: State, t: Row) -> None:
    """No move: who cannot make a new king has lost; with a king it is stalemate."""
    me = s[ACTORS] - 1
    if kings(s, t, 1 - 2 * me) == 0:
        end_win(s, t, 1 - me, CAPTURED)
    else:
        end_draw(s, t, STALEMATED)


@kernel
def evaluate(s: State, t: Row, player: int) -> int:
    """Discs against discs, and kings above all."""
    sign = 1 - 2 * player
    value = 0
    for at in range(t[AT_CELLS], t[AT_CELLS] + t[CELLS]):
        value += s[at] * sign
    value += s[RESERVE + player] - s[RESERVE + 1 - player]
    crowns = min(kings(s, t, sign), 2) - min(kings(s, t, -sign), 2)
    value = 10 * value + 200 * crowns
    return max(-900, min(900, value))
