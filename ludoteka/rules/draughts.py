"""Kernel of the draughts games, on any board that has straight ways.

State  cells[c]: 0 empty, 1 + 2 * player a man, 2 + 2 * player a king; pieces[player]: the cells of his pieces, in any
       order, place[c]: where c is in that list; key: a hash of the board, past[i]: the hashes since the last capture or
       man's move, QUIET of them; lone: actions since a single king faces few pieces;
       failed[c]: the piece there failed to capture and may be huffed.
Move   origin | to << b | taken << 2b, with b = t[CELL_BITS]; taken is the set of captured pieces, as bits (on boards
       of more than 50 cells: as a hash). A huff is HUFF | cell.

A whole turn is one move, a series of jumps included; series that take the same pieces and end on the same cell are one
move, whatever the route. Only a huff comes before the move, as an action of its own.
"""

from __future__ import annotations

from ..declare import Reason
from .abi import ACTORS, PHASE, PLAYERS, PLY, QUIET, TURN, Row, State, kernel
from .common import actor_of, end_draw, end_win
from .draughts_series import begin_series, next_series, put_back
from .draughts_tables import (
    ADVANCE,
    AT_CATCHERS,
    AT_CELLS,
    AT_FAILED,
    AT_PAST,
    AT_PIECES,
    AT_PLACE,
    AT_SERIES,
    CELL_BITS,
    CELLS,
    COUNT,
    CROWN,
    CROWNING,
    ENEMIES,
    FLYING,
    HUFFING,
    KEY,
    KEYS,
    LIST_SIZE,
    LONE,
    LONE_LIMITS,
    MAN_CAPTURES,
    MAN_MOVES,
    MOST,
    MOST_RULE,
    NEVER,
    ONE_WAY,
    PASSING,
    QUIET_LIMIT,
    RECORD,
    REPETITION,
    S_AT,
    S_KING,
    S_SET,
    S_VICTIM,
    STEPS,
    WAYS,
    derive,
    pack,
    start,
)

__all__ = ["derive", "evaluate", "moves", "pack", "play", "result", "start"]

COUNT_BITS = 16
HUFF = 1 << 62

MOVING, HUFFED = range(2)
"""Phases: the player may move (or huff); he has huffed and must now move."""

NO_MOVES, NO_PIECES = int(Reason.NO_MOVES), int(Reason.NO_PIECES)
REPEATED, NO_PROGRESS, INSUFFICIENT = int(Reason.REPETITION), int(Reason.NO_PROGRESS), int(Reason.INSUFFICIENT)

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
    return n


@kernel
def quiet_moves(s: State, t: Row, player: int, out: Row) -> int:
    """List the moves without capture, and in t[AT_CATCHERS] the pieces that can capture; both numbers."""
    cells, steps, ways, bits = t[AT_CELLS], t[STEPS], t[WAYS], t[CELL_BITS]
    enemies = t[t[ENEMIES] + player]
    pieces, catching = t[AT_PIECES] + player * t[LIST_SIZE], t[AT_CATCHERS]
    n, catchers = 0, 0
    for i in range(s[COUNT + player]):
        at = s[pieces + i]
        king = 1 - (s[cells + at] & 1)
        catches = 0
        if king and t[FLYING]:
            for way in range(ways):
                to = t[steps + at * ways + way]
                while s[cells + to] == 0:
                    out[n] = at | to << bits
                    n += 1
                    to = t[steps + to * ways + way]
                if enemies >> s[cells + to] & 1:
                    catches |= s[cells + t[steps + to * ways + way]] == 0
        else:
            goes = -king | t[t[MAN_MOVES] + player]
            takes = -king | t[t[MAN_CAPTURES] + player]
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
    if t[HUFFING]:
        note_failure(s, t, player, origin, to, taken)
    was_lone, key = lone_limit(s, t), s[KEY]
    lasting = taken != 0 or (is_man(s, t, origin) and advances(t, player, origin, to))
    crowned = taken != 0 and capture(s, t, player, move)
    relocate(s, t, player, origin, to)
    if is_man(s, t, to) and (crowned or crowns(t, player, to)):
        crown(s, t, to)
    count_quiet(s, t, key, lasting)
    s[TURN] += 1
    s[PHASE] = MOVING
    s[ACTORS] = 1 << (1 - player)
    end_in_draw(s, t, was_lone)


