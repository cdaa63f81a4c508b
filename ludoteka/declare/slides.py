"""Neutron: every piece slides to the end of its way; the shared neutron is led home."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import ClassVar

from ..boards import Square
from .game import Game


class Home(Enum):
    """Who wins when the neutron comes to a home row."""

    OWN = "who owns the row"
    OTHER = "the opponent of who owns the row"


@dataclass(frozen=True, kw_only=True)
class Slides(Game):
    """In a turn the neutron slides, then a pawn of the player's."""

    family: ClassVar[str] = "slides"

    home: Home
    neutron_first: bool
    """Whether the neutron moves in the very first turn too."""
    longest: int
    """After so many turns nobody has won."""

    def check(self) -> None:
        board = self.board
        if not isinstance(board, Square) or board.width % 2 == 0 or board.height % 2 == 0:
            self.fail("board", "expected a square board with a middle cell")
        if len(self.sides) != 2 or self.longest < 1:
            self.fail("sides", "expected two players and a limit of turns")
