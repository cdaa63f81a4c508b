"""What each player of a trick-taking game may know, and how the unseen cards are guessed."""

from __future__ import annotations

from .abi import ACTORS, PHASE, PLAYERS, Row, State, kernel
from .cards import SUIT_SIZE, SUITS, cards_of_suit, count_cards, nth_card
from .common import random_below
from .tricks_tables import (
    DEALING,
    HAND,
    HELD,
    LEADER,
    NEED,
    REST,
    SCRATCH_AT,
    SCRATCH_SIZE,
    SHOWN,
    STOCK,
    TO_DEAL,
    TRUMP_SHOWN,
    UNSEEN,
    VOIDS,
)


@kernel
def observe(s: State, t: Row, player: int, out: State) -> None:
    """The own hand and the card that showed the trump are known; `stock` becomes all cards that are not.

    When the match is over all cards are laid open.
    """
    out[:] = s
    for i in range(SCRATCH_SIZE):
        out[SCRATCH_AT + i] = 0
    if s[ACTORS] == 0:
        return
    shown = 1 << s[SHOWN] - 1 if s[SHOWN] else 0
    for other in range(t[PLAYERS]):
        if other != player:
            unseen = s[HAND + other] & ~shown
            out[HAND + other] &= shown
            out[STOCK] |= unseen


@kernel
def conceal(s: State, t: Row, player: int, move: int) -> int:
    """A card is dealt face down, but for the last one where it shows the trump."""
    if s[PHASE] != DEALING or s[LEADER] == player or (t[TRUMP_SHOWN] and s[TO_DEAL] == 1):
        return move
    return UNSEEN


@kernel
def sample(s: State, t: Row, player: int, rng: Row) -> None:
    """Deal the unseen cards at random to the hands that lack them, none to a player who has shown he has not its suit.

    Each card goes to a hand with a chance that grows with the cards it lacks, but never so that another card is left
    that nobody could have: without shown voids all deals are equally likely.
    """
    if s[ACTORS] == 0:
        return
    cards = s[STOCK]
    n = t[PLAYERS]
    left = count_cards(cards)
    voids = 0
    s[NEED + n] = left
    for other in range(n):
        s[NEED + other] = s[HELD + other] - count_cards(s[HAND + other])
        s[NEED + n] -= s[NEED + other]
        voids |= s[VOIDS + other]
    for suit in range(SUITS):
        s[REST + suit] = count_cards(cards & cards_of_suit(suit))
    while left > 0:
        card = nth_card(cards, random_below(rng, left))
        other = choose_hand(s, t, card // SUIT_SIZE, voids != 0, rng)
        if 0 <= other < n:
            s[HAND + other] |= 1 << card
            s[STOCK] &= ~(1 << card)
        cards &= ~(1 << card)
        left -= 1


@kernel
def choose_hand(s: State, t: Row, suit: int, voids: bool, rng: Row) -> int:
    """Who gets a card of the suit: one of the players, or t[PLAYERS] for the stock; -1 if nobody can."""
    n = t[PLAYERS]
    s[REST + suit] -= 1
    refused = 0
    while True:
        total = 0
        for other in range(n + 1):
            if can_take(s, n, other, suit, refused):
                total += s[NEED + other]
        if total == 0:
            return -1
        at = random_below(rng, total)
        chosen = 0
        for other in range(n + 1):
            if can_take(s, n, other, suit, refused):
                if at < s[NEED + other]:
                    chosen = other
                    break
                at -= s[NEED + other]
        s[NEED + chosen] -= 1
        if not voids or all_can_be_given(s, n):
            return chosen
        s[NEED + chosen] += 1
        refused |= 1 << chosen


@kernel
def can_take(s: State, n: int, other: int, suit: int, refused: int) -> bool:
    """Whether a hand (or, as number n, the stock) lacks cards and may have one of the suit."""
    if s[NEED + other] <= 0 or refused >> other & 1:
        return False
    return other == n or not s[VOIDS + other] >> suit & 1


@kernel
def all_can_be_given(s: State, n: int) -> bool:
    """Hall's condition: no group of hands is the only one for more cards than it lacks."""
    for group in range(1 << n + 1):
        room = 0
        for other in range(n + 1):
            room += s[NEED + other] * (group >> other & 1)
        for suit in range(SUITS):
            only_here = True
            for other in range(n + 1):
                if not group >> other & 1 and can_take(s, n, other, suit, 0):
                    only_here = False
                    break
            room -= s[REST + suit] * only_here
        if room < 0:
            return False
    return True
