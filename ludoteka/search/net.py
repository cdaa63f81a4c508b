"""A learned judgement of the tables games: the chances of the player who is to throw, from where the men stand.

Inputs    for the player and then for the other, each by his own count of the points: four for each point (one man, two
          or more, three or more, half of what exceeds three), one for a pinned man on it, and the rest from BAR_IN on;
          then the player's lead in the race, and 1. Few of them are not zero: they are kept as a list of places and
          values.
Net       first[phase, input, hidden], then second[phase, hidden, output]: `phase` is CONTACT as long as the men can
          meet, then RACE. The last hidden unit is always 1. Nothing is asked of it when all men are at home and can
          not meet (KNOWN), nor who wins a long race: search/bearoff.py knows better.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from ..rules.abi import Row, State
from ..rules.backgammon import BAR_OR_HOME, TAVLA
from ..rules.backgammon_men import (
    BAR,
    CLOSED,
    CLOSING,
    HALF_ROUND,
    HOME,
    MEETS,
    MEN,
    MINE,
    MISERE,
    MOVER,
    OFF,
    PINNED,
    PINNING,
    PLACES,
    SCORE_RULE,
    START,
    rearmost,
)
from ..rules.free import kernel
from . import bearoff
from .chances import CHANCES, LOSE_THREE, LOSE_TWO, WIN, WIN_THREE, WIN_TWO, keep_order

CONTACT, RACE, KNOWN = range(3)

UNITS = 4
LYING = UNITS * START
"""The inputs of a side: pinned men, then these. From LOSS on: what hits would cost, men hemmed in, how well a man of
the other would be held behind ours and from the bar, men far back, freedom to move, how far the men are scattered, and
how much can be moved before points must be given up."""
BAR_IN = LYING + START
BARRED, OFF_IN, BEGUN, PIPS, OUTSIDE, MADE, PRIME, SHOTS, ESCAPES, LAST = range(BAR_IN + 1, BAR_IN + 11)
LOSS, TRAPPED, HOLDING, FENCED, BEHIND, MOBILE, SPREAD, SPARE = range(LAST + 1, LAST + 9)
SIDE = SPARE + 1
LEAD, ALWAYS = 2 * SIDE, 2 * SIDE + 1
INPUTS = ALWAYS + 1
MOST_INPUTS = 2 * (3 * 15 + 24) + 2
"""No position has more inputs that are not zero."""


@kernel
def meet(s: State, t: Row) -> bool:
    """Whether men of the two sides can still get in each other's way."""
    if t[t[MEETS] + 1] != START or s[PINNED] | s[PINNED + 1]:
        return True
    return rearmost(s[MINE]) + rearmost(s[MINE + 1]) >= BAR


@kernel
def shots(hunters: int, closed: int, targets: int) -> int:
    """The throws of 36 by which a man of `hunters` can reach one of `targets`; all by the hunter's count."""
    if hunters >> BAR & 1:
        hunters = 1 << BAR
    found = 0
    for first in range(1, 7):
        once = hunters >> first & ~closed
        direct = once & targets
        twice = once >> first & ~closed
        thrice = twice >> first & ~closed
        if direct | (twice | thrice | thrice >> first) & targets:
            found += 1
        for second in range(1, first):
            other = hunters >> second & ~closed
            if direct | (other | once >> second | other >> first) & targets:
                found += 2
    return found


REACH = 12


def count_escapes() -> Any:
    """For the twelve points ahead of a man, closed or not: the throws of 36 by which he can go the whole way.

    Bit 12 - d: the point d steps ahead is closed.
    """
    ahead = np.arange(1 << REACH)
    free = [ahead >> (REACH - d) & 1 == 0 for d in range(1, REACH + 1)]
    found = np.zeros(1 << REACH, np.int64)
    for first in range(1, 7):
        for second in range(1, first + 1):
            way = (free[first - 1] | free[second - 1]) & free[first + second - 1]
            found += way * (1 if first == second else 2)
    return found


WAYS = count_escapes()


