"""The skyscraper game: cubes are tipped from cell to cell, and fall where a hole has the shape that they show."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import ClassVar

from ..boards import HoledSquare
from .game import Game


@dataclass(frozen=True, kw_only=True)
class Tipping(Game):
    """Whose cube first stands on the top has won."""

    family: ClassVar[str] = "tipping"

    homes: Mapping[int, tuple[str, ...]]
    """For each number of players: the cells on which each one's cubes start."""
    limit: int
    """So many turns at most; then nobody has won."""

    @property
    def starts(self) -> tuple[tuple[str, ...], ...]:
        return tuple(tuple(cells.split()) for cells in self.homes[self.players])

    @property
    def standing(self) -> bool:
        return True

    def check(self) -> None:
        if not isinstance(self.board, HoledSquare) or self.players not in self.homes or self.limit < 1:
            self.fail("board", f"expected a board with holes and {' or '.join(map(str, self.homes))} players")
        if len(self.starts) != self.players or len({len(cells) for cells in self.starts}) != 1:
            self.fail("homes", "expected as many cubes for each player")
