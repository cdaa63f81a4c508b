"""Seega: men are placed until only the centre is empty, then they move and take by enclosing."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import ClassVar

from ..boards import Square
from .game import Game


class Starter(Enum):
    """Who begins to move when all men are placed."""

    SAME = "who began to place (Sudan)"
    OTHER = "the other (Egypt)"


@dataclass(frozen=True, kw_only=True)
class Seega(Game):
    """Captures are made along rows and columns; a man on the centre is safe."""

    family: ClassVar[str] = "seega"

    together: int
    """How many men are placed in a turn: 1 or 2."""
    starter: Starter
    diagonal: bool
    """Whether men also step aslant."""
    quiet: int
    """After so many moves in a row without capture the men are counted."""

    def check(self) -> None:
        board = self.board
        if not isinstance(board, Square) or board.width != board.height or board.width % 2 == 0:
            self.fail("board", "expected a square with a centre")
            return
        if self.together not in (1, 2) or (len(board) - 1) // 2 % self.together:
            self.fail("together", f"expected 1 or 2 men in a turn, got {self.together}")
        if len(self.sides) != 2 or self.quiet < 1:
            self.fail("sides", "expected two players and a limit of quiet moves")
