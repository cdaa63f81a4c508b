"""Words and clicks of the turtle game: the node on which a piece is put."""

from __future__ import annotations

from collections import Counter

from ...declare.turtle import Turtle
from ...rules.abi import POINTS, State
from ..face import SPECTATOR
from ..material import Lot, Material
from ..scene import Count, Item, Scene
from ..words import Sentence
from ._board import BoardFace


class Face(BoardFace):
    """Areas show the marker of who owns them, with what they are worth."""

    game: Turtle

    def scene(self, s: State, viewer: int = SPECTATOR) -> Scene:  # noqa: ARG002
        assert self.board is not None
        areas, corners = self.tables.field("areas"), self.game.corners()
        items = list(self.board_items(s))
        for area, cell in enumerate(self.board.region("areas")):
            owner, worth = int(s[areas.at + area]) - 1, str(len(corners[area]))
            if owner >= 0:
                name = f"area worth {worth}"
                items.append(
                    Item("area", owner, self.board.names[cell], label=worth, size=0.66, name=name, letter=worth)
                )
        return Scene(items=tuple(items), counts=tuple(Count("points", int(s[POINTS + p]), p) for p in range(2)))

    def material(self) -> Material:
        """Whoever owns an area lays a marker on it."""
        assert self.board is not None
        areas = self.board.region("areas")
        worths = Counter(str(len(corners)) for corners in self.game.corners())
        cell, lots = self.board.names[areas[0]], []
        for worth, count in worths.items():
            items = (Item("area", seat, cell, label=worth, size=0.66, name=f"area worth {worth}") for seat in range(2))
            lots += [Lot(item, count) for item in items]
        return Material((*self.own_men((len(self.board) - len(areas)) // 2), *lots))

    def check(self, s: State) -> None:
        codes, acting = self.codes(s), self.check_actor(s)
        ahead = codes.count(1) - codes.count(2)
        if acting >= 0 and ahead != acting:
            raise self.refuse(f"pieces are put down in turn, but White has {ahead} more")

    def why(self, s: State, steps: tuple[str, ...], player: int) -> Sentence | None:  # noqa: ARG002
        board, cells = self.board, self.cells_of(steps)
        assert board is not None
        if not cells:
            return None
        if cells[0] in board.region("areas"):
            return Sentence("turtle-area", {"cell": steps[0]})
        return self.why_taken(self.codes(s), cells[0])
