"""Survival: each new arrow lies where one's last arrow points."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from ..boards import HexBoard
from .game import Game


@dataclass(frozen=True, kw_only=True)
class Survival(Game):
    """Arrows are laid on hexagons and never move; who cannot lay one has lost."""

    family: ClassVar[str] = "survival"

    over_pieces: bool
    """Whether an arrow also points at the empty cells beyond other arrows."""

    def check(self) -> None:
        if not isinstance(self.board, HexBoard):
            self.fail("board", "expected hexagons: arrows point over their six sides")
        if len(self.sides) != 2:
            self.fail("sides", f"expected 2 players, got {len(self.sides)}")
