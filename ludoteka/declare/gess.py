"""Gess: every three by three square of one's own stones is a piece."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import ClassVar

from ..boards import Square
from .game import Game


class Friends(Enum):
    """What becomes of own stones that a piece comes upon; the piece stops there in any case."""

    STAY = "they stay and join it; where a stone would fall on a stone, the piece stops one cell before"
    TAKEN = "they are taken from the board, as the enemy's are"


@dataclass(frozen=True, kw_only=True)
class Gess(Game):
    """Stones stand inside the rim of the board; the rim only names the middles of pieces that reach beyond."""

    family: ClassVar[str] = "gess"

    placed: tuple[str, str]
    """The cells of both sides' stones at the start."""
    friends: Friends
    reach: int
    """How far a piece goes whose middle is empty."""
    quiet_limit: int
    """So many moves of both players together without a stone leaving the board are a draw."""

    def check(self) -> None:
        if self.players != 2:
            self.fail("sides", f"expected two players, got {self.players}")
        if not isinstance(self.board, Square) or self.board.without or min(self.board.width, self.board.height) < 5:
            self.fail("board", "expected a whole board of squares, at least 5 by 5 with its rim")
            return
        mine, theirs = (set(self.board.all_at(cells)) for cells in self.placed)
        if mine & theirs or (mine | theirs) & set(self.board.region("rim")):
            self.fail("placed", "expected different cells inside the rim")
        if self.reach < 1 or self.quiet_limit < 1:
            self.fail("quiet_limit", "expected limits of 1 or more")
