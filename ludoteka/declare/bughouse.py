"""Bughouse: two boards of chess, four players in two teams; what one captures his partner may drop."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from .chess import Captured, ChessGame
from .game import Game, Piece

SEATS = 4
TEAMS = ((0, 3), (1, 2))
"""White of the first board with Black of the second, Black of the first with White of the second."""


@dataclass(frozen=True, kw_only=True)
class Bughouse(Game):
    """Seats: White and Black of the first board, then of the second. The boards do not wait for each other."""

    family: ClassVar[str] = "bughouse"

    chess: ChessGame
    """The game on each board, with captured pieces held."""
    no_drop_rows: str
    """Letters of the pieces that may not be dropped on the first and the last row."""
    longest: int
    """A draw after so many moves on both boards together."""

    @property
    def pieces(self) -> tuple[Piece, ...]:
        return self.chess.pieces

    def check(self) -> None:
        if self.players != SEATS or self.teams != TEAMS:
            self.fail("teams", f"expected four seats in the teams {TEAMS}")
        if self.chess.captured is not Captured.HELD or not self.chess.checks:
            self.fail("chess", "expected captured pieces to be held, and check and mate")
        if self.chess.repetition is not None or self.chess.insufficient is not None or self.chess.no_progress:
            self.fail("chess", "expected no draws on the single boards")
        if not 0 < self.longest <= self.chess.longest:
            self.fail("longest", "a game has to end: expected a limit, within that of the single boards")
        if self.board is None or len(self.board) != 2 * len(self.chess.squares):
            self.fail("board", "expected two boards of the size that the game of chess has")
