"""Find the ten: walk over three cells whose numbers make ten."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from ..boards.digits import Digits
from .game import Game


@dataclass(frozen=True, kw_only=True)
class Tens(Game):
    """A turn is three cells, each next to the one before; a sum of ten leaves the piece on the third."""

    family: ClassVar[str] = "tens"

    pieces: int
    """Each player's pieces."""
    wanted: int
    """The sum to be found."""
    seconds: int
    """Thinking time for a turn; 0: none."""

    def check(self) -> None:
        if not isinstance(self.board, Digits) or len(self.sides) != 2:
            self.fail("board", "expected a board of numbers and two players")
        if self.pieces < 1 or self.seconds < 0:
            self.fail("pieces", "expected pieces, and no negative time")
