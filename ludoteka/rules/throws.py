"""What the kernels of dice games share: throws of several dice, and places by points.

A throw is one outcome of chance: the dice sorted, the highest first, three bits each.
Families that throw dice keep their slots from FIRST_SLOT on.
"""

from __future__ import annotations

from collections import Counter
from itertools import combinations_with_replacement
from math import factorial, prod

import numpy as np

from .abi import ACTORS, PAYOFF, PLAYERS, POINTS, REASON, TABLES, Packer, Row, State, kernel
from .common import random_below

THROW_AT, THROW_CODES, THROW_WEIGHTS = range(TABLES, TABLES + 3)
FIRST_SLOT = TABLES + 3
DIE_BITS = 3
DIE_MASK = 7


def throw_code(dice: tuple[int, ...]) -> int:
    """Sorted dice as one number."""
    return sum(die << DIE_BITS * k for k, die in enumerate(sorted(dice, reverse=True)))


def pack_throws(packer: Packer, most: int) -> int:
    """All throws of 1 to `most` dice with their weights; the greatest number of outcomes is returned."""
    begins, codes, weights = [0, 0], [], []
    for n in range(1, most + 1):
        for dice in combinations_with_replacement(range(6, 0, -1), n):
            codes.append(throw_code(dice))
            weights.append(factorial(n) // prod(factorial(k) for k in Counter(dice).values()))
        begins.append(len(codes))
    packer.section(THROW_AT, begins)
    packer.section(THROW_CODES, codes)
    packer.section(THROW_WEIGHTS, weights)
    return begins[-1] - begins[-2]


@kernel
def list_throws(t: Row, n: int, section: int, out: Row) -> int:
    """The outcomes (THROW_CODES) or the weights (THROW_WEIGHTS) of `n` dice."""
    first, last = t[t[THROW_AT] + n], t[t[THROW_AT] + n + 1]
    for k in range(first, last):
        out[k - first] = t[t[section] + k]
    return last - first


@kernel
def random_throw(rng: Row, n: int) -> int:
    """A throw of `n` dice, sorted."""
    counts = np.int64(0)
    for _ in range(n):
        counts += np.int64(1) << (3 * random_below(rng, 6))
    code, place = np.int64(0), 0
    for face in range(6, 0, -1):
        for _ in range(counts >> (3 * (face - 1)) & 7):
            code |= np.int64(face) << (DIE_BITS * place)
            place += 1
    return code  # type: ignore[return-value]


@kernel
def lay_dice(s: State, at: int, length: int, code: int) -> None:
    """Write the dice of a throw into a field, the highest first, then zeros."""
    for k in range(length):
        s[at + k] = code >> (DIE_BITS * k) & DIE_MASK


@kernel
def end_by_points(s: State, t: Row, reason: int) -> None:
    """The game is over; everybody's place decides: how many have fewer points, less how many have more."""
    s[ACTORS] = 0
    s[REASON] = reason
    for player in range(t[PLAYERS]):
        place = 0
        for other in range(t[PLAYERS]):
            place += s[POINTS + other] < s[POINTS + player]
            place -= s[POINTS + other] > s[POINTS + player]
        s[PAYOFF + player] = place
