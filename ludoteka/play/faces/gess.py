"""Words and clicks of gess: "c3-c6" names the middles of a piece before and after its move."""

from __future__ import annotations

from ...declare.gess import Gess
from ...rules.abi import PLY, QUIET, TURN, State
from ..face import Kind
from ..words import Sentence
from ._board import BoardFace


class Face(BoardFace):
    """One clicks the middle of a piece and the cell where that goes."""

    game: Gess

    def make_kinds(self) -> tuple[Kind, ...]:
        return tuple(Kind("stone", seat, "stone") for seat in range(2))

    def check(self, s: State) -> None:
        assert self.board is not None
        actor, codes = self.check_actor(s), self.codes(s)
        if s[TURN] != s[PLY] or (actor >= 0 and s[PLY] % 2 != actor):
            raise self.refuse(f"after {int(s[PLY])} moves it is not this player's turn")
        if not s[QUIET] < self.game.quiet_limit + (actor < 0) or s[QUIET] > s[PLY]:
            raise self.refuse(f"expected fewer than {self.game.quiet_limit} quiet moves, got {int(s[QUIET])}")
        if any(codes[cell] for cell in self.board.region("rim")):
            raise self.refuse("no stone can stand on the rim")
        self.check_men(codes, len(self.game.placed[0].split()))
        for seat, side in enumerate(self.game.sides):
            if actor >= 0 and not self.rules.has_ring(s, self.tables.row, seat + 1):
                raise self.refuse(f"{side.name} has no ring, so that the game is over")

    def why(self, s: State, steps: tuple[str, ...], player: int) -> Sentence | None:
        cells = self.cells_of(steps)
        if not cells:
            return None
        piece = int(self.rules.piece_at(s, self.tables.row, cells[0], player + 1))
        if piece == self.rules.ENEMY_INSIDE:
            return Sentence("gess-enemy-inside", {"cell": steps[0]})
        if not piece:
            return Sentence("gess-no-stone", {"cell": steps[0]})
        if not piece & ~(1 << self.rules.MIDDLE):
            return Sentence("gess-no-direction", {"cell": steps[0]})
        if len(cells) == 1:
            return Sentence("gess-barred", {"cell": steps[0]})
        return self._why_not_there(cells, piece)

    def _why_not_there(self, cells: list[int], piece: int) -> Sentence:
        assert self.board is not None
        names = {"cell": self.board.names[cells[0]], "to": self.board.names[cells[1]]}
        for way in range(self.rules.WAYS):
            ray = self.board.ray(cells[0], way)
            if cells[1] in ray and piece >> way & 1:
                near = ray.index(cells[1]) < self.game.reach or piece >> self.rules.MIDDLE & 1
                return Sentence("gess-in-the-way" if near else "gess-too-far", names)
        return Sentence("gess-not-that-way", names)
