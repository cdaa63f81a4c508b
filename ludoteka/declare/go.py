"""Go: stones surround points and each other; who controls more of the board wins."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import ClassVar

from .game import Game


class Ko(Enum):
    """Which repetitions are forbidden."""

    SIMPLE = "a move must not restore the position before the opponent's last move"
    SUPERKO = "a move must not restore any earlier position of the board"


class Counting(Enum):
    """What is counted at the end."""

    TERRITORY = "surrounded empty points and prisoners; the players agree on the dead stones"
    AREA = "own stones on the board and the empty points they surround, as the board stands"


@dataclass(frozen=True)
class StarPoints:
    """The marked points, in the order in which handicap stones take them."""

    corners: str
    edges: str = ""
    middle: str = ""

    @property
    def all(self) -> tuple[str, ...]:
        return (*self.corners.split(), *self.edges.split(), *self.middle.split())

    @property
    def most(self) -> int:
        """The greatest handicap there are points for."""
        return len(self.all)

    def handicap(self, stones: int) -> tuple[str, ...]:
        """Up to four stones in the corners, then pairs on the edges; the middle takes an odd one."""
        corners = self.corners.split()[:stones]
        edges = self.edges.split()[: (stones - len(corners)) // 2 * 2]
        middle = self.middle.split()[: stones - len(corners) - len(edges)]
        return (*corners, *edges, *middle)


@dataclass(frozen=True, kw_only=True)
class Go(Game):
    """`bound` is a rule here: after so many actions the board is counted as it stands."""

    family: ClassVar[str] = "go"

    ko: Ko
    counting: Counting
    komi: int | None
    """Half points the second player gets; None: what is usual (6½, by area 7½; ½ in a game with handicap)."""
    handicap: int
    """Stones the first player has on the board at the start, 0 or 2 and more; then the second player begins."""
    star_points: StarPoints

    @property
    def half_points(self) -> int:
        """The komi, in half points."""
        if self.komi is not None:
            return self.komi
        if self.handicap:
            return 1
        return 15 if self.counting is Counting.AREA else 13

    def check(self) -> None:
        if self.board is None:
            self.fail("board", "expected a board")
        if len(self.sides) != 2:
            self.fail("sides", f"expected 2 players, got {len(self.sides)}")
        if self.handicap == 1 or not 0 <= self.handicap <= self.star_points.most:
            self.fail("handicap", f"this board has points for 2 to {self.star_points.most} stones, got {self.handicap}")
