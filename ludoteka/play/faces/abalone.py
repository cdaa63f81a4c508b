"""Words and clicks of abalone.

Lengthwise: the last ball of the row and the cell where the first one goes, a1-d4. Sidelong: the first ball, the last
one, and where the first one goes, a1-a3-b1.
"""

from __future__ import annotations

from ...declare.abalone import Abalone
from ...rules.abi import POINTS, QUIET, State
from .. import face
from ..face import Kind
from ..scene import Count, Scene
from ..words import Sentence
from ._board import BoardFace


class Face(BoardFace):
    """A row of balls is told by its ends."""

    game: Abalone

    def make_kinds(self) -> tuple[Kind, ...]:
        return tuple(Kind("ball", seat, "ball", side.name[0]) for seat, side in enumerate(self.game.sides))

    def steps(self, s: State, move: int) -> tuple[str, ...]:  # noqa: ARG002
        rules, board = self.rules, self.board
        assert board is not None
        if move == rules.PASS:
            return ("do:pass",)
        tail, length = move & rules.CELL, (move >> rules.LENGTH & 3) + 1
        way, to = move >> rules.WAY & 7, move >> rules.TO & 7
        row = (tail, *board.ray(tail, way))
        if way == to:
            return board.names[tail], board.names[row[length]]
        return board.names[tail], board.names[row[length - 1]], board.names[board.step(tail, to)]

    def text(self, s: State, move: int) -> str:
        return "pass" if move == self.rules.PASS else super().text(s, move)

    def scene(self, s: State, viewer: int = face.SPECTATOR) -> Scene:  # noqa: ARG002
        counts = tuple(Count("pushed off", int(s[POINTS + seat]), seat) for seat in range(self.game.players))
        return Scene(items=self.board_items(s), counts=counts)

    def check(self, s: State) -> None:
        codes = self.codes(s)
        acting = self.check_actor(s)
        for seat, side in enumerate(self.game.sides):
            have, most = codes.count(1 + seat), len(self.game.balls[seat].split())
            if have > most:
                raise self.refuse(f"{side.name} has {have} balls, expected at most {most}")
        pushed = s[POINTS : POINTS + self.game.players]
        if acting >= 0 and (pushed.min() < 0 or pushed.max() >= self.game.to_win):
            raise self.refuse(f"expected 0 to {self.game.to_win - 1} balls pushed off by each, got {pushed.tolist()}")
        if acting >= 0 and s[QUIET] >= self.game.quiet:
            raise self.refuse(f"the game was drawn at quiet={self.game.quiet}")

    def why(self, s: State, steps: tuple[str, ...], player: int) -> Sentence | None:
        cells, codes = self.cells_of(steps), self.codes(s)
        if not 1 <= len(cells) <= 3:
            return None
        reason = self.why_not_mine(codes, cells[0], player)
        if reason is not None or len(cells) == 1:
            return reason
        return self.why_not_along(codes, cells[0], cells[1], player) if len(cells) == 2 else None

    def why_not_along(self, codes: list[int], tail: int, goal: int, player: int) -> Sentence | None:
        """Why the row from `tail` on cannot move towards `goal`."""
        board = self.board
        assert board is not None
        ray = next((ray for way in range(6) if goal in (ray := board.ray(tail, way))), None)
        if ray is None:
            return Sentence("abalone-no-line", {"from": board.names[tail], "cell": board.names[goal]})
        length = 1
        while length <= len(ray) and codes[ray[length - 1]] == player + 1:
            length += 1
        if length > self.rules.LONGEST:
            return Sentence("abalone-too-long", {"count": length})
        if length > len(ray):
            return Sentence("abalone-own-edge")
        ahead = ray[length - 1 :]
        enemies = next((k for k, cell in enumerate(ahead) if codes[cell] in (0, player + 1)), len(ahead))
        if enemies >= length:
            return Sentence("abalone-too-strong", {"mine": length, "theirs": enemies})
        if enemies < len(ahead) and codes[ahead[enemies]] == player + 1:
            return Sentence("abalone-own-behind", {"cell": board.names[ahead[enemies]]})
        if goal != ahead[0]:
            return Sentence("abalone-front", {"cell": board.names[ahead[0]]})
        return None
