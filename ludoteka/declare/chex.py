"""Chex: chess on a board that the pieces make themselves."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import ClassVar

from ..boards import SquareField
from .betza import BetzaError, parse
from .game import Game, Piece


@dataclass(frozen=True, kw_only=True)
class Chex(Game):
    """A piece is put down or moved; all pieces on the table must form one chain."""

    family: ClassVar[str] = "chex"

    pieces: tuple[Piece, ...]
    """Single steps, slides and leaps, by Betza's notation; the first player's pawns go up."""
    box: str
    """The letters of the pieces that each player has, in the order of the box."""
    royal: str
    """The letter of the piece whose capture decides the game."""
    quiet_limit: int
    """So many moves of both players together without a piece being put down or captured are a draw."""
    drawn: bool = False
    """Chance says which piece is put down: who does not move draws one from his box."""
    worth: Mapping[str, int]
    """What pieces are worth to the computer; the royal piece nothing."""

    def check(self) -> None:
        if self.players != 2:
            self.fail("sides", f"expected two players, got {self.players}")
        if not isinstance(self.board, SquareField) or 2 * self.board.reach + 1 < 2 * len(self.box) + 4:
            self.fail("board", "expected a field that holds a chain of all pieces, and two cells on each side")
        for letter in (*self.box, self.royal, *self.worth):
            if letter not in self.letters:
                self.fail("box", f"no piece has the letter {letter!r}; letters are {' '.join(self.letters)}")
        for piece in self.pieces:
            try:
                parse(piece.moves)
            except BetzaError as error:
                self.fail("pieces", f"{piece.name}: {error}")
        if self.drawn and not self.chance:
            self.fail("drawn", "pieces are drawn, so chance=True is needed")
        if self.quiet_limit < 1:
            self.fail("quiet_limit", "a game has to end: expected a limit of 1 or more")

    @property
    def letters(self) -> tuple[str, ...]:
        return tuple(piece.letter for piece in self.pieces)

    @property
    def field(self) -> SquareField:
        assert isinstance(self.board, SquareField)
        return self.board
