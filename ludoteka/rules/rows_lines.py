"""Rows through a cell: how long they are, and which of them renju forbids the first player.

A four becomes five by one man; a straight four by either of two. A three becomes a straight four by one man that may
itself be placed, so whether two threes count is found by looking ahead: every man that is tried is a frame of a stack.

Frame  the cell of the man; which end of which line is looked at (2 * line + end); threes found so far.
"""

from __future__ import annotations

from .abi import Row, State
from .lean import kernel
from .rows_tables import AT_CELLS, AT_WORK, EXACT, FRAME, LENGTH, LINE_COUNT, LINES, STEPS, WAYS

ALLOWED, FIVE, OVERLINE, DOUBLE_FOUR, DOUBLE_THREE = range(5)
"""What a man of the first player does in renju; from OVERLINE on it may not be placed."""
FIRST = 1
"""A man of the first player."""
OWN = (1, 8, 45, 250, 900, 900, 900)
THEIRS = (0, 6, 35, 170, 560, 560, 560)
"""What a man is worth in a row of so many own men, or of so many of others that it spoils."""


@kernel
def run(s: State, t: Row, cell: int, way: int, man: int) -> int:
    """How many men of this colour follow each other from the cell on, without the one on it."""
    cells, ways, steps = t[AT_CELLS], t[WAYS], t[STEPS] + way
    n = 0
    to = t[steps + cell * ways]
    while to >= 0 and s[cells + to] == man:
        n += 1
        to = t[steps + to * ways]
    return n


@kernel
def makes_row(s: State, t: Row, cell: int, man: int) -> bool:
    """Whether the new man completes a row."""
    for line in range(t[LINES], t[LINES] + 2 * t[LINE_COUNT], 2):
        length = 1 + run(s, t, cell, t[line], man) + run(s, t, cell, t[line + 1], man)
        if length == t[LENGTH] or (length > t[LENGTH] and t[EXACT] >> man & 1 == 0):
            return True
    return False


@kernel
def is_forbidden(s: State, t: Row, cell: int) -> bool:
    """Whether the first player may not place a man on this empty cell."""
    return judge(s, t, cell) >= OVERLINE


@kernel
def judge(s: State, t: Row, cell: int) -> int:
    """What a man of the first player on this empty cell would do."""
    s[t[AT_CELLS] + cell] = FIRST
    verdict = judge_fours(s, t, cell)
    s[t[AT_CELLS] + cell] = 0
    if verdict == ALLOWED and makes_two_threes(s, t, cell):
        return DOUBLE_THREE
    return verdict


@kernel
def judge_fours(s: State, t: Row, cell: int) -> int:
    """What the new man on the cell does, threes left aside. Five wins, whatever else it does."""
    fours, overline = 0, False
    for k in range(t[LINES], t[LINES] + 2 * t[LINE_COUNT], 2):
        length = 1 + run(s, t, cell, t[k], FIRST) + run(s, t, cell, t[k + 1], FIRST)
        if length == t[LENGTH]:
            return FIVE
        overline = overline or length > t[LENGTH]
        one = lengthened(s, t, cell, t[k], length) == t[LENGTH]
        other = lengthened(s, t, cell, t[k + 1], length) == t[LENGTH]
        # Both ends of an unbroken four are one four, a straight one.
        fours += 1 if one and other and length == t[LENGTH] - 1 else int(one) + int(other)
    if overline:
        return OVERLINE
    return DOUBLE_FOUR if fours > 1 else ALLOWED


@kernel
def behind(s: State, t: Row, cell: int, way: int) -> int:
    """The empty cell behind the men that follow the cell in this direction; -1: there is none."""
    cells, ways, steps = t[AT_CELLS], t[WAYS], t[STEPS] + way
    to = t[steps + cell * ways]
    while to >= 0 and s[cells + to] == FIRST:
        to = t[steps + to * ways]
    return to if to >= 0 and s[cells + to] == 0 else -1


