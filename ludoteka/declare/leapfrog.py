"""Leapfrog: a board full of shared counters; what is jumped over belongs to the player who jumped."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import ClassVar

from ..boards import Square
from .game import Game


class Ways(Enum):
    """The directions of jumps."""

    ALL = "straight and aslant"
    ASLANT = "aslant only, as in draughts"
    STRAIGHT = "straight only"


@dataclass(frozen=True, kw_only=True)
class Leapfrog(Game):
    """The first player removes one counter; from then on everybody jumps."""

    family: ClassVar[str] = "leapfrog"

    counters: tuple[int, ...]
    """How many counters are worth one point, two points, and so on; of several kinds, chance lays them."""
    ways: Ways

    def check(self) -> None:
        if not isinstance(self.board, Square) or sum(self.counters) != len(self.board):
            self.fail("counters", "expected one counter for each cell of a square board")
        if self.chance != (len(self.counters) > 1) or not 1 <= len(self.counters) <= 4:
            self.fail("chance", "expected chance to lay counters of several kinds, of four at most")
        if self.players < 2:
            self.fail("sides", "expected at least two players")
