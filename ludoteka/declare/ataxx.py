"""Ataxx and its kin: a man divides into a neighbouring cell or jumps over one, and turns the enemies around it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from ..boards import HexHexagon, Square
from .game import Game


@dataclass(frozen=True, kw_only=True)
class Ataxx(Game):
    """The corners are dealt to the players in turn, going round the board."""

    family: ClassVar[str] = "ataxx"

    blocked: str
    """Forbidden cells, "d3 d5": nothing stands there, but they can be jumped over."""
    quiet: int
    """After so many turns in a row without division the board is counted."""

    def corners(self) -> tuple[int, ...]:
        """The corner cells, going round."""
        board = self.board
        if isinstance(board, HexHexagon):
            return tuple(board.region(f"corner {k + 1}")[0] for k in range(6))
        assert isinstance(board, Square)
        last = len(board) - 1
        return 0, board.width - 1, last, last - board.width + 1

    def check(self) -> None:
        if not isinstance(self.board, Square | HexHexagon):
            self.fail("board", "expected a square or a hexagon, for its corners")
        if len(self.corners()) % len(self.sides):
            self.fail("sides", f"{len(self.corners())} corners cannot be dealt to {len(self.sides)} players")
        if self.quiet < 1:
            self.fail("quiet", f"expected at least 1, got {self.quiet}")
        assert self.board is not None
        if set(self.corners()) & set(self.board.all_at(self.blocked)):
            self.fail("blocked", "a corner cannot be forbidden")
