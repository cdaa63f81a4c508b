"""Trick-taking games: everybody plays a card, the best one takes the trick."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from functools import cached_property
from typing import ClassVar

from .cards import CARDS, Deck
from .game import Game


class Trump(Enum):
    """Which suit beats the others."""

    NONE = "no suit does"
    LAST_CARD = "the suit of the last card dealt, which the dealer shows to all and takes into his hand"
    TURNED = "the suit of the next card of the stock, which is turned up; none when all cards are dealt"


class Void(Enum):
    """What a player must play who has no card of the suit that was led."""

    ANYTHING = "whatever he likes"
    TRUMP = "a trump if he has one, otherwise whatever he likes"


class Counting(Enum):
    """When tricks become points."""

    AT_ONCE = "as soon as they are taken: the game ends in the middle of a deal"
    AFTER_DEAL = "when all cards of the deal have been played"


class Miss(Enum):
    """What somebody pays for who took another number of tricks than he bid."""

    DIFFERENCE = "each trick too many or too few"
    TAKEN = "each trick taken"


@dataclass(frozen=True)
class Bids:
    """Everybody says, beginning at the dealer's left, how many tricks he will take, and is paid for being right."""

    hook: bool
    """The dealer, who bids last, may not make the bids add up to the number of tricks."""
    trick: int
    """Points for each trick of a bid that was made ..."""
    bonus: int
    """... and for making it."""
    fine: int
    """What a miss costs, for everything that `miss` counts."""
    miss: Miss


@dataclass(frozen=True)
class Contract:
    """What costs penalty points in a deal."""

    id: str
    trick: int = 0
    queen: int = 0
    heart: int = 0
    king_of_hearts: int = 0
    last_trick: int = 0

    def of_card(self, card: str) -> int:
        """What it costs to take this card."""
        return (
            self.queen * card.startswith("Q") + self.heart * card.endswith("H") + self.king_of_hearts * (card == "KH")
        )


@dataclass(frozen=True, kw_only=True)
class Tricks(Game):
    """Deals follow one another, until somebody has `target` points or after so many `deals`.

    The deal goes round to the left, and the player to the dealer's left leads first; where there are contracts a player
    deals until he has chosen each of them once, and leads himself. Then whoever took the trick leads. The suit led must
    be followed. Seats of one team put their tricks together. Payoffs are places: how many have fewer points, less how
    many have more.
    """

    family: ClassVar[str] = "tricks"

    deck: Deck
    hands: tuple[int, ...]
    """How many cards each player gets in the first deal, the second ..., and then again from the first; empty: one,
    then one more in every deal until all cards are dealt, then one fewer in every deal down to one."""
    leave_out: tuple[str, ...]
    """Cards that are left out, the first of them first, until the others can be dealt equally."""
    trump: Trump
    void: Void
    counting: Counting
    book: int
    """So many tricks of a deal count nothing; each further one is a point."""
    target: int
    """So many points end the match; 0: the number of deals does."""
    deals: int
    """The number of deals of a match; 0: until the target is reached, or as many as there are `sizes`."""
    bids: Bids | None
    contracts: tuple[Contract, ...]
    """What a dealer chooses from; empty: tricks are good."""
    fewest: bool
    """The fewest points win."""

    @cached_property
    def in_play(self) -> Deck:
        """The cards that are played with by so many players."""
        left_over = len(self.deck.cards) % len(self.sides) if self.leave_out else 0
        return Deck((*self.deck.without, *self.leave_out[:left_over]))

    @cached_property
    def sizes(self) -> tuple[int, ...]:
        """How many cards each player gets, deal by deal."""
        most = len(self.in_play.cards) // len(self.sides)
        return self.hands or (*range(1, most + 1), *range(most - 1, 0, -1))

    @property
    def last_deal(self) -> int:
        """How many deals a match has; 0: until the target is reached."""
        return self.deals or (0 if self.hands else len(self.sizes))

    def check(self) -> None:
        if len(self.sides) < 2:
            self.fail("sides", "expected at least two players")
        unknown = [name for name in (*self.deck.without, *self.leave_out) if name not in CARDS]
        if unknown:
            self.fail("deck", f"expected cards like QH or 10S, got {', '.join(unknown)}")
        cards = len(self.in_play.cards)
        if not all(1 <= size * len(self.sides) <= cards for size in self.sizes):
            self.fail("hands", f"expected hands for {len(self.sides)} players out of {cards} cards, got {self.sizes}")
        if self.target < 0 or (self.target == 0 and self.last_deal == 0):
            self.fail("target", f"expected at least one point, or a number of deals, got {self.target}")
        if not 0 <= self.book < max(self.sizes):
            self.fail("book", f"expected fewer than {max(self.sizes)} tricks, got {self.book}")
        if self.bids and self.contracts:
            self.fail("bids", "expected either bids or contracts")
        if self.contracts and self.deals != len(self.contracts) * len(self.sides):
            self.fail("deals", f"expected each contract once for each dealer, got {self.deals} deals")
