"""Cowrie races: discs that pile up run round a cross by cowrie shells, with castles where nobody is hit."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import ClassVar

from .game import Game

PAWNS = 4
SHELLS = 6
ARMS = 4


class Throw(Enum):
    """How often each number comes: (number, weight) ..."""

    COWRIES = ((2, 15), (3, 20), (4, 15), (5, 6), (6, 1), (10, 6), (25, 1))
    """Six shells, of which 2, 3, 4, 5, 6, 1 or none fall with the mouth up."""
    EQUAL = ((2, 1), (3, 1), (4, 1), (5, 1), (6, 1), (10, 1), (25, 1))
    """A die with seven faces."""


@dataclass(frozen=True, kw_only=True)
class CowrieRace(Game):
    """Places are counted by each player: 0 the nest, then, where discs start in the middle, the own column outwards,
    the ring from the start on, the home column, and the goal."""

    family: ClassVar[str] = "cowries"

    ring: int
    """Cells of the ring."""
    home: int
    """Cells of the home column."""
    out: int
    """Cells of the own column that a disc passes on its way out; 0: it comes out to the ring, at the start."""
    clockwise: bool
    piles: bool
    """Discs of a player on one cell are a pile, which moves as one, is not jumped over and not hit by fewer discs."""
    shut: bool
    """Nobody enters a castle where a disc of an opponent stands; otherwise all may share it."""
    partners: bool
    """Four play in two teams, partners opposite each other; a team wins when all its discs are home."""
    graces: bool
    """A great number gives another throw even if it is not used."""
    throw: Throw
    great: tuple[int, ...]
    """Numbers that bring a disc from the nest, and give another throw when they are used."""
    passing: bool
    """Who likes may pass, before the throw or after it."""
    longest: int
    """After so many throws and passes nobody has won."""

    def __post_init__(self) -> None:
        if self.partners:
            object.__setattr__(self, "teams", ((0, 2), (1, 3)) if len(self.sides) == 4 else ())
        super().__post_init__()

    @property
    def lap(self) -> int:
        """Places on the ring: from the own exit all round and back to it, or from the start to the exit."""
        return self.ring + (self.out > 0)

    def check(self) -> None:
        if self.ring % ARMS:
            self.fail("ring", f"expected a multiple of {ARMS}, got {self.ring}")
        if not set(self.great) <= {number for number, _ in self.throw.value}:
            self.fail("great", f"expected numbers that can be thrown, got {self.great}")
        if self.bound < 3 * self.longest:
            self.fail("bound", f"{self.longest} throws do not fit in {self.bound}")

    @property
    def goal(self) -> int:
        """The last place of a disc's way."""
        return self.out + self.lap + self.home + 1
