"""Polyomino games: shapes of equal squares are laid on a board; who cannot lay one drops out."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from functools import cache
from typing import ClassVar

from ..boards import Square
from .game import Game

Place = tuple[int, int]
Form = tuple[Place, ...]
"""Squares as (right, up), from the lower left corner of their box, row by row."""


class Hands(Enum):
    """Whose the pieces are."""

    COMMON = "everybody may lay every piece"
    DEALT = "each lays the pieces that chance has dealt him; what does not divide evenly is left out"


class Scores(Enum):
    """What the end is worth."""

    LAST_WINS = "the last one, or his team, wins; all others lose"
    CUT_THROAT = "ten points for who laid the last piece, none for the player after him, five for the others"


@dataclass(frozen=True, kw_only=True)
class Polyominoes(Game):
    """Each piece is there once; it may be turned and turned over."""

    family: ClassVar[str] = "polyominoes"

    order: int
    """How many squares a piece has."""
    hands: Hands
    scores: Scores

    def check(self) -> None:
        board = self.board
        if not isinstance(board, Square) or board.width > 30 or len(board) != board.width * board.height:
            self.fail("board", "expected a whole square board, at most 30 wide")
        if not 2 <= self.order <= 6:
            self.fail("order", f"expected 2 to 6 squares, got {self.order}")
        if len(self.sides) < 2 or (self.scores is Scores.CUT_THROAT and (len(self.sides) < 3 or self.teams)):
            self.fail("scores", "expected two players, or at least three without teams for cut-throat")


def normal(squares: set[Place]) -> Form:
    """Squares moved into the lower left corner, row by row."""
    left, low = min(x for x, _ in squares), min(y for _, y in squares)
    return tuple(sorted(((x - left, y - low) for x, y in squares), key=lambda place: (place[1], place[0])))


def turns(form: Form) -> tuple[Form, ...]:
    """The different forms of a piece that is turned and turned over: first the four turns, then the mirrored ones."""
    found = []
    now = set(form)
    for mirrored in (False, True):
        if mirrored:
            now = {(-x, y) for x, y in form}
        for _ in range(4):
            found.append(normal(now))
            now = {(y, -x) for x, y in now}
    return tuple(dict.fromkeys(found))


@cache
def free_pieces(order: int) -> tuple[Form, ...]:
    """All pieces of so many squares, each in one form; the longer and narrower ones first."""
    pieces: set[Form] = {((0, 0),)}
    for _ in range(order - 1):
        larger = set()
        for piece in pieces:
            for x, y in piece:
                for to in ((x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)):
                    if to not in piece:
                        larger.add(min(turns(normal({*piece, to}))))
        pieces = larger
    return tuple(sorted((max(turns(piece), key=flatness) for piece in pieces), key=flatness, reverse=True))


def flatness(form: Form) -> tuple[int, int, Form]:
    """Wide and low forms come first."""
    return max(x for x, _ in form), -max(y for _, y in form), form


@cache
def all_forms(order: int) -> tuple[tuple[int, Form], ...]:
    """Every piece with every form: (piece, form)."""
    return tuple((piece, form) for piece, shape in enumerate(free_pieces(order)) for form in turns(shape))


def handle(form: Form) -> Place:
    """The square by which a piece is held: the one nearest to its middle."""
    middle_x, middle_y = (sum(place[k] for place in form) / len(form) for k in (0, 1))
    return min(form, key=lambda place: ((place[0] - middle_x) ** 2 + (place[1] - middle_y) ** 2, place[1], place[0]))
