"""Lace and the neighbour game: cells that do not touch are covered, and in the end something is counted."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import ClassVar

from ..boards import Square
from .game import Game


class Counted(Enum):
    """What is counted when a round is over, and by whom."""

    PARTS = "parts of the lace: in each round they count for one player, who wants many; the other wants few"
    NUMBERS = "empty cells with so many covered neighbours: each player has a number of his own in each round"
    ONE_NUMBER = "such cells of one number: in each round they count for one player, the other wants few"


@dataclass(frozen=True, kw_only=True)
class Lace(Game):
    """Shared squares; neighbours share a side. In round k the k-th player begins."""

    family: ClassVar[str] = "lace"

    counted: Counted
    numbers: tuple[int, ...]
    """In which order the numbers are given out; each round they move on by one seat."""

    @property
    def rounds(self) -> int:
        return self.players

    def aims(self) -> tuple[tuple[int, ...], ...]:
        """aims[round][seat]: the number that counts for a player, PARTS for the parts of the lace, 0 for nothing."""
        n = self.players
        if self.counted is Counted.NUMBERS:
            return tuple(tuple(self.numbers[(k + seat) % n] for seat in range(n)) for k in range(n))
        what = PARTS if self.counted is Counted.PARTS else self.numbers[0]
        return ((0, what), (what, 0))

    def check(self) -> None:
        if not isinstance(self.board, Square) or not 2 <= self.players <= 4:
            self.fail("board", "expected a square board and two to four players")
        if sorted(self.numbers) != [1, 2, 3, 4]:
            self.fail("numbers", f"expected 1, 2, 3 and 4 in some order, got {self.numbers}")
        if self.counted is not Counted.NUMBERS and self.players != 2:
            self.fail("sides", "expected two players, one who wants many and one who wants few")


PARTS = 5
