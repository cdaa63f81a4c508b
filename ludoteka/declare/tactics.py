"""Tactics: chessmen that freeze and thaw when enemies enclose them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from ..boards import Square
from .game import Game, Piece

SLIDERS = ("R", "B", "Q")


@dataclass(frozen=True, kw_only=True)
class Tactics(Game):
    """Nothing is captured; who cannot move has lost."""

    family: ClassVar[str] = "tactics"

    pieces: tuple[Piece, ...]
    """Each slides as a rook, a bishop or a queen: `moves` is R, B or Q."""
    row: str
    """The letters of the pieces on the first player's first row; the second player's stand opposite."""
    quiet_limit: int
    """So many moves of both players together without a piece being turned over are a draw."""
    longest: int
    """A draw after so many moves of both players together."""

    def check(self) -> None:
        if self.players != 2:
            self.fail("sides", f"expected two players, got {self.players}")
        if not isinstance(self.board, Square) or self.board.without:
            self.fail("board", "expected a whole board of squares")
            return
        for piece in self.pieces:
            if piece.moves not in SLIDERS:
                self.fail("pieces", f"expected {piece.name} to move as one of {SLIDERS}, got {piece.moves!r}")
        letters = [piece.letter for piece in self.pieces]
        if len(self.row) != self.board.width or any(letter not in letters for letter in self.row):
            self.fail("row", f"expected {self.board.width} letters out of {letters}, got {self.row!r}")
        if self.quiet_limit < 1 or self.longest < 1:
            self.fail("longest", "a game has to end: expected limits of 1 or more")
