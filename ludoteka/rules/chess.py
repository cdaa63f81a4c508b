"""Kernel of the chess family.

State  cells[c]: 0 empty, kind + 1 for the first player's pieces, -(kind + 1) for the second's;
       hands[side * kinds + kind]; rights, step_from, step_to: castling and capture in passing; history[i]: keys of the
       positions since the last irreversible move, bit 0 tells whether the player to move was in check. Derived:
       list[side * list_size + i], the cells of a side's pieces, and place[c], where c is in it; king, count, key,
       score, strong.
Move   from | to << 9 | what << 18 | special << 25
       from HAND: a drop; what: the kind + 1 that is dropped or promoted to, for a castling its number.

Legality: `watch` looks once from the royal piece for checks and for pieces that must not leave (or enter) a line. All
other moves are legal as they are; only moves of the royal piece and those that `watch` has marked are tried out.
"""

from __future__ import annotations

import numpy as np

from ..declare import Reason
from ..declare.chess import ChessGame
from .abi import ACTORS, MOST_MOVES, PLY, POINTS, QUIET, TURN, Row, State, Tables, kernel
from .chess_tables import (
    AHEAD,
    AIM,
    ALONE,
    AT_HANDS,
    AT_HISTORY,
    AT_LIST,
    AT_MARK,
    AT_PLACE,
    CASTLES,
    CELLS,
    CHECK_LOSES,
    COLOURS,
    COUNT,
    FILES,
    HAND_KEYS,
    HAND_SIZE,
    HAND_VALUES,
    HELD,
    HISTORY_SIZE,
    IMPASSE,
    IN_ZONE,
    INSUFFICIENT,
    KEY,
    KINDS,
    KING,
    LINES,
    LIST_SIZE,
    LONGEST,
    NO_DROP_MATE,
    NO_PROGRESS,
    ONE_COLOUR,
    PASSERS,
    PAST,
    PIECE_KEYS,
    PLAIN_KIND,
    POINTS_OF,
    PROGRESS,
    REPEATS,
    RIGHT_KEYS,
    RIGHTS,
    RIGHTS_KEPT,
    ROYAL,
    SCORE,
    SIDE_KEY,
    SIZE,
    STALEMATE,
    STALEMATE_DRAWS,
    STALEMATE_WINS,
    STEP_FROM,
    STEP_KEYS,
    STEP_TO,
    STRENGTH,
    STRONG,
    VALUES,
    ZONES,
    pack,
)
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
    army_moves,
    attacked,
    castlings,
    drops,
    piece_moves,
    sees,
)
from .common import end_draw, end_win, random_below

__all__ = ["derive", "evaluate", "moves", "pack", "pick", "play", "result", "start"]

CHECKMATE = int(Reason.CHECKMATE)
STALEMATED = int(Reason.STALEMATE)
REPEATED = int(Reason.REPETITION)
PERPETUAL = int(Reason.PERPETUAL_CHECK)
NO_PROGRESS_MADE = int(Reason.NO_PROGRESS)
TOO_LITTLE = int(Reason.INSUFFICIENT)
IMPASSED = int(Reason.IMPASSE)
TOO_LONG = int(Reason.LIMIT)

NO_CHECK, ONE_CHECK, MANY_CHECKS, OTHER_CHECK = range(4)
"""What `watch` finds: a single check that a move to a marked cell parries, several ones, or one across a hurdle."""
PINNED, SCREEN, PARRY = 1, 2, 4
"""Marks on cells: what leaves, or enters, may open a line to the royal piece; what enters parries the check."""


def start(game: ChessGame, tables: Tables) -> State:
    s = tables.blank()
    s[ACTORS] = 1
    s[RIGHTS] = (1 << len(game.castling)) - 1
    for cell, side, kind in game.placed:
        s[CELLS + cell] = (kind + 1) * (1 - 2 * side)
    derive(s, tables.row)
    return s


