"""Thoughtwave: tiles with pipes are laid so that the pipes meet; a line from side to side wins."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from ..boards import Square
from .game import Game

KINDS = ("cross", "tee", "straight", "corner", "end")
"""The kinds of tiles: four openings, three, two opposite ones, two neighbouring ones, one."""


@dataclass(frozen=True, kw_only=True)
class Thoughtwave(Game):
    """The first player joins the upper and the lower side, the second one the left and the right."""

    family: ClassVar[str] = "thoughtwave"

    supply: tuple[int, int, int, int, int]
    """How many tiles of each kind a player has, in the order of KINDS."""

    def check(self) -> None:
        if not isinstance(self.board, Square):
            self.fail("board", "expected a square board")
        if self.players != 2:
            self.fail("sides", f"expected two players, got {self.players}")
        if len(self.supply) != len(KINDS):
            self.fail("supply", f"expected a number for each of {', '.join(KINDS)}")
