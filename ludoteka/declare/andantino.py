"""Andantino: hexagons are laid on a bare table; five in a row win, and so does enclosing an enemy."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from ..boards import HexField
from .game import Game


@dataclass(frozen=True, kw_only=True)
class Andantino(Game):
    """When all tiles are laid and nobody has won it is a draw."""

    family: ClassVar[str] = "andantino"

    length: int
    """So many tiles in a row win."""
    touching: int
    """So many tiles must be touched by a new one, from the third on."""
    tiles: int
    """That each player has."""

    def check(self) -> None:
        if not isinstance(self.board, HexField):
            self.fail("board", "expected a HexField")
        elif self.board.reach < self.tiles:
            self.fail("board", f"expected a reach of at least {self.tiles}: two tiles for each step")
        if self.touching != 2:
            self.fail("touching", "expected 2: the board is as large as two tiles for each step make it")
        if self.players != 2:
            self.fail("sides", f"expected two players, got {self.players}")
