"""Helpers for a pack of 54 cards: a set is one int64, bit n for card n; 52 and 53 are the jokers."""

from __future__ import annotations

from .abi import Row, State
from .common import random_below
from .lean import kernel

PACK = 54
WHOLE_PACK = (1 << PACK) - 1
JOKER = 52
"""The first joker; other cards are 13 * suit + rank, from the two to the ace."""


@kernel
def how_many(cards: int) -> int:
    n = 0
    while cards:
        cards &= cards - 1
        n += 1
    return n


@kernel
def lowest_card(cards: int) -> int:
    """The first card of a set that is not empty."""
    card = 0
    while not cards >> card & 1:
        card += 1
    return card


@kernel
def random_card(cards: int, rng: Row) -> int:
    """A random card of a set that is not empty."""
    for _ in range(random_below(rng, how_many(cards))):
        cards &= cards - 1
    return lowest_card(cards)


@kernel
def list_set(cards: int, out: Row, n: int) -> int:
    """Write the cards of a set to `out` from `n` on; where they end."""
    for card in range(PACK):
        if cards >> card & 1:
            out[n] = card
            n += 1
    return n


@kernel
def deal_unseen(s: State, hand: int, held: int, stock: int, players: int, rng: Row) -> None:
    """Fill all hands up to what they hold with cards of the stock, at random. Arguments are places in the position."""
    for player in range(players):
        while how_many(s[hand + player]) < s[held + player] and s[stock]:
            card = random_card(s[stock], rng)
            s[stock] &= ~(1 << card)
            s[hand + player] |= 1 << card