@kernel
def derive(s: State, t: Row) -> None:
    """List the pieces, and sum up their keys and values."""
    kinds = t[KINDS]
    for field in range(KING, RIGHTS):
        s[field] = 0
    for side in range(2):
        for cell in range(t[SIZE]):
            piece = s[CELLS + cell] * (1 - 2 * side)
            if piece > 0:
                put(s, t, side, cell, piece - 1)
        if t[HELD]:
            for kind in range(kinds):
                held = s[t[AT_HANDS] + side * kinds + kind]
                s[KEY] ^= t[t[HAND_KEYS] + (side * kinds + kind) * (t[HAND_SIZE] + 1) + held]
                s[SCORE] += (1 - 2 * side) * held * t[t[HAND_VALUES] + kind]
    s[KEY] ^= t[t[RIGHT_KEYS] + s[RIGHTS]]
    if s[STEP_TO]:
        s[KEY] ^= t[t[STEP_KEYS] + s[STEP_TO] - 1]
    if s[ACTORS] == 2:
        s[KEY] ^= t[SIDE_KEY]


# --- legal moves ------------------------------------------------------------------------------------------------------


@kernel
def watch(s: State, t: Row, me: int) -> int:
    """What kind of check stands against `me`; marks the cells that matter, and after the last one if there are any."""
    size = t[SIZE]
    marks = t[AT_MARK]
    if s[marks + size]:
        for cell in range(size + 1):
            s[marks + cell] = 0
    found = NO_CHECK
    by = 1 - me
    sign = 1 - 2 * by
    pair = (by * size + s[KING + me]) * size
    aim, lines = t[AIM] + pair, t[LINES] + pair
    first = t[AT_LIST] + by * t[LIST_SIZE]
    for i in range(first, first + s[COUNT + by]):
        at = s[i]
        bit = 1 << (s[CELLS + at] * sign - 1)
        if t[aim + at] & bit:
            found = look_along(s, t, t[lines + at], bit, at, found)
    return found


@kernel
def look_along(s: State, t: Row, line: int, bit: int, attacker: int, found: int) -> int:
    """One attacker's lines to the royal piece: a check, or marks where one piece more or less would make it one."""
    marks = t[AT_MARK]
    at = line + 1
    for _ in range(t[line]):
        hurdles, between, length = t[at + 1], at + 3, t[at + 2]
        if t[at] & bit:
            met = 0
            for i in range(between, between + length):
                met += s[CELLS + t[i]] != 0
            if met == hurdles:
                if hurdles:
                    found = OTHER_CHECK
                elif found == NO_CHECK:
                    found = ONE_CHECK
                    s[marks + attacker] |= PARRY
                    for i in range(between, between + length):
                        s[marks + t[i]] |= PARRY
                elif found == ONE_CHECK:
                    found = MANY_CHECKS
                s[marks + t[SIZE]] = 1
            elif met == hurdles + 1 or met == hurdles - 1:
                for i in range(between, between + length):
                    s[marks + t[i]] |= PINNED if met > hurdles else SCREEN
                s[marks + t[SIZE]] = 1
        at += 3 + length
    return found


@kernel
def safe_after(s: State, t: Row, me: int, move: int) -> bool:
    """Whether the royal piece is not attacked after the move, which is tried and taken back."""
    start, end = move & CELL, move >> TO & CELL
    there = s[CELLS + end]
    moved = 1 - 2 * me
    if start != HAND:
        moved = s[CELLS + start]
        s[CELLS + start] = 0
    s[CELLS + end] = moved
    king = s[KING + me]
    safe = not attacked(s, t, end if king == start else king, 1 - me)
    s[CELLS + end] = there
    if start != HAND:
        s[CELLS + start] = moved
    return safe


@kernel
def royal_moves(s: State, t: Row, me: int, out: Row) -> int:
    """The moves of the royal piece to cells that are not attacked once it has left its own."""
    king = s[KING + me]
    count = piece_moves(s, t, me, king, out, 0)
    royal = s[CELLS + king]
    s[CELLS + king] = 0
    n = 0
    for i in range(count):
        move = out[i]
        out[n] = move
        n += not attacked(s, t, move >> TO & CELL, 1 - me)
    s[CELLS + king] = royal
    return n


