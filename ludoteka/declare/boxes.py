"""Dots and boxes: lines are drawn between dots; who draws the fourth side of a box owns it and draws again."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from ..boards import BoxesBoard
from .game import Game


@dataclass(frozen=True, kw_only=True)
class Boxes(Game):
    """Who owns more boxes in the end wins."""

    family: ClassVar[str] = "boxes"

    framed: bool
    """The frame of the board counts as drawn from the start."""

    def check(self) -> None:
        if not isinstance(self.board, BoxesBoard):
            self.fail("board", "expected a BoxesBoard")
        if self.players != 2:
            self.fail("sides", f"expected two players, got {self.players}")
