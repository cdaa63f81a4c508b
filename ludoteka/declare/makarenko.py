"""Makarenko chess: towers of discs are chessmen by their height."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from functools import cached_property
from typing import ClassVar

from ..boards import Square
from .betza import BetzaError, parse
from .game import Game, Piece


class Overfull(Enum):
    """What becomes of a tower with more discs than a king has."""

    FORBIDDEN = "a move that would make one is not allowed"
    KING = "it counts as a king"
    REMOVED = "the surplus leaves the game"
    RESERVE = "the surplus is kept, and may be put back disc by disc, each as a move"


@dataclass(frozen=True, kw_only=True)
class Makarenko(Game):
    """Whole towers move, or discs from their top; they capture towers of the enemy and join their own."""

    family: ClassVar[str] = "makarenko"

    pieces: tuple[Piece, ...]
    """Chessmen, with their ways in Betza's notation."""
    heights: str
    """The letter of the chessman that a tower of 1, 2, 3 ... discs is; the last one is royal."""
    setup: str
    """The heights of the towers on the board as one sees it, the second player's first; a dot for an empty cell."""
    overfull: Overfull
    quiet_limit: int
    """So many moves of both players together without a capture are a draw."""

    def check(self) -> None:
        if self.players != 2:
            self.fail("sides", f"expected two players, got {self.players}")
        if not isinstance(self.board, Square) or self.board.without or len(self.board) > 64:
            self.fail("board", "expected a whole board of squares with at most 64 cells")
        letters = [piece.letter for piece in self.pieces]
        for letter in self.heights:
            if letter not in letters:
                self.fail("heights", f"no piece has the letter {letter!r}; letters are {' '.join(letters)}")
        for piece in self.pieces:
            try:
                parse(piece.moves)
            except BetzaError as error:
                self.fail("pieces", f"{piece.name}: {error}")
        if self.quiet_limit < 1:
            self.fail("quiet_limit", "a game has to end: expected a limit of 1 or more")

    @property
    def squares(self) -> Square:
        assert isinstance(self.board, Square)
        return self.board

    @property
    def king(self) -> int:
        """The height of a king."""
        return len(self.heights)

    @cached_property
    def placed(self) -> tuple[int, ...]:
        """The height of the tower on each cell, negative for the second player."""
        board = self.squares
        lines = self.setup.split()
        if [len(line) for line in lines] != [board.width] * board.height:
            self.fail("setup", f"expected {board.height} rows of {board.width} cells")
        signs = [sign for line in reversed(lines) for sign in line]
        return tuple(
            0 if sign == "." else int(sign) * (1 if cell < len(board) // 2 else -1) for cell, sign in enumerate(signs)
        )

    @property
    def discs(self) -> int:
        """How many discs each player has."""
        return sum(height for height in self.placed if height > 0)

    def piece_of(self, height: int) -> Piece:
        letter = self.heights[min(height, self.king) - 1]
        return next(piece for piece in self.pieces if piece.letter == letter)
