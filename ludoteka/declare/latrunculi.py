"""Latrunculi: an enemy between two of one's own is taken, and whoever takes moves again."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import ClassVar

from ..boards import Square
from .game import Game


class Goes(Enum):
    """Where a soldier steps."""

    NOT_BACK = "forwards and sideways"
    ANYWHERE = "in all four directions"


@dataclass(frozen=True, kw_only=True)
class Latrunculi(Game):
    """Soldiers stand on the two home rows of each side, or are placed in pairs on an empty board."""

    family: ClassVar[str] = "latrunculi"

    soldiers: int
    """Of each side."""
    placing: bool
    """They are placed by the players, two by two, and the centurions after them; otherwise they stand at home."""
    centurion: bool
    goes: Goes
    quiet: int
    """After so many moves in a row without capture the men are counted."""

    def check(self) -> None:
        board = self.board
        if not isinstance(board, Square) or self.players != 2 or self.quiet < 1:
            self.fail("board", "expected a square board, two players and a limit of quiet moves")
            return
        if self.placing != self.centurion:
            self.fail("centurion", "expected the centurion where the men are placed, and only there")
        if not self.placing and self.soldiers != 2 * board.width:
            self.fail("soldiers", f"expected {2 * board.width} for two rows, got {self.soldiers}")
        if self.soldiers % 2 or 2 * self.soldiers + 2 > len(board):
            self.fail("soldiers", "expected pairs that leave room to move")
