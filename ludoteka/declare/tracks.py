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
    EXACT = "by an exact throw; a number that is too high cannot be used"
    CELLS = "each to a cell of his own at the end of the home column, by an exact throw; own pawns there are not passed"
    LADDER = "exactly to the foot of the ladder; then the steps 1 to 6 by their own numbers, and out by another six"


class Meeting(Enum):
    """What pawns that stand on the ring mean to others; the one who is met on his own is always hit."""

    SHARE = "own pawns may share a cell, and nothing is in the way"
    BLOCK = "own pawns may share a cell; two or more of them are neither passed nor hit by others"
    APART = "own pawns do not share a cell, but may be passed"
    HOLD = "nobody passes a pawn, and own pawns do not share a cell; who is held up stops before the other"


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
    meeting: Meeting
    tries: int
    """So often one may throw for a six while all pawns are in the nest or at the end of their way."""
    sixes: int
    """That many sixes in a row end the turn, and the last one is not used; 0: any number may be thrown."""
    urgent: bool
    """A six must bring a pawn out, and a pawn on the start makes room while others wait in the nest."""
    longest: int
    """After so many throws nobody has won."""

    def check(self) -> None:
        if self.ring % ARMS or not 0 < self.lap <= self.ring:
            self.fail("ring", f"expected a multiple of {ARMS} and a lap within it, got {self.ring} and {self.lap}")
        if self.finish is Finish.LADDER and self.home != 6:
            self.fail("home", f"a ladder has six steps, got {self.home}")
        if self.tries < 1 or (self.tries > 1 and self.entering != (6,)):
            self.fail("tries", "expected one throw, or several for a six")
        if self.urgent and (self.six is not Six.ONE or self.meeting is not Meeting.APART):
            self.fail("urgent", "expected a six that brings one pawn to a start that has room for one")
        if self.finish is Finish.CELLS and self.home != PAWNS:
            self.fail("home", f"expected a cell for each pawn, got {self.home}")
        if self.bound < 3 * self.longest:
            self.fail("bound", f"{self.longest} throws do not fit in {self.bound}")

    @property
    def goal(self) -> int:
        """The last place of a pawn's way."""
        return self.lap + self.home + (self.finish is not Finish.CELLS)

    def is_home(self, place: int) -> bool:
        """Whether a pawn there counts as one that has arrived."""
        return place > self.lap if self.finish is Finish.CELLS else place == self.goal
