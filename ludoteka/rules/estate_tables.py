"""The tables and fields of the property games."""

from __future__ import annotations

from ..declare import MAX_PLAYERS
from ..declare.estate import (
    DECK,
    DEEDS,
    FIELDS,
    GROUPS,
    MOST_ACTS,
    MOST_ADDED,
    MOST_BIDS,
    MOST_DOUBLES,
    MOST_OFFERS,
    PropertyGame,
)
from .abi import HEADER, TABLES, Packer, Tables

KINDS, DEED_AT, FIELD_OF, GROUP, GROUP_SIZE, PRICE, HOUSE, RENTS = range(TABLES, TABLES + 8)
CARD_ACT, CARD_FIRST, CARD_SECOND, ORANGE_CARDS, YELLOW_CARDS = range(TABLES + 8, TABLES + 13)
GO, GO_LANDING, HOUSES, HOTELS, REFUND, TOP = range(TABLES + 13, TABLES + 19)
AUCTIONS, FIRST_LAP, TRADING, DOUBLES_JAIL, OWN_TURN = range(TABLES + 19, TABLES + 24)
JAIL_RENT, JAIL_REDEEM, JAIL_BUILD, JAIL_TRADE = range(TABLES + 24, TABLES + 28)
POT_RULE, PRIZE, GAMBLE_RULE, THIRD_THROW, ROUNDS = range(TABLES + 28, TABLES + 33)
SLOTS = 33

LEVELS = 6
"""Rents of a deed."""
THINGS = DEEDS + 2
"""What can be traded: deeds, and the two passes out of jail."""
CARDS = 2 * DECK

MOVER, ROUND, DOUBLES, AGAIN, PURPOSE, AFTER, RESUME, DRAWN, POT = range(HEADER, HEADER + 9)
DEBTOR, CREDITOR, DEBT, QUEUE, QUEUE_KIND, EACH, DROPPED = range(HEADER + 9, HEADER + 16)
LOT, BID, LEADER, BIDDERS, BIDDER, BIDS, LOTS = range(HEADER + 16, HEADER + 23)
PROPOSER, ASKS, ADDED = range(HEADER + 23, HEADER + 26)
DICE = HEADER + 26
AT = DICE + 2
JAIL = AT + MAX_PLAYERS
OUT = JAIL + MAX_PLAYERS
LAPS = OUT + MAX_PLAYERS
ACTS = LAPS + MAX_PLAYERS
OFFERS = ACTS + MAX_PLAYERS
OWNER = OFFERS + MAX_PLAYERS
BUILT = OWNER + DEEDS
PLEDGED = BUILT + DEEDS
PASSES = PLEDGED + DEEDS
SEEN = PASSES + 2
THING_TO = SEEN + CARDS
PAYS = THING_TO + THINGS
GETS = PAYS + MAX_PLAYERS

READY, FALLING, DRAWING, BUYING, TAXING, GAMBLING, BIDDING, OWING, OFFERING, ANSWERING, SETTLING = range(11)
"""The phases. SETTLING never lasts: debts are paid, deeds auctioned, and the turn goes on."""
MOVE, ESCAPE, TEN_TIMES, GAMBLE = range(4)
"""What the dice are thrown for."""
FINISH, THROW_AGAIN, MOVE_ON = range(3)
"""What follows when all is settled: the end of the move, a throw, the move of a prisoner set free."""
PAYS_EACH, FROM_EACH = range(2)
MOST_CASH = 10_000_000


def pack_tables(game: PropertyGame, most_moves: int) -> Tables:
    packer = Packer(game, SLOTS)
    deeds = [game.fields[at] for at in game.deeds]
    packer.section(KINDS, [field.kind for field in game.fields])
    packer.section(DEED_AT, [game.deeds.index(at) + 1 if at in game.deeds else 0 for at in range(FIELDS)])
    packer.section(FIELD_OF, game.deeds)
    packer.section(GROUP, [deed.group for deed in deeds])
    packer.section(GROUP_SIZE, [sum(deed.group == group for deed in deeds) for group in range(GROUPS)])
    packer.section(PRICE, [deed.price for deed in deeds])
    packer.section(HOUSE, [deed.house for deed in deeds])
    packer.section(RENTS, [rent for deed in deeds for rent in (*deed.rents, *[0] * LEVELS)[:LEVELS]])
    pack_cards(packer, game)
    pack_rules(packer, game)
    pack_fields(packer, game)
    return packer.tables(most_moves=most_moves, scale=game.players - 1, whole_turns=False)


