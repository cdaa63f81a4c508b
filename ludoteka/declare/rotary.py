"""Rotary: a wheel turns the six cells around an empty one, with all that stands there."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from .game import Game


@dataclass(frozen=True, kw_only=True)
class Rotary(Game):
    """Who turns must have more pieces around the wheel than the other; who fills the centre wins."""

    family: ClassVar[str] = "rotary"

    men: tuple[str, str]
    """For each player the cells of his pieces by the set-up."""
    laying: bool
    """The board is empty at first: pieces are laid in turn, and the first point to turn at is offered and chosen."""
    centre: str
    """The cells to be filled."""
    longest: int
    """After so many turns of the wheel the game is drawn."""

    def check(self) -> None:
        if self.board is None or len(self.sides) != 2:
            self.fail("board", "expected a board and two players")
            return
        cells = " ".join(self.men).split()
        if len(set(cells)) != len(cells):
            self.fail("men", "two pieces stand on the same cell")
        if len({len(names.split()) for names in self.men}) != 1:
            self.fail("men", "expected the same number of pieces for both players")
        self.board.all_at(self.centre)
