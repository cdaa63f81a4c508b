"""Hasami shogi: men walk and jump on a square board, and take what they enclose between two of them."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import ClassVar

from ..boards import Square
from .game import Game


class Walk(Enum):
    """How a man moves along files and ranks, over empty cells."""

    STEP = "by one cell"
    SLIDE = "any distance, as a rook"


class Leap(Enum):
    """Jumping over a neighbouring man of either side to the empty cell behind it; nothing is taken by it."""

    NONE = "never"
    ONCE = "once in a move"
    SERIES = "once or several times in a move"


@dataclass(frozen=True, kw_only=True)
class Hasami(Game):
    """The home rows are those where a side's men stand at the start. Who has no man, or no move, has lost."""

    family: ClassVar[str] = "hasami"

    home_rows: int
    """Rows of men on each side at the start."""
    walk: Walk
    leap: Leap
    row_wins: int
    """So many own men in a file or diagonal, outside the own home rows, win; 0: rows mean nothing."""
    captures_to_win: int
    """So many men taken win; 0: all of them."""
    repetition: int
    """The position for the so-manieth time is a draw."""
    quiet_limit: int
    """So many moves of both players together without a capture are a draw."""

    def check(self) -> None:
        if self.players != 2:
            self.fail("sides", f"expected two players, got {self.players}")
        if not isinstance(self.board, Square) or self.board.without or len(self.board) > 127:
            self.fail("board", "expected a whole board of squares with at most 127 cells")
            return
        if not 0 < 2 * self.home_rows < self.board.height:
            self.fail("home_rows", f"expected rows that leave room between the sides, got {self.home_rows}")
        if self.repetition < 2 or self.quiet_limit < 1:
            self.fail("repetition", "a game has to end: expected a repetition of 2 or more and a limit of 1 or more")

    @property
    def men(self) -> int:
        """That each side has at the start."""
        assert isinstance(self.board, Square)
        return self.home_rows * self.board.width
