"""Pyramid: climb along the diagonals; attacks along them force a retreat."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from ..boards import Square
from .game import Game

STRIPED = ("b5 c6 d7 e8 f9", "l5 k6 j7 i8 h9")
"""The two slopes."""


@dataclass(frozen=True, kw_only=True)
class Pyramid(Game):
    """Pieces step diagonally on the red cells; the first one on the top cell wins."""

    family: ClassVar[str] = "pyramid"

    setup: tuple[str, str]
    """For each player the cells of his pieces."""
    late: str
    """Pieces on these cells do not make their owner's first move."""
    longest: int
    """After so many turns nobody has won."""

    def check(self) -> None:
        if not isinstance(self.board, Square):
            self.fail("board", "expected square cells")
        if len(self.sides) != 2 or self.longest < 1:
            self.fail("sides", "expected two players with their set-up, and a limit of turns")


def pyramid_board() -> Square:
    """Four rows of 13 cells, then rows that get narrower by one on each side; the red cells and the striped slopes."""
    wide = 13
    names = Square(wide, 10).name_of
    cut = [(f, r) for r in range(10) for f in range(wide) if min(f, wide - 1 - f) < r - 3]
    red = [names(f, r) for r in range(10) for f in range(wide) if (f + r) % 2 and (f, r) not in cut]
    striped = " ".join(STRIPED).split()
    return Square(
        wide,
        10,
        without=tuple(names(f, r) for f, r in cut),
        crosses=("b5 g10", "l5 g10"),
        extra_regions=(
            ("red", " ".join(name for name in red if name not in striped)),
            ("striped", " ".join(striped)),
            ("white", " ".join(names(f, r) for r in range(10) for f in range(wide)
                               if not (f + r) % 2 and (f, r) not in cut)),
            ("slope 1", STRIPED[0]),
            ("slope 2", STRIPED[1]),
        ),
        tinted=(("red", "red"), ("striped", "orange"), ("white", "white")),
    )  # fmt: skip
