"""On the firing range: soldiers who step forward and must jump; officers who stretch their moves."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from ..boards import GraphBoard
from .game import Game


@dataclass(frozen=True, kw_only=True)
class Firing(Game):
    """The first player steps upwards, the second downwards; both jump in all directions."""

    family: ClassVar[str] = "firing"

    privates: tuple[str, str]
    officers: tuple[str, str]
    """For each player the cells at the start."""
    ransom: int
    """So many privates buy a lost officer back."""
    officer_worth: int
    """How many privates an officer counts at the end."""
    quiet: int
    """After so many moves in a row without a capture or a step forward the soldiers are counted."""

    def check(self) -> None:
        if not isinstance(self.board, GraphBoard) or len(self.board.plan.directions) != 8:
            self.fail("board", "expected points joined along the eight directions of the compass")
        if len(self.sides) != 2 or self.quiet < 1 or self.ransom < 1:
            self.fail("sides", "expected two players, a ransom and a limit of quiet moves")
