"""Connection games: stones are placed on empty cells and never move; joined sides, rings, bridges or forks win."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import ClassVar

from ..boards import HexHexagon, HexRhombus
from .game import Game

MOST_SIDES = 12
"""Regions that a group of stones can touch are kept as so many bits."""


class Goal(Enum):
    """What wins."""

    SIDES = "one group that touches all the regions which `sides_of` gives the player"
    HAVANNAH = "a ring, a bridge between two corners, or a fork of three edges; corners belong to no edge"


class Swap(Enum):
    """What the second player may do, as his first move, instead of placing a stone."""

    NONE = "nothing: he has to place a stone"
    MIRROR = (
        "take the first stone over, mirrored: as if the players had changed seats, the board seen from the other side"
    )
    COLOUR = "take the first stone over where it lies: the same where both players want the same"


@dataclass(frozen=True, kw_only=True)
class Connection(Game):
    """Two players place stones in turn; the first to reach the goal wins, a full board without one is a draw."""

    family: ClassVar[str] = "connection"

    goal: Goal
    sides_of: tuple[tuple[str, ...], ...]
    """For SIDES: the regions each player wants to join; a cell in several regions counts for all. Else empty."""
    swap: Swap

    def check(self) -> None:
        if self.players != 2:
            self.fail("sides", f"expected two players, got {self.players}")
        if self.board is None:
            self.fail("board", "expected a board")
        if self.goal is Goal.HAVANNAH and not isinstance(self.board, HexHexagon):
            self.fail("board", "havannah needs a hexagon of hexagons")
        wanted = self.players if self.goal is Goal.SIDES else 0
        if len(self.sides_of) != wanted:
            self.fail("sides_of", f"expected regions for {wanted} players, got {len(self.sides_of)}")
        if len({name for regions in self.sides_of for name in regions}) > MOST_SIDES:
            self.fail("sides_of", f"expected at most {MOST_SIDES} regions in all")
        if self.swap is Swap.MIRROR and not (
            isinstance(self.board, HexRhombus) and self.board.width == self.board.height
        ):
            self.fail("swap", "only a rhombus with equal sides can be mirrored")
