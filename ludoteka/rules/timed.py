"""Random play where time is part of the rules."""

from __future__ import annotations

from .abi import CLOCK_TAG, Row
from .common import random_below
from .lean import kernel


@kernel
def draw_timed(out: Row, n: int, rng: Row) -> int:
    """One of n moves, the clock's at the end; they are drawn in one of eight, or games would consist of waiting."""
    if n == 0:
        return -1
    hands = n
    while hands > 0 and out[hands - 1] >= CLOCK_TAG:
        hands -= 1
    if hands < n and (hands == 0 or random_below(rng, 8) == 0):
        return out[hands + random_below(rng, n - hands)]
    return out[random_below(rng, hands)]
