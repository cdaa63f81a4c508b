"""Words and clicks of tanbo: a move is its cell."""

from __future__ import annotations

from ...declare.tanbo import Tanbo
from ...rules.abi import State
from .. import face
from ..material import Material
from ..scene import Count, Scene
from ..words import Sentence
from ._board import BoardFace


class Face(BoardFace):
    """Roots of men; how many roots each player has is counted beside the board."""

    game: Tanbo

    def roots(self, s: State, seat: int) -> int:
        """The number of the player's roots."""
        root = self.tables.field("root")
        names = s[root.at : root.at + root.length].tolist()
        return len({names[cell] for cell, code in enumerate(self.codes(s)) if code == 1 + seat})

    def scene(self, s: State, viewer: int = face.SPECTATOR) -> Scene:  # noqa: ARG002
        counts = tuple(Count("roots", self.roots(s, seat), seat) for seat in range(2))
        return Scene(items=self.board_items(s), counts=counts)

    def material(self) -> Material:
        return Material(self.own_men(self.game.men))

    def check(self, s: State) -> None:
        codes = self.codes(s)
        if self.check_actor(s) >= 0 and not all(1 + seat in codes for seat in range(2)):
            raise self.refuse("a player without roots has lost, so the game is over")

    def why(self, s: State, steps: tuple[str, ...], player: int) -> Sentence | None:
        cells, codes = self.cells_of(steps), self.codes(s)
        if len(cells) != 1:
            return None
        if codes[cells[0]]:
            return self.why_taken(codes, cells[0])
        assert self.board is not None
        near = [self.board.step(cells[0], self.board.direction(way)) for way in self.game.ways]
        touched = sum(to >= 0 and codes[to] == 1 + player for to in near)
        return Sentence("tanbo-several" if touched else "tanbo-none", {"cell": steps[0]})
