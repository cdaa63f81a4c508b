"""Flitter: triangles are laid one beside the other until three of a colour stand around a fourth."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from ..boards import TriangleField
from .game import Game


@dataclass(frozen=True, kw_only=True)
class Flitter(Game):
    """The first triangle lies in the middle of the table; each further one touches another along a side."""

    family: ClassVar[str] = "flitter"

    each: int
    """Triangles that each player has."""

    def check(self) -> None:
        if not isinstance(self.board, TriangleField) or self.players != 2:
            self.fail("board", "expected a field of triangles and two players")
            return
        if self.board.side < 2 * self.each:
            self.fail("board", f"expected room for {2 * self.each} triangles in a row")
