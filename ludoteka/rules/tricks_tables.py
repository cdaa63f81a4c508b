"""The tables of the trick-taking games, and where everything is in them and in a position."""

from __future__ import annotations

from ..declare import MAX_PLAYERS
from ..declare.tricks import Counting, Tricks, Trump, Void
from .abi import HEADER, TABLES, Packer, Tables
from .cards import ALL, CARDS, SUITS

DEALING, PLAYING = 0, 1

HAND = HEADER
HELD = HAND + MAX_PLAYERS
VOIDS = HELD + MAX_PLAYERS
TRICK = VOIDS + MAX_PLAYERS
LAST = TRICK + MAX_PLAYERS
WON = LAST + MAX_PLAYERS
STOCK = WON + MAX_PLAYERS
PLAYED = STOCK + 1
TO_DEAL = PLAYED + 1
SHOWN = TO_DEAL + 1
TRUMP = SHOWN + 1
LED = TRUMP + 1
LEADER = LED + 1
TAKER = LEADER + 1
DEALER = TAKER + 1
DEAL = DEALER + 1
SCRATCH_AT = DEAL + 1
NEED = SCRATCH_AT
"""While sampling: how many cards each player, and last the stock, still needs."""
REST = NEED + MAX_PLAYERS + 1
"""While sampling: how many cards of each suit are left to give."""
SCRATCH_SIZE = MAX_PLAYERS + 1 + SUITS

DECK, SIZES, SIZE_COUNT, TRUMP_SHOWN, MUST_TRUMP, AT_ONCE, BOOK, TARGET, TEAM = range(TABLES, TABLES + 9)
SLOTS = 9

UNSEEN = 63


def pack(game: Tricks) -> Tables:
    n = game.players
    tricks = max(game.hands)
    packer = Packer(game, SLOTS)
    packer.fixed_field("hand", HAND, MAX_PLAYERS, high=ALL)
    packer.fixed_field("held", HELD, MAX_PLAYERS, high=tricks)
    packer.fixed_field("void", VOIDS, MAX_PLAYERS, high=(1 << SUITS) - 1)
    packer.fixed_field("trick", TRICK, MAX_PLAYERS, high=CARDS)
    packer.fixed_field("last", LAST, MAX_PLAYERS, high=CARDS)
    packer.fixed_field("won", WON, MAX_PLAYERS, high=tricks)
    packer.fixed_field("stock", STOCK, high=ALL)
    packer.fixed_field("played", PLAYED, high=ALL)
    packer.fixed_field("to_deal", TO_DEAL, high=tricks * n)
    packer.fixed_field("shown", SHOWN, high=CARDS)
    packer.fixed_field("trump", TRUMP, high=SUITS)
    packer.fixed_field("led", LED, high=SUITS)
    packer.fixed_field("leader", LEADER, high=n - 1)
    packer.fixed_field("taker", TAKER, high=n)
    packer.fixed_field("dealer", DEALER, high=n - 1)
    packer.fixed_field("deal", DEAL, high=game.bound)
    packer.scratch(SCRATCH_SIZE)
    packer.set(DECK, game.deck.mask)
    packer.section(SIZES, game.hands)
    packer.set(SIZE_COUNT, len(game.hands))
    packer.set(TRUMP_SHOWN, game.trump is Trump.LAST_CARD)
    packer.set(MUST_TRUMP, game.void is Void.TRUMP)
    packer.set(AT_ONCE, game.counting is Counting.AT_ONCE)
    packer.set(BOOK, game.book)
    packer.set(TARGET, game.target)
    teams = game.teams or tuple((seat,) for seat in range(n))
    packer.section(TEAM, [next(i for i, team in enumerate(teams) if seat in team) for seat in range(n)])
    return packer.tables(most_moves=CARDS, scale=n - 1, whole_turns=False)
