"""Helpers for sets of cards: a set is one int64, bit n for card n; a card is 13 * suit + rank."""

from __future__ import annotations

from .abi import Row, kernel

SUIT_SIZE = 13
SUIT_MASK = (1 << SUIT_SIZE) - 1
SUITS = 4
CARDS = SUITS * SUIT_SIZE
ALL = (1 << CARDS) - 1


@kernel
def cards_of_suit(suit: int) -> int:
    """The whole suit as a set."""
    return SUIT_MASK << SUIT_SIZE * suit


@kernel
def count_cards(cards: int) -> int:
    """How many cards are in a set: bits are added in ever wider fields."""
    cards = cards - (cards >> 1 & 0x5555555555555)
    cards = (cards & 0x3333333333333) + (cards >> 2 & 0x3333333333333)
    cards = cards + (cards >> 4) & 0x0F0F0F0F0F0F0F
    cards = cards + (cards >> 8)
    cards = cards + (cards >> 16)
    return cards + (cards >> 32) & 0x7F


@kernel
def nth_card(cards: int, n: int) -> int:
    """The n-th card of a set, counted from 0; the set must have it."""
    for _ in range(n):
        cards &= cards - 1
    low = cards & -cards
    card = 0
    for shift in (32, 16, 8, 4, 2, 1):
        if low >> shift:
            low >>= shift
            card += shift
    return card


@kernel
def list_cards(cards: int, out: Row, n: int) -> int:
    """Write the cards of a set to `out` from `n` on; where they end."""
    card = 0
    while cards:
        out[n] = card
        n += cards & 1
        cards >>= 1
        card += 1
    return n
