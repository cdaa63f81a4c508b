"""Playing with letters: everybody lays one word a round from the same drawn letters, each on a board of his own."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import ClassVar

from ..boards import Board, Several, Square
from .game import Game

NAMES = "ABCDEFGH"


def boards(players: int, width: int, height: int) -> Board:
    """A board for each player, A, B, C ..., with an edge in his colour."""
    return Several(
        tuple((name, Square(width, height)) for name in NAMES[:players]),
        across=1 if players == 2 else (players + 1) // 2,
        edged=tuple((name, seat) for seat, name in enumerate(NAMES[:players])),
    )


@dataclass(frozen=True, kw_only=True)
class Letters(Game):
    """All lay at the same time, unseen, until the time is over. Payoffs are places."""

    family: ClassVar[str] = "letters"

    width: int
    height: int
    alphabet: tuple[tuple[str, int], ...]
    """(letter, how many of it are among those drawn), in the order of the alphabet."""
    jokers: int
    """How many of those drawn stand for any letter."""
    long: Mapping[str, str]
    """Letter drawn to the other one that it may stand for too."""
    digits: int
    """How many there are of each digit."""
    language: str
    """The word list."""
    title: str
    layout: tuple[str, ...]
    """The cell of each letter of the title; empty: the players lay them, in turn, none beside another."""
    agreement: bool
    """Anything may be laid; the others say whether they accept it. Otherwise the word list decides."""
    joined: bool
    """A word must use a letter that was on the board."""
    rounds: int
    seconds: int
    """For a round."""
    reused: int
    """The value of a letter that was on the board."""
    backs: int
    """How many times in a round a player may take something back."""

    @property
    def standing(self) -> bool:
        return True

    def __post_init__(self) -> None:
        # The boards follow from the number of players, which is an option.
        object.__setattr__(self, "board", boards(len(self.sides), self.width, self.height))
        super().__post_init__()

    def check(self) -> None:
        if not 2 <= self.players <= len(NAMES):
            self.fail("sides", f"expected two to eight players, got {self.players}")
        if self.width * self.height >= 1 << 9 or len(self.title) * 5 >= self.width * self.height:
            self.fail("width", "expected at most 511 cells, and room for the title")
        known = {letter for letter, _ in self.alphabet}
        if len(self.alphabet) > 62 or not known >= {*self.title, *self.long, *self.long.values()}:
            self.fail("alphabet", "expected at most 62 letters, and those of the title among them")
        if self.layout and len(self.layout) != len(self.title):
            self.fail("layout", f"expected a cell for each of the {len(self.title)} letters of the title")
        if self.jokers + sum(count for _, count in self.alphabet) < 10 or self.digits < 1:
            self.fail("alphabet", "expected ten letters to draw")
