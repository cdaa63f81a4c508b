"""Crazy eights: follow rank or suit, and get rid of your cards; some cards do more than that."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from .game import Game


@dataclass(frozen=True, kw_only=True)
class Eights(Game):
    """Several games make a match; the fewest points win, or the most. Payoffs are places."""

    family: ClassVar[str] = "eights"

    hand: int
    """Cards dealt to each ..."""
    hand_of_two: int
    """... and to each of two players."""
    jokers: bool
    """Whether two jokers belong to the pack."""
    acts: bool
    """Twos, sevens, jacks, aces and jokers do more than follow; eights always do."""
    sets: bool
    """Several cards of the rank on top may be laid at once."""
    calls: bool
    """The last card must be called."""
    draws_on: bool
    """Who cannot lay draws until he can, not only once."""
    games: int
    out: int
    """The points of the player who gets rid of his cards."""
    collects: bool
    """He also scores the cards of the others, and the most points win; otherwise cards count against their owners."""
    joker: int
    """The points of a joker left in the hand, """
    eight: int
    """of an eight, """
    ace: int
    """and of an ace. Court cards count 10, others their number."""
    turns: int
    """A game that has lasted so many turns is broken off, and everybody counts his cards."""

    @property
    def dealt(self) -> int:
        """Cards that each player gets."""
        return self.hand_of_two if len(self.sides) == 2 else self.hand

    def check(self) -> None:
        if not 2 <= len(self.sides) <= 5 or not 1 <= self.dealt * len(self.sides) <= 48:
            self.fail("hand", f"expected hands for two to five players, got {self.dealt} for {len(self.sides)}")
        if self.games < 1 or self.turns < 1:
            self.fail("games", "expected at least one game and one turn")
