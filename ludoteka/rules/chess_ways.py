"""Where the pieces of the chess family can go, and what they attack, whether the royal piece allows it or not."""

from __future__ import annotations

from ..declare.betza import Mode
from .abi import Row, State, kernel
from .chess_tables import (
    AIM,
    AT_HANDS,
    AT_LIST,
    BRANCH,
    BY_CHOICE,
    CASTLE_COUNT,
    CASTLES,
    CELL_BITS,
    CELLS,
    CHECKS,
    COUNT,
    EARLY,
    ENTERING,
    FILE_LIMITS,
    FILES,
    FIRST_COUNT,
    GOOD_FOR,
    HOPS,
    IN_ZONE,
    INTO,
    KINDS,
    LENGTH,
    LINES,
    LIST_SIZE,
    LOST_ONLY,
    MUST_ZONE,
    NEAR_ZONE,
    NO_LIMIT,
    PROGRAMME,
    RIGHTS,
    SAFE_PASSAGE,
    SIZE,
    STUCK,
    STUCK_MUST,
    TWICE,
    ZONES,
)

TO = CELL_BITS
WHAT = 18
SPECIAL = 25
CELL = (1 << TO) - 1
HAND = CELL
"""The place a dropped piece comes from."""
WHAT_MASK = (1 << (SPECIAL - WHAT)) - 1
CASTLING, IN_PASSING, CLAIM = 1, 2, 3

MOVE_ONLY, CAPTURE_ONLY = int(Mode.MOVE), int(Mode.CAPTURE)


@kernel
def sees(s: State, t: Row, line: int, bit: int) -> bool:
    """Whether a piece of the kind `bit` looks along one of these lines with nothing, or the right hurdles, between."""
    at = line + 1
    for _ in range(t[line]):
        length = t[at + 2]
        if t[at] & bit:
            met = 0
            for i in range(at + 3, at + 3 + length):
                met += s[CELLS + t[i]] != 0
            if met == t[at + 1]:
                return True
        at += 3 + length
    return False


@kernel
def attacked(s: State, t: Row, cell: int, by: int) -> bool:
    """Whether a piece of `by` could capture on the cell. Pieces that `cells` does not show any more are left out."""
    n = t[SIZE]
    sign = 1 - 2 * by
    pair = (by * n + cell) * n
    aim = t[AIM] + pair
    first = t[AT_LIST] + by * t[LIST_SIZE]
    for i in range(first, first + s[COUNT + by]):
        at = s[i]
        piece = s[CELLS + at] * sign
        if piece > 0:
            bit = 1 << (piece - 1)
            if t[aim + at] & bit and sees(s, t, t[t[LINES] + pair + at], bit):
                return True
    return False


@kernel
def piece_moves(s: State, t: Row, me: int, cell: int, out: Row, n: int) -> int:
    """The moves of one piece by its programme: on where a cell is empty, past the branch where it is not."""
    sign = 1 - 2 * me
    kind = s[CELLS + cell] * sign - 1
    first = n
    at = t[t[PROGRAMME] + (me * t[KINDS] + kind) * t[SIZE] + cell]
    head = t[at]
    at += 1
    end = at + (head & LENGTH)
    while at < end:
        entry = t[at]
        to = entry & CELL
        there = s[CELLS + to]
        out[n] = cell | to << TO
        if there == 0:
            n += entry >> (GOOD_FOR + 1) & 1
            at += 1
        else:
            n += (there * sign < 0) & (entry >> GOOD_FOR)
            at += entry >> BRANCH
    if head & HOPS:
        n = hops(s, t, sign, cell, at, out, n)
    if head & TWICE:
        n = once(out, first, n)
    if head & NEAR_ZONE:
        n = promotions(s, t, me, kind, out, first, n)
    return n


@kernel
def reaches(s: State, t: Row, me: int, cell: int, goal: int) -> bool:
    """Whether the piece on `cell` could capture on `goal` by its programme, without jumping over others."""
    kind = s[CELLS + cell] * (1 - 2 * me) - 1
    at = t[t[PROGRAMME] + (me * t[KINDS] + kind) * t[SIZE] + cell]
    end = at + 1 + (t[at] & LENGTH)
    at += 1
    while at < end:
        entry = t[at]
        if entry & CELL == goal and entry >> GOOD_FOR & 1:
            return True
        at += 1 if s[CELLS + (entry & CELL)] == 0 else entry >> BRANCH
    return False


@kernel
def once(out: Row, first: int, n: int) -> int:
    """Of the moves first..n keep one of each: two ways may lead to the same cell."""
    kept = first
    for i in range(first, n):
        known = False
        for j in range(first, kept):
            known = known or out[j] == out[i]
        out[kept] = out[i]
        kept += not known
    return kept


