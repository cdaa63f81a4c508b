"""Track races: several pawns each run round a cross by one die, from the nest to the goal."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import ClassVar

from .game import Game

PAWNS = 4
ARMS = 4


class Six(Enum):
    """What a six does for the pawns in the nest."""

    ONE = "one pawn goes to the start"
    TWO = "two pawns go to the start (one, if there is only one)"
    TWO_OR_SIXTH = "two pawns go to the start, or one to the sixth cell of its way"


class Finish(Enum):
    """How a pawn comes home."""

    BOUNCE = "by an exact throw; what is too much is counted backwards"
    LADDER = "exactly to the foot of the ladder; then the steps 1 to 6 by their own numbers, and out by another six"


@dataclass(frozen=True, kw_only=True)
class TrackRace(Game):
    """Places are counted by each player: 0 the nest, 1 the start, then round the ring, then the home column."""

    family: ClassVar[str] = "tracks"

    ring: int
    """Cells of the ring."""
    lap: int
    """Cells from a player's start to his exit."""
    home: int
    """Cells of the home column."""
    entering: tuple[int, ...]
    """Numbers that bring a pawn from the nest."""
    six: Six
    finish: Finish
    blocking: bool
    """Nobody passes a pawn, and own pawns do not share a cell; who is held up stops before the other."""
    longest: int
    """After so many throws nobody has won."""

    def check(self) -> None:
        if self.ring % ARMS or not 0 < self.lap <= self.ring:
            self.fail("ring", f"expected a multiple of {ARMS} and a lap within it, got {self.ring} and {self.lap}")
        if self.finish is Finish.LADDER and self.home != 6:
            self.fail("home", f"a ladder has six steps, got {self.home}")
        if self.bound < 3 * self.longest:
            self.fail("bound", f"{self.longest} throws do not fit in {self.bound}")

    @property
    def goal(self) -> int:
        """The last place of a pawn's way."""
        return self.lap + self.home + 1
