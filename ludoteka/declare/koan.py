"""Koan: octagons and squares walk forward; a piece takes only on a cell of its own shape."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from ..boards import OctagonSquare
from .game import Game


@dataclass(frozen=True, kw_only=True)
class Koan(Game):
    """Octagons fill each player's first row, squares his second."""

    family: ClassVar[str] = "koan"

    def check(self) -> None:
        if not isinstance(self.board, OctagonSquare) or self.board.height < 3:
            self.fail("board", "expected octagons and squares, at least three rows of octagons")
        if len(self.sides) != 2:
            self.fail("sides", f"expected 2 players, got {len(self.sides)}")
