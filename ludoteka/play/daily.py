"""The puzzle of the day: the same for everybody, another one tomorrow."""

from __future__ import annotations

from datetime import date
from random import Random

from .position import Position
from .variant import variant


def puzzle_of_the_day(game: str, day: date) -> Position | None:
    """A start from which the puzzle can be solved; None if the game has no other starts than its own."""
    of = variant(game)
    row = of.face.mixed(Random(f"{game} {day.isoformat()}"))
    return None if row is None else Position(of, row)
