"""Atomic: a cell that holds as many atoms as it has neighbours explodes and turns what it hits."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from .game import Game


@dataclass(frozen=True, kw_only=True)
class Atomic(Game):
    """Atoms are added one by one; neighbours are those that share a side."""

    family: ClassVar[str] = "atomic"

    def check(self) -> None:
        if self.board is None or len(self.sides) != 2:
            self.fail("board", "expected a board and two players")
