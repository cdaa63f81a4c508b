"""Small helpers that many kernels share: whose turn it is, endings, random numbers."""

from __future__ import annotations

import numpy as np

from .abi import ACTORS, AWAITED, CLOCK, PAYOFF, PLAYERS, REASON, TURN, Row, State, kernel


@kernel
def actor_of(s: State) -> int:
    """The one player to act, where only one may; the lowest one otherwise."""
    bits = s[ACTORS]
    player = 0
    while bits > 1:
        if bits & 1:
            break
        bits >>= 1
        player += 1
    return player


@kernel
def first_actor(s: State) -> int:
    """The first of those the game waits for; -1 if it waits only for chance or the clock."""
    bits = s[ACTORS] & (CLOCK - 1)
    if bits == 0:
        return -1
    if s[AWAITED] != 0:
        bits = s[AWAITED]
    player = 0
    while bits & 1 == 0:
        bits >>= 1
        player += 1
    return player


@kernel
def pass_turn(s: State, t: Row) -> None:
    """The turn goes to the next player in order."""
    player = actor_of(s) + 1
    if player == t[PLAYERS]:
        player = 0
    s[ACTORS] = 1 << player
    s[TURN] += 1


@kernel
def end_draw(s: State, t: Row, reason: int) -> None:
    """Nobody wins."""
    s[ACTORS] = 0
    s[REASON] = reason
    for player in range(t[PLAYERS]):
        s[PAYOFF + player] = 0


@kernel
def end_win(s: State, t: Row, winner: int, reason: int) -> None:
    """`winner` wins, all others lose; payoffs add up to zero only for two."""
    s[ACTORS] = 0
    s[REASON] = reason
    for player in range(t[PLAYERS]):
        s[PAYOFF + player] = 1 if player == winner else -1


@kernel
def random_below(rng: Row, n: int) -> int:
    """A random number from 0 to n-1; `rng` is a row of one uint64, never zero (xorshift)."""
    x = rng[0]
    x ^= x << np.uint64(13)
    x ^= x >> np.uint64(7)
    x ^= x << np.uint64(17)
    rng[0] = x
    # int() of an unsigned number stays unsigned in compiled code, and would turn what it meets into floats.
    return np.int64(((x >> np.uint64(32)) * np.uint64(n)) >> np.uint64(32))  # type: ignore[return-value]
