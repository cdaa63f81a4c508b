"""Black path: tiles with lines continue one main line; who runs it off the board loses."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from ..boards import Square
from .game import Game


@dataclass(frozen=True, kw_only=True)
class BlackPath(Game):
    """The line begins in the upper left corner; the lower right one is black, and who leads the line there wins."""

    family: ClassVar[str] = "black_path"

    def check(self) -> None:
        if not isinstance(self.board, Square) or min(self.board.width, self.board.height) < 3:
            self.fail("board", "expected a square board of at least three by three")
        if self.players != 2:
            self.fail("sides", f"expected two players, got {self.players}")