@kernel
def escapes(point: int, closed: int) -> int:
    """The throws of 36 by which a man on `point` can go the whole way."""
    ahead = closed >> (point - REACH) if point >= REACH else closed << (REACH - point)
    return WAYS[ahead & ((1 << REACH) - 1)]


@kernel
def put(places: Row, values: Any, n: int, place: int, value: float) -> int:
    """Add an input, unless it is zero; how many there are."""
    if value != 0.0:
        places[n] = place
        values[n] = value
        n += 1
    return n


@kernel
def look_at_side(
    s: State, t: Row, player: int, at: int, contact: bool, places: Row, values: Any, n: int
) -> tuple[int, int]:
    """The inputs of one side, from the place `at` on: how many there are now, and how far its men have to go."""
    men, other, home = MEN + player * PLACES, 1 - player, t[HOME]
    pips, outside, made, run, longest, targets = s[men + BAR] * BAR, s[men + BAR], 0, 0, 0, 0
    for point in range(1, BAR):
        count = s[men + point]
        if count == 0:
            run = 0
            continue
        pips += point * count
        if point > home:
            outside += count
        place = at + UNITS * (point - 1)
        if count == 1:
            places[n] = place
            values[n] = 1.0
            n += 1
            if t[CLOSING] > 1:
                targets |= 1 << t[t[MEETS] + point]
        else:
            places[n] = place + 1
            values[n] = 1.0
            n += 1
            if count > 2:
                places[n] = place + 2
                values[n] = 1.0
                n += 1
            n = put(places, values, n, place + 3, 0.5 * max(count - 3, 0))
        if t[PINNING] and s[PINNED + player] >> point & 1:
            n = put(places, values, n, at + LYING + point - 1, 1.0)
        if s[CLOSED + other] >> t[t[MEETS] + point] & 1:
            run += 1
            longest = max(longest, run)
            made += point <= home
        else:
            run = 0
    n = put(places, values, n, at + BAR_IN, 0.5 * s[men + BAR])
    n = put(places, values, n, at + BARRED, 1.0 if s[men + BAR] else 0.0)
    n = put(places, values, n, at + OFF_IN, s[men + OFF] / 8.0)
    n = put(places, values, n, at + BEGUN, 1.0 if s[men + OFF] else 0.0)
    n = put(places, values, n, at + PIPS, pips / 100.0)
    n = put(places, values, n, at + OUTSIDE, outside / 10.0)
    if contact:
        back = rearmost(s[MINE + player])
        n = put(places, values, n, at + MADE, made / 4.0)
        n = put(places, values, n, at + PRIME, longest / 4.0)
        n = put(places, values, n, at + LAST, back / 24.0)
        if targets:
            n = put(places, values, n, at + SHOTS, shots(s[MINE + other], s[CLOSED + other], targets) / 20.0)
        if back:
            n = put(places, values, n, at + ESCAPES, escapes(back, s[CLOSED + player]) / 36.0)
        n = look_around(s, t, player, at, pips, targets, places, values, n)
    return n, pips


