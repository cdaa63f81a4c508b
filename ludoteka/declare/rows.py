"""Games of n in a row: men are placed, perhaps fall or slide, perhaps take others; a row of one's own men wins."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import ClassVar

from .game import Game


class Placing(Enum):
    """Where a man is put, and where it comes to rest: always where the edge or another man stops it."""

    ANYWHERE = "on any empty cell, and there it stays"
    FALLS = "at the upper end of a column, from where it falls in the direction `falls`"
    FROM_EDGE = "on an empty cell of the edge, from where it slides towards the opposite edge; a corner has two ways"
    TO_EDGE = "on any empty cell, from where it slides to the nearest edge; if two are equally near, to their corner"


@dataclass(frozen=True, kw_only=True)
class Rows(Game):
    """Players place a man each in turn. A board without an empty place, or a player without men, ends it in a draw."""

    family: ClassVar[str] = "rows"

    placing: Placing
    falls: str
    """The direction of the board in which men fall, for FALLS; else empty."""
    length: int
    """So many men in a row win."""
    exact: bool
    """A longer row does not count."""
    lines: tuple[str, ...]
    """The directions of rows, one of each opposite pair."""
    men: int
    """That each player has; 0: enough to fill the board."""
    captures: tuple[int, ...]
    """So many enemies in line between the new man and another own man are taken; empty: none are."""
    captures_to_win: int
    """So many men taken win; 0 where none are taken."""

    def check(self) -> None:
        if self.board is None:
            self.fail("board", "expected a board")
            return
        directions = self.board.plan.directions if self.falls or self.lines else ()
        for way in (*self.lines, *((self.falls,) if self.falls else ())):
            if way not in directions:
                self.fail("lines", f"the board has no direction {way!r}; directions are {', '.join(directions)}")
        if not self.lines or self.length < 2:
            self.fail("lines", "expected a direction of rows and rows of at least two")
        if bool(self.falls) != (self.placing is Placing.FALLS):
            self.fail("falls", "expected a direction where men fall, and only there")
        if bool(self.captures) != bool(self.captures_to_win):
            self.fail("captures", "expected the numbers of men taken and of men to win by, or neither")
        if self.captures and self.placing is not Placing.ANYWHERE:
            self.fail("captures", "men that fall or slide take none")
        if self.men and self.men < self.length:
            self.fail("men", f"expected at least {self.length}, got {self.men}")
        if self.captures and not self.men:
            self.fail("men", "expected a number of men: where men are taken the board need not fill up")
