"""Terrace: pieces of four sizes on a board of steps."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from ..boards.square import Square
from ..boards.terraces import height
from .game import Game

KINDS = "ABCDT"
"""Four sizes, the smallest first; T is the piece that decides the game, as small as an A."""


@dataclass(frozen=True, kw_only=True)
class Terrace(Game):
    """The board is a square of L-shaped terraces: lowest at two opposite corners, highest at the two others."""

    family: ClassVar[str] = "terrace"

    men: tuple[str, ...]
    """For each player the cells of his pieces by kind: "T a1, A b1 g2 h2, ..."."""
    goals: tuple[str, ...]
    """For each player the cell where his T wins."""
    longest: int
    """After so many turns the game is drawn."""

    def check(self) -> None:
        board = self.board
        if not isinstance(board, Square) or board.width != board.height or board.width % 2:
            self.fail("board", "expected a square board with an even number of cells along its sides")
            return
        if not len(self.sides) == len(self.men) == len(self.goals):
            self.fail("men", "expected pieces and a goal for each player")
        taken: list[str] = []
        for player in range(len(self.men)):
            kinds = self.pieces_of(player)
            taken += [cell for cells in kinds.values() for cell in cells]
            if len(kinds.get("T", ())) != 1 or not set(kinds) <= set(KINDS):
                self.fail("men", f"expected one T and pieces of {', '.join(KINDS)}, got {self.men[player]!r}")
        if len(set(taken)) != len(taken):
            self.fail("men", "two pieces stand on the same cell")

    def pieces_of(self, player: int) -> dict[str, list[str]]:
        """The cells of a player's pieces by kind."""
        words = (part.split() for part in self.men[player].split(","))
        return {kind: cells for kind, *cells in words}

    def height(self, file: int, rank: int) -> int:
        """How high a cell lies, from 0."""
        assert isinstance(self.board, Square)
        return height(self.board.width, file, rank)

    def terrace(self, file: int, rank: int) -> list[tuple[int, int]]:
        """The cells of the terrace of a cell, from one end to the other."""
        assert isinstance(self.board, Square)
        half, last = self.board.width // 2, self.board.width - 1
        x, y = (0 if file < half else last), (0 if rank < half else last)
        far = max(abs(file - x), abs(rank - y))
        way_x, way_y = (1 if x == 0 else -1), (1 if y == 0 else -1)
        level = [(x + way_x * k, y + way_y * far) for k in range(far + 1)]
        return level + [(x + way_x * far, y + way_y * k) for k in range(far - 1, -1, -1)]
