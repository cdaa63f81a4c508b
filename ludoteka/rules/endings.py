"""How games of several players end by counting."""

from __future__ import annotations

from .abi import ACTORS, PAYOFF, PLAYERS, POINTS, REASON, Row, State
from .lean import kernel


@kernel
def end_by_points(s: State, t: Row, sign: int, reason: int) -> None:
    """The most points win, or with the sign -1 the fewest; several who have as many share the draw."""
    best, leaders = sign * s[POINTS], 0
    for player in range(t[PLAYERS]):
        best = max(best, sign * s[POINTS + player])
    for player in range(t[PLAYERS]):
        leaders += sign * s[POINTS + player] == best
    for player in range(t[PLAYERS]):
        s[PAYOFF + player] = -1 if sign * s[POINTS + player] < best else (1 if leaders == 1 else 0)
    s[ACTORS] = 0
    s[REASON] = reason
