"""Kernel of the draughts games, on any board that has straight ways.

State  cells[c]: 0 empty, 1 + 2 * player a man, 2 + 2 * player a king, 18 + 2 * player a royal;
       pieces[player]: the cells of his pieces, in any order, place[c]: where c is in that list; key: a hash of the
       board, past[i]: the hashes since the last capture or man's move, QUIET of them; lone: actions since a single
       king faces few pieces; failed[c]: the piece there failed to capture and may be huffed; hand[player]: men to be
       placed; due[c]: the royal there must leave; out: the set of players who dropped out, where more than two play.
Move   origin | to << b | taken << 2b, with b = t[CELL_BITS]; taken is the set of captured pieces, as bits (on boards
       of more than 50 cells: as a hash). A huff is HUFF | cell; placing a man is cell | cell << b.

A whole turn is one move, a series of jumps included; series that take the same pieces and end on the same cell are one
move, whatever the route. Only a huff comes before the move, as an action of its own.
"""

from __future__ import annotations

from ..declare import Reason
from .abi import ACTORS, PHASE, PLAYERS, PLY, TURN, Row, State, kernel
from .common import actor_of, end_win
from .draughts_end import count_quiet, end_in_draw, end_with, lone_limit, next_in_play
from .draughts_pieces import advances, crown, crowns, is_man, put, relocate, remove
from .draughts_series import begin_series, next_series, put_back, rank_of
from .draughts_tables import (
    ADVANCE,
    ALLIES,
    AT_CATCHERS,
    AT_CELLS,
    AT_DUE,
    AT_FAILED,
    AT_HAND,
    AT_OUT,
    AT_PIECES,
    AT_PLACE,
    AT_SERIES,
    CELL_BITS,
    CELLS,
    COUNT,
    CROWNING,
    ENEMIES,
    FLYING,
    HOMES,
    HUFFING,
    KEY,
    LIST_SIZE,
    LONE,
    MAN_CAPTURES,
    MAN_MOVES,
    MOST,
    MOST_RULE,
    PASSING,
    RANKS,
    RECORD,
    ROYAL,
    S_AT,
    S_KING,
    S_SET,
    S_VICTIM,
    SHUNNED,
    STEPS,
    WAYS,
    derive,
    owner_of,
    pack,
    start,
)

__all__ = ["derive", "evaluate", "moves", "pack", "play", "result", "start"]

COUNT_BITS = 16
HUFF = 1 << 62

MOVING, HUFFED = range(2)
"""Phases: the player may move (or huff); he has huffed and must now move."""

NO_MOVES, NO_PIECES = int(Reason.NO_MOVES), int(Reason.NO_PIECES)

MAN, SHORT_KING, FLYING_KING, BEST = 30, 60, 100, 999


@kernel
def moves(s: State, t: Row, out: Row) -> int:
    if s[ACTORS] == 0:
        return 0
    player = actor_of(s)
    found = quiet_moves(s, t, player, out)
    n, catchers = found & ((1 << COUNT_BITS) - 1), found >> COUNT_BITS
    if t[HUFFING]:
        n = add_captures(s, t, player, catchers, out, n)
        if s[PHASE] == MOVING:
            n = add_huffs(s, t, 1 - player, out, n)
    elif catchers:
        n = add_captures(s, t, player, catchers, out, 0)
    elif t[AT_HAND]:
        n = add_placings(s, t, player, out, n)
    if t[AT_DUE]:
        n = only_due(s, t, out, n)
    return n


@kernel
def quiet_moves(s: State, t: Row, player: int, out: Row) -> int:
    """List the moves without capture, and in t[AT_CATCHERS] the pieces that can capture; both numbers."""
    cells, steps, ways, bits = t[AT_CELLS], t[STEPS], t[WAYS], t[CELL_BITS]
    pieces, catching = t[AT_PIECES] + player * t[LIST_SIZE], t[AT_CATCHERS]
    victims, goings = t[ENEMIES] + player * RANKS, t[MAN_MOVES] + player * t[CELLS]
    takings = t[t[MAN_CAPTURES] + player]
    n, catchers = 0, 0
    for i in range(s[COUNT + player]):
        at = s[pieces + i]
        king = rank_of(s[cells + at])
        enemies = t[victims + king]
        catches = 0
        if king and t[FLYING]:
            shunned, royal = t[SHUNNED], king >> 1
            for way in range(ways):
                to = t[steps + at * ways + way]
                while s[cells + to] == 0:
                    out[n] = at | to << bits
                    n += 1 - (royal & t[shunned + to])
                    to = t[steps + to * ways + way]
                if enemies >> s[cells + to] & 1:
                    catches |= s[cells + t[steps + to * ways + way]] == 0
        else:
            goes = -king | t[goings + at]
            takes = -king | takings
            for way in range(ways):
                to = t[steps + at * ways + way]
                code = s[cells + to]
                out[n] = at | to << bits
                n += (code == 0) & (goes >> way & 1)
                if enemies >> code & takes >> way & 1:
                    catches |= s[cells + t[steps + to * ways + way]] == 0
        s[catching + catchers] = at
        catchers += catches
    return n | catchers << COUNT_BITS


