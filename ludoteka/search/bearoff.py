"""Races: when the men can no longer meet and all are at home, the chances need not be learned.

Numbers   up to MOST_MEN men on the HOME_POINTS points have one of PLACINGS numbers; every move leads to a smaller one.
Left      left[number, k]: the chance that after k throws men are still on the board, if they are played so that the
          throws needed are as few as possible on an average. Who is off first follows from the rows of both players.
          (Who is behind would sometimes do better to hope for doublets: that changes his chances by a few thousandths.)
          left[number, STAYING]: the chance that the next throw can bring no man off; MEAN and VARIANCE: of the throws.

Before all are at home the throws are estimated: men outside are thought to go to points of the home where few stand,
a throw brings PIPS on an average, and the numbers of throws that the two players need scatter by the normal law.
"""

from __future__ import annotations

from functools import cache
from math import comb, erf, sqrt
from typing import Any

import numpy as np

from ..rules.abi import Row, State, cache_home, fingerprint
from ..rules.backgammon_men import (
    HOME,
    MEETS,
    MEN,
    MINE,
    MISERE,
    MOVER,
    OFF,
    OFF_RULE,
    PINNING,
    PLACES,
    REARMOST,
    START,
    TOTAL,
)
from ..rules.free import kernel
from ..rules.kept import keep
from .chances import LOSE_TWO, WIN, WIN_TWO

HOME_POINTS, MOST_MEN, MOST_DICE = 6, 15, 4
PLACINGS = comb(MOST_MEN + HOME_POINTS, HOME_POINTS)
MOST_THROWS = STAYING = 32
"""Fifteen men on the sixth point are off by thirty throws, even if all of them are 2 and 1."""
MEAN, VARIANCE = STAYING + 1, STAYING + 2
COLUMNS = VARIANCE + 1
CHOOSE = np.array([[comb(n, k) for k in range(HOME_POINTS + 1)] for n in range(MOST_MEN + HOME_POINTS)])
AWAY = 1 << (HOME_POINTS + 1)
PIPS = 49 / 6
"""That a throw brings, doublets counted twice."""
SCATTER = 669 / 36 / PIPS**3
"""The variance of the throws needed, for each pip: that of a throw's pips, divided by the cube of PIPS."""
LONG = 4.0
"""A race of so many throws can be estimated."""


@kernel
def number_of(row: Row, at: int, more: tuple[int, int, int] = (0, 0, 0)) -> int:
    """The number of a placing: row[at + point] men on each point of the home, and some more on 6, 5 and 4."""
    found, men = 0, 0
    for k in range(1, HOME_POINTS + 1):
        men += row[at + HOME_POINTS + 1 - k]
        if k <= 3:
            men += more[k - 1]
        found += CHOOSE[men + k - 1, k]
    return found


@kernel
def place(number: int, men: Row) -> None:
    """Fill men[point] by a number; men[OFF] counts those taken off since."""
    above = MOST_MEN + HOME_POINTS
    men[OFF] = 0
    for k in range(HOME_POINTS, 0, -1):
        top = above - 1
        while CHOOSE[top, k] > number:
            top -= 1
        number -= CHOOSE[top, k]
        if k < HOME_POINTS:
            men[HOME_POINTS - k] = above - top - 1
        above = top
    men[HOME_POINTS] = above


@kernel
def quickest(men: Row, first: int, second: int, number: int, costs: Any) -> int:
    """The placing with the least cost after so many dice: `first`, then `second` for all others.

    All ways are walked through, the rearmost man first; moved[k] is the point from which die k was played.
    """
    moved = np.zeros(MOST_DICE, np.int64)
    best, k, point = -1, 0, HOME_POINTS
    while True:
        rear = HOME_POINTS
        while rear > 0 and men[rear] == 0:
            rear -= 1
        if rear == 0 or k == number:
            found = number_of(men, 0)
            if best < 0 or costs[found] < costs[best]:
                best = found
            point = 0
        die = first if k == 0 else second
        while point > 0 and (men[point] == 0 or (point < die and point < rear)):
            point -= 1
        if point > 0:
            men[point] -= 1
            men[max(point - die, OFF)] += 1
            moved[k] = point
            k, point = k + 1, HOME_POINTS
        elif k > 0:
            k -= 1
            die = first if k == 0 else second
            men[moved[k]] += 1
            men[max(moved[k] - die, OFF)] -= 1
            point = moved[k] - 1
        else:
            return best


