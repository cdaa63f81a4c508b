"""The men of the tables games: where they stand, where they may go, and what the dice demand.

Each player counts the points for himself: 24 down to 1, then OFF (0); the bar is 25. Sets of points are bits.
"""

from __future__ import annotations

from ..declare.backgammon import BearingOff, Lone
from .abi import HEADER, TABLES, Row, State, kernel

OFF, BAR, PLACES = 0, 25, 26
BAR_BIT = 1 << BAR

MOVER, CUBE, OWNER, GAMES, CRAWFORD, ROLLED = range(HEADER, HEADER + 6)
DICE = ROLLED + 2
MEN = DICE + 4
MINE = MEN + 2 * PLACES
CLOSED = MINE + 2
PINNED = CLOSED + 2

TOTAL, CLOSING, HOME, OPENING_RULE, LONE_RULE, OFF_RULE, SCORE_RULE, CUBE_RULE, FACES = range(TABLES, TABLES + 9)
LENGTH, CRAWFORD_RULE, JACOBY, MISERE, LONGEST, SETUP, MEETS = range(TABLES + 9, TABLES + 16)
VANGUARD, OPEN_QUARTER, PINNING = range(TABLES + 16, TABLES + 19)
SLOTS = 19

START, HALF_ROUND = 24, 12
QUARTER = 0b111111 << (START - 5)
"""The points in which the men begin, where they all begin on one."""

LONES, OFF_RULES = tuple(Lone), tuple(BearingOff)
HIGHER_ONLY, EITHER = LONES.index(Lone.HIGHER_ONLY), LONES.index(Lone.EITHER)
REARMOST = OFF_RULES.index(BearingOff.REARMOST)


@kernel
def derive(s: State, t: Row) -> None:
    """Find the points with men that can move, and those that are closed."""
    for player in range(2):
        s[MINE + player] = 0
        s[CLOSED + player] = 0
    for player in range(2):
        men = MEN + player * PLACES
        for point in range(1, PLACES):
            there = t[t[MEETS] + point]
            free = s[PINNED + player] >> point & 1 == 0
            if s[men + point] > 0 and free:
                s[MINE + player] |= 1 << point
                if point != BAR and (s[men + point] >= t[CLOSING] or s[PINNED + 1 - player] >> there & 1):
                    s[CLOSED + 1 - player] |= 1 << there


@kernel
def move_man(s: State, t: Row, player: int, point: int, to: int) -> None:
    """Carry a man from `point` to the point `to` or off, hitting a single man that stands there."""
    men, other = MEN + player * PLACES, 1 - player
    meets = t[MEETS]
    s[men + point] -= 1
    left = s[men + point]
    if left == 0:
        s[MINE + player] &= ~(1 << point)
    if left == t[CLOSING] - 1 and point != BAR:
        s[CLOSED + other] &= ~(1 << t[meets + point])
    s[men + to] += 1
    if to == OFF:
        return
    s[MINE + player] |= 1 << to
    there = t[meets + to]
    if s[men + to] == t[CLOSING]:
        s[CLOSED + other] |= 1 << there
    victim = MEN + other * PLACES
    if s[victim + there] > 0:
        s[victim + there] = 0
        s[victim + BAR] += 1
        s[MINE + other] = (s[MINE + other] & ~(1 << there)) | BAR_BIT


@kernel
def move_pinning(s: State, t: Row, player: int, point: int, to: int) -> None:
    """As `move_man`, where a single man is pinned and not hit: it lies under the men of the other, and can not move.

    A man that pins closes the point alone; when the last one leaves, the man below is free.
    """
    men, other = MEN + player * PLACES, 1 - player
    below, there = t[t[MEETS] + point], t[t[MEETS] + to]
    s[men + point] -= 1
    left = s[men + point]
    pins = s[PINNED + other] >> below & 1
    if left == 0:
        s[MINE + player] &= ~(1 << point)
        if pins:
            s[PINNED + other] &= ~(1 << below)
            s[MINE + other] |= 1 << below
    if left == (0 if pins else t[CLOSING] - 1):
        s[CLOSED + other] &= ~(1 << below)
    s[men + to] += 1
    if to == OFF:
        return
    s[MINE + player] |= 1 << to
    if s[MINE + other] >> there & 1:
        s[MINE + other] &= ~(1 << there)
        s[PINNED + other] |= 1 << there
        s[CLOSED + other] |= 1 << there
    elif s[men + to] == t[CLOSING]:
        s[CLOSED + other] |= 1 << there


@kernel
def mother_pinned(s: State, player: int) -> bool:
    """Whether the last man on the player's starting point is pinned there."""
    return s[PINNED + player] >> START & 1 == 1


@kernel
def rearmost(mine: int) -> int:
    """The highest point with a man, or 0."""
    point = 0
    while mine > 1:
        mine >>= 1
        point += 1
    return point


@kernel
def playable(mine: int, closed: int, home: int, off_rule: int, die: int) -> int:
    """The points from which a man can be played with `die`, as bits."""
    if mine & BAR_BIT:
        return 0 if closed >> (BAR - die) & 1 else BAR_BIT
    found = mine & ~(closed << die) & ~((2 << die) - 1)
    if mine >> (home + 1) == 0:
        if off_rule == REARMOST:
            if mine >> (die + 1) == 0 and mine:
                found |= 1 << rearmost(mine)
        else:
            found |= mine & (1 << die)
            if mine >> die == 0 and mine:
                found |= 1 << rearmost(mine)
    return found


