"""Divide et impera and its reverse: the board fills up, and the parts of each colour are counted."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import ClassVar

from ..boards import Square
from .game import Game


class Aim(Enum):
    """Who wins when the board is full."""

    FEWEST = "whose area is in the fewest parts"
    MOST = "whose area is in the most parts"


class Beside(Enum):
    """Where a man may be laid after the first."""

    ANY = "beside any man"
    OWN = "beside an own man; if there is no such cell, beside any man"


@dataclass(frozen=True, kw_only=True)
class Divide(Game):
    """Neighbours share a side; a part is a chain of such neighbours of one colour."""

    family: ClassVar[str] = "divide"

    aim: Aim
    beside: Beside
    first: str
    """The cell of the very first man; empty: any."""

    def check(self) -> None:
        if not isinstance(self.board, Square) or len(self.sides) < 2:
            self.fail("board", "expected a square board and at least two players")
