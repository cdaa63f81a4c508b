"""Words and clicks of dots and boxes: a move is the side that is drawn."""

from __future__ import annotations

from ...declare.boxes import Boxes
from ...rules.abi import POINTS, State
from .. import face
from ..material import Lot, Material
from ..scene import Count, Item, Scene
from ..words import Sentence
from ._board import BoardFace

STICK = 2.75
"""A stick reaches from dot to dot, on a cell that is small."""
UPRIGHT = 90


class Face(BoardFace):
    """Sticks on the sides, markers in the boxes."""

    game: Boxes

    @property
    def sides(self) -> int:
        assert self.board is not None
        return len(self.board.region("sides"))

    def is_upright(self, side: int) -> bool:
        """Whether the boxes beside it lie to the left and right."""
        assert self.board is not None
        return any(self.board.step(side, self.board.direction(way)) >= 0 for way in "EW")

    def scene(self, s: State, viewer: int = face.SPECTATOR) -> Scene:  # noqa: ARG002
        counts = tuple(Count("boxes", int(s[POINTS + seat]), seat) for seat in range(2))
        return Scene(items=self.board_items(s), counts=counts)

    def board_items(self, s: State) -> tuple[Item, ...]:
        assert self.board is not None
        found = []
        for cell, code in enumerate(self.codes(s)):
            name = self.board.names[cell]
            if code and cell < self.sides:
                owner = code - 1 if code != self.rules.FRAME else -1
                turn, sign = (UPRIGHT, "|") if self.is_upright(cell) else (0, "-")
                found.append(Item("stick", owner, name, facing=turn, size=STICK, name="line", letter=sign))
            elif code:
                found.append(Item("area", code - 1, name, name="box", letter=self.game.sides[code - 1].name[0]))
        return tuple(found)

    def material(self) -> Material:
        """Nobody can draw more lines than there are, nor own more boxes."""
        assert self.board is not None
        names, lots = self.board.names, []
        for seat in range(self.game.players):
            lots.append(Lot(Item("stick", seat, names[0], size=STICK, name="line"), self.sides))
            lots.append(Lot(Item("area", seat, names[self.sides], name="box"), len(names) - self.sides))
        return Material(tuple(lots))

    def check(self, s: State) -> None:
        assert self.board is not None
        codes, acting = self.codes(s), self.check_actor(s)
        frame = [side for side in range(self.sides) if self.rules.NOBODY in self.rules.boxes_of(self.board, side)]
        framed = {side for side in range(self.sides) if codes[side] == self.rules.FRAME}
        if framed != (set(frame) if self.game.framed else set()):
            raise self.refuse("the frame is drawn before the game, where it is drawn at all, and nothing else")
        for box in range(self.sides, len(codes)):
            closed = all(codes[side] for side in self.board.plan.steps[box])
            if (codes[box] in (1, 2)) != closed or codes[box] > self.game.players:
                raise self.refuse(f"the box {self.board.names[box]} has an owner exactly when its four sides are drawn")
        if acting >= 0 and all(codes[: self.sides]):
            raise self.refuse("all lines are drawn, so the game is over")
        for seat in range(2):
            if codes[self.sides :].count(1 + seat) != s[POINTS + seat]:
                raise self.refuse("the points are the boxes that a player owns")

    def why(self, s: State, steps: tuple[str, ...], player: int) -> Sentence | None:  # noqa: ARG002
        cells, codes = self.cells_of(steps), self.codes(s)
        if not cells:
            return None
        if cells[0] >= self.sides:
            return Sentence("boxes-side")
        return Sentence("boxes-drawn", {"cell": steps[0]}) if codes[cells[0]] else None
