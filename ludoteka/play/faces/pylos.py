"""Words and clicks of pylos: 1a1 places, 1a1-2b2 raises, -1a1 takes back, stop."""

from __future__ import annotations

from ...declare.pylos import Pylos
from ...rules.abi import PHASE, TURN, State
from .. import face
from ..face import Kind
from ..material import Material
from ..scene import Count, Scene
from ..words import Sentence
from ._board import BoardFace


class Face(BoardFace):
    """A ball from the hand, or one that goes up; then balls that are taken back."""

    game: Pylos

    def make_kinds(self) -> tuple[Kind, ...]:
        return tuple(Kind("ball", seat, side.name) for seat, side in enumerate(self.game.sides))

    def steps(self, s: State, move: int) -> tuple[str, ...]:  # noqa: ARG002
        rules, board = self.rules, self.board
        assert board is not None
        if move == rules.STOP:
            return ("do:stop",)
        first = board.names[move & rules.PART]
        return (first, board.names[move >> 6 & rules.PART]) if move & rules.RAISE else (first,)

    def text(self, s: State, move: int) -> str:
        if move & self.rules.GIVE_BACK:
            return f"-{self.steps(s, move)[0]}"
        return "-".join(self.steps(s, move)).removeprefix("do:")

    def turn_text(self, s: State, moves: list[int]) -> str:
        return " ".join(self.text(s, move) for move in moves if move != self.rules.STOP)

    def scene(self, s: State, viewer: int = face.SPECTATOR) -> Scene:  # noqa: ARG002
        codes = self.codes(s)
        counts = tuple(Count("in hand", len(codes) // 2 - codes.count(1 + seat), seat) for seat in range(2))
        return Scene(
            items=self.board_items(s),
            counts=counts,
            shaded=self.not_carried(s),
            phase="taking-back" if s[PHASE] == self.rules.TAKE else "placing",
        )

    def not_carried(self, s: State) -> tuple[str, ...]:
        """The places where no ball can lie yet."""
        assert self.board is not None
        is_carried, t = self.rules.is_carried, self.tables.row
        return tuple(name for cell, name in enumerate(self.board.names) if not is_carried(s, t, cell, -1))

    def material(self) -> Material:
        return Material(self.shared_men())

    def check(self, s: State) -> None:
        codes, acting, rules = self.codes(s), self.check_actor(s), self.rules
        half = len(codes) // 2
        men = [codes.count(1 + seat) for seat in range(2)]
        if any(code and not rules.is_carried(s, self.tables.row, cell, -1) for cell, code in enumerate(codes)):
            raise self.refuse("a ball lies on fewer than four others")
        if max(men) > half or s[PHASE] > rules.TAKE or bool(s[rules.DUE]) != (s[PHASE] == rules.TAKE):
            raise self.refuse(f"expected at most {half} balls each, and balls due only while they are taken back")
        if acting < 0:
            return
        if codes[-1] or s[TURN] >= self.game.longest:
            raise self.refuse("the game is over already")
        if (men[acting] == half and s[PHASE] == rules.BUILD) or (s[PHASE] == rules.TAKE and not men[acting]):
            raise self.refuse(f"{self.game.sides[acting].name} has no ball to move")

    def why(self, s: State, steps: tuple[str, ...], player: int) -> Sentence | None:
        rules, cells, codes = self.rules, self.cells_of(steps), self.codes(s)
        if not 1 <= len(cells) <= 2:
            return None
        first, row = cells[0], self.tables.row
        if s[PHASE] == rules.TAKE:
            return self.why_not_mine(codes, first, player) or Sentence("pylos-carries", {"cell": steps[0]})
        if not codes[first]:
            return Sentence("pylos-not-carried", {"cell": steps[0]})
        if codes[first] != 1 + player:
            return Sentence("board-not-yours", {"cell": steps[0]})
        if not rules.is_free(s, row, first):
            return Sentence("pylos-carries", {"cell": steps[0]})
        if len(cells) == 1:
            return Sentence("pylos-no-higher", {"cell": steps[0]})
        reason = self.why_taken(codes, cells[1])
        assert self.board is not None
        if reason is None and self.board.cells[cells[1]].layer <= self.board.cells[first].layer:
            return Sentence("pylos-upwards")
        return reason or Sentence("pylos-not-carried", {"cell": steps[1]})
