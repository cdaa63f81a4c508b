"""What the races by dice share: who is ahead, by what the pawns of each player still need."""

from __future__ import annotations

from typing import Any

from .abi import ACTORS, PAYOFF, PLAYERS, Row, State
from .lean import part


@part
def ahead(progress: Any, s: State, t: Row, player: int, scale: int) -> int:
    """How far the player is ahead of half of the best and half of the mean of the others; 500 is a lead of `scale`."""
    if s[ACTORS] == 0:
        return s[PAYOFF + player] * 1000
    most, total = 0, 0
    for other in range(t[PLAYERS]):
        if other != player:
            gone = progress(s, t, other)
            most = max(most, gone)
            total += gone
    lead = progress(s, t, player) - (most + total // (t[PLAYERS] - 1)) // 2
    return 1000 * lead // (abs(lead) + scale)
