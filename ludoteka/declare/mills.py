"""Mill games: men are placed on points, then moved along the lines of the board; three in a row take a man."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import ClassVar

from .game import Game

MILL = 3
"""Men in a row that make a mill; whoever has fewer men has lost."""


class Taking(Enum):
    """Which man is taken by whoever closes a mill. Always one, also for two mills closed at once."""

    LOOSE_FIRST = "one that stands in no mill; any one if all stand in mills"
    LOOSE_ONLY = "one that stands in no mill; none if all stand in mills"


class Blocked(Enum):
    """What happens to a player who has no move."""

    LOSES = "he has lost"
    PASSES = "he misses his turn"


@dataclass(frozen=True, kw_only=True)
class Mills(Game):
    """The mills are all rows of three neighbouring points of the board. When the board is full it is a draw."""

    family: ClassVar[str] = "mills"

    men: int
    """That each player places."""
    flies_at: int
    """With so many men left a player may move to any empty point; 0: never."""
    moves_while_placing: bool
    """Men on the board may be moved instead of placing one of those still in hand."""
    mill_wins: bool
    """The first mill wins the game; nothing is taken."""
    closed_at_first: str
    """The point on which the very first man may not be placed; empty: all are open."""
    taking: Taking
    blocked: Blocked
    repetition: int
    """The position for the so-manieth time is a draw."""
    quiet_limit: int
    """So many moves of both players together without a man placed or taken are a draw."""

    def check(self) -> None:
        if self.players != 2:
            self.fail("sides", f"expected two players, got {self.players}")
        if self.board is None:
            self.fail("board", "expected a board of points")
        elif self.closed_at_first and self.closed_at_first not in self.board.names:
            self.fail("closed_at_first", f"the board has no point {self.closed_at_first!r}")
        if self.men < MILL:
            self.fail("men", f"expected at least {MILL}, got {self.men}")
        if self.repetition < 2 or self.quiet_limit < 1:
            self.fail("repetition", "a game has to end: expected a repetition of 2 or more and a limit of 1 or more")
