"""The tables of the trick-taking games, and where everything is in them and in a position."""

from __future__ import annotations

from ..declare import MAX_PLAYERS
from ..declare.cards import CARDS as NAMES
from ..declare.tricks import Counting, Miss, Tricks, Trump, Void
from .abi import HEADER, TABLES, Packer, Tables
from .cards import ALL, CARDS, SUITS

DEALING, PLAYING, TURNING, BIDDING, CHOOSING = range(5)

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
BID = DEAL + 1
CONTRACT = BID + MAX_PLAYERS
CHOSEN = CONTRACT + 1
SCRATCH_AT = CHOSEN + 1
NEED = SCRATCH_AT
"""While sampling: how many cards each player, and last the stock, still needs."""
REST = NEED + MAX_PLAYERS + 1
"""While sampling: how many cards of each suit are left to give."""
SCRATCH_SIZE = MAX_PLAYERS + 1 + SUITS

DECK, SIZES, SIZE_COUNT, TRUMP_SHOWN, MUST_TRUMP, AT_ONCE, BOOK, TARGET, TEAM = range(TABLES, TABLES + 9)
TRUMP_TURNED, DEALS, FEWEST, SPREAD = range(TABLES + 9, TABLES + 13)
BIDS, HOOK, BID_TRICK, BID_BONUS, BID_FINE, FINE_TAKEN = range(TABLES + 13, TABLES + 19)
CONTRACTS, CARD_PENALTY, TRICK_PENALTY, LAST_PENALTY = range(TABLES + 19, TABLES + 23)
SLOTS = 23

SPREAD_OF_DEALS = 60
"""By how many points players differ after a clear win, where deals are counted and not points."""

UNSEEN = 63
BID_MOVE = 64
"""The bid of no trick, of one ..."""
CONTRACT_MOVE = 128
"""The first contract, the second ..."""


def pack(game: Tricks) -> Tables:
    n = game.players
    tricks = max(game.sizes)
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
    packer.fixed_field("bid", BID, MAX_PLAYERS, high=tricks + 1)
    packer.fixed_field("contract", CONTRACT, high=len(game.contracts))
    packer.fixed_field("chosen", CHOSEN, high=(1 << len(game.contracts)) - 1)
    packer.scratch(SCRATCH_SIZE)
    packer.set(DECK, game.in_play.mask)
    packer.section(SIZES, game.sizes)
    packer.set(SIZE_COUNT, len(game.sizes))
    packer.set(TRUMP_SHOWN, game.trump is Trump.LAST_CARD)
    packer.set(MUST_TRUMP, game.void is Void.TRUMP)
    packer.set(AT_ONCE, game.counting is Counting.AT_ONCE)
    packer.set(BOOK, game.book)
    packer.set(TARGET, game.target)
    teams = game.teams or tuple((seat,) for seat in range(n))
    packer.section(TEAM, [next(i for i, team in enumerate(teams) if seat in team) for seat in range(n)])
    packer.set(TRUMP_TURNED, game.trump is Trump.TURNED)
    packer.set(DEALS, game.last_deal)
    packer.set(FEWEST, game.fewest)
    packer.set(SPREAD, game.target or SPREAD_OF_DEALS)
    pack_bids(packer, game)
    pack_contracts(packer, game)
    return packer.tables(most_moves=CARDS, scale=n - 1, whole_turns=False)


def pack_bids(packer: Packer, game: Tricks) -> None:
    packer.set(BIDS, game.bids is not None)
    if game.bids is not None:
        packer.set(HOOK, game.bids.hook)
        packer.set(BID_TRICK, game.bids.trick)
        packer.set(BID_BONUS, game.bids.bonus)
        packer.set(BID_FINE, game.bids.fine)
        packer.set(FINE_TAKEN, game.bids.miss is Miss.TAKEN)


def pack_contracts(packer: Packer, game: Tricks) -> None:
    packer.set(CONTRACTS, len(game.contracts))
    packer.section(CARD_PENALTY, [contract.of_card(card) for contract in game.contracts for card in NAMES])
    packer.section(TRICK_PENALTY, [contract.trick for contract in game.contracts])
    packer.section(LAST_PENALTY, [contract.last_trick for contract in game.contracts])
