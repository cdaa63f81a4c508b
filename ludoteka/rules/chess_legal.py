"""The legal moves of the chess family: what the royal piece allows of the ways that the pieces have."""

from __future__ import annotations

from .abi import Row, State, kernel
from .chess_board import lift, put
from .chess_tables import (
    AHEAD,
    AIM,
    AT_LIST,
    AT_MARK,
    CASTLES,
    CELLS,
    CHASE_LIMIT,
    CHASER,
    CHASES,
    CHECKS,
    COUNT,
    ENTERS,
    FLED,
    HELD,
    KING,
    LATE_CHECKS,
    LEFT,
    LINES,
    LIST_SIZE,
    LONG_STEPS,
    MADE,
    MORE_AND_MORE,
    MUST_CAPTURE,
    NO_DROP_MATE,
    PASSERS,
    RIGHTS,
    ROYAL,
    SIZE,
    STEP_FROM,
    STEP_TO,
    STEPPED,
    TURNS,
)
from .chess_ways import (
    CASTLING,
    CELL,
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
    reaches,
    sees,
)

NO_CHECK, ONE_CHECK, MANY_CHECKS, OTHER_CHECK = range(4)
"""What `watch` finds: a single check that a move to a marked cell parries, several ones, or one across a hurdle."""
NOWHERE = -1
"""No cell."""
PINNED, SCREEN, PARRY = 1, 2, 4
"""Marks on cells: what leaves, or enters, may open a line to the royal piece; what enters parries the check."""


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
def aims_in_passing(s: State, t: Row, me: int, cell: int, passed: int) -> bool:
    """Whether the piece on `cell` captures in passing at all, and captures on the cell that was passed."""
    bit = 1 << (s[CELLS + cell] * (1 - 2 * me) - 1)
    return t[PASSERS] & bit & t[t[AIM] + (me * t[SIZE] + passed) * t[SIZE] + cell] != 0


@kernel
def safe_in_passing(s: State, t: Row, me: int, cell: int, passed: int) -> bool:
    """Whether the royal piece is safe when both the piece on `cell` and the one that made the long step are gone."""
    if not t[CHECKS]:
        return True
    victim = s[STEP_TO] - 1
    piece, taken = s[CELLS + cell], s[CELLS + victim]
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
            if aims_in_passing(s, t, me, s[i], passed) and safe_in_passing(s, t, me, s[i], passed):
                out[n] = s[i] | passed << TO | IN_PASSING << SPECIAL
                n += 1
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
        near = t[t[AIM] + pair + cell * t[SIZE]] >> t[ROYAL + me] & 1
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
def all_moves(s: State, t: Row, me: int, out: Row) -> int:
    """Every move, whether it leaves the royal piece in check or not; castlings and captures in passing do not."""
    n = army_moves(s, t, me, NOWHERE, out, 0)
    if t[HELD]:
        n = drops(s, t, me, t[AT_MARK], 0, out, n)
    if s[RIGHTS] and not (t[CHECKS] and attacked(s, t, s[KING + me], 1 - me)):
        n = castlings(s, t, me, out, n)
    if s[STEP_TO]:
        n = captures_in_passing(s, t, me, out, n)
    return n


@kernel
def captures_first(s: State, t: Row, out: Row, n: int) -> int:
    """Only the captures among the legal moves, where they are compulsory and there are any."""
    kept = 0
    for i in range(n):
        move = out[i]
        if move >> SPECIAL == IN_PASSING or (move >> SPECIAL == 0 and s[CELLS + (move >> TO & CELL)] != 0):
            out[kept] = move
            kept += 1
    return kept if kept else n


@kernel
def safe_moves(s: State, t: Row, me: int, out: Row) -> int:
    """Every move after which the royal piece is not in check."""
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
def entries(s: State, t: Row, me: int, out: Row) -> int:
    """The royal piece that comes first may enter on any empty cell that is not attacked."""
    n = 0
    for cell in range(t[SIZE]):
        out[n] = HAND | cell << TO | (t[ROYAL + me] + 1) << WHAT
        n += s[CELLS + cell] == 0 and not attacked(s, t, cell, 1 - me)
    return n


@kernel
def threatens(s: State, t: Row, me: int, start: int, end: int) -> bool:
    """Whether the piece on `start` could capture on `end`; a royal piece that stares threatens only the other one."""
    if start == s[KING + me] and end != s[KING + 1 - me]:
        return reaches(s, t, me, start, end)
    bit = 1 << (s[CELLS + start] * (1 - 2 * me) - 1)
    pair = (me * t[SIZE] + end) * t[SIZE] + start
    return t[t[AIM] + pair] & bit != 0 and sees(s, t, t[t[LINES] + pair], bit)


@kernel
def is_protected(s: State, t: Row, me: int, cell: int) -> bool:
    """Whether a piece of `me` could recapture on the cell. Pieces that `cells` does not show any more are left out."""
    first = t[AT_LIST] + me * t[LIST_SIZE]
    for i in range(first, first + s[COUNT + me]):
        if s[CELLS + s[i]] * (1 - 2 * me) > 0 and threatens(s, t, me, s[i], cell):
            return True
    return False