@kernel
def hops(s: State, t: Row, sign: int, cell: int, at: int, out: Row, n: int) -> int:
    """Moves along lines on which pieces must be jumped over."""
    lines = t[at]
    at += 1
    for _ in range(lines):
        mode, hurdles, length = t[at], t[at + 1], t[at + 2]
        at += 3
        met = 0
        for i in range(at, at + length):
            to = t[i]
            there = s[CELLS + to]
            if met == hurdles:
                out[n] = cell | to << TO
                if there == 0:
                    n += mode != CAPTURE_ONLY
                else:
                    n += there * sign < 0 and mode != MOVE_ONLY
            met += there != 0
            if met > hurdles:
                break
        at += length
    return n


@kernel
def promotions(s: State, t: Row, me: int, kind: int, out: Row, first: int, n: int) -> int:
    """Moves first..n of a piece that can promote: those that must are replaced by promotions, others joined by them."""
    zones = t[ZONES] + me * t[SIZE]
    stuck = t[STUCK] + (me * t[KINDS] + kind) * t[SIZE]
    last = n
    kept = first
    for i in range(first, last):
        move = out[i]
        start, end = t[zones + (move & CELL)], t[zones + (move >> TO)]
        zone = start | end
        if t[ENTERING]:
            zone = 0 if start else end
        last_row = zone & MUST_ZONE
        into = t[t[EARLY] + kind] if t[EARLY] and not last_row else t[t[INTO] + kind]
        must = (last_row and not t[BY_CHOICE] >> kind & 1) or (t[STUCK_MUST] and t[stuck + (move >> TO)])
        if must or zone & IN_ZONE:
            for choice in range(into + 1, into + 1 + t[into]):
                if not t[LOST_ONLY] or has_lost(s, t, me, t[choice]):
                    out[n] = move | (t[choice] + 1) << WHAT
                    n += 1
        if not must:
            out[kept] = move
            kept += 1
    for i in range(last, n):
        out[kept] = out[i]
        kept += 1
    return kept


@kernel
def has_lost(s: State, t: Row, me: int, kind: int) -> bool:
    """Whether a player has fewer pieces of a kind than at the start."""
    have = 0
    first = t[AT_LIST] + me * t[LIST_SIZE]
    for i in range(first, first + s[COUNT + me]):
        have += s[CELLS + s[i]] == (kind + 1) * (1 - 2 * me)
    return have < t[t[FIRST_COUNT] + me * t[KINDS] + kind]


@kernel
def army_moves(s: State, t: Row, me: int, royal: int, out: Row, n: int) -> int:
    """The moves of all pieces but the one on the cell `royal`."""
    first = t[AT_LIST] + me * t[LIST_SIZE]
    for i in range(first, first + s[COUNT + me]):
        if s[i] != royal:
            n = piece_moves(s, t, me, s[i], out, n)
    return n


@kernel
def castlings(s: State, t: Row, me: int, out: Row, n: int) -> int:
    """Castling, out of check already excluded: the way is empty, the king does not pass an attacked cell."""
    for which in range(t[CASTLE_COUNT]):
        at = t[t[CASTLES] + which]
        if s[RIGHTS] >> which & 1 and t[at] == me:
            blocked = 0
            empty = at + 6
            for i in range(empty, empty + t[at + 5]):
                blocked |= s[CELLS + t[i]]
            if blocked == 0:
                passed = empty + t[at + 5] + 1
                last = passed + t[passed - 1]
                safe = not t[CHECKS] or not attacked(s, t, t[at + 2], 1 - me)
                if t[CHECKS] and t[SAFE_PASSAGE]:
                    for i in range(passed, last):
                        safe = safe and not attacked(s, t, t[i], 1 - me)
                out[n] = t[at + 1] | t[at + 2] << TO | which << WHAT | CASTLING << SPECIAL
                n += safe
    return n


@kernel
def in_files(s: State, t: Row, me: int, kind: int) -> int:
    """How many pieces of a kind a player has in each file, four bits a file."""
    wanted = (1 - 2 * me) * (kind + 1)
    found = 0
    first = t[AT_LIST] + me * t[LIST_SIZE]
    for i in range(first, first + s[COUNT + me]):
        found += (s[CELLS + s[i]] == wanted) << 4 * t[t[FILES] + s[i]]
    return found


@kernel
def drops(s: State, t: Row, me: int, marks: int, mark: int, out: Row, n: int) -> int:
    """Pieces from the hand on empty cells they can move on from; with `mark`, only on cells marked so."""
    size, kinds = t[SIZE], t[KINDS]
    for kind in range(kinds):
        if s[t[AT_HANDS] + me * kinds + kind] == 0:
            continue
        stuck = t[STUCK] + (me * kinds + kind) * size
        limit = t[t[FILE_LIMITS] + kind]
        placed = in_files(s, t, me, kind) if limit != NO_LIMIT else 0
        drop = HAND | (kind + 1) << WHAT
        for cell in range(size):
            out[n] = drop | cell << TO
            free = (s[CELLS + cell] == 0) & (t[stuck + cell] == 0) & (s[marks + cell] & mark == mark)
            n += free & (placed >> 4 * t[t[FILES] + cell] & 15 < limit)
    return n
