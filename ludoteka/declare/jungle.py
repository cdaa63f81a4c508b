"""Jungle: animals of different strength, a lake, traps and dens."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import ClassVar

from ..boards import Square
from .game import Game, Piece


class Weaker(Enum):
    """What happens when an animal steps on a stronger one."""

    EATEN = "it is eaten: the stronger one stays, whichever of them moved"
    FORBIDDEN = "it may not"


class Traps(Enum):
    """What the traps before a den do."""

    STRENGTHEN = "in the traps of its own half an animal is stronger than any enemy, but it must leave at the next move"
    WEAKEN = "in an enemy trap an animal can be taken by any other"


class Shore(Enum):
    """What a swimmer may take on land, and what may take it from there."""

    NOT_THE_STRONGEST = "a swimmer may not take the strongest animal; otherwise the shore makes no difference"
    CLOSED = "nothing is taken across the shore"


@dataclass(frozen=True)
class Animal:
    """A kind of animal, and the cell where each side's stands at the start."""

    piece: Piece
    cells: tuple[str, str]
    leaps: bool = False
    """It leaps across the lake."""


@dataclass(frozen=True, kw_only=True)
class Jungle(Game):
    """The board has the regions water, den 1, den 2, traps 1 and traps 2; the last animal swims and takes the first."""

    family: ClassVar[str] = "jungle"

    animals: tuple[Animal, ...]
    """From the strongest to the weakest."""
    weaker: Weaker
    traps: Traps
    shore: Shore
    quiet: int
    """After so many moves in a row without capture the game is drawn."""

    @property
    def pieces(self) -> tuple[Piece, ...]:
        return tuple(animal.piece for animal in self.animals)

    def check(self) -> None:
        if not isinstance(self.board, Square) or len(self.sides) != 2:
            self.fail("board", "expected a square board and two players")
            return
        for name in ("water", "den 1", "den 2", "traps 1", "traps 2"):
            if name not in self.board.regions:
                self.fail("board", f"expected a region {name!r}")
        if not 2 <= len(self.animals) <= 8:
            self.fail("animals", f"expected 2 to 8 animals, got {len(self.animals)}")
        if self.quiet < 1:
            self.fail("quiet", f"expected at least 1, got {self.quiet}")
