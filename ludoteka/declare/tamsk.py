"""Tamsk: sandglasses walk over a board that fills with rings, with or without time."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import ClassVar

from ..boards import HexHexagon
from .game import Game


class Level(Enum):
    """What time means."""

    NO_TIME = "the glasses are mere pieces"
    GLASSES = "a glass is turned when it moves, and is lost when it runs out"
    SMALL_GLASS = "besides, the small glass may be turned against the player to move"


@dataclass(frozen=True, kw_only=True)
class Tamsk(Game):
    """Three glasses each, on the corners by turns; a ring may be laid where a glass has moved to."""

    family: ClassVar[str] = "tamsk"

    level: Level
    rings: int
    """Each player's rings."""
    glass: int
    """Seconds that a sandglass runs."""
    small_glass: int
    """Seconds that the small glass runs."""
    grace: int
    """Seconds in which only the mover may lay the ring he forgot."""
    quiet: int
    """After so many moves in a row without a ring the rings are counted."""

    def check(self) -> None:
        board = self.board
        if not isinstance(board, HexHexagon) or len(self.sides) != 2:
            self.fail("board", "expected a hexagon of hexagons and two players")
            return
        if 2 * self.rings != sum(capacities(board)):
            self.fail("rings", f"expected half of the {sum(capacities(board))} rings that fit on the board")
        if min(self.glass, self.small_glass, self.grace, self.quiet) < 1:
            self.fail("glass", "expected times and a limit above zero")


def ring_of(board: HexHexagon, q: int, r: int) -> int:
    """How far a cell is from the edge: 0 at the edge."""
    return board.side - 1 - max(abs(q), abs(r), abs(q + r))


def capacities(board: HexHexagon) -> list[int]:
    """How many rings each cell holds: one at the edge, one more on each circle inwards."""
    return [1 + ring_of(board, q, r) for q, r in board.places()]


def tamsk_board(side: int) -> HexHexagon:
    """Its circles are coloured by how many rings a cell holds."""
    bare = HexHexagon(side)
    names = [(bare.name_of(place), 1 + ring_of(bare, *place)) for place in bare.places()]
    circles = tuple((f"holds {k}", " ".join(name for name, holds in names if holds == k)) for k in range(1, side + 1))
    tones = ("white", "light", "middle", "dark")
    return HexHexagon(
        side,
        extra_regions=circles,
        tinted=tuple((name, tones[k % len(tones)]) for k, (name, _) in enumerate(circles)),
    )
