"""Words and clicks of flitter: a move is its cell, counted from the first triangle "o"."""

from __future__ import annotations

from ...declare.flitter import Flitter
from ...rules.abi import PLY, State
from .. import face
from ..material import Lot, Material
from ..scene import Count, Item, Scene
from ..words import Sentence
from ._board import BoardFace


class Face(BoardFace):
    """Triangles of two colours; every second one points downwards."""

    game: Flitter

    def laid(self, s: State) -> list[int]:
        """The cells of the triangles, in order."""
        found = self.tables.field("laid")
        return [int(cell) - 1 for cell in s[found.at : found.at + found.length] if cell]

    def scene(self, s: State, viewer: int = face.SPECTATOR) -> Scene:  # noqa: ARG002
        assert self.board is not None
        cells, laid = self.board.cells, self.laid(s)
        items = tuple(
            Item(
                "flitter",
                k % 2,
                cells[cell].name,
                name=self.game.sides[k % 2].name,
                letter="xo"[k % 2],
                facing=0 if cells[cell].tone == "dark" else 180,
                size=2.0,
            )
            for k, cell in enumerate(laid)
        )
        left = tuple(Count("in hand", self.game.each - len(laid[seat::2]), seat) for seat in range(2))
        return Scene(items=items, counts=left)

    def material(self) -> Material:
        items = (Item("flitter", seat, size=2.0, name=side.name) for seat, side in enumerate(self.game.sides))
        return Material(tuple(Lot(item, self.game.each) for item in items))

    def check(self, s: State) -> None:
        assert self.board is not None
        acting, laid = self.check_actor(s), self.laid(s)
        if int(s[PLY]) != len(laid) or any(s[self.tables.field("laid").at + len(laid) :]):
            raise self.refuse(f"expected ply={len(laid)} triangles and no gap in their list")
        if acting >= 0 and (acting != len(laid) % 2 or len(laid) >= 2 * self.game.each):
            raise self.refuse("the players lay by turns, as long as they have triangles")
        if laid and laid[0] != self.board.region("centre")[0]:
            raise self.refuse("the first triangle lies in the middle")
        for k, cell in enumerate(laid):
            if cell in laid[:k] or (k and not set(self.beside(cell)) & set(laid[:k])):
                raise self.refuse(f"the triangle on {self.board.names[cell]} touches no earlier one, or lies on one")

    def beside(self, cell: int) -> list[int]:
        assert self.board is not None
        return [to for to in self.board.plan.steps[cell][6:9] if to >= 0]

    def why(self, s: State, steps: tuple[str, ...], player: int) -> Sentence | None:  # noqa: ARG002
        cells, laid = self.cells_of(steps), self.laid(s)
        if len(cells) != 1:
            return None
        if not laid:
            return Sentence("flitter-first")
        taken = Sentence("board-taken", {"cell": steps[0]})
        return taken if cells[0] in laid else Sentence("flitter-touches", {"cell": steps[0]})