@kernel
def lengthened(s: State, t: Row, cell: int, way: int, length: int) -> int:
    """How long the row of this length through the cell would be with one man more at its end; 0: there is no room."""
    end = behind(s, t, cell, way)
    return length + 1 + run(s, t, end, way, FIRST) if end >= 0 else 0


@kernel
def straightens(s: State, t: Row, cell: int, k: int) -> int:
    """Where one man more at an end of the row through the cell would make it a straight four; -1: nowhere."""
    way, back = t[t[LINES] + k], t[t[LINES] + (k ^ 1)]
    end = behind(s, t, cell, way)
    if end < 0:
        return -1
    length = 2 + run(s, t, cell, way, FIRST) + run(s, t, cell, back, FIRST) + run(s, t, end, way, FIRST)
    if length != t[LENGTH] - 1:
        return -1
    both = lengthened(s, t, end, way, length) == t[LENGTH] and lengthened(s, t, cell, back, length) == t[LENGTH]
    return end if both else -1


@kernel
def makes_two_threes(s: State, t: Row, cell: int) -> bool:
    """Whether a man on this empty cell makes two threes, each of which can become a straight four by an allowed man."""
    cells, work = t[AT_CELLS], t[AT_WORK]
    depth = 0
    two = False
    begin(s, t, work, cell)
    while depth >= 0:
        frame = work + depth * FRAME
        two = s[frame + 2] > 1
        if two or s[frame + 1] == 2 * t[LINE_COUNT]:
            s[cells + s[frame]] = 0
            s[frame] = s[frame + 1] = s[frame + 2] = 0
            depth -= 1
            if depth >= 0:
                go_on(s, frame - FRAME, two)
            continue
        at = straightens(s, t, s[frame], s[frame + 1])
        if at >= 0:
            s[cells + at] = FIRST
            allowed = judge_fours(s, t, at) == ALLOWED
            s[cells + at] = 0
            if allowed:
                depth += 1
                begin(s, t, frame + FRAME, at)
                continue
        s[frame + 1] += 1
    return two


@kernel
def begin(s: State, t: Row, frame: int, cell: int) -> None:
    """Try a man on the cell."""
    s[t[AT_CELLS] + cell] = FIRST
    s[frame] = cell
    s[frame + 1] = s[frame + 2] = 0


@kernel
def go_on(s: State, frame: int, two: bool) -> None:
    """The man that was tried at an end is forbidden for two threes, or there is a three, and the next line comes."""
    if two:
        s[frame + 1] += 1
    else:
        s[frame + 2] += 1
        s[frame + 1] = (s[frame + 1] | 1) + 1


# --- how a man looks before it is placed ---------------------------------------------------------------------------


@kernel
def promise(s: State, t: Row, cell: int, man: int) -> int:
    """What a man of this colour on an empty cell gains and spoils, in thousandths.

    Every row of full length through the cell that only one colour has men in counts, the fuller the more.
    """
    cells, ways, length = t[AT_CELLS], t[WAYS], t[LENGTH]
    found = 0
    for line in range(t[LINES], t[LINES] + 2 * t[LINE_COUNT], 2):
        forth, back = t[STEPS] + t[line], t[STEPS] + t[line + 1]
        first, before = cell, 0
        while before < length - 1 and t[back + first * ways] >= 0:
            first = t[back + first * ways]
            before += 1
        own = theirs = size = 0
        last = first
        while last >= 0 and size <= before + length - 1:
            code = s[cells + last]
            own += code == man
            theirs += code != 0 and code != man
            size += 1
            if size >= length:
                if theirs == 0:
                    found += OWN[own]
                elif own == 0:
                    found += THEIRS[theirs]
                code = s[cells + first]
                own -= code == man
                theirs -= code != 0 and code != man
                first = t[forth + first * ways]
            last = t[forth + last * ways]
    return min(found, 900)
