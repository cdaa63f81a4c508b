"""Rings: who has the majority in a circle may replace the others there."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from .game import Game


@dataclass(frozen=True, kw_only=True)
class Rings(Game):
    """The board has regions "circle 1", "circle 2" ... and its last cells, "holes", are their middles."""

    family: ClassVar[str] = "rings"

    majority: int
    """So many pieces in a circle control it."""

    def check(self) -> None:
        if self.board is None or not 2 <= self.players <= 6:
            self.fail("board", "expected a board and two to six players")
        assert self.board is not None
        if {len(self.board.region(name)) for name in self.board.regions if name.startswith("circle ")} != {6}:
            self.fail("board", "expected circles of six cells")
        if not 4 <= self.majority <= 6:
            self.fail("majority", "expected more than half of six")
