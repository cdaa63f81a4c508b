"""Words and clicks of oddthello: a move is its cell."""

from __future__ import annotations

from ...declare.oddthello import Oddthello
from ...rules.abi import State
from .. import face
from ..face import Kind
from ..material import Material
from ..scene import Count, Scene
from ..words import Sentence
from ._board import BoardFace

PASS_STEP = "do:pass"


class Face(BoardFace):
    """One click, or the button."""

    game: Oddthello

    def make_kinds(self) -> tuple[Kind, ...]:
        return tuple(Kind("disc", seat, side.name) for seat, side in enumerate(self.game.sides))

    def steps(self, s: State, move: int) -> tuple[str, ...]:  # noqa: ARG002
        assert self.board is not None
        return (PASS_STEP,) if move == self.rules.PASS else (self.board.names[move],)

    def text(self, s: State, move: int) -> str:
        return self.steps(s, move)[0].removeprefix("do:")

    def scene(self, s: State, viewer: int = face.SPECTATOR) -> Scene:  # noqa: ARG002
        codes = self.codes(s)
        counts = [Count("discs", codes.count(1 + seat), seat) for seat in range(2)]
        counts += [Count("in hand", int(s[self.rules.HAND + seat]), seat) for seat in range(2)]
        return Scene(items=self.board_items(s), counts=tuple(counts))

    def material(self) -> Material:
        return Material(self.turning_men(2 * self.game.discs))

    def check(self, s: State) -> None:
        codes, rules = self.codes(s), self.rules
        self.check_actor(s)
        assert self.board is not None
        tiles = {cell for cell, code in enumerate(codes) if code}
        hands = int(s[rules.HAND]) + int(s[rules.HAND + 1])
        if len(tiles) + hands != 2 * self.game.discs:
            raise self.refuse(f"expected {2 * self.game.discs} discs in all, got {len(tiles) + hands}")
        first = set(self.board.all_at(" ".join(self.game.setup)))
        if not first <= tiles:
            raise self.refuse("the discs in the middle never leave")
        todo = list(first)
        seen = set(first)
        for cell in todo:
            near = {to for to in self.board.neighbours(cell) if to in tiles} - seen
            seen |= near
            todo += near
        if seen != tiles:
            raise self.refuse("expected all discs to hang together")

    def why(self, s: State, steps: tuple[str, ...], player: int) -> Sentence | None:  # noqa: ARG002
        if steps[:1] == (PASS_STEP,):
            return Sentence("reversi-no-pass")
        cells, codes = self.cells_of(steps), self.codes(s)
        if len(cells) != 1:
            return None
        return self.why_taken(codes, cells[0]) or Sentence("reversi-no-flip", {"cell": steps[0]})
