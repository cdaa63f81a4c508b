"""Wanderers: two pieces change places, keeping away from the enemy and his towns."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from .game import Game


@dataclass(frozen=True, kw_only=True)
class Wanderers(Game):
    """Each player's two pieces start on his two towns, the regions "towns 1" and "towns 2"."""

    family: ClassVar[str] = "wanderers"

    longest: int
    """After so many turns nobody has won."""
    passes: int
    """So many passes in a row end the game in a draw."""

    def check(self) -> None:
        if self.board is None:
            self.fail("board", "expected a board")
            return
        if len(self.sides) != 2 or any(len(self.board.region(f"towns {k}")) != 2 for k in (1, 2)):
            self.fail("sides", "expected two players with two towns each")
        if self.longest < 1 or self.passes < 2:
            self.fail("longest", "expected a limit of turns and of passes")