def pack_cards(packer: Packer, game: PropertyGame) -> None:
    cards = [*game.orange, *[None] * (DECK - len(game.orange)), *game.yellow, *[None] * (DECK - len(game.yellow))]
    packer.section(CARD_ACT, [card.act if card else 0 for card in cards])
    packer.section(CARD_FIRST, [card.first if card else 0 for card in cards])
    packer.section(CARD_SECOND, [card.second if card else 0 for card in cards])
    packer.set(ORANGE_CARDS, len(game.orange))
    packer.set(YELLOW_CARDS, len(game.yellow))


def pack_rules(packer: Packer, game: PropertyGame) -> None:
    numbers = {
        GO: game.go,
        GO_LANDING: game.go_landing,
        HOUSES: game.houses,
        HOTELS: game.hotels,
        REFUND: game.refund,
        TOP: game.hotel_after + 1,
        AUCTIONS: game.auctions,
        FIRST_LAP: game.first_lap,
        TRADING: game.trading,
        DOUBLES_JAIL: game.doubles_jail,
        OWN_TURN: game.own_turn,
        JAIL_RENT: game.jail_rent,
        JAIL_REDEEM: game.jail_redeem,
        JAIL_BUILD: game.jail_build,
        JAIL_TRADE: game.jail_trade,
        POT_RULE: game.parking_pot,
        PRIZE: game.parking_prize,
        GAMBLE_RULE: game.parking_gamble,
        THIRD_THROW: game.third_throw,
        ROUNDS: game.rounds,
    }
    for slot, number in numbers.items():
        packer.set(slot, number)


def pack_fields(packer: Packer, game: PropertyGame) -> None:
    n, seats = game.players, (1 << game.players) - 1
    one = packer.fixed_field
    one("mover", MOVER, high=n - 1)
    one("round", ROUND, high=game.rounds)
    one("doubles", DOUBLES, high=MOST_DOUBLES)
    one("again", AGAIN, high=1)
    one("purpose", PURPOSE, high=GAMBLE)
    one("after", AFTER, high=MOVE_ON)
    one("resume", RESUME, high=SETTLING - 1)
    one("drawn", DRAWN, high=CARDS)
    one("pot", POT, high=MOST_CASH)
    one("debtor", DEBTOR, high=n - 1)
    one("creditor", CREDITOR, high=n)
    one("debt", DEBT, high=MOST_CASH)
    one("queue", QUEUE, high=seats)
    one("queue_kind", QUEUE_KIND, high=FROM_EACH)
    one("each", EACH, high=1000)
    one("dropped", DROPPED, high=n - 1)
    one("lot", LOT, high=DEEDS)
    one("bid", BID, high=MOST_CASH)
    one("leader", LEADER, high=n)
    one("bidders", BIDDERS, high=seats)
    one("bidder", BIDDER, high=n - 1)
    one("bids", BIDS, high=MOST_BIDS)
    one("lots", LOTS, high=(1 << DEEDS) - 1)
    one("proposer", PROPOSER, high=n - 1)
    one("asks", ASKS, high=seats)
    one("added", ADDED, high=MOST_ADDED)
    one("dice", DICE, 2, high=6)
    one("at", AT, MAX_PLAYERS, high=FIELDS - 1)
    one("jail", JAIL, MAX_PLAYERS, high=3)
    one("out", OUT, MAX_PLAYERS, high=n)
    one("laps", LAPS, MAX_PLAYERS, high=1)
    one("acts", ACTS, MAX_PLAYERS, high=MOST_ACTS)
    one("offers", OFFERS, MAX_PLAYERS, high=MOST_OFFERS)
    one("owner", OWNER, DEEDS, high=n)
    one("built", BUILT, DEEDS, high=game.hotel_after + 1)
    one("pledged", PLEDGED, DEEDS, high=1)
    one("passes", PASSES, 2, high=n)
    one("seen", SEEN, CARDS, high=1)
    one("thing_to", THING_TO, THINGS, high=n)
    one("pays", PAYS, MAX_PLAYERS, high=MOST_CASH)
    one("gets", GETS, MAX_PLAYERS, high=MOST_CASH)
