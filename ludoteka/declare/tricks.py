"""Trick-taking games: everybody plays a card, the best one takes the trick."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import ClassVar

from .cards import CARDS, Deck
from .game import Game


class Trump(Enum):
    """Which suit beats the others."""

    NONE = "no suit does"
    LAST_CARD = "the suit of the last card dealt, which the dealer shows to all and takes into his hand"


class Void(Enum):
    """What a player must play who has no card of the suit that was led."""

    ANYTHING = "whatever he likes"
    TRUMP = "a trump if he has one, otherwise whatever he likes"


class Counting(Enum):
    """When tricks become points."""

    AT_ONCE = "as soon as they are taken: the game ends in the middle of a deal"
    AFTER_DEAL = "when all cards of the deal have been played"


@dataclass(frozen=True, kw_only=True)
class Tricks(Game):
    """Deals follow one another, the deal going round to the left, until somebody has `target` points.

    The player to the dealer's left leads first, then whoever took the trick. The suit led must be followed.
    Seats of one team put their tricks together. Payoffs are places: how many have fewer points, less how many have
    more.
    """

    family: ClassVar[str] = "tricks"

    deck: Deck
    hands: tuple[int, ...]
    """How many cards each player gets in the first deal, the second ..., and then again from the first."""
    trump: Trump
    void: Void
    counting: Counting
    book: int
    """So many tricks of a deal count nothing; each further one is a point."""
    target: int

    def check(self) -> None:
        if len(self.sides) < 2:
            self.fail("sides", "expected at least two players")
        unknown = [name for name in self.deck.without if name not in CARDS]
        if unknown:
            self.fail("deck", f"expected cards like QH or 10S, got {', '.join(unknown)}")
        cards = len(self.deck.cards)
        if not self.hands or not all(1 <= size * len(self.sides) <= cards for size in self.hands):
            self.fail("hands", f"expected hands for {len(self.sides)} players out of {cards} cards, got {self.hands}")
        if self.target < 1:
            self.fail("target", f"expected at least one point, got {self.target}")
        if not 0 <= self.book < max(self.hands, default=0):
            self.fail("book", f"expected fewer than {max(self.hands)} tricks, got {self.book}")
