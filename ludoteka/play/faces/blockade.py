"""Words and clicks of blockade: a move is its cell."""

from __future__ import annotations

from ...declare.blockade import Blockade
from ...rules.abi import State
from .. import face
from ..face import Kind
from ..material import Material
from ..scene import Count, Scene
from ..words import Sentence
from ._board import BoardFace


class Face(BoardFace):
    """Two-coloured men, as in reversi."""

    game: Blockade

    def make_kinds(self) -> tuple[Kind, ...]:
        return tuple(Kind("disc", seat, "man", side.name[0]) for seat, side in enumerate(self.game.sides))

    def scene(self, s: State, viewer: int = face.SPECTATOR) -> Scene:  # noqa: ARG002
        codes = self.codes(s)
        return Scene(
            items=self.board_items(s), counts=tuple(Count("men", codes.count(1 + seat), seat) for seat in range(2))
        )

    def material(self) -> Material:
        return Material(self.turning_men(len(self.board or ())))

    def check(self, s: State) -> None:
        if self.check_actor(s) >= 0 and 0 not in self.codes(s):
            raise self.refuse("the board is full, so the game is over")

    def why(self, s: State, steps: tuple[str, ...], player: int) -> Sentence | None:
        cells, codes, board = self.cells_of(steps), self.codes(s), self.board
        assert board is not None
        if len(cells) != 1:
            return None
        if codes[cells[0]]:
            return self.why_taken(codes, cells[0])
        near = {codes[to] for to in board.neighbours(cells[0])}
        missing = "own" if 1 + player not in near else "enemy"
        return Sentence("blockade-lonely", {"cell": steps[0], "missing": missing})
