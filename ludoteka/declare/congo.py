"""Congo: animals on two banks of a river, in which most of them drown."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import ClassVar

from ..boards import Square
from .betza import BetzaError, parse
from .chess import Ground, Trail
from .game import Game, Piece
from .ways import placed, trails


@dataclass(frozen=True, kw_only=True)
class Congo(Game):
    """Pieces move by Betza's notation; the board's region "river" is where they drown."""

    family: ClassVar[str] = "congo"

    pieces: tuple[Piece, ...]
    setup: str
    """The rows of the board as one sees it: letters, capitals for the first player, a dot for an empty cell."""
    royal: str
    """The letter of the piece whose capture decides the game."""
    stare: str
    """Ways along which the royal pieces capture each other, besides their own."""
    jumper: str
    """The letter of the piece that captures by jumping, in series."""
    swimmer: str
    """The letter of the piece that does not drown."""
    grounds: tuple[Ground, ...]
    """Pieces that move otherwise on certain cells, or may not leave them."""
    promotes: Mapping[str, str]
    """What becomes of a piece on the last row."""
    quiet_limit: int
    """So many turns of both players together without a loss or a promotion are a draw."""
    worth: Mapping[str, int]
    """What pieces are worth to the computer; the royal piece nothing."""

    def check(self) -> None:
        if self.players != 2:
            self.fail("sides", f"expected two players, got {self.players}")
        if not isinstance(self.board, Square) or self.board.without or len(self.board) > 56:
            self.fail("board", "expected a whole board of squares with at most 56 cells")
        letters = self.letters
        used = [self.royal, self.jumper, self.swimmer, *self.promotes, *self.promotes.values(), *self.worth]
        for letter in [*used, *(ground.piece for ground in self.grounds)]:
            if letter not in letters:
                self.fail("pieces", f"no piece has the letter {letter!r}; letters are {' '.join(letters)}")
        for moves in [piece.moves for piece in self.pieces] + [ground.moves for ground in self.grounds]:
            try:
                parse(moves)
            except BetzaError as error:
                self.fail("pieces", str(error))
        if self.quiet_limit < 1:
            self.fail("quiet_limit", "a game has to end: expected a limit of 1 or more")

    @property
    def squares(self) -> Square:
        assert isinstance(self.board, Square)
        return self.board

    @cached_property
    def letters(self) -> tuple[str, ...]:
        return tuple(piece.letter for piece in self.pieces)

    @cached_property
    def placed(self) -> tuple[tuple[int, int, int], ...]:
        """The pieces of the set-up: cell, side, kind."""
        return placed(self.squares, self.setup, self.letters)

    def ways(self, side: int, kind: int, cell: int) -> tuple[Trail, ...]:
        """The ways of a piece from a cell."""
        piece = self.pieces[kind]
        moves, within = piece.moves, None
        for ground in self.grounds:
            if ground.piece == piece.letter:
                cells = self.squares.region(ground.regions[side])
                if not ground.moves:
                    within = cells
                elif cell in cells:
                    moves = ground.moves
        found = trails(self.squares, moves, cell, turned=side == 1)
        return tuple(trail for trail in found if within is None or set(trail.cells) <= set(within))
