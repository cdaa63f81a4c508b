"""Words and clicks of philosophers' football: h11 puts a man, h10-h13 jumps, h18-h19! jumps over the goal line."""

from __future__ import annotations

from ...declare.phutball import Phutball
from ...rules.abi import PHASE, State
from .. import face
from ..material import Lot, Material
from ..scene import Item, Scene
from ..words import Sentence
from ._board import BoardFace


class Face(BoardFace):
    """A jump off the board is entered by the last man it passes."""

    game: Phutball

    def target(self, s: State, way: int) -> tuple[int, bool]:
        """The cell where a jump ends, or the last man it passes if it leaves the board."""
        assert self.board is not None
        codes = self.codes(s)
        last = -1
        for cell in self.board.ray(int(s[self.rules.BALL]), way):
            if not codes[cell]:
                return cell, False
            last = cell
        return last, True

    def steps(self, s: State, move: int) -> tuple[str, ...]:
        rules, board = self.rules, self.board
        assert board is not None
        if move == rules.STOP:
            return ("do:stop",)
        if move < rules.JUMP:
            return (board.names[move],)
        return board.names[int(s[rules.BALL])], board.names[self.target(s, move - rules.JUMP)[0]]

    def text(self, s: State, move: int) -> str:
        if move == self.rules.STOP:
            return "stop"
        goal = move >= self.rules.JUMP and self.target(s, move - self.rules.JUMP)[1]
        return super().text(s, move) + ("!" if goal else "")

    def turn_text(self, s: State, moves: list[int]) -> str:  # noqa: ARG002
        """A series of jumps: its number of jumps."""
        return f"{sum(move >= self.rules.JUMP and move != self.rules.STOP for move in moves)} jumps"

    def scene(self, s: State, viewer: int = face.SPECTATOR) -> Scene:  # noqa: ARG002
        board, ball = self.board, int(s[self.rules.BALL])
        assert board is not None
        men = tuple(
            Item("footballer", cell=name, name="man", letter="x")
            for name, code in zip(board.names, self.codes(s), strict=True)
            if code
        )
        return Scene(items=(*men, Item("football", cell=board.names[ball], name="football", letter="o")))

    def material(self) -> Material:
        """One ball, and a man for every other cell."""
        return Material((Lot(Item("footballer", name="man"), len(self.board or ()) - 1),))

    def check(self, s: State) -> None:
        codes, ball, width = self.codes(s), int(s[self.rules.BALL]), int(self.tables.row[self.rules.WIDTH])
        acting = self.check_actor(s)
        if codes[ball]:
            raise self.refuse("a man stands where the ball lies")
        if s[PHASE] not in (self.rules.FREE, self.rules.JUMPING):
            raise self.refuse(f"phase={int(s[PHASE])} does not exist in this game")
        on_line = ball < width or ball >= len(codes) - width
        if acting >= 0 and s[PHASE] == self.rules.FREE and on_line:
            raise self.refuse("the ball lies on a goal line, so the game is over")

    def why(self, s: State, steps: tuple[str, ...], player: int) -> Sentence | None:  # noqa: ARG002
        cells, codes, ball = self.cells_of(steps), self.codes(s), int(s[self.rules.BALL])
        if not 1 <= len(cells) <= 2:
            return None
        if cells[0] != ball:
            if s[PHASE] == self.rules.JUMPING:
                return Sentence("phutball-jumping")
            return self.why_taken(codes, cells[0])
        return Sentence("phutball-no-jump") if len(cells) == 2 or not self.can_jump(s) else None

    def can_jump(self, s: State) -> bool:
        rules, t = self.rules, self.tables.row
        return any(rules.landing(s, t, way) != rules.NOWHERE for way in range(rules.WAYS))
