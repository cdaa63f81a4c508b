"""Games played to the end in the head, by which a judgement of the tables games is checked."""

from __future__ import annotations

from typing import Any

from ..rules.abi import POINTS, Row, State
from ..rules.backgammon_men import CUBE, MOVER
from ..rules.common import random_below
from .chances import LOSE_THREE, LOSE_TWO, WIN, WIN_THREE, WIN_TWO
from .expectimax import best_end, ended, throw
from .free import kernel
from .turns import copy

LONGEST = 500
"""Throws after which a game counts as half won: men can hold each other up for long, but not for ever."""


@kernel
def roll_out(root: State, t: Row, first: Any, second: Any, desk: Any, rng: Any, games: int, sums: Any) -> None:
    """Add to `sums` how so many games ended for the player who is to throw at the root; nobody doubles."""
    s, best = root.copy(), root.copy()
    player, level = root[MOVER], root[CUBE]
    for _ in range(games):
        copy(root, best)
        throws = 0
        while not ended(best, root) and throws < LONGEST:
            one, other = random_below(rng, 6) + 1, random_below(rng, 6) + 1
            throw(best, t, max(one, other), min(one, other), s)
            best_end(s, t, first, second, desk, best)
            throws += 1
        won = (best[POINTS + player] - root[POINTS + player]) >> level
        lost = (best[POINTS + 1 - player] - root[POINTS + 1 - player]) >> level
        sums[WIN] += 1.0 if won > 0 else 0.0 if lost > 0 else 0.5
        sums[WIN_TWO] += won > 1
        sums[WIN_THREE] += won > 2
        sums[LOSE_TWO] += lost > 1
        sums[LOSE_THREE] += lost > 2
