"""Dice games with a score sheet: three throws, then a box is filled."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import ClassVar

from ..boards import Sheet
from .game import Game, Side


class Box(Enum):
    """The boxes that a sheet may have; the first six are on every one."""

    ONES = "1"
    TWOS = "2"
    THREES = "3"
    FOURS = "4"
    FIVES = "5"
    SIXES = "6"
    PAIR = "pair"
    PAIRS = "pairs"
    MIN = "min"
    MAX = "max"
    THREE = "three"
    FULL = "full"
    SMALL = "small"
    FOUR = "four"
    LARGE = "large"
    LOW = "low"
    HIGH = "high"
    CHANCE = "chance"
    YAM = "yam"


class Sum(Enum):
    """What a box is worth that has no fixed number of points."""

    ALL = "all"
    """The sum of all dice."""
    OWN = "own"
    """The sum of the dice that the box asks for."""


class Column(Enum):
    """In which order the boxes of a column are filled."""

    DOWN = "down"
    UP = "up"
    FREE = "free"


BOXES = tuple(Box)
Lines = tuple[tuple[Box, int | Sum], ...]
"""Boxes from the top, and what each is worth."""
UPPER: Lines = tuple((box, Sum.OWN) for box in BOXES[:6])
"""The boxes of the six numbers, which count toward the bonus."""
SIGNS = {
    Box.PAIR: "xx",
    Box.PAIRS: "xxyy",
    Box.MIN: "< 20",
    Box.MAX: "> 20",
    Box.THREE: "xxx",
    Box.FULL: "xxxyy",
    Box.SMALL: "1234",
    Box.FOUR: "xxxx",
    Box.LARGE: "12345",
    Box.LOW: "12345",
    Box.HIGH: "23456",
    Box.CHANCE: "?",
}
"""What the sheet shows for a box, in any language."""
LETTERS = {Column.DOWN: "d", Column.UP: "u", Column.FREE: "f"}
WAYS = {Column.DOWN: 1, Column.UP: -1, Column.FREE: 0}


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
    lines: Lines
    """The boxes of a column from the top, and what each is worth."""
    bonus_from: int
    """A column whose first six boxes reach this sum ..."""
    bonus: int
    """... gets so many points more."""
    middle: int
    """The least box counts sums below it, the greatest sums above it."""
    repeat: int
    """Points for five equal dice once the box for them has been scored; such a throw is then a joker. 0: neither."""

    @property
    def boxes(self) -> tuple[Box, ...]:
        return tuple(box for box, _ in self.lines)

    def __post_init__(self) -> None:
        rows = tuple((box.value, SIGNS.get(box, box.value)) for box in self.boxes)
        names = tuple(column_name(side, column) for side in self.sides for column in self.columns)
        heads = tuple((seat, WAYS[column]) for seat in range(len(self.sides)) for column in self.columns)
        object.__setattr__(self, "board", Sheet(rows, names, heads))
        super().__post_init__()

    def check(self) -> None:
        if not self.columns or len(set(self.columns)) != len(self.columns):
            self.fail("columns", f"expected different ones, got {self.columns}")
        if self.lines[: len(UPPER)] != UPPER or len(set(self.boxes)) != len(self.lines):
            self.fail("lines", f"expected the six numbers, then different boxes, got {self.lines}")
        if self.repeat and Box.YAM not in self.boxes:
            self.fail("repeat", "expected a box for five equal dice")
        if self.repeat and set(self.columns) != {Column.FREE}:
            self.fail("repeat", "jokers need a column in any order")
        if self.throws < 1:
            self.fail("throws", f"expected at least one, got {self.throws}")
        if self.bound < len(self.sides) * len(self.columns) * len(self.lines) * (2 * self.throws + 1):
            self.fail("bound", f"a throw and a choice for each box do not fit in {self.bound}")
