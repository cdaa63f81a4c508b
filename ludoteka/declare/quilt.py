"""The quilt game: lay cloths upon each other, and keep your colour in few parts."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from ..boards.square import Square
from .game import Game
from .shapes import Shape, pentominoes, tetrominoes


@dataclass(frozen=True, kw_only=True)
class Quilt(Game):
    """Every player has the five tetrominoes and the twelve pentominoes in his colour."""

    family: ClassVar[str] = "quilt"

    overlap: int
    """So many squares of others must be covered by each cloth after the first."""

    def check(self) -> None:
        if not isinstance(self.board, Square) or self.board.without:
            self.fail("board", "expected a whole rectangle")
        if len(self.sides) < 2:
            self.fail("sides", "expected at least two players")
        if not 1 <= self.overlap <= 4:
            self.fail("overlap", f"expected 1 to 4, got {self.overlap}")

    @property
    def cloths(self) -> dict[str, Shape]:
        """The set of each player, by letter."""
        return {**tetrominoes(), **pentominoes()}