@kernel
def sift(s: State, t: Row, me: int, check: int, out: Row, first: int, n: int) -> int:
    """Of the moves first..n keep those that parry the check and open no line."""
    marks = t[AT_MARK]
    if check == MANY_CHECKS:
        return first
    kept = first
    for i in range(first, n):
        move = out[i]
        start, end = move & CELL, move >> TO & CELL
        if check == ONE_CHECK and not s[marks + end] & PARRY:
            continue
        doubtful = check == OTHER_CHECK or s[marks + end] & SCREEN or (start != HAND and s[marks + start] & PINNED)
        if not doubtful or safe_after(s, t, me, move):
            out[kept] = move
            kept += 1
    return kept


@kernel
def takes_in_passing(s: State, t: Row, me: int, cell: int, passed: int) -> bool:
    """Whether the piece on `cell` may capture, on the cell it passed, the piece that made the long step."""
    sign = 1 - 2 * me
    piece = s[CELLS + cell]
    bit = 1 << (piece * sign - 1)
    if not (t[PASSERS] & bit and t[t[AIM] + (me * t[SIZE] + passed) * t[SIZE] + cell] & bit):
        return False
    victim = s[STEP_TO] - 1
    taken = s[CELLS + victim]
    s[CELLS + cell] = 0
    s[CELLS + victim] = 0
    s[CELLS + passed] = piece
    safe = not attacked(s, t, s[KING + me], 1 - me)
    s[CELLS + cell] = piece
    s[CELLS + victim] = taken
    s[CELLS + passed] = 0
    return safe


@kernel
def captures_in_passing(s: State, t: Row, me: int, out: Row, n: int) -> int:
    """Captures of the piece that has just made a long step, on any cell it passed."""
    passed = t[t[AHEAD] + (1 - me) * t[SIZE] + s[STEP_FROM] - 1]
    first = t[AT_LIST] + me * t[LIST_SIZE]
    while passed >= 0 and passed != s[STEP_TO] - 1:
        for i in range(first, first + s[COUNT + me]):
            out[n] = s[i] | passed << TO | IN_PASSING << SPECIAL
            n += takes_in_passing(s, t, me, s[i], passed)
        passed = t[t[AHEAD] + (1 - me) * t[SIZE] + passed]
    return n


@kernel
def drop_mates(s: State, t: Row, me: int, cell: int, kind: int) -> bool:
    """Whether a piece dropped on `cell` attacks the enemy's royal piece, and he can neither flee nor capture it.

    Such pieces attack the next cell: nothing can be put between.
    """
    foe = 1 - me
    size = t[SIZE]
    king = s[KING + foe]
    if not t[t[AIM] + (me * size + king) * size + cell] >> kind & 1:
        return False
    put(s, t, me, cell, kind)
    mated = not king_escapes(s, t, foe) and not can_take(s, t, foe, cell)
    lift(s, t, me, cell)
    return mated


@kernel
def king_escapes(s: State, t: Row, me: int) -> bool:
    """Whether the royal piece has a safe cell to go to."""
    king = s[KING + me]
    royal = s[CELLS + king]
    pair = (me * t[SIZE]) * t[SIZE] + king
    escapes = False
    s[CELLS + king] = 0
    for cell in range(t[SIZE]):
        near = t[t[AIM] + pair + cell * t[SIZE]] >> t[ROYAL] & 1
        if near and s[CELLS + cell] * (1 - 2 * me) <= 0 and not attacked(s, t, cell, 1 - me):
            escapes = True
            break
    s[CELLS + king] = royal
    return escapes


@kernel
def can_take(s: State, t: Row, me: int, cell: int) -> bool:
    """Whether another piece than the royal one may capture on the cell."""
    sign = 1 - 2 * me
    pair = (me * t[SIZE] + cell) * t[SIZE]
    first = t[AT_LIST] + me * t[LIST_SIZE]
    for i in range(first, first + s[COUNT + me]):
        at = s[i]
        bit = 1 << (s[CELLS + at] * sign - 1)
        if at != s[KING + me] and t[t[AIM] + pair + at] & bit:
            if sees(s, t, t[t[LINES] + pair + at], bit) and safe_after(s, t, me, at | cell << TO):
                return True
    return False


