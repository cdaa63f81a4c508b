"""Games played to the end in the head, by which a judgement of the tables games is checked."""

from __future__ import annotations

from typing import Any

import numpy as np

from ..rules.abi import Row, State
from ..rules.backgammon_men import MOVER
from ..rules.common import random_below
from ..rules.free import kernel
from .chances import CHANCES, outcome
from .expectimax import best_end, ended, throw
from .turns import copy

LONGEST = 500
"""Throws after which a game counts as half won: men can hold each other up for long, but not for ever."""


@kernel
def roll_out(root: State, t: Row, first: Any, second: Any, desk: Any, rng: Any, games: int, sums: Any) -> None:
    """Add to `sums` how so many games ended for the player who is to throw at the root; nobody doubles."""
    s, best, end = root.copy(), root.copy(), np.zeros(CHANCES, np.float32)
    for _ in range(games):
        copy(root, best)
        throws = 0
        while not ended(best, root) and throws < LONGEST:
            one, other = random_below(rng, 6) + 1, random_below(rng, 6) + 1
            throw(best, t, max(one, other), min(one, other), s)
            best_end(s, t, first, second, desk, best)
            throws += 1
        outcome(best, root, root[MOVER], end)
        for k in range(CHANCES):
            sums[k] += end[k]
