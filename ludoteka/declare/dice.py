"""Dice games played for points: throw, set dice aside, throw the others again."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import ClassVar

from .game import Game

MOST_DICE = 6
CREW_DICE = 5


class Turn(Enum):
    """What a turn is about."""

    PRESS = "dice that score are set aside; press on with the others, or bank; a throw without points loses the turn"
    CREW = "a six, a five and a four are set aside in this order; the last two dice are the cargo"
    MUD = "fives and twos are set aside; the others are added and thrown again until none is left"


class Sets(Enum):
    """What dice score together. Ones count 100, fives 50, three equal dice 100 times their number, three ones 1000."""

    GROWING = "a triple set aside is doubled by every die that joins it, in later throws too; five in a row 1500"
    FARKLE = "in one throw: four to six equal dice 1000, 2000, 3000; six in a row, three pairs 1500; two triples 2500"


@dataclass(frozen=True, kw_only=True)
class DicePoints(Game):
    """Everybody has one turn in a round. Payoffs are places: how many have fewer points, less how many have more."""

    family: ClassVar[str] = "dice"

    turn: Turn
    dice: int
    throws: int
    """The most throws of a turn; 0: as many as the player dares."""
    rounds: int
    """After so many rounds the points are compared."""
    target: int
    """Who banks this many points has won at once; 0: only the rounds end the game."""
    entry: int
    """The least a player's first bank must hold."""
    sets: Sets
    last_round: bool
    """When somebody has reached the target, everybody else has one more turn."""
    choose: bool
    """A player who presses on may throw scoring dice again, as long as one is set aside."""
    spoiled: bool
    """In the mud: a throw with a five or a two scores nothing at all."""

    def check(self) -> None:
        if not 2 <= self.dice <= MOST_DICE:
            self.fail("dice", f"expected 2 to {MOST_DICE}, got {self.dice}")
        if (self.turn is Turn.PRESS) != (self.target > 0):
            self.fail("target", "expected points to reach where players press on, and none elsewhere")
        if (self.turn is Turn.PRESS) != (self.throws == 0):
            self.fail("throws", "expected a limit, except where players press on")
        if self.turn is Turn.CREW and self.dice != CREW_DICE:
            self.fail("dice", f"ship, captain, crew and two of cargo are {CREW_DICE} dice, got {self.dice}")
        longest = self.throws or self.target // 50
        if self.bound < self.rounds * len(self.sides) * 2 * (longest + 1):
            self.fail("bound", f"{self.rounds} rounds of turns with {longest} throws do not fit in {self.bound}")
