"""Words and clicks of topple: c1-c2 steps with the top disc, c1>c4 topples the tower so that its top lands on c4."""

from __future__ import annotations

from ...declare.topple import Topple
from ...rules.abi import ACTORS, TURN, State
from ..face import Kind
from ..scene import Item
from ..words import Sentence
from ._board import BoardFace

TOPPLE_STEP = "do:topple"


class Face(BoardFace):
    """A tower and a cell beside it; or a tower, the button, and the cell where its top comes to lie."""

    game: Topple

    def make_kinds(self) -> tuple[Kind, ...]:
        return tuple(Kind("disc", seat, side.name) for seat, side in enumerate(self.game.sides))

    def towers(self, s: State) -> list[tuple[int, ...]]:
        """The owners of the discs on each cell, lowest first."""
        colours, height = self.tables.field("colours"), self.tables.field("height")
        return [
            tuple(int(s[colours.at + cell]) >> disc & 1 for disc in range(int(s[height.at + cell])))
            for cell in range(height.length)
        ]

    def landing(self, cell: int, way: int, high: int) -> int:
        """Where the top of a toppled tower comes to lie."""
        assert self.board is not None
        return self.board.ray(cell, way)[:high][-1]

    def steps(self, s: State, move: int) -> tuple[str, ...]:
        rules, board = self.rules, self.board
        assert board is not None
        cell, way = move & rules.PART, move >> 6 & 7
        if not move & rules.TOPPLE:
            return board.names[cell], board.names[board.step(cell, way)]
        high = int(s[self.tables.field("height").at + cell])
        return board.names[cell], TOPPLE_STEP, board.names[self.landing(cell, way, high)]

    def text(self, s: State, move: int) -> str:
        steps = self.steps(s, move)
        return "-".join(steps) if len(steps) == 2 else f"{steps[0]}>{steps[2]}"

    def board_items(self, s: State) -> tuple[Item, ...]:
        assert self.board is not None
        return tuple(
            Item("disc", owner=owner, cell=name, name=self.kinds[owner].name)
            for name, tower in zip(self.board.names, self.towers(s), strict=True)
            for owner in tower
        )

    def check(self, s: State) -> None:
        self.check_actor(s)
        towers = self.towers(s)
        colours = self.tables.field("colours")
        each = sum(self.game.towers.values())
        for seat, side in enumerate(self.game.sides):
            have = sum(tower.count(seat) for tower in towers)
            if have != each:
                raise self.refuse(f"{side.name} has {have} discs, expected {each}")
        if any(int(s[colours.at + cell]) >> len(tower) for cell, tower in enumerate(towers)):
            raise self.refuse("a tower has colours above its top")
        if s[ACTORS] and s[TURN] >= self.game.longest:
            raise self.refuse("the game is over: too many turns were played")

    def why(self, s: State, steps: tuple[str, ...], player: int) -> Sentence | None:
        towers, cells = self.towers(s), self.cells_of(steps[:1])
        if not cells:
            return None
        tower = towers[cells[0]]
        if not tower or tower[-1] != player:
            return Sentence("topple-not-yours" if tower else "board-empty", {"cell": steps[0]})
        if len(steps) > 1 and steps[1] == TOPPLE_STEP:
            return Sentence("topple-single" if len(tower) == 1 else "topple-where")
        return Sentence("topple-one-step")
