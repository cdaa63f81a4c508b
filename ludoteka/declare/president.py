"""President: get rid of the cards first; places become titles, and titles exchange cards."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import ClassVar

from .game import Game


class Starter(Enum):
    """Who leads first in every game but the first."""

    LAST = "the last of the game before"
    LAST_BUT_ONE = "the last but one of the game before"


class Return(Enum):
    """What the president and the vice-president give back."""

    WORST = "their worst cards"
    ANY = "whichever cards they like"


@dataclass(frozen=True, kw_only=True)
class President(Game):
    """Four players, 54 cards; joker, 2, ace, king ... 3 is the order of ranks.

    Each game gives 3, 2, 1 and 0 points for the places. Payoffs are places by points.
    """

    family: ClassVar[str] = "president"

    games: int
    starter: Starter
    returned: Return
    vice_takes_from_last: bool
    """The vice-president exchanges with the last, after the president, and not with the last but one."""
    pass_is_final: bool
    """Who has passed may not play again in the same trick."""

    def check(self) -> None:
        if len(self.sides) != 4:
            self.fail("sides", f"expected four players, got {len(self.sides)}")
        if not 1 <= self.games <= 20:
            self.fail("games", f"expected 1 to 20 games, got {self.games}")