@kernel
def forbid_drop_mates(s: State, t: Row, me: int, out: Row, first: int, n: int) -> int:
    """Of the drops first..n leave out those that may not give mate but do."""
    kept = first
    for i in range(first, n):
        move = out[i]
        kind = (move >> WHAT & WHAT_MASK) - 1
        out[kept] = move
        kept += not (t[NO_DROP_MATE] >> kind & 1 and drop_mates(s, t, me, move >> TO & CELL, kind))
    return kept


@kernel
def legal(s: State, t: Row, me: int, out: Row) -> int:
    """Every legal move, but for limits and claims."""
    check = watch(s, t, me)
    marks = t[AT_MARK]
    first = royal_moves(s, t, me, out)
    n = army_moves(s, t, me, s[KING + me], out, first)
    if t[HELD]:
        before = n
        n = drops(s, t, me, marks, PARRY if check == ONE_CHECK else 0, out, n)
        if t[NO_DROP_MATE]:
            n = forbid_drop_mates(s, t, me, out, before, n)
    if s[marks + t[SIZE]]:
        n = sift(s, t, me, check, out, first, n)
    if check == NO_CHECK and s[RIGHTS]:
        n = castlings(s, t, me, out, n)
    if s[STEP_TO]:
        n = captures_in_passing(s, t, me, out, n)
    return n


@kernel
def exhausted(s: State, t: Row) -> bool:
    """Whether a limit has been reached: too long, or too long without progress."""
    return (t[NO_PROGRESS] > 0 and s[QUIET] >= t[NO_PROGRESS]) or (t[LONGEST] > 0 and s[PLY] >= t[LONGEST])


@kernel
def may_claim(s: State, t: Row, me: int) -> bool:
    """Whether the pieces may be counted: both royal pieces are in the zone, and the player's own not in check."""
    zones = t[ZONES]
    entered = t[zones + s[KING]] & t[zones + t[SIZE] + s[KING + 1]] & IN_ZONE
    return entered != 0 and not attacked(s, t, s[KING + me], 1 - me)


@kernel
def moves(s: State, t: Row, out: Row) -> int:
    if s[ACTORS] == 0 or exhausted(s, t):
        return 0
    me = s[ACTORS] - 1
    n = legal(s, t, me, out)
    if t[IMPASSE] and n > 0 and may_claim(s, t, me):
        out[n] = CLAIM << SPECIAL
        n += 1
    return n


@kernel
def pick(s: State, t: Row, out: Row, rng: Row) -> int:
    """Draw among the moves regardless of check, until a legal one is drawn: every legal move is equally likely."""
    if exhausted(s, t):
        return -1
    me = s[ACTORS] - 1
    n = piece_moves(s, t, me, s[KING + me], out, 0)
    n = army_moves(s, t, me, s[KING + me], out, n)
    if t[HELD]:
        n = drops(s, t, me, t[AT_MARK], 0, out, n)
    if s[RIGHTS] and not attacked(s, t, s[KING + me], 1 - me):
        n = castlings(s, t, me, out, n)
    if s[STEP_TO]:
        n = captures_in_passing(s, t, me, out, n)
    if t[IMPASSE] and may_claim(s, t, me):
        out[n] = CLAIM << SPECIAL
        n += 1
    while n > 0:
        i = random_below(rng, n)
        move = out[i]
        if holds(s, t, me, move):
            return move
        n -= 1
        out[i] = out[n]
    return -1


@kernel
def holds(s: State, t: Row, me: int, move: int) -> bool:
    """Whether a move drawn by `pick` is legal."""
    if move >> SPECIAL:
        return True
    kind = (move >> WHAT & WHAT_MASK) - 1
    if move & CELL == HAND and t[NO_DROP_MATE] >> kind & 1 and drop_mates(s, t, me, move >> TO & CELL, kind):
        return False
    return safe_after(s, t, me, move)


# --- playing a move ---------------------------------------------------------------------------------------------------


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
    if kind == t[ROYAL]:
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
    if kind == t[ROYAL]:
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
def capture(s: State, t: Row, me: int, cell: int) -> None:
    """The enemy's piece on the cell leaves the board, or comes to the hand."""
    kind = lift(s, t, 1 - me, cell)
    if t[HELD]:
        hold(s, t, me, t[t[PLAIN_KIND] + kind], 1)


