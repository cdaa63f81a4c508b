"""The star race: four pawns each run round a star of six arms, with short cuts over its inner points and the centre."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from .game import Game

PAWNS = 4
ARM = 14
RING = 84
LAP = 83
"""Cells from a player's start to his exit."""
HOME = 4
CENTRE = LAP + HOME + 1
"""The place that all players count so; the home column is LAP + 1 to LAP + HOME."""
FIRST_JUMP, LAST_JUMP = 6, 76


@dataclass(frozen=True, kw_only=True)
class StarRace(Game):
    """Places are counted by each player: 0 the nest, 1 the start, up to 83 the exit, then the home column."""

    family: ClassVar[str] = "star"

    entering: tuple[int, ...]
    """Numbers that bring a pawn from the nest."""
    longest: int
    """After so many throws nobody has won."""

    def check(self) -> None:
        if len(self.sides) > RING // ARM:
            self.fail("sides", f"expected at most {RING // ARM}, got {len(self.sides)}")
        if self.bound < 3 * self.longest:
            self.fail("bound", f"{self.longest} throws do not fit in {self.bound}")
