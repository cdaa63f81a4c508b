"""What tables are made of: the plan they begin with, the entries that follow, and the seats that people take."""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import Enum

import msgspec

from ..play import Act
from ..play.words import Sentence
from .protocol import Code


class Deed(Enum):
    """What happens at a table beside the acts of the match; the value is what the database keeps."""

    MADE = "made"
    SIT = "sit"
    COMPUTER = "computer"
    """A computer sits down; `text` is its level."""
    STAND = "stand"
    BEGIN = "begin"
    """All seats are taken; `text` is the time, in milliseconds since 1970."""
    AGREE = "agree"
    """To what was offered, while others are still to be asked."""
    REMATCH = "rematch"
    NEXT = "next"
    """`text` is the table of the rematch."""
    CLOSE = "close"
    """Everybody left before it began."""


STEPS = frozenset(act.value for act in (Act.MOVE, Act.CHANCE, Act.CLOCK))
"""The acts that make the line of play longer."""
MATCH_ACTS = frozenset(act.value for act in Act)


class Refusal(Exception):
    """Something was asked that cannot be done; nothing has changed by asking."""

    def __init__(self, code: Code, why: str | Sentence) -> None:
        """What only programs can do wrong is said in English."""
        super().__init__(str(why))
        self.code = code
        self.why = why

    def say(self, language: str) -> str:
        return self.why if isinstance(self.why, str) else self.why.say(language)


class Entry(msgspec.Struct, frozen=True, gc=False):
    """One thing that happened. `at` is milliseconds since the match began; `request` is what asked for it."""

    seq: int
    act: str
    seat: int = -1
    text: str = ""
    at: int = 0
    person: str = ""
    name: str = ""
    request: str = ""


@dataclass(frozen=True)
class Plan:
    """What a table is from the beginning and stays."""

    id: str
    variant: str
    position: str
    clock: str
    secret: bytes = field(repr=False)
    public: bool
    invitation: str = field(repr=False)
    maker: str
    made: int


@dataclass
class Chair:
    """A seat: free, or a person's, or a computer's (then `level` is not 0)."""

    person: str = ""
    name: str = ""
    level: int = 0
    left_by: str = ""
    """Who may come back to it, after a computer has taken over."""

    @property
    def free(self) -> bool:
        return not self.person and not self.level
