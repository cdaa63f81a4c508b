"""The battle arrays: shared figures of three colours and shapes; one player sorts by colour, the other by shape."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import ClassVar

from ..boards import Square
from .game import Game

COLOURS = ("yellow", "green", "red")
SHAPES = ("square", "circle", "triangle")
STOCK = (2, 3, 3, 3, 2, 3, 3, 3, 2)
"""How many figures there are: yellow squares, yellow circles, yellow triangles, green squares ..."""


class Contest(Enum):
    """What is played with the figures."""

    LINE_UP = "one lays them out, then each sorts them in as few moves as he can"
    ARRAY = "both lay them out, equal ones apart, then both move; the first whole group wins"
    PLACEMENT = "both lay them out; fewer groups win"


@dataclass(frozen=True, kw_only=True)
class BattleArray(Game):
    """In each round the first to act sorts by shape; with two rounds the players exchange."""

    family: ClassVar[str] = "battle_array"

    contest: Contest
    rounds: int
    limit: int
    """The most moves of a sorter, or of both in an array; then it ends as it stands."""
    forbidden: str
    """A cell that stays empty; or empty."""

    def check(self) -> None:
        board = self.board
        if not isinstance(board, Square) or len(board) != sum(STOCK) + 1:
            self.fail("board", "expected 25 cells for 24 figures")
        if self.rounds not in (1, 2) or self.rounds > self.players:
            self.fail("rounds", "expected one round, or two for two players")
        if self.players != 2 and not (self.players == 1 and self.contest is Contest.LINE_UP and self.chance):
            self.fail("sides", "expected two players; one only for lining up what chance has laid out")