@kernel
def is_man(s: State, t: Row, cell: int) -> bool:
    return s[t[AT_CELLS] + cell] & 1 == 1


@kernel
def crowns(t: Row, player: int, cell: int) -> bool:
    return t[CROWNING] != NEVER and t[t[CROWN] + player * t[CELLS] + cell] == 1


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
        remove(s, t, 1 - player, s[r + i * RECORD + S_VICTIM])
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


# --- the end -------------------------------------------------------------------------------------------------------


@kernel
def count_quiet(s: State, t: Row, before: int, lasting: bool) -> None:
    """Remember the board before a move that can be undone; forget all of them after one that cannot."""
    past = t[AT_PAST]
    if lasting:
        for i in range(s[QUIET]):
            s[past + i] = 0
        s[QUIET] = 0
    elif s[QUIET] < t[QUIET_LIMIT]:
        s[past + s[QUIET]] = before
        s[QUIET] += 1


@kernel
def lone_limit(s: State, t: Row) -> int:
    """How many actions a single king has against what it faces; 0: no such ending."""
    for player in range(2):
        if s[COUNT + player] == 1 and not is_man(s, t, s[t[AT_PIECES] + player * t[LIST_SIZE]]):
            others = s[COUNT + 1 - player]
            limit = t[t[LONE_LIMITS] + others]
            if limit:
                for i in range(others):
                    if not is_man(s, t, s[t[AT_PIECES] + (1 - player) * t[LIST_SIZE] + i]):
                        return limit
    return 0


@kernel
def times_seen(s: State, t: Row) -> int:
    """How often this position has been on the board with the same player to move."""
    past, key = t[AT_PAST], s[KEY]
    seen = 1
    i = s[QUIET] - t[PLAYERS]
    while i >= 0:
        seen += s[past + i] == key
        i -= t[PLAYERS]
    return seen


@kernel
def end_in_draw(s: State, t: Row, was_lone: int) -> None:
    """Draws by repetition, by too many quiet moves, and of a lone king; but a player who cannot move has lost."""
    limit = lone_limit(s, t)
    s[LONE] = s[LONE] + 1 if limit and limit == was_lone else 0
    if t[REPETITION] and times_seen(s, t) >= t[REPETITION]:
        end_draw(s, t, REPEATED)
    elif s[QUIET] >= t[QUIET_LIMIT] and can_move(s, t):
        end_draw(s, t, NO_PROGRESS)
    elif limit and s[LONE] >= limit and can_move(s, t):
        end_draw(s, t, INSUFFICIENT)


@kernel
def can_move(s: State, t: Row) -> bool:
    """Whether the player to move has a move; a capture from afar needs an empty neighbour, so that steps tell it."""
    player = actor_of(s)
    cells, steps, ways, enemies = t[AT_CELLS], t[STEPS], t[WAYS], t[t[ENEMIES] + player]
    for i in range(s[COUNT + player]):
        at = s[t[AT_PIECES] + player * t[LIST_SIZE] + i]
        man = is_man(s, t, at)
        for way in range(ways):
            to = t[steps + at * ways + way]
            if s[cells + to] == 0 and (not man or t[t[MAN_MOVES] + player] >> way & 1):
                return True
            if enemies >> s[cells + to] & 1 and (not man or t[t[MAN_CAPTURES] + player] >> way & 1):
                if s[cells + t[steps + to * ways + way]] == 0:
                    return True
    return False


@kernel
def result(s: State, t: Row) -> None:
    """Who has no piece left, or none that can move, has lost."""
    player = actor_of(s)
    end_win(s, t, 1 - player, NO_MOVES if s[COUNT + player] else NO_PIECES)


@kernel
def evaluate(s: State, t: Row, player: int) -> int:
    """The balance of pieces; men are worth more the nearer they are to the crown row."""
    balance = 0
    king_worth = FLYING_KING if t[FLYING] else SHORT_KING
    for owner in range(2):
        worth = 0
        for i in range(s[COUNT + owner]):
            cell = s[t[AT_PIECES] + owner * t[LIST_SIZE] + i]
            worth += MAN + t[t[ADVANCE] + owner * t[CELLS] + cell] if is_man(s, t, cell) else king_worth
        balance += worth if owner == player else -worth
    return max(-BEST, min(BEST, balance))
