"""Archers' ambush: who steps next to an enemy is shot; who reaches the enemy's camp has arrived."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from ..boards import GraphBoard
from .game import Game


@dataclass(frozen=True, kw_only=True)
class Archers(Game):
    """The camps are the lowest and the highest row; each player starts in his own and aims at the other."""

    family: ClassVar[str] = "archers"

    camps: tuple[str, str]
    backwards: bool
    """Whether archers may also step towards their own camp."""
    quiet: int
    """After so many actions without a shot, an arrival or a return, the arrived archers are counted."""

    def check(self) -> None:
        if not isinstance(self.board, GraphBoard):
            self.fail("board", "expected points joined by lines")
        if len(self.sides) != 2 or len({len(camp.split()) for camp in self.camps}) != 1:
            self.fail("camps", "expected two players with camps of the same size")
        if self.quiet < 1:
            self.fail("quiet", "expected a limit of quiet moves")
