"""Gale: two nets of dots, one turned in the other; sticks join dots and cut off the other's."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from .game import Game


@dataclass(frozen=True, kw_only=True)
class Gale(Game):
    """The board is a `gale_board`: a crossing is where either player may lay a stick between two of his dots."""

    family: ClassVar[str] = "gale"

    def check(self) -> None:
        if self.board is None or "crossings" not in dict(self.board.extra_regions):
            self.fail("board", "expected a gale_board")
        if self.players != 2:
            self.fail("sides", f"expected two players, got {self.players}")
