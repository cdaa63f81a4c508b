"""Lines of action: a man goes as far as there are men on his line; who unites all his men wins."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import ClassVar

from ..boards import Square
from .game import Game


class Both(Enum):
    """What a move means that unites the men of both players at once."""

    MOVER = "the mover wins"
    DRAW = "the game is drawn"


@dataclass(frozen=True, kw_only=True)
class Lines(Game):
    """Men move in eight directions, over their own but not over enemies, and take by replacing."""

    family: ClassVar[str] = "lines"

    men: tuple[str, ...]
    """For each player the cells of his men."""
    both: Both
    quiet: int
    """After so many moves in a row without capture the game is drawn."""

    def check(self) -> None:
        if not isinstance(self.board, Square) or len(self.board) > 64:
            self.fail("board", "expected a square board of at most 64 cells")
        if len(self.sides) != 2 or len(self.men) != 2:
            self.fail("men", f"expected cells for 2 players, got {len(self.men)}")
        cells = " ".join(self.men).split()
        if len(set(cells)) != len(cells):
            self.fail("men", "two men stand on the same cell")
        if self.quiet < 1:
            self.fail("quiet", f"expected at least 1, got {self.quiet}")
