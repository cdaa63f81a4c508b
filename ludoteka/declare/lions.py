"""Large shogi games: lions that move twice, a crown prince beside the king, and no drops."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from enum import Enum
from functools import cached_property
from typing import ClassVar

from ..boards import Square
from .betza import BetzaError, Way, parse
from .game import Game, Piece


class Promoting(Enum):
    """Which moves may promote a piece; it never has to."""

    TOUCHING = "those that begin or end in the zone"
    STRICT = (
        "those that enter the zone, and captures of a piece that is in it; in the zone a pawn promotes on the last row"
    )


@dataclass(frozen=True, kw_only=True)
class LionShogi(Game):
    """Pieces move as they capture, by Betza's notation; the first player moves up the page."""

    family: ClassVar[str] = "lions"

    pieces: tuple[Piece, ...]
    army: str
    """The first player's rows from the front, letters between spaces, a dot for an empty cell; the second player's army
    is the same, turned round."""
    royals: tuple[str, ...]
    """Letters of the pieces all of which must be captured."""
    lions: tuple[str, ...]
    """Letters of the pieces that make two steps in one move, or leap two cells."""
    stings: Mapping[str, str]
    """Letters of the pieces that do so straight on in some directions only, and these directions as single steps."""
    into: Mapping[str, str]
    """What each piece becomes when it is promoted."""
    rows: int
    """The depth of the promotion zone."""
    promoting: Promoting
    pawns: tuple[str, ...]
    """Letters of the pieces that, once in the zone, promote on the last row only."""
    lions_protected: bool
    """Whether lions are hard to exchange."""
    slight: tuple[str, ...]
    """Letters of the pieces whose capture together with a lion does not lift its protection."""
    quiet_limit: int
    """So many moves of both players together without a capture or promotion are a draw."""
    longest: int
    """A draw after so many moves of both players."""
    worth: Mapping[str, int]
    """What pieces are worth to the computer, in pawns."""

    def check(self) -> None:
        if self.players != 2:
            self.fail("sides", f"expected two players, got {self.players}")
        if not isinstance(self.board, Square) or self.board.without or len(self.board) > 255:
            self.fail("board", "expected a whole board of squares with at most 255 cells")
        if len(set(self.letters)) != len(self.letters):
            self.fail("pieces", "two pieces have the same letter")
        named = [*self.royals, *self.lions, *self.stings, *self.into, *self.into.values(), *self.pawns, *self.slight]
        for letter in [*named, *self.worth, *(sign for sign in self.army.split() if sign != ".")]:
            if letter not in self.letters:
                self.fail("pieces", f"no piece has the letter {letter!r}; letters are {' '.join(self.letters)}")
        for piece in self.pieces:
            try:
                self.ways(piece.moves)
            except BetzaError as error:
                self.fail("pieces", f"{piece.name}: {error}")
        if self.quiet_limit < 1 or self.longest < 1:
            self.fail("longest", "a game has to end: expected limits of 1 or more")

    @property
    def squares(self) -> Square:
        assert isinstance(self.board, Square)
        return self.board

    @cached_property
    def letters(self) -> tuple[str, ...]:
        return tuple(piece.letter for piece in self.pieces)

    def kind(self, letter: str) -> int:
        return self.letters.index(letter)

    @staticmethod
    def ways(moves: str) -> tuple[Way, ...]:
        """The ways of a piece: each a direction or a leap, with how often it may be repeated."""
        return parse(moves)

    @cached_property
    def placed(self) -> tuple[tuple[int, int, int], ...]:
        """The pieces of the set-up: cell, side, kind."""
        board = self.squares
        lines = [line.split() for line in self.army.strip().splitlines()]
        found = []
        for row, line in enumerate(reversed(lines)):
            if len(line) != board.width:
                self.fail("army", f"expected {board.width} cells in a row, got {line}")
            for file, sign in enumerate(line):
                if sign != ".":
                    cell = row * board.width + file
                    found += [(cell, 0, self.kind(sign)), (len(board) - 1 - cell, 1, self.kind(sign))]
        return tuple(sorted(found))
