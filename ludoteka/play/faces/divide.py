"""Words and clicks of divide et impera: a move is its cell."""

from __future__ import annotations

from ...declare.divide import Beside, Divide
from ...rules.abi import State
from ..face import Kind
from ..material import Material
from ..words import Sentence
from ._board import BoardFace


class Face(BoardFace):
    """Coloured squares fill the board."""

    game: Divide

    def make_kinds(self) -> tuple[Kind, ...]:
        return tuple(Kind("man", seat, "man", side.name[0]) for seat, side in enumerate(self.game.sides))

    def material(self) -> Material:
        return Material(self.shared_men())

    def check(self, s: State) -> None:
        if self.check_actor(s) >= 0 and 0 not in self.codes(s):
            raise self.refuse("the board is full, so the game is over")

    def why(self, s: State, steps: tuple[str, ...], player: int) -> Sentence | None:  # noqa: ARG002
        cells, codes = self.cells_of(steps), self.codes(s)
        if len(cells) != 1:
            return None
        if codes[cells[0]]:
            return self.why_taken(codes, cells[0])
        if not any(codes):
            return Sentence("divide-first", {"cell": self.game.first})
        return Sentence("divide-beside-own" if self.game.beside is Beside.OWN else "divide-beside", {"cell": steps[0]})
