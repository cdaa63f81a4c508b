"""Games of n in a row: men are placed, perhaps fall or slide, perhaps take others; a row of one's own men wins."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import ClassVar

from ..boards import Board, Square
from ..boards.channels import Channelled
from .game import Game

PAIR = 2
"""Men taken at once, where each capture is counted as plus or as minus."""
CORNERS = 4
"""Of a square."""


class Placing(Enum):
    """Where a man is put, and where it comes to rest: always where the edge or another man stops it."""

    ANYWHERE = "on any empty cell, and there it stays"
    FALLS = "at the upper end of a column, from where it falls in the direction `falls`"
    FROM_EDGE = "on an empty cell of the edge, from where it slides towards the opposite edge; a corner has two ways"
    TO_EDGE = "on any empty cell, from where it slides to the nearest edge; if two are equally near, to their corner"
    CHANNELS = "into a channel of the board, at whose lower end it comes to rest, or on the men already there"


class Pattern(Enum):
    """What wins."""

    ROW = "so many own men in a row"
    SQUARE = "four own men on the corners of a square, also of one that stands aslant"


class Vanishing(Enum):
    """What happens to a full bottom row, where men fall."""

    NEVER = "it stays"
    RETURNS = "its men go back to their owners, and all others fall by one"
    SPENT = "its men are out of the game, and all others fall by one"


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
    """The directions of rows, one of each opposite pair; none: all directions of the board."""
    men: int
    """That each player has; 0: enough to fill the board."""
    captures: tuple[int, ...]
    """So many enemies in line between the new man and another own man are taken; empty: none are."""
    captures_to_win: int
    """So many men taken win; 0 where none are taken."""
    plus_minus: bool
    """Each capture is added to one's own or, as one likes, taken off the enemy's, which never get less than nothing."""
    pattern: Pattern
    opening: tuple[str, ...]
    """Regions of the board in which the first, second ... man must be placed; an empty name: anywhere."""
    moving: bool
    """When a player has placed all his men he moves one of them by a step along a file or rank."""
    vanishing: Vanishing
    claims: int
    """A pattern wins only when its owner claims it, in his turn; so many wrong claims lose. 0: it wins at once."""
    longest: int
    """After so many turns the game is a draw; 0: it ends by itself."""
    swap2: bool
    """The first player places three men, black, white, black. The other places the fourth, or takes Black, or places
    two more and leaves the choice of colour to the first."""
    renju: bool
    """Unless he makes exactly five, the first player may not make more than five, two fours, or two threes that can
    become straight fours; longer rows of the other win."""

    @property
    def standing(self) -> bool:
        return self.placing is Placing.FALLS

    def check(self) -> None:
        if self.board is None:
            self.fail("board", "expected a board")
            return
        self._check_placing(self.board)
        self._check_captures()
        self._check_end(self.board)
        self._check_tournament()

    def _check_placing(self, board: Board) -> None:
        directions = board.plan.directions if self.falls or self.lines else ()
        for way in (*self.lines, *((self.falls,) if self.falls else ())):
            if way not in directions:
                self.fail("lines", f"the board has no direction {way!r}; directions are {', '.join(directions)}")
        if self.length < 2:
            self.fail("length", "expected rows of at least two")
        if bool(self.falls) != (self.placing is Placing.FALLS):
            self.fail("falls", "expected a direction where men fall, and only there")
        if (self.placing is Placing.CHANNELS) != isinstance(board, Channelled):
            self.fail("placing", "expected a board with channels where men roll down them, and only there")
        if self.men and self.men < self.length:
            self.fail("men", f"expected at least {self.length}, got {self.men}")

    def _check_captures(self) -> None:
        if bool(self.captures) != bool(self.captures_to_win):
            self.fail("captures", "expected the numbers of men taken and of men to win by, or neither")
        if self.captures and self.placing is not Placing.ANYWHERE:
            self.fail("captures", "men that fall or slide take none")
        if self.captures and not self.men:
            self.fail("men", "expected a number of men: where men are taken the board need not fill up")
        if self.plus_minus and (self.captures != (PAIR,) or self.players != 2):
            self.fail("plus_minus", "expected two players who take pairs")

    def _check_tournament(self) -> None:
        plain = self.players == 2 and self.placing is Placing.ANYWHERE and self.pattern is Pattern.ROW
        further = self.captures or self.moving or self.claims or self.longest
        if self.swap2 and (not plain or self.men or further or self.opening or self.renju):
            self.fail("swap2", "expected two players who only place men, and no other rule for the opening or colours")
        if self.renju and (not plain or self.men or further or self.exact):
            self.fail("renju", "expected two players who only place men, and longer rows that win")

    def _check_end(self, board: Board) -> None:
        if self.pattern is Pattern.SQUARE and not (isinstance(board, Square) and self.length == CORNERS):
            self.fail("pattern", f"squares need a board of square cells and a length of {CORNERS}")
        if self.claims and (self.players != 2 or self.moving or self.captures):
            self.fail("claims", "expected two players who only place men")
        if self.vanishing is not Vanishing.NEVER and self.placing is not Placing.FALLS:
            self.fail("vanishing", "a row vanishes only where men fall")
        if (self.moving or self.vanishing is Vanishing.RETURNS) and not self.longest:
            self.fail("longest", "a game has to end: expected a limit where men move or come back")
