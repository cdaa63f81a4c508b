"""Reversi games: a disc is placed so that it brackets enemy discs, which turn over."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import ClassVar

from ..boards import Square
from .game import Game


class Lines(Enum):
    """In which directions discs are bracketed."""

    ALL = "in all directions of the board"
    ORTHOGONAL = "along rows and columns only"


class Flips(Enum):
    """What turns over when a disc brackets several lines at once."""

    ALL = "every bracketed line"
    LONGEST = "only the longest line; the player chooses among equals"


class Aim(Enum):
    """Who wins at the end."""

    MOST = "who has more discs"
    FEWEST = "who has fewer discs"


@dataclass(frozen=True, kw_only=True)
class Reversi(Game):
    """Discs never move; who can turn over nothing passes, and when nobody can the discs are counted."""

    family: ClassVar[str] = "reversi"

    lines: Lines
    flips: Flips
    aim: Aim
    setup: tuple[str, ...]
    """For each player the cells of his first discs; empty: the four middle cells, equal colours diagonally."""
    free_start: bool
    """The board is empty at first, and the players place the first four discs in turn on the middle cells as they like.
    """
    shared: bool
    """The discs are a common stock; otherwise each player has his half of them, and who has none left passes."""

    @property
    def middle(self) -> tuple[int, ...]:
        """The four middle cells of an even square board: two on one diagonal, then two on the other."""
        board = self.board
        assert isinstance(board, Square)
        right, upper = board.width // 2, board.height // 2
        left, lower = right - 1, upper - 1
        corners = ((left, upper), (right, lower), (left, lower), (right, upper))
        return board.all_at(tuple(board.name_of(file, rank) for file, rank in corners))

    @property
    def first_discs(self) -> tuple[tuple[int, ...], ...]:
        """For each player the cells of his discs at the start."""
        board = self.board
        assert board is not None
        if self.setup:
            return tuple(board.all_at(cells) for cells in self.setup)
        return ((), ()) if self.free_start else (self.middle[:2], self.middle[2:])

    def check(self) -> None:
        if self.board is None:
            self.fail("board", "expected a board")
        if len(self.sides) != 2:
            self.fail("sides", f"expected 2 players, got {len(self.sides)}")
        if self.setup:
            if len(self.setup) != len(self.sides):
                self.fail("setup", f"expected cells for {len(self.sides)} players, got {len(self.setup)}")
        elif not isinstance(self.board, Square) or self.board.width % 2 or self.board.height % 2:
            self.fail("setup", "expected the cells of the first discs: only even square boards have four middle cells")
        if self.free_start and self.setup:
            self.fail("setup", "expected no cells where the players place the first discs themselves")
        if self.lines is Lines.ORTHOGONAL and not isinstance(self.board, Square):
            self.fail("lines", "only a square board has rows and columns")
