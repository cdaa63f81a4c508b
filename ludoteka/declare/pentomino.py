"""The pentomino game: be the last who can lay a piece."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import ClassVar

from ..boards.square import Square
from .game import Game


class Score(Enum):
    """What the last piece brings."""

    LAST_WINS = "the last one left in the game wins, with his team"
    CUT_THROAT = "who laid the last piece has 10 points, the next player none, all others 5"


@dataclass(frozen=True, kw_only=True)
class Pentomino(Game):
    """Each piece is there once; it may be turned and flipped, and is laid on free cells."""

    family: ClassVar[str] = "pentomino"

    dealt: bool
    """The names of the pieces are dealt as cards: each player has only his own."""
    score: Score

    def check(self) -> None:
        if not isinstance(self.board, Square) or len(self.board) > 64 or self.board.without:
            self.fail("board", "expected a whole rectangle of at most 64 cells")
        if len(self.sides) < 2:
            self.fail("sides", "expected at least two players")
        if self.score is Score.CUT_THROAT and len(self.sides) < 3:
            self.fail("score", "cut-throat needs at least three players")
