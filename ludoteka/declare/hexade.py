"""Hexade: six men in a row, in a ring or in a triangle; pairs of enemies are taken by enclosing them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from ..boards import HexHexagon
from .game import Game


@dataclass(frozen=True, kw_only=True)
class Hexade(Game):
    """Men that were taken are not used again, so that the supply ends the game."""

    family: ClassVar[str] = "hexade"

    men: int
    """That each player has."""
    apart: int
    """The least distance, in steps, between the first two men of who begins."""

    def check(self) -> None:
        if not isinstance(self.board, HexHexagon):
            self.fail("board", "expected a hexagon of hexagons")
        if self.players != 2:
            self.fail("sides", f"expected two players, got {self.players}")
