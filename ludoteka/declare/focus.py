"""Focus: towers of both colours, owned by their top disc, move as far as they are high."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import ClassVar

from .game import Game


class Travel(Enum):
    """How a tower travels."""

    CARRY = "over empty cells; an enemy next to it may be jumped over and is carried along underneath"
    STACK = "over anything, and onto whatever stands where it ends"


class Return(Enum):
    """When a disc of the reserve comes back."""

    BEFORE = "before the move, as a part of the turn"
    INSTEAD = "instead of a move"


@dataclass(frozen=True, kw_only=True)
class Focus(Game):
    """What lies above `tallest` discs is taken off from below: own discs for the reserve, others as prisoners."""

    family: ClassVar[str] = "focus"

    starts: tuple[str, str]
    """The cells of each side's discs at the start."""
    tallest: int
    travel: Travel
    comeback: Return
    quiet: int
    """After so many turns in a row without a prisoner the enemy discs that each holds are counted."""

    def check(self) -> None:
        if self.board is None or self.players != 2 or len(self.board) > MOST_CELLS:
            self.fail("board", f"expected a board of at most {MOST_CELLS} cells and two players")
        if len(self.starts[0].split()) != len(self.starts[1].split()) or not 1 <= self.tallest <= 7 or self.quiet < 1:
            self.fail("starts", "expected as many discs for each side, towers of one to seven and a limit")


MOST_CELLS = 64
