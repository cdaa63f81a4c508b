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


PAIRS, FOURS, BYTES, WORDS = 0x5555555555555, 0x3333333333333, 0x0F0F0F0F0F0F0F, 0x00FF00FF00FF00FF
"""Every second bit, pair, four and byte: counts of cards are added up in ever wider fields."""


@kernel
def count_cards(cards: int) -> int:
    """How many cards are in a set."""
    twos = cards - (cards >> 1 & PAIRS)
    fours = (twos & FOURS) + (twos >> 2 & FOURS)
    eights = fours + (fours >> 4) & BYTES
    words = eights + (eights >> 8)
    words = words + (words >> 16)
    return words + (words >> 32) & 0x7F


@kernel
def nth_card(cards: int, n: int) -> int:
    """The n-th card of a set, counted from 0; the set must have it.

    Halves the field again and again: it is in the upper half if the lower one has too few cards.
    """
    twos = cards - (cards >> 1 & PAIRS)
    fours = (twos & FOURS) + (twos >> 2 & FOURS)
    eights = fours + (fours >> 4) & BYTES
    words = eights + (eights >> 8) & WORDS
    below = words + (words >> 16) & 0xFF
    upper = n >= below
    n -= below * upper
    at = 32 * upper
    below = words >> at & 0xFF
    upper = n >= below
    n -= below * upper
    at += 16 * upper
    below = eights >> at & 0xFF
    upper = n >= below
    n -= below * upper
    at += 8 * upper
    below = fours >> at & 0xF
    upper = n >= below
    n -= below * upper
    at += 4 * upper
    below = twos >> at & 3
    upper = n >= below
    n -= below * upper
    at += 2 * upper
    return at + (n >= cards >> at & 1)


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
