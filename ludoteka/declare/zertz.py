"""Zertz: shared balls on a board that shrinks; jumps are forced, islands are won."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from ..boards import HexHexagon
from .game import Game

COLOURS = ("white", "grey", "black")


@dataclass(frozen=True, kw_only=True)
class Zertz(Game):
    """A turn lays a ball and takes a disc of the board away, or jumps over balls and keeps them."""

    family: ClassVar[str] = "zertz"

    pool: tuple[int, int, int]
    """White, grey and black balls at the start."""
    of_each: int
    """So many balls of every colour win."""
    of_one: tuple[int, int, int]
    """So many balls of one colour win."""
    keeps_colour: bool
    """Whether a player goes on laying the colour he laid first, as long as there are balls of it."""
    longest: int
    """After so many turns nobody has won."""

    def check(self) -> None:
        if not isinstance(self.board, HexHexagon) or len(self.board) > 61:
            self.fail("board", "expected a hexagon of at most 61 discs")
        if len(self.sides) != 2 or self.longest < 1:
            self.fail("sides", "expected two players and a limit of turns")
        if any(not 0 < wanted <= have for wanted, have in zip(self.of_one, self.pool, strict=True)):
            self.fail("of_one", f"expected goals within the pool {self.pool}, got {self.of_one}")
