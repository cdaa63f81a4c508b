"""Squadro: five lanes each way, across the board and back."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from .game import Game

LANES = 5
END = LANES + 1
"""A lane has a starting space, a crossing with each lane of the other player, and a turning space."""


@dataclass(frozen=True, kw_only=True)
class Squadro(Game):
    """The first player's lanes are the rows 2 to 6 from the left, the second one's the files b to f from below."""

    family: ClassVar[str] = "squadro"

    speeds: tuple[tuple[str, str], tuple[str, str]]
    """For each player how far the piece of each lane goes in a move, out and back: ("13231", "31213")."""
    wins: int
    """So many pieces home win."""
    longest: int
    """After so many moves the game is drawn."""

    def check(self) -> None:
        if self.board is None or len(self.board) != (END + 1) ** 2 - 4:
            self.fail("board", "expected seven by seven spaces without the corners")
        for out, back in self.speeds:
            if len(out) != LANES or len(back) != LANES or not set(out + back) <= set("123456"):
                self.fail("speeds", f"expected {LANES} numbers from 1 to 6, got {out} and {back}")
        if not 1 <= self.wins <= LANES:
            self.fail("wins", f"expected 1 to {LANES}, got {self.wins}")
