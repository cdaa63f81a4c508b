"""Tank battle: tanks slide like queens between mines, shoot each other and settle in the enemy's corner."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from .game import Game


@dataclass(frozen=True, kw_only=True)
class Tanks(Game):
    """Two corners of the board are the areas of the two sides; each has a command post."""

    family: ClassVar[str] = "tanks"

    areas: tuple[str, str]
    """The cells of each side's area, all of them with a tank at the start."""
    posts: tuple[str, str]
    """The cell of each side's command tank."""
    mines: str
    """Cells that nobody can enter or pass."""
    shelter: str
    """Cells for command tanks only, where they cannot be shot."""
    quiet: int
    """So many moves of both together without a shot end the game."""

    def check(self) -> None:
        if self.board is None or self.players != 2:
            self.fail("board", "expected a board and two players")
        for area, post in zip(self.areas, self.posts, strict=True):
            if post not in area.split():
                self.fail("posts", f"expected {post} in the area {area}")
            if set(area.split()) & set(self.mines.split()):
                self.fail("areas", "expected no mines among the starting cells")
