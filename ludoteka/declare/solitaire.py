"""Solitaire: pegs jump over each other and are taken off, until one is left."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from .game import Game

MOST_CELLS = 62
"""Pegs are kept as bits of one number."""


@dataclass(frozen=True, kw_only=True)
class Solitaire(Game):
    """A peg jumps straight over its neighbour into the empty cell behind it; the neighbour is taken off."""

    family: ClassVar[str] = "solitaire"

    empty: str
    """The cell that is empty at the start; nothing: the player takes the first peg off a full board."""
    last: str
    """The cell where the last peg must stand; nothing: anywhere."""
    piece: str
    """What the pegs look like."""

    def check(self) -> None:
        if self.board is None:
            self.fail("board", "expected a board")
            return
        if len(self.board) > MOST_CELLS:
            self.fail("board", f"expected at most {MOST_CELLS} cells, got {len(self.board)}")
        for field, name in (("empty", self.empty), ("last", self.last)):
            if name and name not in self.board.names:
                self.fail(field, f"no cell is called {name!r}")
        if len(self.sides) != 1:
            self.fail("sides", f"expected one player, got {len(self.sides)}")
