"""Roulette: everybody lays chips on the table, the ball falls, the bank takes and pays."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import ClassVar

from ..boards import RouletteTable
from .game import Game

BANK = 0
"""The seat of the bank."""


class TwoColumns(Enum):
    """What a chip on the line between two columns wins, for each half of its value."""

    CLOSED = 0
    HALF = 1
    ONE_AND_A_HALF = 3


class Zero(Enum):
    """What happens to red, black, pair, impair, passe and manque when a zero comes."""

    LOSES = "they are lost"
    HALVED = "half of the chips is given back (la partage)"


PAYMENTS = {1: 35, 2: 17, 3: 11, 4: 8, 5: 6, 6: 5, 12: 2, 18: 1}
"""How many times its value a bet on so many numbers wins."""


@dataclass(frozen=True, kw_only=True)
class Roulette(Game):
    """The first seat is the bank; the others bet at the same time, then the bank spins.

    The match ends after so many spins, when the bank has nothing left, or when no player can bet any more. Payoffs are
    places by gain: how many won less (or lost more), less how many won more.
    """

    family: ClassVar[str] = "roulette"

    board: RouletteTable
    chips: tuple[int, ...]
    """The values of chips, the smallest first."""
    purse: int
    """What each player begins with."""
    vault: int
    """What the bank begins with."""
    spins: int
    most_chips: int
    """How many chips a player may lay before one spin."""
    two_columns: TwoColumns
    zero: Zero
    nine_is_red: bool
    low_is_passe: bool
    """As the book prints it: passe is 1 to 18, manque 19 to 36."""

    def check(self) -> None:
        if len(self.sides) < 2:
            self.fail("sides", "expected a bank and at least one player")
        if sorted(self.chips) != list(self.chips) or self.chips[0] < 1 or any(c % self.chips[0] for c in self.chips):
            self.fail("chips", f"expected multiples of the smallest one, rising, got {self.chips}")
        if self.purse % self.chips[0] or self.purse < self.chips[0] or self.vault < self.purse:
            self.fail("purse", f"expected whole chips, and no more than the bank has, got {self.purse}")
        if self.spins < 1 or self.most_chips < 1:
            self.fail("spins", "expected at least one spin and one chip")

    def numbers(self, name: str) -> tuple[int, ...]:
        """The numbers on which a bet wins; 37 is the double zero."""
        swapped = {"passe": "manque", "manque": "passe"} if self.low_is_passe else {}
        found = next(bet for bet in self.board.bets() if bet.name == swapped.get(name, name))
        return tuple(n for n in found.numbers if n != 9 or name != "red" or self.nine_is_red)

    def halves(self, name: str) -> int:
        """What a bet wins for each half of its value; 0: it is not taken."""
        if name in ("PM", "MD"):
            return self.two_columns.value
        if name == "red":
            return 2 * PAYMENTS[18]
        return 2 * PAYMENTS[len(self.numbers(name))]
