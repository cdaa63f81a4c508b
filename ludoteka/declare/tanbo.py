"""Tanbo and its relatives: roots grow from seeds; a root that cannot grow is taken off the board."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from .game import Game


@dataclass(frozen=True, kw_only=True)
class Tanbo(Game):
    """A new man touches exactly one own man, so roots never meet; who has no root left has lost."""

    family: ClassVar[str] = "tanbo"

    ways: tuple[str, ...]
    """The directions of the board that lead to neighbours."""
    seeds: tuple[str, ...]
    """Where the roots of each player begin: "a7 a19 g1"."""
    men: int
    """How many each player has; those that are taken off can be used again."""

    def check(self) -> None:
        if self.board is None:
            self.fail("board", "expected a board")
        if len(self.seeds) != self.players or self.players != 2:
            self.fail("seeds", f"expected seeds for each of two players, got {len(self.seeds)} and {self.players}")