@kernel
def best_of(men: Row, first: int, second: int, costs: Any) -> int:
    """The placing with the least cost that a throw leads to."""
    if first == second:
        return quickest(men, first, first, MOST_DICE, costs)
    best, later = quickest(men, first, second, 2, costs), quickest(men, second, first, 2, costs)
    return later if costs[later] < costs[best] else best


@kernel
def fill(left: Any) -> None:
    """Compute the table; each placing needs only those with smaller numbers."""
    means, counts = np.zeros(len(left)), np.zeros(len(left))
    men = np.zeros(HOME_POINTS + 1, np.int64)
    row = np.zeros(left.shape[1])
    for number in range(1, len(left)):
        place(number, men)
        counts[number] = men.sum()
        row[:] = 0.0
        row[0] = 1.0
        for first in range(1, 7):
            for second in range(1, first + 1):
                chance = (1.0 if first == second else 2.0) / 36.0
                best = best_of(men, first, second, means)
                for k in range(1, MOST_THROWS):
                    row[k] += chance * left[best, k - 1]
                if counts[best_of(men, first, second, counts)] == counts[number]:
                    row[STAYING] += chance
        means[number] = row[MEAN] = row[:MOST_THROWS].sum()
        for k in range(MOST_THROWS):
            row[VARIANCE] += (2 * k + 1) * row[k]
        row[VARIANCE] -= row[MEAN] ** 2
        left[number] = row


@cache
def table() -> Any:
    """The table: computed once, in a few seconds, and kept beside the compiled kernels."""
    kept = cache_home() / f"bearoff-{fingerprint('search.bearoff')}.npy"
    try:
        found = np.load(kept)
        if found.shape == (PLACINGS, COLUMNS):
            return found
    except (OSError, ValueError):
        pass
    left = np.zeros((PLACINGS, COLUMNS), np.float32)
    fill(left)
    keep(kept, lambda path: np.save(path, left))
    return left


@kernel
def fits(t: Row) -> bool:
    """Whether men are borne off by these rules."""
    if t[PINNING] or t[MISERE] or t[OFF_RULE] == REARMOST or t[HOME] != HOME_POINTS or t[TOTAL] > MOST_MEN:
        return False
    return t[t[MEETS] + 1] == START


@kernel
def serves(s: State, t: Row) -> bool:
    """Whether men are borne off by these rules, and all are at home: then they cannot meet any more."""
    return s[MINE] < AWAY and s[MINE + 1] < AWAY and fits(t)


@kernel
def chances(s: State, left: Any, out: Any) -> None:
    """Those of the player who is to throw. Two throws are enough to bear off a first man: gammons come by the first."""
    mover = s[MOVER]
    mine, others = number_of(s, MEN + mover * PLACES), number_of(s, MEN + (1 - mover) * PLACES)
    out[:] = 0.0
    for k in range(1, MOST_THROWS):
        out[WIN] += (left[mine, k - 1] - left[mine, k]) * left[others, k - 1]
    if s[MEN + (1 - mover) * PLACES + OFF] == 0:
        out[WIN_TWO] = 1.0 - left[mine, 1] + (left[mine, 1] - left[mine, 2]) * left[others, STAYING]
    if s[MEN + mover * PLACES + OFF] == 0:
        out[LOSE_TWO] = (1.0 - left[others, 1]) * left[mine, STAYING]


@kernel
def throws_to_go(s: State, player: int, left: Any) -> tuple[float, float]:
    """The mean and the variance of the throws a player needs in a race. The more men are outside, the rougher."""
    men = MEN + player * PLACES
    six, five, four, pips = 0, 0, 0, 0
    for point in range(HOME_POINTS + 1, PLACES):
        for _ in range(s[men + point]):
            on_six, on_five, on_four = s[men + 6] + six, s[men + 5] + five + 1, s[men + 4] + four + 2
            if on_six <= min(on_five, on_four):
                six, pips = six + 1, pips + point - 6
            elif on_five <= on_four:
                five, pips = five + 1, pips + point - 5
            else:
                four, pips = four + 1, pips + point - 4
    row = left[number_of(s, men, (six, five, four))]
    return row[MEAN] + pips / PIPS, row[VARIANCE] + pips * SCATTER


@kernel
def estimate(s: State, left: Any, told: float) -> float:
    """The chance to win a race of the player who is to throw; `told` if it is too short for an estimate."""
    mine, my_variance = throws_to_go(s, s[MOVER], left)
    others, variance = throws_to_go(s, 1 - s[MOVER], left)
    if min(mine, others) < LONG:
        return told
    return 0.5 + 0.5 * erf((others - mine + 0.5) / sqrt(2.0 * (variance + my_variance)))
