"""How good a position of the tables games looks."""

from __future__ import annotations

from .abi import ACTORS, PAYOFF, POINTS, SCALE, Row, State, kernel
from .backgammon_men import (
    BAR,
    CLOSED,
    CLOSING,
    CUBE,
    HOME,
    LENGTH,
    MEETS,
    MEN,
    MINE,
    MISERE,
    MOVER,
    PINNED,
    PINNING,
    PLACES,
    count_bits,
    rearmost,
)

FIRST_SHOT, NEXT_SHOT, FAR_SHOT = 12, 6, 3
"""Throws of 36 that hit a single man from a point up to six away, from each further such point, from 7 to 11 away."""
PIN, MOTHER = 8, 60
"""What it costs to have a man pinned, beside the way it still has to go; and the mother."""
EVEN_LEAD = 60
"""The lead, in pips and in what good points are worth, that makes a game half won; in a mere race it is less."""


@kernel
def pips(s: State, player: int) -> int:
    """How far the player's men have to go."""
    count = 0
    for point in range(1, PLACES):
        count += point * s[MEN + player * PLACES + point]
    return count


@kernel
def danger(s: State, t: Row, player: int, point: int) -> int:
    """What a single man on `point` stands to lose, in pips."""
    hunters = s[MINE + 1 - player] >> (t[t[MEETS] + point] + 1)
    near, far = count_bits(hunters & 0x3F), count_bits(hunters >> 6 & 0x1F)
    shots = FAR_SHOT * far
    if near:
        shots += FIRST_SHOT + NEXT_SHOT * (near - 1)
    return min(shots, 30) * (BAR - point + 4) // 36


@kernel
def shape(s: State, t: Row, player: int) -> int:
    """What the points the player holds are worth, in pips, less the danger of his single men where there is any."""
    men, value, run = MEN + player * PLACES, 0, 0
    behind = rearmost(s[MINE + 1 - player])
    for point in range(1, BAR):
        count = s[men + point]
        if count >= t[CLOSING]:
            run += 1
            if t[t[MEETS] + point] < behind:
                value += run if point > 8 else run + 2
            if point >= BAR - t[HOME] and t[CLOSING] > 1:
                value += 4
        else:
            run = 0
        if count == 1 and t[CLOSING] > 1:
            value -= danger(s, t, player, point)
    if s[men + BAR]:
        value -= 2 * count_bits(s[CLOSED + player] >> (BAR - t[HOME]))
    return value


@kernel
def pinned_worth(s: State, player: int) -> int:
    """What the player loses by his pinned men, in pips: most by the mother, little by a man near his goal."""
    value = 0
    for point in range(1, BAR):
        if s[PINNED + player] >> point & 1:
            value += PIN + point + (MOTHER if point == BAR - 1 else 0)
    return value


@kernel
def evaluate(s: State, t: Row, player: int) -> int:
    """A lead in pips and in shape, as the points that may come of it."""
    if s[ACTORS] == 0:
        return s[PAYOFF + player] * 1000 // t[SCALE]
    other = 1 - player
    lead = pips(s, other) - pips(s, player) + (4 if s[MOVER] == player else -4)
    half = EVEN_LEAD
    if t[CLOSING] == 1:
        lead += shape(s, t, player) - shape(s, t, other)
    elif t[PINNING]:
        lead += shape(s, t, player) - shape(s, t, other)
        lead += 2 * (pinned_worth(s, other) - pinned_worth(s, player))
    elif rearmost(s[MINE + player]) > t[t[MEETS] + min(rearmost(s[MINE + other]), BAR - 1)]:
        lead += shape(s, t, player) - shape(s, t, other)
    else:
        half = 6 + pips(s, player) // 10
    if t[MISERE]:
        lead = -lead
    equity = 1000 * lead // (abs(lead) + half) << s[CUBE]
    if t[LENGTH] == 0:
        return equity // t[SCALE]
    ahead = 1000 * (s[POINTS + player] - s[POINTS + other]) + equity
    left = 1000 * (2 * t[LENGTH] - s[POINTS] - s[POINTS + 1])
    return 1000 * ahead // (abs(ahead) + left)
