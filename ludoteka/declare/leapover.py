"""Leapover: one player fills rows, the other columns; who leaps over more enemies loses."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import ClassVar

from ..boards import Square
from .game import Game


class Leaps(Enum):
    """What a leap over several enemies in a row costs."""

    ONE = "one point, however many enemies"
    EACH = "a point for each enemy"


@dataclass(frozen=True, kw_only=True)
class Leapover(Game):
    """A piece goes to the nearest empty cell of a row (first player) or a column (second player)."""

    family: ClassVar[str] = "leapover"

    leaps: Leaps

    def check(self) -> None:
        if not isinstance(self.board, Square):
            self.fail("board", "expected rows and columns")
        if len(self.sides) != 2:
            self.fail("sides", f"expected 2 players, got {len(self.sides)}")


def triangle(size: int) -> Square:
    """The cells on and below the falling diagonal of a square."""
    names = Square(size, size).name_of
    beyond = tuple(names(f, r) for f in range(size) for r in range(size) if f + r >= size)
    return Square(size, size, without=beyond)
