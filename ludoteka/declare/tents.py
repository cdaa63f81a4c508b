"""The tent game: tetrahedra with four coloured faces are tipped about, and each player sees one side of them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from ..boards.triangles import TriangleHexagon
from .game import Game

COLOURS = ("red", "yellow", "green", "blue")
FACES = ("N", "SE", "SW", "base")
"""The faces of a tent on a cell with its point down: over its three sides, and what it stands on."""


@dataclass(frozen=True, kw_only=True)
class Tents(Game):
    """Seats are at the upper, the lower right and the lower left side of the board, in this order."""

    family: ClassVar[str] = "tents"

    seats: tuple[int, ...]
    """For each player which of the three faces he sees: 0 N, 1 SE, 2 SW."""
    clockwise: int
    """So many tents are painted red, yellow, green clockwise on the paper; all others the other way round."""
    open: bool
    """Everybody may look from above and knows all sides."""
    longest: int
    """After so many moves the game is drawn."""

    def check(self) -> None:
        if not isinstance(self.board, TriangleHexagon):
            self.fail("board", "expected a hexagon of triangles")
            return
        if len(self.seats) != len(self.sides) or len(set(self.seats)) != len(self.seats):
            self.fail("seats", f"expected a different side for each of {len(self.sides)} players, got {self.seats}")
        if not 0 <= self.clockwise < len(self.board.region("light")):
            self.fail("clockwise", f"expected less than the number of light cells, got {self.clockwise}")
        if self.hidden == self.open:
            self.fail("open", "either something is hidden or all is open")
