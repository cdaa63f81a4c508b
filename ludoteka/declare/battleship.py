"""Battleship: two fleets that do not see each other, and shots in the dark."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from ..boards import Board, Several, Square
from .game import Game


def two_seas(width: int, height: int) -> Board:
    """The seas of the two players side by side, A and B."""
    return Several((("A", Square(width, height)), ("B", Square(width, height))), across=2)


@dataclass(frozen=True, kw_only=True)
class Battleship(Game):
    """Both draw their fleets in secret at the same time, then they shoot in turn at each other's sea.

    A ship is any number of cells joined by their sides. `board` is `two_seas(width, height)`.
    """

    family: ClassVar[str] = "battleship"

    width: int
    height: int
    ships: tuple[int, ...]
    """How many cells each ship has, in the order in which they are drawn; empty: the players divide `cells` as they
    like."""
    cells: int
    """How many cells a fleet has in all."""
    bends: bool
    """Ships may bend and branch; otherwise they are straight."""
    again: bool
    """Who hits shoots again."""
    touching: bool
    """Ships may touch; otherwise they do not, not even by corners."""
    salvo: bool
    """A turn has as many shots as the shooter has ships afloat, and they are answered together."""

    def check(self) -> None:
        if not 3 <= self.width <= 15 or not 3 <= self.height <= 15:
            self.fail("width", f"expected seas of 3 to 15 cells each way, got {self.width} by {self.height}")
        if self.board is None or len(self.board) != 2 * self.width * self.height:
            self.fail("board", "expected two seas of this size")
        if self.ships and (min(self.ships) < 1 or sum(self.ships) != self.cells):
            self.fail("ships", f"expected ships of {self.cells} cells in all, got {self.ships}")
        if not 1 <= self.cells <= self.width * self.height // 4:
            self.fail("cells", f"expected at most a quarter of a sea, got {self.cells}")
        if not self.bends and not self.ships:
            self.fail("bends", "expected the sizes of straight ships")
        if (self.touching or self.salvo) and not self.ships:
            self.fail("ships", "expected the sizes of ships that touch or shoot salvoes")
