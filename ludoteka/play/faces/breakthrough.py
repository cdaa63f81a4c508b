"""Words and clicks of breakthrough: a2-a3, and b4xc5 for a capture."""

from __future__ import annotations

from ...declare.breakthrough import Breakthrough
from ...rules.abi import State
from ..face import Kind
from ..words import Sentence
from ._board import BoardFace


class Face(BoardFace):
    """A move is the cell it begins on and the cell it ends on."""

    game: Breakthrough

    def make_kinds(self) -> tuple[Kind, ...]:
        return tuple(Kind("pawn", seat, "man", side.name[0]) for seat, side in enumerate(self.game.sides))

    def text(self, s: State, move: int) -> str:
        origin, to = self.steps(s, move)
        taken = self.codes(s)[self.rules.MOVE.unpack(move)[1]]
        return f"{origin}{'x' if taken else '-'}{to}"

    def check(self, s: State) -> None:
        codes, t, rules = self.codes(s), self.tables.row, self.rules
        acting = self.check_actor(s)
        self.check_men(codes, int(t[rules.MOST]))
        for seat in range(2):
            goal = int(t[rules.GOAL]) + seat * len(codes)
            if acting >= 0 and any(code == 1 + seat and t[goal + cell] for cell, code in enumerate(codes)):
                raise self.refuse(f"{self.game.sides[seat].name} has reached the goal, the game is over")

    def why(self, s: State, steps: tuple[str, ...], player: int) -> Sentence | None:
        cells, codes = self.cells_of(steps), self.codes(s)
        if not 1 <= len(cells) <= 2:
            return None
        reason = self.why_not_mine(codes, cells[0], player)
        if reason is not None or len(cells) == 1:
            return reason
        origin, to = cells
        at = int(self.tables.row[self.rules.AHEAD]) + (player * len(codes) + origin) * 3
        ahead = self.tables.row[at : at + 3].tolist()
        if to not in ahead:
            return Sentence("breakthrough-forward", {"from": steps[0], "cell": steps[1]})
        if codes[to] == 1 + player:
            return self.why_taken(codes, to)
        if codes[to] and to == ahead[self.rules.STRAIGHT]:
            return Sentence("breakthrough-aslant", {"cell": steps[1]})
        return None
