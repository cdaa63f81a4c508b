"""Words and clicks of susan: e5, and a slide e5-e6."""

from __future__ import annotations

from ...declare.susan import Susan
from ...rules.abi import QUIET, State
from ..face import SPECTATOR
from ..material import Material
from ..scene import Count, Scene
from ..words import Sentence
from ._board import BoardFace


class Face(BoardFace):
    """A piece is put down by one click and slid by two."""

    game: Susan

    def scene(self, s: State, viewer: int = SPECTATOR) -> Scene:  # noqa: ARG002
        return Scene(items=self.board_items(s), counts=(Count("slides", int(s[QUIET])),))

    def material(self) -> Material:
        return Material(self.own_men(len(self.board or ())))

    def check(self, s: State) -> None:
        if self.check_actor(s) >= 0 and s[QUIET] >= self.game.slides:
            raise self.refuse(f"the game was drawn at quiet={self.game.slides}")

    def why(self, s: State, steps: tuple[str, ...], player: int) -> Sentence | None:
        board, cells, codes = self.board, self.cells_of(steps), self.codes(s)
        assert board is not None
        if not cells:
            return None
        if codes[cells[0]] == 2 - player:
            return Sentence("board-not-yours", {"cell": steps[0]})
        if len(cells) == 1:
            return Sentence("susan-shut-in", {"cell": steps[0]}) if codes[cells[0]] else None
        if codes[cells[0]] == 0:
            return None
        return self.why_taken(codes, cells[1]) or Sentence("susan-neighbour", {"cell": steps[1]})
