"""Games that are chess but for something another kernel has to add: avalanche chess, dark chess, bughouse."""

from __future__ import annotations

from dataclasses import dataclass, fields
from typing import Any, ClassVar, TypeVar

from .chess import ChessGame

G = TypeVar("G", bound=ChessGame)


def carried_by(family: type[G], game: ChessGame, **changes: Any) -> G:
    """A game of the chess family, with changes, as a game of a family that extends it."""
    return family(**{field.name: getattr(game, field.name) for field in fields(game)} | changes)


@dataclass(frozen=True, kw_only=True)
class AvalancheGame(ChessGame):
    """After every move the player pushes one of the enemy's pawns a cell towards himself."""

    family: ClassVar[str] = "avalanche"


@dataclass(frozen=True, kw_only=True)
class DarkGame(ChessGame):
    """A player sees his own pieces and the cells where they can go; nothing else."""

    family: ClassVar[str] = "dark"

    def check(self) -> None:
        super().check()
        if self.checks or self.repetition is not None or not self.hidden:
            self.fail("royalty", "expected a king that is captured, no repetition, and something hidden")