@kernel
def look_around(
    s: State, t: Row, player: int, at: int, pips: int, targets: int, places: Row, values: Any, n: int
) -> int:
    """What a side can still hope for and fear, as long as the men can meet."""
    men, other, closed = MEN + player * PLACES, 1 - player, s[CLOSED + player]
    loss, trapped, mobile, square, behind, spare, on_board = 0, 0, 0, 0, s[men + BAR], 0, s[men + BAR]
    for point in range(1, PLACES):
        count = s[men + point]
        if count == 0:
            continue
        there = t[t[MEETS] + point]
        if point < BAR and targets >> there & 1:
            loss += shots(s[MINE + other], s[CLOSED + other], 1 << there) * (BAR - point)
        ways = escapes(point, closed)
        if point > HALF_ROUND:
            trapped += count * (36 - ways)
        if point > t[HOME]:
            mobile += count * ways * (point - t[HOME])
            spare += (count if count == 1 else count - 2) * (point - t[HOME])
        elif count > 2:
            spare += (count - 2) * (point - 1)
        if point > START - t[HOME] and point < BAR:
            behind += count
        on_board += count if point < BAR else 0
        square += count * point * point
    least = 36
    for point in range(START - 5, START + 1):
        least = min(least, escapes(point, s[CLOSED + other]))
    n = put(places, values, n, at + LOSS, loss / 600.0)
    n = put(places, values, n, at + TRAPPED, trapped / 100.0)
    n = put(places, values, n, at + HOLDING, (36 - least) / 36.0)
    n = put(places, values, n, at + FENCED, (36 - escapes(BAR, s[CLOSED + other])) / 36.0)
    n = put(places, values, n, at + BEHIND, behind / 4.0)
    n = put(places, values, n, at + MOBILE, mobile / 2000.0)
    n = put(places, values, n, at + SPREAD, (square / on_board - (pips / on_board) ** 2) / 50.0 if on_board else 0.0)
    return put(places, values, n, at + SPARE, spare / 40.0)


@kernel
def look(s: State, t: Row, places: Row, values: Any) -> tuple[int, int]:
    """The inputs of a position in which dice are to be thrown: how many, and the phase."""
    contact = meet(s, t)
    mover = s[MOVER]
    n, mine = look_at_side(s, t, mover, 0, contact, places, values, 0)
    n, others = look_at_side(s, t, 1 - mover, SIDE, contact, places, values, n)
    n = put(places, values, n, LEAD, (others - mine) / 25.0)
    places[n] = ALWAYS
    values[n] = 1.0
    return n + 1, CONTACT if contact else RACE


@kernel
def answer(first: Any, second: Any, places: Row, values: Any, n: int, hidden: Any, out: Any) -> None:
    """The chances by one phase of a net; `hidden` keeps what the units said."""
    units = len(hidden) - 1
    for j in range(units):
        hidden[j] = np.float32(0.0)
    for i in range(n):
        value = values[i]
        row = first[places[i]]
        for j in range(units):
            hidden[j] += value * row[j]
    for j in range(units):
        hidden[j] = hidden[j] / (np.float32(1.0) + abs(hidden[j]))
    hidden[units] = np.float32(1.0)
    a, b, c, d, e = second[units, 0], second[units, 1], second[units, 2], second[units, 3], second[units, 4]
    for j in range(units):
        said, row = hidden[j], second[j]
        a += said * row[0]
        b += said * row[1]
        c += said * row[2]
        d += said * row[3]
        e += said * row[4]
    out[WIN], out[WIN_TWO], out[WIN_THREE], out[LOSE_TWO], out[LOSE_THREE] = a, b, c, d, e
    for k in range(CHANCES):
        out[k] = 1.0 / (1.0 + np.exp(-out[k]))


@kernel
def judge(s: State, t: Row, first: Any, second: Any, left: Any, places: Row, values: Any, hidden: Any, out: Any) -> int:
    """The chances of the player who is to throw; the phase."""
    if bearoff.serves(s, t):
        bearoff.chances(s, left, out)
        return KNOWN
    n, phase = look(s, t, places, values)
    answer(first[phase], second[phase], places, values, n, hidden, out)
    if phase == RACE and bearoff.fits(t):
        out[WIN] = bearoff.estimate(s, left, out[WIN])
    heed_men_off(s, t, out)
    keep_order(out)
    return phase


@kernel
def heed_men_off(s: State, t: Row, out: Any) -> None:
    """Who has borne off a man loses one point only, by most rules."""
    mover, rule = s[MOVER], t[SCORE_RULE]
    if t[MISERE] or t[PINNING] or rule == TAVLA or rule == BAR_OR_HOME:
        return
    if s[MEN + mover * PLACES + OFF]:
        out[LOSE_TWO], out[LOSE_THREE] = 0.0, 0.0
    if s[MEN + (1 - mover) * PLACES + OFF]:
        out[WIN_TWO], out[WIN_THREE] = 0.0, 0.0