@kernel
def add_captures(s: State, t: Row, player: int, catchers: int, out: Row, before: int) -> int:
    """Add the captures of the pieces in t[AT_CATCHERS]; where the most must be taken, only those that take the most."""
    n, most = before, 0
    for i in range(catchers):
        origin = s[t[AT_CATCHERS] + i]
        first = n
        begin_series(s, t, origin)
        taken = next_series(s, t, player, 0)
        while taken:
            if taken > most:
                most = taken
                if t[MOST_RULE]:
                    n = first = before
            if (taken == most or not t[MOST_RULE]) and n < MOST:
                out[n] = series_move(s, t, taken)
                n += taken == 1 or is_new(out, first, n)
            taken = next_series(s, t, player, taken)
    return n


@kernel
def series_move(s: State, t: Row, taken: int) -> int:
    """The series that has just been found, as a move."""
    bits, r = t[CELL_BITS], t[AT_SERIES]
    last = r + taken * RECORD
    return s[r + S_AT] | s[last + S_AT] << bits | s[last + S_SET] << 2 * bits


@kernel
def is_new(out: Row, first: int, n: int) -> bool:
    """Whether out[n] is not yet in the list."""
    for i in range(first, n):
        if out[i] == out[n]:
            return False
    return True


@kernel
def add_placings(s: State, t: Row, player: int, out: Row, n: int) -> int:
    """Add the starting cells where a man in hand may be placed."""
    cells, homes, bits = t[AT_CELLS], t[HOMES] + player * t[CELLS], t[CELL_BITS]
    if s[t[AT_HAND] + player] == 0:
        return n
    for cell in range(t[CELLS]):
        out[n] = cell | cell << bits
        n += t[homes + cell] & (s[cells + cell] == 0)
    return n


@kernel
def only_due(s: State, t: Row, out: Row, n: int) -> int:
    """If a royal must leave and can, only its moves are left."""
    mask, kept = (1 << t[CELL_BITS]) - 1, 0
    for i in range(n):
        if s[t[AT_DUE] + (out[i] & mask)]:
            out[kept] = out[i]
            kept += 1
    return kept if kept else n


@kernel
def add_huffs(s: State, t: Row, opponent: int, out: Row, n: int) -> int:
    """Add the pieces that may be taken away because they failed to capture."""
    pieces, failed = t[AT_PIECES] + opponent * t[LIST_SIZE], t[AT_FAILED]
    for i in range(s[COUNT + opponent]):
        cell = s[pieces + i]
        if s[failed + cell] and n < MOST:
            out[n] = HUFF | cell
            n += 1
    return n


@kernel
def play(s: State, t: Row, move: int) -> None:
    player = actor_of(s)
    bits = t[CELL_BITS]
    cell_mask = (1 << bits) - 1
    s[PLY] += 1
    origin, to, taken = move & cell_mask, move >> bits & cell_mask, move >> 2 * bits
    if move & HUFF:
        huff(s, t, player, origin)
        return
    if taken == 0 and origin == to:
        place(s, t, player, to)
        return
    if t[HUFFING]:
        note_failure(s, t, player, origin, to, taken)
    was_lone, key = lone_limit(s, t), s[KEY]
    lasting = taken != 0 or (is_man(s, t, origin) and advances(t, player, origin, to))
    crowned = taken != 0 and capture(s, t, player, move)
    relocate(s, t, player, origin, to)
    if is_man(s, t, to) and (crowned or crowns(t, player, to)):
        crown(s, t, to)
    if t[AT_DUE]:
        note_due(s, t, origin, to, taken)
    count_quiet(s, t, key, lasting)
    s[PHASE] = MOVING
    end_turn(s, t, player)
    if s[ACTORS]:
        end_in_draw(s, t, was_lone)


@kernel
def end_turn(s: State, t: Row, player: int) -> None:
    s[TURN] += 1
    if t[AT_OUT]:
        next_in_play(s, t, player)
    else:
        s[ACTORS] = 1 << (1 - player)


@kernel
def place(s: State, t: Row, player: int, cell: int) -> None:
    """Put a man from the hand on a starting cell."""
    put(s, t, cell, 1 + 2 * player)
    at = s[COUNT + player]
    s[t[AT_PIECES] + player * t[LIST_SIZE] + at] = cell
    s[t[AT_PLACE] + cell] = at
    s[COUNT + player] = at + 1
    s[t[AT_HAND] + player] -= 1
    count_quiet(s, t, s[KEY], True)
    end_turn(s, t, player)


