"""Camelot: men walk a knight's path and take the enemies on it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from ..boards import Square
from .game import Game


@dataclass(frozen=True, kw_only=True)
class Camelot(Game):
    """Capturing is forced, by free choice; a man that can go on capturing must, up to a number of moves."""

    family: ClassVar[str] = "camelot"

    placed: tuple[str, str]
    """The cells of both sides' men at the start."""
    longest_series: int
    """So many moves with captures make a series at most."""
    few: int
    """When both sides have at most so many men only captures are legal, and who has none ends the game."""
    quiet_limit: int
    """So many moves of both players together without a capture are a draw."""

    def check(self) -> None:
        if self.players != 2:
            self.fail("sides", f"expected two players, got {self.players}")
        if not isinstance(self.board, Square) or self.board.without or len(self.board) > 64:
            self.fail("board", "expected a whole board of squares with at most 64 cells")
            return
        mine, theirs = (set(self.board.all_at(cells)) for cells in self.placed)
        if mine & theirs or len(mine) != len(theirs):
            self.fail("placed", "expected different cells, as many for either side")
        if self.longest_series < 1 or self.quiet_limit < 1:
            self.fail("quiet_limit", "a game has to end: expected a limit of 1 or more")
