"""Move-and-shoot games: a piece moves along a line, then shoots an arrow that blocks a cell for good."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import ClassVar

from .game import Game


class Flight(Enum):
    """Where an arrow comes down."""

    FAR = "it flies until it meets an arrow, a piece or the edge"
    CHOSEN = "the shooter chooses any free cell on the line"


@dataclass(frozen=True, kw_only=True)
class Shooting(Game):
    """Pieces and arrows move like chess queens; who cannot move is out, and the last one left wins."""

    family: ClassVar[str] = "shooting"

    setup: tuple[str, ...]
    """For each player the cells of his pieces: "a4 d1 g1 j4"."""
    flight: Flight

    def check(self) -> None:
        if self.board is None:
            self.fail("board", "expected a board")
        if len(self.sides) < 2:
            self.fail("sides", f"expected at least 2 players, got {len(self.sides)}")
        if len(self.setup) != len(self.sides):
            self.fail("setup", f"expected cells for {len(self.sides)} players, got {len(self.setup)}")
        numbers = [len(cells.split()) for cells in self.setup]
        if min(numbers) < 1 or len(set(numbers)) > 1:
            self.fail("setup", f"expected as many pieces for each player, got {numbers}")
        cells = " ".join(self.setup).split()
        if len(set(cells)) != len(cells):
            self.fail("setup", "two pieces stand on the same cell")
