"""Plotto: shared numbered hexagons; a straight row of four with one's own number at both ends wins."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from ..boards import HexField
from .game import Game

NUMBERS = 4


@dataclass(frozen=True, kw_only=True)
class Plotto(Game):
    """Seat k owns the number k + 1; everybody may lay every number."""

    family: ClassVar[str] = "plotto"

    supply: int
    """How many tiles there are of each number."""
    row: int
    """The length of a row that wins."""

    def check(self) -> None:
        if not 2 <= len(self.sides) <= NUMBERS:
            self.fail("sides", f"expected 2 to {NUMBERS} players, got {len(self.sides)}")
        # Each tile touches two others, so that a shape grows by one step for every two tiles.
        if not isinstance(self.board, HexField) or self.board.reach < NUMBERS * self.supply // 2 + 1:
            self.fail("board", "expected a field that the tiles cannot outgrow")
        if self.row < 3:
            self.fail("row", f"expected at least 3, got {self.row}")