@kernel
def pursues(s: State, t: Row, me: int, at: int, fled: int) -> bool:
    """Whether the piece that has moved to `at` gives check, or attacks the piece on `fled`, which nothing protects."""
    if threatens(s, t, me, at, s[KING + 1 - me]):
        return True
    return fled >= 0 and fled != at and threatens(s, t, me, at, fled) and not is_protected(s, t, 1 - me, fled)


@kernel
def leave_off(s: State, t: Row, me: int, out: Row, n: int) -> int:
    """Leave out the moves by which a piece would pursue the same enemy once more than it may."""
    pursuer = s[CHASER + me] - 1
    piece = s[CELLS + pursuer]
    kept = 0
    for i in range(n):
        move = out[i]
        forbidden = False
        if move & CELL == pursuer:
            end = move >> TO & CELL
            there = s[CELLS + end]
            s[CELLS + pursuer] = 0
            s[CELLS + end] = piece
            forbidden = pursues(s, t, me, end, s[FLED + me] - 1)
            s[CELLS + end] = there
            s[CELLS + pursuer] = piece
        out[kept] = move
        kept += not forbidden
    return kept


@kernel
def captures_after_series(s: State, t: Row, me: int, out: Row, n: int) -> int:
    """Captures in passing of all pawns that made a long step in the enemy's series and still stand there."""
    foe = 1 - me
    for file in range(MADE):
        if s[STEPPED] >> file & 1:
            at = t[LONG_STEPS] + 2 * (foe * MADE + file)
            start, end = t[at], t[at + 1]
            if (
                start >= 0
                and t[PASSERS] >> (s[CELLS + end] * (1 - 2 * foe) - 1) & 1
                and s[CELLS + end] * (1 - 2 * foe) > 0
            ):
                passed = t[t[AHEAD] + foe * t[SIZE] + start]
                if s[CELLS + passed] == 0:
                    s[STEP_FROM] = start + 1
                    s[STEP_TO] = end + 1
                    n = captures_in_passing(s, t, me, out, n)
                    s[STEP_FROM] = 0
                    s[STEP_TO] = 0
    return n


@kernel
def relist(s: State, t: Row, me: int, start: int, end: int) -> None:
    """The list of the player's pieces has one on another cell."""
    i = t[AT_LIST] + me * t[LIST_SIZE]
    while s[i] != start:
        i += 1
    s[i] = end


@kernel
def without_checks(s: State, t: Row, me: int, out: Row, n: int) -> int:
    """Leave out the moves that give check; each is tried and taken back."""
    kept = 0
    for i in range(n):
        move = out[i]
        start, end, what, special = move & CELL, move >> TO & CELL, move >> WHAT & WHAT_MASK, move >> SPECIAL
        moved, there = s[CELLS + start], s[CELLS + end]
        other, was, rook_end = -1, 0, -1
        if special == CASTLING:
            castle = t[t[CASTLES] + what]
            other, rook_end = t[castle + 3], t[castle + 4]
        elif special == IN_PASSING:
            other = t[t[AHEAD] + (1 - me) * t[SIZE] + end]
        if other >= 0:
            was = s[CELLS + other]
            s[CELLS + other] = 0
        s[CELLS + start] = 0
        s[CELLS + end] = what * (1 - 2 * me) if what and special != CASTLING else moved
        if rook_end >= 0:
            s[CELLS + rook_end] = was
        relist(s, t, me, start, end)
        if rook_end >= 0:
            relist(s, t, me, other, rook_end)
        checks = attacked(s, t, s[KING + 1 - me], me)
        if rook_end >= 0:
            relist(s, t, me, rook_end, other)
            s[CELLS + rook_end] = 0
        relist(s, t, me, end, start)
        s[CELLS + end] = there
        s[CELLS + start] = moved
        if other >= 0:
            s[CELLS + other] = was
        out[kept] = move
        kept += not checks
    return kept


@kernel
def legal(s: State, t: Row, me: int, out: Row) -> int:
    """Every legal move, but for limits and claims."""
    if t[ENTERS] and s[COUNT + me] == 0:
        return entries(s, t, me, out)
    n = safe_moves(s, t, me, out) if t[CHECKS] else all_moves(s, t, me, out)
    if t[TURNS] == MORE_AND_MORE:
        if s[STEPPED]:
            n = captures_after_series(s, t, me, out, n)
        if t[LATE_CHECKS] and s[LEFT] > 1:
            n = without_checks(s, t, me, out, n)
    if t[CHASE_LIMIT] and s[CHASES + me] >= t[CHASE_LIMIT] and s[FLED + me]:
        n = leave_off(s, t, me, out, n)
    return captures_first(s, t, out, n) if t[MUST_CAPTURE] else n
