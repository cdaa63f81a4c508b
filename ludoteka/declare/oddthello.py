"""Oddthello: reversi on hexagons without end, until the discs run out."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from ..boards import HexField
from .game import Game


@dataclass(frozen=True, kw_only=True)
class Oddthello(Game):
    """Every disc laid brackets enemy discs, in all six directions at once, and turns them over."""

    family: ClassVar[str] = "oddthello"

    setup: tuple[str, str]
    """For each player the cells of his first discs."""
    discs: int
    """How many discs each player has, those of the set-up included."""

    def check(self) -> None:
        first = sum(len(cells.split()) for cells in self.setup)
        if len(self.sides) != 2 or len(self.setup) != 2:
            self.fail("sides", "expected two players and their first discs")
        # Each disc laid touches another one, so that the discs reach one step farther at most.
        if not isinstance(self.board, HexField) or self.board.reach < 2 * self.discs - first + 2:
            self.fail("board", "expected a field that the discs cannot outgrow")
