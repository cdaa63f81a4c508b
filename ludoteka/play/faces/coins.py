"""Words and clicks of the coin chases: 2-7."""

from __future__ import annotations

from ...declare.coins import Coins
from ...rules.abi import ACTORS, State
from .. import face
from ..scene import Count, Item, Scene
from ..words import Sentence
from ._board import BoardFace


class Face(BoardFace):
    """Two coins, each on its point."""

    game: Coins

    def places(self, s: State) -> tuple[int, int]:
        return int(s[self.rules.AT]), int(s[self.rules.AT + 1])

    def steps(self, s: State, move: int) -> tuple[str, ...]:
        assert self.board is not None
        return self.board.names[self.places(s)[self.mover(s, move)]], self.board.names[move]

    def text(self, s: State, move: int) -> str:
        return ("x" if move in self.places(s) else "-").join(self.steps(s, move))

    def scene(self, s: State, viewer: int = face.SPECTATOR) -> Scene:  # noqa: ARG002
        assert self.board is not None
        places = self.places(s)
        coins = tuple(
            Item(
                "chip", seat, self.board.names[places[seat]], label=value, name=self.game.sides[seat].name, letter=value
            )
            for seat, value in enumerate(self.game.values)
            if seat == 0 or places[0] != places[1]
        )
        return Scene(items=coins, counts=(Count("moves left", int(s[self.rules.LEFT]), 0),))

    def check(self, s: State) -> None:
        acting = self.check_actor(s)
        places = self.places(s)
        if acting >= 0 and (places[0] == places[1] or not s[self.rules.LEFT]):
            raise self.refuse("the hunt is over")

    def why(self, s: State, steps: tuple[str, ...], player: int) -> Sentence | None:
        cells, places = self.cells_of(steps), self.places(s)
        if not 1 <= len(cells) <= 2 or not s[ACTORS]:
            return None
        if cells[0] != places[player]:
            word = "board-not-yours" if cells[0] in places else "board-empty"
            return Sentence(word, {"cell": steps[0]})
        if len(cells) == 2 and player == 1 and cells[1] == places[0]:
            return Sentence("coins-hunter", {"cell": steps[1]})
        return Sentence("coins-no-line", {"cell": steps[1]}) if len(cells) == 2 else None
