"""Property games: a ring of fields that are bought, built on, pledged and traded, until one player is left."""

from __future__ import annotations

from dataclasses import dataclass
from enum import IntEnum
from typing import ClassVar

from .game import Game, Piece

FIELDS = 40
DEEDS = 28
GROUPS = 10
RAILROADS, UTILITIES = 8, 9
"""The groups after the eight colours."""
DECK = 16
"""The most cards of a deck."""
JAIL_FIELD = 10
JAIL_FEE = 50
TRIES = 3
"""Throws that a prisoner has for a double."""
MOST_DOUBLES = 6
"""Where doubles do not lead to jail, the sixth of a turn gives no further throw."""
FLAT_TAX = 200
LUXURY = 75
MOST_ACTS = 20
"""Houses bought and sold, deeds pledged and redeemed, by one player in one turn of the dice."""
MOST_OFFERS = 1
"""Trades that a player may propose in one turn of the dice."""
MOST_ADDED = 20
"""Parts of one trade."""
MOST_BIDS = 60
RAISES = (1, 10, 50, 100)
SUMS = (1, 10, 50, 100, 500)
"""By how much a bid is raised, and cash put into a trade."""


class Kind(IntEnum):
    """What a field does."""

    GO = 0
    DEED = 1
    ORANGE = 2
    YELLOW = 3
    INCOME_TAX = 4
    LUXURY_TAX = 5
    JAIL = 6
    PARKING = 7
    TO_JAIL = 8


class Act(IntEnum):
    """What a card does."""

    RECEIVE = 0
    PAY = 1
    GO_TO = 2
    BACK = 3
    JAIL = 4
    PASS = 5
    """Kept: leave the jail for nothing."""
    PAY_EACH = 6
    FROM_EACH = 7
    REPAIRS = 8
    """So much for each house, so much for each hotel."""
    RAILROAD = 9
    """To the next railroad, and twice the rent."""
    UTILITY = 10
    """To the next utility, and ten times a throw."""


@dataclass(frozen=True)
class Field:
    """A field of the ring; those with a price have a deed."""

    name: str
    kind: Kind
    short: str
    """What stands on the board."""
    hu: str = ""
    short_hu: str = ""
    """What stands on a Hungarian board; empty for proper names."""
    group: int = -1
    price: int = 0
    house: int = 0
    rents: tuple[int, ...] = ()
    """Bare, with one to four houses, with a hotel; railroads by how many one has; utilities: times the throw."""


@dataclass(frozen=True)
class Card:
    """A card of a deck: its text, and what it does with one or two numbers."""

    name: str
    hu: str
    act: Act
    first: int = 0
    second: int = 0


@dataclass(frozen=True, kw_only=True)
class PropertyGame(Game):
    """Cash is counted in points."""

    family: ClassVar[str] = "estate"

    fields: tuple[Field, ...]
    orange: tuple[Card, ...]
    yellow: tuple[Card, ...]
    cash: int
    """What everybody has at the start."""
    go: int
    """For passing Go."""
    go_landing: int
    """For stopping there."""
    houses: int
    hotels: int
    """The supply of the bank."""
    refund: int
    """The percentage of its price that the bank pays for a house."""
    hotel_after: int
    """Houses on a field before a hotel takes their place."""
    auctions: bool
    first_lap: bool
    """Only who has been round once may buy."""
    trading: bool
    doubles_jail: bool
    """The third double of a turn leads to jail."""
    own_turn: bool
    """One builds only in one's own turn."""
    jail_rent: bool
    jail_redeem: bool
    jail_build: bool
    jail_trade: bool
    """What prisoners may do."""
    parking_pot: bool
    """Free Parking collects what is paid to the bank."""
    parking_prize: int
    """So much lies on Free Parking, every time."""
    parking_gamble: int
    """So many times a throw of the dice is won on Free Parking."""
    third_throw: bool
    """After the third try a prisoner pays and moves by that throw; otherwise he pays and throws again."""
    rounds: int
    """After so many rounds the richest one wins."""

    def check(self) -> None:
        deeds = [field for field in self.fields if field.price]
        if len(self.fields) != FIELDS or len(deeds) != DEEDS:
            self.fail("fields", f"expected {FIELDS} with {DEEDS} deeds, got {len(self.fields)} with {len(deeds)}")
        if len(self.sides) < 2:
            self.fail("sides", "expected at least two")
        if max(len(self.orange), len(self.yellow)) > DECK:
            self.fail("orange", f"a deck has at most {DECK} cards")
        if not 1 <= self.hotel_after <= 4:
            self.fail("hotel_after", f"expected 1 to 4 houses, got {self.hotel_after}")
        if not 0 <= self.refund <= 100:
            self.fail("refund", f"expected a percentage, got {self.refund}")
        if self.bound < longest(self.rounds, len(self.sides)):
            self.fail("bound", f"{self.rounds} rounds do not fit in {self.bound} actions")

    @property
    def deeds(self) -> tuple[int, ...]:
        """The fields that can be owned, in order."""
        return tuple(at for at, field in enumerate(self.fields) if field.price)

    @property
    def cards(self) -> tuple[Card, ...]:
        return self.orange + self.yellow

    @property
    def pieces(self) -> tuple[Piece, ...]:
        """The words for fields and cards."""
        fields = tuple(Piece(field.name, "", hu=field.hu or field.name) for field in self.fields)
        return fields + tuple(Piece(card.name, "", hu=card.hu) for card in self.cards)


def longest(rounds: int, players: int) -> int:
    """A bound for the actions of a game.

    In a turn there are at most fourteen throws (seven moves, and as many games of luck on Free Parking), each with
    what it leads to (cards, a choice, an auction of 60 bids and a round of passes); so many houses and pledges for each
    player, and once more in debts; one trade for each. Deeds that fall back to the bank are auctioned.
    """
    auction = MOST_BIDS + 2 * players
    throw = 8 + auction
    trade = MOST_ADDED + players + 3
    turn = 14 * throw + players * (2 * MOST_ACTS + trade)
    fortunes = (5 * DEEDS + DEEDS) * (players + 1)
    return rounds * players * (turn + fortunes) + players * DEEDS * auction
