"""Topple: towers of both colours; the top disc steps, or the whole tower is toppled along a line."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import ClassVar

from ..boards import Square
from .game import Game

MOST_DISCS = 62
"""A tower is kept in the bits of one number."""


@dataclass(frozen=True, kw_only=True)
class Topple(Game):
    """The second player's towers at the start; the first player has the same, turned round the middle of the board."""

    family: ClassVar[str] = "topple"

    towers: Mapping[str, int]
    """Cells and numbers of discs of the second player."""
    longest: int
    """After so many turns nobody has won."""

    def check(self) -> None:
        if not isinstance(self.board, Square) or len(self.board) > 64:
            self.fail("board", "expected a square board of at most 64 cells")
            return
        if len(self.sides) != 2 or self.longest < 1:
            self.fail("sides", "expected two players and a limit of turns")
        if 2 * sum(self.towers.values()) > MOST_DISCS:
            self.fail("towers", f"expected at most {MOST_DISCS} discs in all")
        mine = {self.board.at(cell) for cell in self.towers}
        if mine & {len(self.board) - 1 - cell for cell in mine}:
            self.fail("towers", "two towers would stand on the same cell")