@kernel
def remember(s: State, t: Row, me: int) -> None:
    """The position that is left goes into the history."""
    if t[HISTORY_SIZE] and s[PAST] < t[HISTORY_SIZE]:
        check = t[CHECK_LOSES] and attacked(s, t, s[KING + me], 1 - me)
        s[t[AT_HISTORY] + s[PAST]] = s[KEY] | check
        s[PAST] += 1


@kernel
def forget(s: State, t: Row) -> None:
    """No earlier position can come back."""
    for i in range(s[PAST]):
        s[t[AT_HISTORY] + i] = 0
    s[PAST] = 0


@kernel
def clear_step(s: State, t: Row) -> None:
    """The right to capture in passing lasts for one move."""
    if s[STEP_TO]:
        s[KEY] ^= t[t[STEP_KEYS] + s[STEP_TO] - 1]
        s[STEP_FROM] = 0
        s[STEP_TO] = 0


@kernel
def note_step(s: State, t: Row, me: int, start: int, end: int) -> None:
    """A long step straight ahead is noted if the enemy could now capture in passing."""
    passed = t[t[AHEAD] + me * t[SIZE] + start]
    if passed == end or t[t[FILES] + start] != t[t[FILES] + end]:
        return
    s[STEP_TO] = end + 1
    foe = 1 - me
    first = t[AT_LIST] + foe * t[LIST_SIZE]
    possible = False
    while passed >= 0 and passed != end:
        for i in range(first, first + s[COUNT + foe]):
            possible = possible or takes_in_passing(s, t, foe, s[i], passed)
        passed = t[t[AHEAD] + me * t[SIZE] + passed]
    if possible:
        s[STEP_FROM] = start + 1
        s[KEY] ^= t[t[STEP_KEYS] + end]
    else:
        s[STEP_TO] = 0


@kernel
def play(s: State, t: Row, move: int) -> None:
    me = s[ACTORS] - 1
    special = move >> SPECIAL
    if special == CLAIM:
        s[PLY] += 1
        s[TURN] += 1
        count_pieces(s, t)
        return
    start, end, what = move & CELL, move >> TO & CELL, move >> WHAT & WHAT_MASK
    taken = s[CELLS + end] != 0 or special == IN_PASSING
    kind = what - 1 if start == HAND else s[CELLS + start] * (1 - 2 * me) - 1
    irreversible = not t[HELD] and (taken or t[PROGRESS] >> kind & 1)
    if irreversible:
        forget(s, t)
    else:
        remember(s, t, me)
    s[QUIET] = 0 if taken or t[PROGRESS] >> kind & 1 else s[QUIET] + 1

    if special == IN_PASSING:
        capture(s, t, me, s[STEP_TO] - 1)
    clear_step(s, t)
    if start == HAND:
        hold(s, t, me, kind, -1)
        put(s, t, me, end, kind)
    elif special == CASTLING:
        castle = t[t[CASTLES] + what]
        carry(s, t, me, start, end, -1)
        carry(s, t, me, t[castle + 3], t[castle + 4], -1)
    else:
        if s[CELLS + end]:
            capture(s, t, me, end)
        carry(s, t, me, start, end, what - 1)
    if start != HAND:
        lose_rights(s, t, start, end)
        if t[PASSERS] >> kind & 1 and not taken:
            note_step(s, t, me, start, end)
    s[KEY] ^= t[SIDE_KEY]
    s[PLY] += 1
    s[TURN] += 1
    s[ACTORS] = 2 - me
    finish(s, t, me, taken or what > 0)


@kernel
def lose_rights(s: State, t: Row, start: int, end: int) -> None:
    """A king or rook that moves, or is captured, can castle no more."""
    rights = s[RIGHTS]
    if rights:
        left = rights & t[t[RIGHTS_KEPT] + start] & t[t[RIGHTS_KEPT] + end]
        s[KEY] ^= t[t[RIGHT_KEYS] + rights] ^ t[t[RIGHT_KEYS] + left]
        s[RIGHTS] = left


