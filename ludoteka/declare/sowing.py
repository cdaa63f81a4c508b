"""Sowing games: seeds of a pit are sown one by one into the next ones; what the last seed completes is captured."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import ClassVar

from ..boards import Pits
from .game import Game


class GrandSlam(Enum):
    """What happens when a move would capture all that the enemy has on his side."""

    TAKES = "it does"
    TAKES_NOTHING = "the move is played, but captures nothing"


@dataclass(frozen=True, kw_only=True)
class Sowing(Game):
    """Two players, a row of pits each. The pit that was emptied is left out when one sows all the way round.

    Whoever has more than half of the seeds has won. If the player to act cannot move, or the position is repeated, or
    nothing is captured for too long, everybody takes what lies on his own side, and the greater number wins.
    """

    family: ClassVar[str] = "sowing"

    seeds: int
    """In each pit at the start."""
    captures: tuple[int, ...]
    """The last seed captures a pit of the enemy in which it makes one of these numbers, and then the pits before it,
    one by one, as long as they hold such a number too and lie on the enemy's side."""
    captures_at_home: bool
    """The last seed captures so on the own side too, but then only the pit where it falls."""
    must_feed: bool
    """Whoever can has to give seeds to an enemy who has none."""
    grand_slam: GrandSlam
    repetition: int
    """The position for the so-manieth time since the last capture ends the game."""
    quiet_limit: int
    """So many moves of both players together without a capture end the game."""

    def check(self) -> None:
        if self.players != 2:
            self.fail("sides", f"expected two players, got {self.players}")
        if not isinstance(self.board, Pits):
            self.fail("board", "expected a board of pits")
        if self.seeds < 1:
            self.fail("seeds", f"expected at least one in a pit, got {self.seeds}")
        if not self.captures or min(self.captures) < 1:
            self.fail("captures", f"expected numbers of seeds, got {self.captures}")
        if self.repetition < 2 or self.quiet_limit < 1:
            self.fail("repetition", "a game has to end: expected a repetition of 2 or more and a limit of 1 or more")
