"""Twixt: pegs at a knight's distance are linked; who links his two sides of the board wins."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import ClassVar

from ..boards.pegs import PegBoard
from .game import Game


class Linking(Enum):
    """How links come about."""

    BY_HAND = "before the peg own links may be taken off, after it links may be put between any own pegs"
    AUTOMATIC = "a new peg is linked at once wherever no link is in the way, and links stay for ever"


@dataclass(frozen=True, kw_only=True)
class Twixt(Game):
    """The first player links the upper and the lower row, the second one the left and the right file."""

    family: ClassVar[str] = "twixt"

    linking: Linking
    pegs: int
    """That each player has."""
    links: int
    """That each player has."""
    swap: bool
    """The second player may, instead of his first peg, take the first one over: turned by a quarter with the board."""

    def check(self) -> None:
        if not isinstance(self.board, PegBoard) or self.board.width != self.board.height:
            self.fail("board", "expected a peg_board")
        if self.players != 2:
            self.fail("sides", f"expected two players, got {self.players}")
