"""Words and clicks of andantino: a move is its cell, named from the first tile on: "n1e2"."""

from __future__ import annotations

from ...declare import Reason
from ...declare.andantino import Andantino
from ...rules.abi import REASON, State
from .. import face
from ..face import Kind
from ..material import Material
from ..scene import Count, Scene
from ..words import Sentence
from ._board import BoardFace


class Face(BoardFace):
    """Hexagons on a bare table."""

    game: Andantino

    def make_kinds(self) -> tuple[Kind, ...]:
        return tuple(Kind("hexagon", seat, "tile", side.name[0]) for seat, side in enumerate(self.game.sides))

    def scene(self, s: State, viewer: int = face.SPECTATOR) -> Scene:  # noqa: ARG002
        codes = self.codes(s)
        left = tuple(Count("left", self.game.tiles - codes.count(1 + seat), seat) for seat in range(2))
        return Scene(items=self.board_items(s), counts=left)

    def material(self) -> Material:
        return Material(self.own_men(self.game.tiles))

    def check(self, s: State) -> None:
        codes, acting = self.codes(s), self.check_actor(s)
        self.check_men(codes, self.game.tiles)
        if acting >= 0 and codes.count(1) - codes.count(2) != acting:
            raise self.refuse("the players lay tiles in turn")
        laid = {cell for cell, code in enumerate(codes) if code}
        if not laid:
            return
        self.check_together(laid)
        if s[REASON] == Reason.NONE:
            row = s.copy()
            self.rules.derive(row, self.tables.row)
            tables = self.tables.row
            if any(self.rules.makes_row(row, tables, cell, codes[cell]) for cell in laid):
                raise self.refuse("a row is complete, so the game is over")

    def check_together(self, laid: set[int]) -> None:
        """All tiles hang together, and one of them lies in the middle of the table."""
        assert self.board is not None
        todo = list(self.board.region("centre"))
        seen = set(todo)
        while todo:
            near = {to for to in self.board.neighbours(todo.pop()) if to in laid} - seen
            seen |= near
            todo += near
        if seen != laid:
            raise self.refuse("the tiles do not hang together around the first one")

    def why(self, s: State, steps: tuple[str, ...], player: int) -> Sentence | None:  # noqa: ARG002
        cells, codes = self.cells_of(steps), self.codes(s)
        if len(cells) != 1:
            return None
        if codes[cells[0]]:
            return self.why_taken(codes, cells[0])
        laid = sum(code > 0 for code in codes)
        if laid < self.game.touching:
            return Sentence("andantino-second" if laid else "andantino-first")
        return Sentence("andantino-touch", {"cell": steps[0]})
