"""Coin chases: one piece hunts another along the lines of a net, in so many moves."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from .game import Game


@dataclass(frozen=True, kw_only=True)
class Coins(Game):
    """The first side hunts and begins; the second wins when the hunter has made all his moves in vain."""

    family: ClassVar[str] = "coins"

    starts: tuple[str, str]
    """The cells of the hunter and of the hunted."""
    values: tuple[str, str]
    """What is written on the two coins."""
    moves: int
    """The moves of the hunter."""

    def check(self) -> None:
        if self.board is None or self.players != 2:
            self.fail("board", "expected a net and two players")
        assert self.board is not None
        if any(len(self.board.neighbours(cell)) < 2 for cell in range(len(self.board))):
            self.fail("board", "expected at least two lines from each point, so that nobody is ever stuck")
        if self.starts[0] == self.starts[1] or self.moves < 1:
            self.fail("starts", "expected two different points and at least one move")