@kernel
def note_due(s: State, t: Row, origin: int, to: int, taken: int) -> None:
    """A royal that captured and stopped on a shunned cell must leave it with the next move."""
    due = t[AT_DUE]
    s[due + origin] = 0
    s[due + to] = taken != 0 and s[t[AT_CELLS] + to] > ROYAL and t[t[SHUNNED] + to] == 1


@kernel
def find_route(s: State, t: Row, player: int, move: int) -> int:
    """Find a series that makes this move, and leave it in the records; the number of pieces taken."""
    begin_series(s, t, move & ((1 << t[CELL_BITS]) - 1))
    taken = next_series(s, t, player, 0)
    while taken and series_move(s, t, taken) != move:
        taken = next_series(s, t, player, taken)
    if taken:
        put_back(s, t, taken)
    return taken


@kernel
def capture(s: State, t: Row, player: int, move: int) -> bool:
    """Take the pieces of a series off the board; whether the capturing man was crowned on its way."""
    r = t[AT_SERIES]
    taken = find_route(s, t, player, move)
    for i in range(taken):
        victim = s[r + i * RECORD + S_VICTIM]
        remove(s, t, owner_of(s[t[AT_CELLS] + victim]), victim)
        if t[AT_DUE]:
            s[t[AT_DUE] + victim] = 0
    return t[CROWNING] == PASSING and s[r + taken * RECORD + S_KING] == 1


# --- huffing -------------------------------------------------------------------------------------------------------


@kernel
def huff(s: State, t: Row, player: int, cell: int) -> None:
    """Take away a piece that failed to capture; the same player then moves."""
    remove(s, t, 1 - player, cell)
    forgive(s, t)
    s[PHASE] = HUFFED
    count_quiet(s, t, s[KEY], True)
    s[LONE] = 0
    if s[COUNT + 1 - player] == 0:
        end_win(s, t, player, NO_PIECES)


@kernel
def forgive(s: State, t: Row) -> None:
    for cell in range(t[CELLS]):
        s[t[AT_FAILED] + cell] = 0


@kernel
def note_failure(s: State, t: Row, player: int, origin: int, to: int, taken: int) -> None:
    """After a move without capture: which pieces could have captured, and the most where that is demanded?"""
    forgive(s, t)
    if taken:
        return
    pieces, longest, failed = t[AT_PIECES] + player * t[LIST_SIZE], t[AT_CATCHERS], t[AT_FAILED]
    most = 0
    for i in range(s[COUNT + player]):
        s[longest + i] = longest_series(s, t, player, s[pieces + i])
        most = max(most, s[longest + i])
    for i in range(s[COUNT + player]):
        if s[longest + i] > 0 and (s[longest + i] == most or not t[MOST_RULE]):
            cell = s[pieces + i]
            s[failed + (to if cell == origin else cell)] = 1


@kernel
def longest_series(s: State, t: Row, player: int, cell: int) -> int:
    """The most pieces that the one on `cell` can take."""
    begin_series(s, t, cell)
    most = 0
    taken = next_series(s, t, player, 0)
    while taken:
        most = max(most, taken)
        taken = next_series(s, t, player, taken)
    return most


@kernel
def result(s: State, t: Row) -> None:
    """Who has no piece left, or none that can move, has lost."""
    player = actor_of(s)
    reason = NO_MOVES if s[COUNT + player] else NO_PIECES
    if t[AT_OUT]:
        s[t[AT_OUT]] |= t[t[ALLIES] + player]
        end_with(s, t, reason, 1)
    else:
        end_win(s, t, 1 - player, reason)


@kernel
def evaluate(s: State, t: Row, player: int) -> int:
    """What the own side has, against the others on an average; men are worth more near the crown row."""
    ours, theirs, friends, others = 0, 0, 0, 0
    for owner in range(t[PLAYERS]):
        if t[t[ALLIES] + player] >> owner & 1:
            ours += worth(s, t, owner)
            friends += 1
        else:
            theirs += worth(s, t, owner)
            others += 1
    return max(-BEST, min(BEST, ours // friends - theirs // others))


@kernel
def worth(s: State, t: Row, owner: int) -> int:
    king_worth = FLYING_KING if t[FLYING] else SHORT_KING
    total = MAN * s[t[AT_HAND] + owner] if t[AT_HAND] else 0
    for i in range(s[COUNT + owner]):
        cell = s[t[AT_PIECES] + owner * t[LIST_SIZE] + i]
        rank = rank_of(s[t[AT_CELLS] + cell])
        total += rank * king_worth if rank else MAN + t[t[ADVANCE] + owner * t[CELLS] + cell]
    return total
