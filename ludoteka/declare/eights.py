"""Crazy eights: follow rank or suit, and get rid of your cards; some cards do more than that."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from .game import Game


@dataclass(frozen=True, kw_only=True)
class Eights(Game):
    """Several games make a match; the fewest points win. Payoffs are places."""

    family: ClassVar[str] = "eights"

    hand: int
    """Cards dealt to each."""
    games: int
    out: int
    """The points of the player who gets rid of his cards."""
    joker: int
    """The points of a joker left in the hand."""
    turns: int
    """A game that has lasted so many turns is broken off, and everybody counts his cards."""

    def check(self) -> None:
        if not 2 <= len(self.sides) <= 5 or not 1 <= self.hand * len(self.sides) <= 48:
            self.fail("hand", f"expected hands for two to five players, got {self.hand} for {len(self.sides)}")
        if self.games < 1 or self.turns < 1:
            self.fail("games", "expected at least one game and one turn")
