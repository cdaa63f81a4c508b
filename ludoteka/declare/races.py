"""Races: men step, or jump over others in chains without taking them, to a camp across the board."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from .game import Game

MOST_CELLS = 510


@dataclass(frozen=True, kw_only=True)
class Race(Game):
    """Each seat fills its own camp at the start and wants to fill its target."""

    family: ClassVar[str] = "races"

    camps: tuple[str, ...]
    """The cells of each seat's camp, where its men begin."""
    targets: tuple[str, ...]
    """The cells that each seat has to fill. Men that were never moved out cannot keep it from that: once all have had
    time to leave, a target is reached when all its cells are occupied and a man of the seat is among them."""
    places: bool
    """The others play on for the second place, the third ...; otherwise the first to arrive ends the game."""
    limit: int
    """Moves of each player after which the game ends: who has the most men in his target wins."""

    @property
    def leaving(self) -> int:
        """So many moves each player has to leave his camp, two for each man; so long only own men fill a target."""
        return 2 * len(self.camps[0].split())

    def check(self) -> None:
        if self.board is None:
            self.fail("board", "expected a board")
        assert self.board is not None
        if len(self.board) > MOST_CELLS:
            self.fail("board", f"expected at most {MOST_CELLS} cells, got {len(self.board)}")
        if not len(self.camps) == len(self.targets) == self.players:
            self.fail("camps", f"expected camps and targets for {self.players} players")
        if len({len(cells.split()) for cells in (*self.camps, *self.targets)}) != 1:
            self.fail("targets", "expected as many cells in every camp and target")
