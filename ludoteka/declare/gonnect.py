"""Gonnect: stones are placed and captured as in go; who joins two opposite sides of the board wins."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from ..boards import Square
from .game import Game


@dataclass(frozen=True, kw_only=True)
class Gonnect(Game):
    """Nobody passes, and who cannot move loses. `bound` is a rule here: after so many moves the game is a draw."""

    family: ClassVar[str] = "gonnect"

    swap: bool
    """The second player may, instead of his first move, make the first stone his own."""

    def check(self) -> None:
        if not isinstance(self.board, Square):
            self.fail("board", "expected a square board")
        if self.players != 2:
            self.fail("sides", f"expected two players, got {self.players}")
