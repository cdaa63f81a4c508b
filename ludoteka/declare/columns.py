"""Column games: draughts in which captured discs go along, under the one that captured them."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import ClassVar

from .draughts import Draughts, Duty, Entering, Removal


class LoneOfficer(Enum):
    """How an officer goes that leads no column."""

    SOLDIER = "like a soldier"
    OFFICER = "like an officer at the head of a column"


@dataclass(frozen=True, kw_only=True)
class Columns(Draughts):
    """Men are soldiers and kings are officers. A jump takes the top disc of a column, and no column is jumped twice.

    Nothing leaves the board, so the only step that is never taken back is a promotion: `draws.quiet` counts the moves
    since the last one.
    """

    family: ClassVar[str] = "columns"

    lone_officer: LoneOfficer

    def check(self) -> None:
        super().check()
        if len(self.sides) != 2 or self.duty is not Duty.FORCED or self.entering is not Entering.SET_UP or self.royals:
            self.fail("armies", "expected two armies on the board, forced captures and no royals")
        if self.removal is not Removal.AT_ONCE:
            self.fail("removal", "a captured disc goes under the other at each jump")
        if sum(self.pieces) > MOST_DISCS:
            self.fail("armies", f"expected at most {MOST_DISCS} discs, got {sum(self.pieces)}")


MOST_DISCS = 40
