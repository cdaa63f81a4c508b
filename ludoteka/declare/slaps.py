"""Slapping games: cards are turned one by one, and whoever sees an equal pair first slaps the heap."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from .game import Game


@dataclass(frozen=True, kw_only=True)
class Slaps(Game):
    """Everybody has a pile face down; nobody knows its order. POINTS are the cards in each pile."""

    family: ClassVar[str] = "slaps"

    demands: tuple[int, int, int, int]
    """How many cards a jack, a queen, a king and an ace demand of the next player."""
    double: bool
    """Two pairs in a row are needed for a slap."""
    sandwich: bool
    """Two equal ranks with one card between them may be slapped as well."""
    slap_in: bool
    """Who has no cards may slap himself back into the game."""
    cards: int
    """When so many cards have been turned the game ends, and the most cards win."""

    def check(self) -> None:
        if not 2 <= len(self.sides) <= 6:
            self.fail("sides", f"expected two to six players, got {len(self.sides)}")
        if not all(0 <= demand <= 9 for demand in self.demands):
            self.fail("demands", f"expected small numbers of cards, got {self.demands}")
        if self.cards < 52:
            self.fail("cards", "expected at least one round through the pack")
