"""Pylos: a pyramid of balls; a square of one's own colour gives balls back."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from ..boards import Pyramid
from .game import Game


@dataclass(frozen=True, kw_only=True)
class Pylos(Game):
    """The players place balls in turn; who lays the topmost one wins."""

    family: ClassVar[str] = "pylos"

    given_back: int
    """How many balls may be taken back for a square of one's own; 0: squares mean nothing."""
    rows_too: bool
    """Whether a full row of the lowest or the second storey counts as a square does."""
    longest: int
    """After so many turns nobody has won."""

    def check(self) -> None:
        if not isinstance(self.board, Pyramid) or len(self.board) % 2:
            self.fail("board", "expected a pyramid with an even number of balls")
        if len(self.sides) != 2 or self.given_back < 0 or self.longest < 1:
            self.fail("sides", "expected two players, balls given back, and a limit of turns")
