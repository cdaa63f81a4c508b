"""Words and clicks of neutron: c3-e5."""

from __future__ import annotations

from ...declare.slides import Slides
from ...rules.abi import PHASE, TURN, State
from .. import face
from ..face import Kind
from ..scene import Scene
from ..words import Sentence
from ._board import BoardFace


class Face(BoardFace):
    """The neutron first, then a pawn."""

    game: Slides

    def make_kinds(self) -> tuple[Kind, ...]:
        pawns = tuple(Kind("pawn", seat, side.name) for seat, side in enumerate(self.game.sides))
        return (*pawns, Kind("ball", -1, "Neutron", "o"))

    def turn_text(self, s: State, moves: list[int]) -> str:
        return " ".join(self.text(s, move) for move in moves)

    def scene(self, s: State, viewer: int = face.SPECTATOR) -> Scene:  # noqa: ARG002
        return Scene(items=self.board_items(s), phase="neutron" if s[PHASE] == self.rules.LEAD else "pawn")

    def check(self, s: State) -> None:
        codes = self.codes(s)
        acting = self.check_actor(s)
        width = int(self.tables.row[self.rules.WIDTH])
        if s[PHASE] > self.rules.FOLLOW:
            raise self.refuse(f"phase={int(s[PHASE])} does not exist in this game")
        if [codes.count(code) for code in (1, 2, 3)] != [width, width, 1]:
            raise self.refuse(f"expected {width} pawns of each side and one neutron")
        home = self.rules.home_of(self.tables.row, codes.index(self.rules.NEUTRON))
        if acting >= 0 and (home >= 0 or s[TURN] >= self.game.longest):
            raise self.refuse("the game is over: the neutron is at home, or too many turns were played")

    def why(self, s: State, steps: tuple[str, ...], player: int) -> Sentence | None:
        cells, codes = self.cells_of(steps), self.codes(s)
        if not 1 <= len(cells) <= 2:
            return None
        if s[PHASE] == self.rules.LEAD and codes[cells[0]] != self.rules.NEUTRON:
            return Sentence("slides-neutron-first")
        if s[PHASE] == self.rules.FOLLOW:
            if codes[cells[0]] == self.rules.NEUTRON:
                return Sentence("slides-pawn-now")
            reason = self.why_not_mine(codes, cells[0], player)
            if reason is not None:
                return reason
        if len(cells) == 2:
            return self.why_taken(codes, cells[1]) or Sentence("slides-to-the-end", {"cell": steps[1]})
        return Sentence("slides-stuck", {"cell": steps[0]})
