"""Playing cards: French suits, their names and numbers."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cached_property

SUITS = "CDHS"
"""Clubs, diamonds, hearts, spades."""
RANKS = ("2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A")
CARDS = tuple(rank + suit for suit in SUITS for rank in RANKS)
"""The names of all cards: "QH" is the queen of hearts. A card's number is its place here: 13 * suit + rank."""

PACK_OF_54 = (*CARDS, "JK1", "JK2")
"""The same with two jokers."""


@dataclass(frozen=True)
class Deck:
    """A pack of cards, less the cards taken out before play."""

    without: tuple[str, ...] = ()

    @cached_property
    def cards(self) -> tuple[int, ...]:
        """The numbers of the cards in the deck."""
        return tuple(card for card, name in enumerate(CARDS) if name not in self.without)

    @property
    def mask(self) -> int:
        """The deck as a set: bit n for card n."""
        return card_set(self.cards)


def card_set(cards: Iterable[int]) -> int:
    return sum(1 << card for card in cards)


def cards_in(mask: int) -> tuple[int, ...]:
    """The numbers of the cards in a set."""
    return tuple(card for card in range(len(CARDS)) if mask >> card & 1)
