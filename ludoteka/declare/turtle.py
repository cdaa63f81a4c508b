"""The turtle game: who holds most corners of an area owns it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from .game import Game


@dataclass(frozen=True, kw_only=True)
class Turtle(Game):
    """Pieces are put on nodes in turn. The board has regions "nodes" and "areas", and one for each area's corners."""

    family: ClassVar[str] = "turtle"

    def check(self) -> None:
        if self.board is None or len(self.sides) != 2:
            self.fail("board", "expected a board and two players")
            return
        nodes, areas = self.board.region("nodes"), self.board.region("areas")
        if nodes != tuple(range(len(nodes))) or areas != tuple(range(len(nodes), len(self.board))):
            self.fail("board", "expected the nodes first, then the areas")
        for corners in self.corners():
            if len(corners) % 2 == 0:
                self.fail("board", f"an area with {len(corners)} corners can be shared evenly")

    def corners(self) -> tuple[tuple[int, ...], ...]:
        """The corners of each area."""
        assert self.board is not None
        return tuple(self.board.region(self.board.names[area]) for area in self.board.region("areas"))
