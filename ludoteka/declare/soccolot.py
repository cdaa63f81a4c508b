"""Soccolot: football on a chessboard."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from .game import Game


@dataclass(frozen=True, kw_only=True)
class Soccolot(Game):
    """Players run, dribble or kick; who sends the ball behind the other's home row wins."""

    family: ClassVar[str] = "soccolot"

    players_at: tuple[str, str]
    """For each side the cells of its players, by number."""
    ball: str
    """Where the ball lies at the start."""
    goals: tuple[str, str]
    """For each side the region behind its own home row."""
    longest: int
    """After so many moves the game is drawn."""

    def check(self) -> None:
        if self.board is None or len(self.sides) != 2:
            self.fail("board", "expected a board and two players")
            return
        cells = " ".join(self.players_at).split()
        if len(set(cells)) != len(cells) or self.ball in cells:
            self.fail("players_at", "two things stand on the same cell")
        for region in self.goals:
            self.board.region(region)
