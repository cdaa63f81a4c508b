"""Crossword games: words are laid across and down on a board with premium cells."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import ClassVar

from ..boards import Square
from .game import Game


@dataclass(frozen=True)
class Tiles:
    """A set of letter tiles: how many there are of each letter, and what it is worth."""

    letters: tuple[tuple[str, int, int], ...]
    """(letter, how many, value), in the order of the alphabet."""
    blanks: int

    @cached_property
    def alphabet(self) -> tuple[str, ...]:
        return tuple(letter for letter, _, _ in self.letters)

    @property
    def total(self) -> int:
        return self.blanks + sum(count for _, count, _ in self.letters)


@dataclass(frozen=True, kw_only=True)
class Words(Game):
    """Players lay words from hidden racks; every row of letters that arises must be a word. Payoffs are places."""

    family: ClassVar[str] = "words"

    board: Square
    tiles: Tiles
    language: str
    """The word list."""
    only_common: bool
    """Only words that the list marks as common base forms may be laid at all."""
    challenge: bool
    """Every word of the list may be laid, but the others may ask whether all words are common base forms."""
    rack: int
    premium: Mapping[str, str]
    """Region of the board to what it multiplies: "2L", "3L", "2W", "3W"."""
    centre: str
    """The cell that the first word covers."""
    beside: bool
    """A further word may lie beside the tiles on the board; else it must use at least one of them as a letter."""
    side_words: bool
    """Words that arise across the one laid score too."""
    bonus: int
    """For laying a whole rack."""
    exchange: bool
    """Tiles may be exchanged in place of a turn, as long as the bag has a rack full."""
    passes: int
    """The game ends after so many rounds in which nobody laid a word."""
    deduct: bool
    """In the end everybody loses the value of his tiles, and who has none gets that of all others."""

    @property
    def standing(self) -> bool:
        return True

    def check(self) -> None:
        if self.board.width != self.board.height or self.board.width > 15:
            self.fail("board", "expected a square of at most 15 cells")
        if not 2 <= len(self.sides) <= 4 or self.tiles.total < self.rack * len(self.sides):
            self.fail("sides", "expected two to four players, and a rack for each")
        if len(self.tiles.letters) > 62:
            self.fail("tiles", "expected at most 62 letters")
        if any(value not in ("2L", "3L", "2W", "3W") for value in self.premium.values()):
            self.fail("premium", f"expected 2L, 3L, 2W or 3W, got {set(self.premium.values())}")
