"""Words and clicks of leapover: a move is its cell."""

from __future__ import annotations

from ...declare.leapover import Leapover, Leaps
from ...rules.abi import POINTS, State
from .. import face
from ..material import Material
from ..scene import Count, Scene
from ..words import Sentence
from ._board import BoardFace


class Face(BoardFace):
    """One click."""

    game: Leapover

    def scene(self, s: State, viewer: int = face.SPECTATOR) -> Scene:  # noqa: ARG002
        counts = tuple(Count("leaps", int(s[POINTS + seat]), seat) for seat in range(2))
        return Scene(items=self.board_items(s), counts=counts)

    def material(self) -> Material:
        return Material(self.shared_men())

    def check(self, s: State) -> None:
        codes, acting = self.codes(s), self.check_actor(s)
        ahead = codes.count(1) - codes.count(2)
        if ahead not in (0, 1) or (acting >= 0 and acting != ahead):
            raise self.refuse("the players place their pieces in turn")
        most = len(codes) * (2 if self.game.leaps is Leaps.EACH else 1)
        if not all(0 <= s[POINTS + seat] <= most for seat in range(2)):
            raise self.refuse("more leaps than pieces")

    def why(self, s: State, steps: tuple[str, ...], player: int) -> Sentence | None:
        cells, codes = self.cells_of(steps), self.codes(s)
        if len(cells) != 1:
            return None
        return self.why_taken(codes, cells[0]) or Sentence(("leapover-row", "leapover-column")[player])
