"""Octi and hexi: pods go where their prongs point; who enters the enemy's home wins."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from .game import Game


@dataclass(frozen=True, kw_only=True)
class Octi(Game):
    """Prongs are named A, B, C ... in the order of `ways`."""

    family: ClassVar[str] = "octi"

    ways: tuple[str, ...]
    """The directions of the board, clockwise from the first."""
    homes: tuple[str, str]
    """The home cells of each player, where his first pods stand."""
    pods: int
    """That each player has, those in hand included."""
    prongs: int
    """That each player has."""
    homes_to_win: int
    """So many cells of the enemy's home must be held at once."""
    quiet: int
    """So many turns in a row without a new prong, a new pod or a capture are a draw."""

    def check(self) -> None:
        if self.board is None:
            self.fail("board", "expected a board")
        if self.players != 2:
            self.fail("sides", f"expected two players, got {self.players}")
        if not 4 <= len(self.ways) <= 8:
            self.fail("ways", f"expected four to eight directions, got {len(self.ways)}")
        if not 1 <= self.pods <= 7:
            self.fail("pods", f"expected at most seven, got {self.pods}")
