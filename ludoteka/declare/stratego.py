"""Stratego: two armies whose ranks are hidden until they meet."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from ..boards.square import Square
from .game import Game, Piece

LAKE = "lake"
"""The region of the board that no piece may enter or cross."""


@dataclass(frozen=True)
class Troop:
    """A kind of piece and how many of it each player has."""

    piece: Piece
    count: int


@dataclass(frozen=True)
class Formation:
    """A ready-made set-up: the letters of the pieces, the front row first, as their owner sees them."""

    id: str
    name: str
    hu: str
    rows: str


@dataclass(frozen=True, kw_only=True)
class Stratego(Game):
    """Capture the flag. `army` is in the order of rank, lowest first; the kinds with a rule of their own are named."""

    family: ClassVar[str] = "stratego"

    army: tuple[Troop, ...]
    flag: str
    """Does not move; who loses it loses the game."""
    bomb: str
    """Does not move; beats every attacker but the sapper."""
    sapper: str
    spy: str
    spied: str
    """The rank that an attacking spy beats."""
    runner: str
    """Goes any number of free cells in a straight line, and may attack at the end of it."""
    home_rows: int
    """Rows that each player fills with his army before play begins."""
    shuttle: int
    """How many times in a row a piece may go to and fro between the same two cells; 0: as often as it likes."""
    quiet: int
    """So many moves of both players together without an attack make a draw."""
    formations: tuple[Formation, ...]

    def check(self) -> None:
        if not isinstance(self.board, Square):
            self.fail("board", "expected a board of squares")
            return
        names = [troop.piece.name for troop in self.army]
        for field in ("flag", "bomb", "sapper", "spy", "spied", "runner"):
            if getattr(self, field) not in names:
                self.fail(field, f"expected a piece of the army ({', '.join(names)}), got {getattr(self, field)!r}")
        men = sum(troop.count for troop in self.army)
        if men != self.home_rows * self.board.width:
            self.fail("army", f"expected pieces for {self.home_rows} rows of {self.board.width}, got {men}")
        if any(troop.count != 1 for troop in self.army if troop.piece.name == self.flag):
            self.fail("army", "expected one flag")
        letters = sorted(troop.piece.letter for troop in self.army for _ in range(troop.count))
        for formation in self.formations:
            if sorted("".join(formation.rows.split())) != letters:
                self.fail("formations", f"expected {''.join(letters)} in {formation.id!r}, got {formation.rows!r}")
        if len(self.sides) != 2:
            self.fail("sides", f"expected two players, got {len(self.sides)}")

    @property
    def pieces(self) -> tuple[Piece, ...]:
        return tuple(troop.piece for troop in self.army)
