"""Dice games for stakes: everybody throws, then counters change hands."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from enum import Enum
from itertools import combinations_with_replacement
from typing import ClassVar

from .game import Game

Throw = tuple[int, ...]
"""Dice, the highest first."""

NENETTE = (2, 2, 1)
"""The lowest throw of three dice."""
OVER = 22
"""Blackjack: any sum above 21."""


class Contest(Enum):
    """What the players compete in."""

    POKER = "the starter sets the stake; the best combination wins it"
    BLACKJACK = "come near 21; who goes over pays into the pot; the nearest wins it, and a counter of everybody"
    CHARGE = "the counters of the pot load the worst, then the best throws give theirs to the worst"


def throws(dice: int) -> Iterator[Throw]:
    """All throws of so many dice."""
    return combinations_with_replacement(range(6, 0, -1), dice)


def poker_rank(throw: Throw) -> tuple[int, ...]:
    """Greater is better: the kind of combination, then its numbers, then those of the other dice."""
    counts = Counter(throw)
    shape = tuple(sorted(counts.values(), reverse=True))
    kinds = ((2, 1, 1, 1), (2, 2, 1), (3, 1, 1), (1, 1, 1, 1, 1), (3, 2), (4, 1), (5,))
    kind = kinds.index(shape) + 1 if shape in kinds else 0
    if shape == (1, 1, 1, 1, 1) and throw[0] - throw[-1] != 4:
        kind = 0
    return (kind, *sorted(counts, key=lambda face: (counts[face], face), reverse=True))


def counters(throw: Throw) -> int:
    """421: how many counters the best throw is worth."""
    if throw == (4, 2, 1):
        return 10
    if throw == (1, 1, 1):
        return 7
    if throw[1:] == (1, 1):
        return throw[0]
    if len(set(throw)) == 1:
        return throw[0]
    return 2 if throw[0] - throw[1] == throw[1] - throw[2] == 1 else 1


def charge_rank(throw: Throw) -> tuple[int, ...]:
    """421: the more counters the better; with equal counters a pair of ones, then three equal dice, then a run."""
    ones = throw[1:] == (1, 1)
    return (counters(throw), ones, len(set(throw)) == 1, *throw)


@dataclass(frozen=True, kw_only=True)
class StakesGame(Game):
    """Counters are points. Of equal throws the earlier one is better."""

    family: ClassVar[str] = "stakes"

    contest: Contest
    dice: int
    throws: int
    """The most throws of a turn; at blackjack 0: as many as the sum allows."""
    stakes: int
    """Counters of each player at the start."""
    pot: int
    """Counters in the middle at the start."""
    highest_bid: int
    """The starter of a round chooses a stake from 1 up to this; 0: there is none to choose."""
    to_the_end: bool
    """Players without counters drop out, until one has all of them; otherwise the first to have none ends the game."""
    rounds: int
    """After so many rounds the counters decide."""

    def check(self) -> None:
        expected = {Contest.POKER: 5, Contest.BLACKJACK: 3, Contest.CHARGE: 3}[self.contest]
        if self.dice != expected:
            self.fail("dice", f"expected {expected}, got {self.dice}")
        if (self.contest is Contest.POKER) != (self.highest_bid > 0):
            self.fail("highest_bid", "a stake is chosen at poker and nowhere else")
        if (self.contest is Contest.CHARGE) != (self.pot > 0):
            self.fail("pot", "only the charge begins with counters in the middle")
        longest = 2 * (self.throws or 19) + 2
        if self.bound < self.rounds * len(self.sides) * longest:
            self.fail("bound", f"{self.rounds} rounds do not fit in {self.bound}")
