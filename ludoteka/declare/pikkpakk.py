"""Pikk-pakk: push rows of seven balls until four of yours surround the target."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import ClassVar

from .game import Game


class Laying(Enum):
    """How the balls come onto the board."""

    SET_UP = "they lie where the declaration says"
    IN_TURN = "the players put them down one by one, each where he likes"
    BY_LOT = "it is drawn by lot which ball lies where"


@dataclass(frozen=True, kw_only=True)
class PikkPakk(Game):
    """A row or column of `line` balls is pushed by one cell, if enough of them are the player's."""

    family: ClassVar[str] = "pikkpakk"

    laying: Laying
    target: str
    """Where the target ball lies at the start."""
    balls: tuple[str, str]
    """Where each player's balls lie by the standard set-up; together they are the cells that are filled."""
    line: int
    own: int
    """So many balls of a line that is pushed must be the player's."""
    longest: int
    """After so many turns, those of laying not counted, the game is drawn."""

    def check(self) -> None:
        if self.board is None or len(self.sides) != 2:
            self.fail("board", "expected a board and two players")
        cells = [self.target, *" ".join(self.balls).split()]
        if len(set(cells)) != len(cells):
            self.fail("balls", "two balls lie on the same cell")
        if len({len(names.split()) for names in self.balls}) != 1:
            self.fail("balls", "expected the same number of balls for both players")
        if not 1 <= self.own <= self.line:
            self.fail("own", f"expected 1 to {self.line}, got {self.own}")
