"""Connection games: stones are placed on empty cells and never move; joined sides, rings or forks win."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import ClassVar

from .game import Game


class Goal(Enum):
    """What wins."""

    SIDES = "join the two sides that belong to the player"
    HAVANNAH = "a ring, a bridge between two corners or a fork of three sides"
    Y = "join all three sides of the triangle"


@dataclass(frozen=True, kw_only=True)
class Connection(Game):
    """`sides_of` names the regions each player wants to join; cells in several regions count for all of them."""

    family: ClassVar[str] = "connection"

    goal: Goal
    sides_of: tuple[tuple[str, ...], ...]
    """For each player, the regions to join; for HAVANNAH the six corners, then the six edges, the same for both."""
    swap: bool
    """The second player may, as his first move, take over the first stone instead of placing one."""

    def check(self) -> None:
        if self.board is None:
            self.fail("board", "expected a board")
        if len(self.sides_of) != len(self.sides):
            self.fail("sides_of", f"expected regions for {len(self.sides)} players, got {len(self.sides_of)}")
