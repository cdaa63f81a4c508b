"""Clocks as data: a control, and the time a seat has left after its turns. Nothing here looks at a real clock."""

from __future__ import annotations

import re
from dataclasses import dataclass, replace
from enum import Enum

from .errors import NotationError

SECOND = 1000
DAY = 24 * 60 * 60 * SECOND


class Kind(Enum):
    """How time runs."""

    NONE = "none"
    MOVE = "move"
    """A fixed time for every move."""
    FISCHER = "fischer"
    """A main time, and an increment after every move."""
    BYOYOMI = "byoyomi"
    """A main time, then periods; a period that is not used up is kept."""
    DAYS = "days"
    """Days for every move."""


@dataclass(frozen=True)
class Control:
    """A time control; all times in milliseconds."""

    kind: Kind = Kind.NONE
    main: int = 0
    extra: int = 0
    """The increment, or the length of a period."""
    periods: int = 0

    @classmethod
    def parse(cls, text: str) -> Control:
        """ "none", "move 30", "fischer 300+5", "byoyomi 600+3x30", "days 3"; numbers are seconds or days."""
        if text == "none":
            return cls()
        if found := re.fullmatch(r"move (\d{1,6})", text):
            return cls(Kind.MOVE, main=int(found[1]) * SECOND)
        if found := re.fullmatch(r"fischer (\d{1,6})\+(\d{1,5})", text):
            return cls(Kind.FISCHER, int(found[1]) * SECOND, int(found[2]) * SECOND)
        if found := re.fullmatch(r"byoyomi (\d{1,6})\+(\d{1,3})x(\d{1,5})", text):
            return cls(Kind.BYOYOMI, int(found[1]) * SECOND, int(found[3]) * SECOND, int(found[2]))
        if found := re.fullmatch(r"days (\d{1,3})", text):
            return cls(Kind.DAYS, main=int(found[1]) * DAY)
        expected = '"none", "move 30", "fischer 300+5", "byoyomi 600+3x30" or "days 3"'
        raise NotationError(f"expected a clock like {expected}; got {text!r}")

    def __str__(self) -> str:
        match self.kind:
            case Kind.MOVE:
                return f"move {self.main // SECOND}"
            case Kind.FISCHER:
                return f"fischer {self.main // SECOND}+{self.extra // SECOND}"
            case Kind.BYOYOMI:
                return f"byoyomi {self.main // SECOND}+{self.periods}x{self.extra // SECOND}"
            case Kind.DAYS:
                return f"days {self.main // DAY}"
        return "none"

    def start(self) -> Budget:
        return Budget(self.main, self.periods)


NO_CLOCK = Control()


@dataclass(frozen=True)
class Budget:
    """What a seat has left: main time in milliseconds, and periods of byo-yomi."""

    main: int
    periods: int = 0

    def left(self, control: Control) -> int | None:
        """Milliseconds until the flag falls if the seat thinks on from now; None: never."""
        if control.kind is Kind.NONE:
            return None
        return max(0, self.main) + self.periods * control.extra if control.kind is Kind.BYOYOMI else self.main

    def spend(self, control: Control, used: int) -> Budget | None:
        """The budget after a move that took `used` milliseconds; None: the time ran out."""
        match control.kind:
            case Kind.NONE:
                return self
            case Kind.MOVE | Kind.DAYS:
                return self if used <= control.main else None
            case Kind.FISCHER:
                return replace(self, main=self.main - used + control.extra) if used <= self.main else None
        over = used - self.main
        if over <= 0:
            return replace(self, main=-over)
        lost = over // control.extra if control.extra else self.periods + 1
        return Budget(0, self.periods - lost) if lost < self.periods else None
