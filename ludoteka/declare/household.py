"""Housekeeping games: round and round a ring of fields, saving for a flat and everything that belongs in it."""

from __future__ import annotations

from dataclasses import dataclass
from enum import IntEnum
from typing import ClassVar

from .game import Game, Piece

FIELDS = 40
GOODS = 9
HOME, LIFE, VOUCHER, FLAT = range(GOODS, GOODS + 4)
"""What can be bought beside the goods: two insurances, a book voucher, a flat."""
THINGS = GOODS + 4
BOOKS = (5_000, 10_000)
"""Savings books."""
PARTS = (2_000, 10_000)
"""Instalments of a flat: the one that is due in every round, and a larger one."""
TICKETS = (100, 50)
"""Theatre, cinema."""
LIFE_SUM = 5_000
MOST_ACTS = 8
"""Dealings with the cashier before a throw."""
MOST_THROWS = 12
"""Throws of one turn."""
MOST_CHAIN = 10
"""Fields and cards that one throw can lead to."""
CAMP, ONLY_SIX = 1, 2
"""What holds a pawn: a camp left by 1 or 6, a card that asks for a 6."""


class Effect(IntEnum):
    """What a field or a card does, with one or two numbers."""

    NOTHING = 0
    PAY = 1
    RECEIVE = 2
    INTEREST = 3
    """So many per cent of one's savings."""
    SHOP = 4
    CARD = 5
    GO_TO = 6
    FORWARD = 7
    BACK = 8
    AGAIN = 9
    """So many further throws."""
    LIFE_POLICY = 10
    """The sum of a life insurance, for the policy."""
    TICKETS = 11
    QUIZ = 12
    HOLD = 13
    MISS = 14
    PAY_AND_MISS = 15
    WIN = 16
    """A thing, or its price if one has it."""
    VOUCHER = 17
    """A voucher is won, and one goes to a field."""
    PAY_FOR_FLAT = 18
    """Only who has a flat pays."""
    SAVERS = 19
    """Only who has savings receives it."""
    FIRE = 20
    """Who has a flat that is not insured loses all furniture."""
    HOME_INSURED = 21
    LIFE_INSURED = 22
    """Only who is insured receives it."""


@dataclass(frozen=True)
class Notice:
    """A field or a card: its text in both languages, and what it does."""

    name: str
    hu: str
    effect: Effect
    first: int = 0
    second: int = 0
    short: str = ""
    """What stands on the board."""
    short_hu: str = ""
    """What stands on a Hungarian board; empty for what all can read."""


@dataclass(frozen=True)
class Good:
    """A thing for the flat, or to play with."""

    name: str
    hu: str
    price: int
    needed: bool
    """It belongs to the furniture of a flat."""


@dataclass(frozen=True)
class Shop:
    """What can be had somewhere: (thing, price) ..."""

    prices: tuple[tuple[int, int], ...]
    rental: bool = False
    """Things can be had without a flat."""


@dataclass(frozen=True, kw_only=True)
class HouseholdGame(Game):
    """Cash is counted in points."""

    family: ClassVar[str] = "household"

    fields: tuple[Notice, ...]
    cards: tuple[Notice, ...]
    goods: tuple[Good, ...]
    shops: tuple[Shop, ...]
    accessories: tuple[tuple[str, str, bool], ...]
    """Of the quiz: name, in Hungarian, whether it is right."""
    cash: int
    start_passed: int
    start_reached: int
    flat_cash: int
    """The price of a flat that is paid at once, on any field."""
    flat_rest: int
    """What is left to be paid by instalments after a down payment."""
    vouchers: int
    savings: int
    """How many vouchers and how much savings are needed."""
    sports: bool
    """The sports goods are needed too."""
    rounds: int
    """After so many rounds the richest one wins."""

    def check(self) -> None:
        if len(self.fields) != FIELDS or len(self.goods) != GOODS:
            self.fail("fields", f"expected {FIELDS} fields and {GOODS} goods")
        if len(self.sides) < 2:
            self.fail("sides", "expected at least two")
        shops = [n.first for n in (*self.fields, *self.cards) if n.effect is Effect.SHOP]
        if not all(0 <= shop < len(self.shops) for shop in shops):
            self.fail("shops", f"expected 0 to {len(self.shops) - 1}, got {shops}")
        if self.bound < longest(self.rounds, len(self.sides)):
            self.fail("bound", f"{self.rounds} rounds do not fit in {self.bound} actions")

    @property
    def needed(self) -> int:
        """The goods that are needed, as bits."""
        return sum(1 << at for at, good in enumerate(self.goods) if good.needed or self.sports)

    @property
    def pieces(self) -> tuple[Piece, ...]:
        """The words for fields, cards, goods and the parts of a bicycle."""
        notices = tuple(Piece(notice.name, "", hu=notice.hu) for notice in (*self.fields, *self.cards))
        goods = tuple(Piece(good.name, "", hu=good.hu) for good in self.goods)
        return notices + goods + tuple(Piece(name, "", hu=hu) for name, hu, _ in self.accessories)


def longest(rounds: int, players: int) -> int:
    """A bound for the actions of a game: in a turn so many throws, each with what it leads to."""
    throw = 2 + MOST_ACTS + MOST_CHAIN * (2 + THINGS + MOST_ACTS) + 12
    return rounds * players * MOST_THROWS * throw