@kernel
def held_back(s: State, t: Row, player: int, points: int, die: int) -> int:
    """Those of `points` from which the rules of the vanguard and of the open quarter let a man be played."""
    mine, men = s[MINE + player], MEN + player * PLACES
    if t[VANGUARD] and s[men + START] == t[TOTAL] - 1 and mine >> (HALF_ROUND + 1) != 1 << (START - HALF_ROUND - 1):
        points &= ~(1 << START)
    if t[OPEN_QUARTER]:
        for point in range(START - 4, START + 1):
            after = mine | 1 << (point - die)
            if s[men + point] == 1:
                after &= ~(1 << point)
            if point - die > START - 6 and after & QUARTER == QUARTER:
                points &= ~(1 << point)
    return points


@kernel
def home_now(s: State, t: Row, player: int) -> int:
    """The size of the stretch where all men must be to be borne off; none, as long as one of them is pinned."""
    return 0 if s[PINNED + player] else t[HOME]


@kernel
def playable_now(s: State, t: Row, player: int, die: int) -> int:
    """The points from which a man can be played with `die` as things stand."""
    points = playable(s[MINE + player], s[CLOSED + player], home_now(s, t, player), t[OFF_RULE], die)
    return held_back(s, t, player, points, die) if t[VANGUARD] or t[OPEN_QUARTER] else points


@kernel
def followed(s: State, t: Row, player: int, points: int, die: int, next_die: int) -> int:
    """As `leading_on`, with the rules that hold men back: each man is moved and put back."""
    found = 0
    for point in range(1, BAR):
        if points >> point & 1:
            to = max(point - die, OFF)
            move_man(s, t, player, point, to)
            if s[MEN + player * PLACES + OFF] == t[TOTAL] or playable_now(s, t, player, next_die):
                found |= 1 << point
            move_man(s, t, player, to, point)
    return found


@kernel
def careful_points(s: State, t: Row, player: int) -> tuple[int, int]:
    """As `legal_points`, where men are held back."""
    higher, lower = s[DICE], s[DICE + 1]
    if higher == lower or lower == 0:
        return playable_now(s, t, player, higher), 0
    if higher == 0:
        return 0, playable_now(s, t, player, lower)
    by_higher, by_lower = playable_now(s, t, player, higher), playable_now(s, t, player, lower)
    first = followed(s, t, player, by_higher, higher, lower)
    second = followed(s, t, player, by_lower, lower, higher)
    if first | second == 0:
        first, second = lone_points(t, by_higher, by_lower)
    if s[MINE + player] >> (lower + 1) == 0:
        second &= ~first
    return first, second


@kernel
def leading_on(s: State, t: Row, player: int, points: int, die: int, next_die: int) -> int:
    """Those of `points` from which a man can be played with `die` so that `next_die` can be played after it."""
    mine, closed, men = s[MINE + player], s[CLOSED + player], MEN + player * PLACES
    found = 0
    for point in range(1, PLACES):
        if points >> point & 1:
            after = mine
            if s[men + point] == 1:
                after &= ~(1 << point)
            if point > die:
                after |= 1 << (point - die)
            # Bearing off the last man ends the game, so no number is left over.
            if after == 0 or playable(after, closed, home_now(s, t, player), t[OFF_RULE], next_die):
                found |= 1 << point
    return found


@kernel
def legal_points(s: State, t: Row, player: int) -> tuple[int, int]:
    """From where a man may be played: with the higher die (or the only one left), and with the lower one.

    As many numbers as possible must be played. A doublet needs no foresight: whatever is played, the same number of
    its four parts can be, because the way of each man is the same and no man is in the way of his own.
    """
    if t[VANGUARD] or t[OPEN_QUARTER]:
        return careful_points(s, t, player)
    mine, closed, home, rule = s[MINE + player], s[CLOSED + player], home_now(s, t, player), t[OFF_RULE]
    higher, lower = s[DICE], s[DICE + 1]
    if higher == lower:
        return playable(mine, closed, home, rule, higher), 0
    if lower == 0:
        return playable(mine, closed, home, rule, higher), 0
    if higher == 0:
        return 0, playable(mine, closed, home, rule, lower)
    by_higher = playable(mine, closed, home, rule, higher)
    by_lower = playable(mine, closed, home, rule, lower)
    on_bar = mine & BAR_BIT
    first, second = by_higher, by_lower
    if on_bar or by_lower & (by_lower - 1) == 0:
        first = leading_on(s, t, player, by_higher, higher, lower)
    if on_bar or by_higher & (by_higher - 1) == 0:
        second = leading_on(s, t, player, by_lower, lower, higher)
    if first | second == 0:
        first, second = lone_points(t, by_higher, by_lower)
    if mine >> (lower + 1) == 0:
        # All men are within the lower number: either die takes the rearmost one off, so one of them will do.
        second &= ~first
    return first, second


@kernel
def lone_points(t: Row, by_higher: int, by_lower: int) -> tuple[int, int]:
    """The points when only one of two numbers can be played."""
    if t[LONE_RULE] == EITHER:
        return by_higher, by_lower
    if by_higher:
        return by_higher, 0
    if t[LONE_RULE] == HIGHER_ONLY:
        return 0, 0
    return 0, by_lower


@kernel
def count_bits(bits: int) -> int:
    count = 0
    while bits:
        bits &= bits - 1
        count += 1
    return count


@kernel
def nth_bit(bits: int, n: int) -> int:
    """The place of the n-th bit that is set, counted from 0."""
    for _ in range(n):
        bits &= bits - 1
    return rearmost(bits & -bits)
