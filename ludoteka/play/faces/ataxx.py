"""Words and clicks of ataxx and hexxagon: b2 divides into b2, a1-c3 jumps."""

from __future__ import annotations

from ...declare.ataxx import Ataxx
from ...rules.abi import QUIET, State
from .. import face
from ..face import Kind
from ..material import Material
from ..scene import Count, Scene
from ..words import Sentence
from ._board import BoardFace

PASS_STEP = "do:pass"


class Face(BoardFace):
    """A division is the cell where the new man appears: it does not matter which neighbour divides."""

    game: Ataxx

    def make_kinds(self) -> tuple[Kind, ...]:
        return tuple(Kind("stone", seat, "man", side.name[0]) for seat, side in enumerate(self.game.sides))

    def steps(self, s: State, move: int) -> tuple[str, ...]:  # noqa: ARG002
        rules = self.rules
        assert self.board is not None
        if move == rules.PASS:
            return (PASS_STEP,)
        origin, to = self.board.names[move & rules.PART], self.board.names[move >> 7]
        return (to,) if origin == to else (origin, to)

    def text(self, s: State, move: int) -> str:
        return "pass" if move == self.rules.PASS else super().text(s, move)

    def scene(self, s: State, viewer: int = face.SPECTATOR) -> Scene:  # noqa: ARG002
        codes = self.codes(s)
        counts = tuple(Count("men", codes.count(1 + seat), seat) for seat in range(self.game.players))
        return Scene(items=self.board_items(s), counts=counts, shaded=tuple(self.game.blocked.split()))

    def material(self) -> Material:
        return Material(self.turning_men(len(self.board or ())), covers=len(self.game.blocked.split()))

    def check(self, s: State) -> None:
        codes = self.codes(s)
        acting = self.check_actor(s)
        assert self.board is not None
        for cell in self.board.all_at(self.game.blocked):
            if codes[cell]:
                raise self.refuse(f"a man stands on the forbidden cell {self.board.names[cell]}")
        if acting < 0:
            return
        room = len(codes) - len(self.game.blocked.split())
        armies = {code for code in codes if code}
        if len(armies) < 2 or codes.count(0) == len(codes) - room:
            raise self.refuse("the board is full or only one player has men, so the game is over")
        if s[QUIET] >= self.game.quiet or s[self.rules.PASSES] >= self.game.players:
            raise self.refuse(f"the game was over at quiet={int(s[QUIET])} passes={int(s[self.rules.PASSES])}")

    def why(self, s: State, steps: tuple[str, ...], player: int) -> Sentence | None:
        if steps[:1] == (PASS_STEP,):
            return Sentence("ataxx-no-pass")
        cells, codes = self.cells_of(steps), self.codes(s)
        if not 1 <= len(cells) <= 2:
            return None
        if steps[-1] in self.game.blocked.split():
            return Sentence("ataxx-forbidden", {"cell": steps[-1]})
        if len(cells) == 1:
            return self.why_alone(codes, cells[0], player)
        return self.why_not_mine(codes, cells[0], player) or self.why_not_there(codes, *cells)

    def why_alone(self, codes: list[int], cell: int, player: int) -> Sentence | None:
        """One cell was clicked: an empty one to divide into, or one's own man to jump."""
        assert self.board is not None
        name = {"cell": self.board.names[cell]}
        if codes[cell] == 0:
            return Sentence("ataxx-nobody-near", name)
        return Sentence("ataxx-no-jump", name) if codes[cell] == 1 + player else Sentence("board-not-yours", name)

    def why_not_there(self, codes: list[int], origin: int, to: int) -> Sentence | None:
        board = self.board
        assert board is not None
        names = {"from": board.names[origin], "cell": board.names[to]}
        if codes[to]:
            return self.why_taken(codes, to)
        if to in board.neighbours(origin):
            return Sentence("ataxx-click-once", names)
        return Sentence("ataxx-too-far", names)
