"""Dice games with a score sheet: three throws, then a box is filled."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import ClassVar

from ..boards import Sheet
from .game import Game, Side


class Box(Enum):
    """The boxes, from the top."""

    ONES = "1"
    TWOS = "2"
    THREES = "3"
    FOURS = "4"
    FIVES = "5"
    SIXES = "6"
    MIN = "min"
    MAX = "max"
    THREE = "three"
    FULL = "full"
    SMALL = "small"
    FOUR = "four"
    LARGE = "large"
    YAM = "yam"


class Column(Enum):
    """In which order the boxes of a column are filled."""

    DOWN = "down"
    UP = "up"
    FREE = "free"


BOXES = tuple(Box)
SIGNS = {
    Box.MIN: "< 20",
    Box.MAX: "> 20",
    Box.THREE: "xxx",
    Box.FULL: "xxxyy",
    Box.SMALL: "1234",
    Box.FOUR: "xxxx",
    Box.LARGE: "12345",
}
"""What the sheet shows for a box, in any language."""
LETTERS = {Column.DOWN: "d", Column.UP: "u", Column.FREE: "f"}
ARROWS = {Column.DOWN: " v", Column.UP: " ^", Column.FREE: ""}


def column_name(side: Side, column: Column) -> str:
    """What a column is called: "Rd" is Red's column that is filled downwards."""
    return side.name[0] + LETTERS[column]


def cell_name(side: Side, column: Column, box: Box) -> str:
    return column_name(side, column) + box.value


@dataclass(frozen=True, kw_only=True)
class SheetGame(Game):
    """The board is the score sheet: rows for the boxes, columns for the players. It follows from the other fields."""

    family: ClassVar[str] = "sheet"

    throws: int
    columns: tuple[Column, ...]
    """Of each player."""
    bonus_from: int
    """A column whose first six boxes reach this sum ..."""
    bonus: int
    """... gets so many points more."""
    middle: int
    """The least box counts sums below it, the greatest sums above it."""

    def __post_init__(self) -> None:
        rows = tuple((box.value, SIGNS.get(box, box.value)) for box in BOXES)
        names = tuple(column_name(side, column) for side in self.sides for column in self.columns)
        heads = tuple(side.name[0] + ARROWS[column] for side in self.sides for column in self.columns)
        object.__setattr__(self, "board", Sheet(rows, names, heads))
        super().__post_init__()

    def check(self) -> None:
        if not self.columns or len(set(self.columns)) != len(self.columns):
            self.fail("columns", f"expected different ones, got {self.columns}")
        if self.throws < 1:
            self.fail("throws", f"expected at least one, got {self.throws}")
        if self.bound < len(self.sides) * len(self.columns) * len(BOXES) * (2 * self.throws + 1):
            self.fail("bound", f"a throw and a choice for each box do not fit in {self.bound}")
