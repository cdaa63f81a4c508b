"""Tafl games: a king with his guards in the middle, a larger army around them."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import ClassVar

from ..boards import Square
from .game import Game


class KingTaken(Enum):
    """How the king is taken away from the throne; on it he always needs four attackers, beside it three."""

    FOUR = "by attackers on all four sides"
    TWO = "between two attackers, as everybody else"


class Refuge(Enum):
    """Where the king is saved."""

    EDGE = "at the edge of the board; nobody crosses or enters the throne once it is empty"
    CORNERS = "in a corner; only the king enters corners and throne, all may cross the throne, and corners enclose too"


@dataclass(frozen=True, kw_only=True)
class Tafl(Game):
    """All pieces move like rooks and take by enclosing; the king wants to escape."""

    family: ClassVar[str] = "tafl"

    guards: str
    attackers: str
    """Cells at the start; the king begins on the throne, the middle of the board."""
    refuge: Refuge
    encircling: bool
    """The attackers also win by cutting off the king and all his guards from the edge."""
    shield_walls: bool
    """A row of two or more at the edge is taken together if it is closed in at both ends, perhaps by a corner, and
    each in it has an enemy in front of him."""
    forts: bool
    """The defenders also win if the king is at the edge, can move, and his walls cannot be broken."""
    repeats: bool
    """A position that is there for the third time loses for the defenders."""
    attackers_begin: bool
    king_fights: bool
    """Whether the king helps to enclose attackers."""
    king_taken: KingTaken
    king_range: int
    """How far the king may go; 0: as far as he likes."""
    quiet: int
    """So many moves in a row without capture end the game in a draw."""

    def check(self) -> None:
        board = self.board
        if not isinstance(board, Square) or board.width != board.height or board.width % 2 == 0:
            self.fail("board", "expected a square with a throne in the middle")
        if len(self.sides) != 2 or self.quiet < 1 or self.king_range < 0:
            self.fail("sides", "expected two players, a limit of quiet moves, and no negative range")
        if self.forts and self.refuge is Refuge.EDGE:
            self.fail("forts", "expected a king who is not saved at the edge anyway")


def on_four_sides(size: int, cells: str) -> str:
    """Cells of the left side, and the same ones of the other three."""
    found = []
    for name in cells.split():
        file, rank = ord(name[0]) - 97, int(name[1:]) - 1
        for _ in range(4):
            found.append(f"{chr(97 + file)}{rank + 1}")
            file, rank = rank, size - 1 - file
    return " ".join(dict.fromkeys(found))


def tafl_board(size: int, guards: str, attackers: str, *, corners: bool = False) -> Square:
    """A board whose throne, guards' and attackers' cells are coloured, and where they matter the corners."""
    last = f"{chr(96 + size)}"
    refuge = (("corners", f"a1 a{size} {last}1 {last}{size}"),) if corners else ()
    middle = f"{chr(97 + size // 2)}{size // 2 + 1}"
    return Square(
        size,
        size,
        extra_regions=(("throne", middle), ("guards", guards), ("attackers", attackers), *refuge),
        tinted=(
            ("guards", "middle"),
            ("attackers", "dark"),
            ("throne", "felt"),
            *((name, "felt") for name, _ in refuge),
        ),
    )