# --- the end ----------------------------------------------------------------------------------------------------------


@kernel
def finish(s: State, t: Row, me: int, material_changed: bool) -> None:
    """The endings that a move can bring about at once: repetition and too little material."""
    if t[REPEATS]:
        same = 1
        first = t[AT_HISTORY]
        key = s[KEY] >> 1
        for i in range(first, first + s[PAST]):
            same += s[i] >> 1 == key
        if same >= t[REPEATS]:
            repeated(s, t, me)
    if t[INSUFFICIENT] and material_changed and s[STRONG] == 0 and too_little(s, t):
        end_draw(s, t, TOO_LITTLE)


@kernel
def repeated(s: State, t: Row, me: int) -> None:
    """A draw, unless one player gave check with all his moves since the position first stood."""
    if t[CHECK_LOSES]:
        at = t[AT_HISTORY]
        past = s[PAST]
        first = 0
        while s[at + first] >> 1 != s[KEY] >> 1:
            first += 1
        by_me = attacked(s, t, s[KING + 1 - me], me)
        by_foe = True
        for i in range(first, past):
            if (past - i) % 2 == 0:
                by_me = by_me and s[at + i] & 1 == 1
            else:
                by_foe = by_foe and s[at + i] & 1 == 1
        if by_me or by_foe:
            end_win(s, t, 1 - me if by_me else me, PERPETUAL)
            return
    end_draw(s, t, REPEATED)


@kernel
def too_little(s: State, t: Row) -> bool:
    """Bare kings, one single weak piece, or pieces that all stand on one colour and cannot leave it."""
    alone = 0
    others = 0
    colours = 0
    for side in range(2):
        first = t[AT_LIST] + side * t[LIST_SIZE]
        for i in range(first, first + s[COUNT + side]):
            kind = s[CELLS + s[i]] * (1 - 2 * side) - 1
            if t[ALONE] >> kind & 1:
                alone += 1
            elif t[ONE_COLOUR] >> kind & 1:
                others += 1
                colours |= 1 << t[t[COLOURS] + s[i]]
    return (alone == 1 and others == 0) or (alone == 0 and colours != 3)


@kernel
def count_pieces(s: State, t: Row) -> None:
    """Impasse: the points of both players decide."""
    kinds = t[KINDS]
    for side in range(2):
        points = 0
        first = t[AT_LIST] + side * t[LIST_SIZE]
        for i in range(first, first + s[COUNT + side]):
            points += t[t[POINTS_OF] + s[CELLS + s[i]] * (1 - 2 * side) - 1]
        for kind in range(kinds):
            points += s[t[AT_HANDS] + side * kinds + kind] * t[t[POINTS_OF] + kind]
        s[POINTS + side] = points
    first_points, second_points = s[POINTS], s[POINTS + 1]
    if first_points == second_points or (first_points >= t[IMPASSE] and second_points >= t[IMPASSE]):
        end_draw(s, t, IMPASSED)
    else:
        end_win(s, t, 0 if first_points > second_points else 1, IMPASSED)


@kernel
def result(s: State, t: Row) -> None:
    """No move is left: mate, stalemate, or a limit, which does not save from mate."""
    me = s[ACTORS] - 1
    if exhausted(s, t) and legal(s, t, me, np.empty(t[MOST_MOVES], np.int64)) > 0:
        end_draw(s, t, NO_PROGRESS_MADE if t[NO_PROGRESS] and s[QUIET] >= t[NO_PROGRESS] else TOO_LONG)
    elif attacked(s, t, s[KING + me], 1 - me):
        end_win(s, t, 1 - me, CHECKMATE)
    elif t[STALEMATE] == STALEMATE_DRAWS:
        end_draw(s, t, STALEMATED)
    else:
        end_win(s, t, me if t[STALEMATE] == STALEMATE_WINS else 1 - me, STALEMATED)


@kernel
def evaluate(s: State, t: Row, player: int) -> int:
    """The balance of material and places, pressed into -1000 to 1000."""
    score = s[SCORE] * (1 - 2 * player)
    return 1000 * score // (abs(score) + 1500)
