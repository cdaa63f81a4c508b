"""Words and clicks of the firing range: e4-d5 steps, e4xc6 takes, =c3 puts the officer back, -d2 gives a private."""

from __future__ import annotations

from ...declare.firing import Firing
from ...rules.abi import PHASE, QUIET, State
from .. import face
from ..face import Kind
from ..scene import Count, Scene
from ..words import Sentence
from ._board import BoardFace


class Face(BoardFace):
    """From point to point; for a ransom, point by point."""

    game: Firing

    def make_kinds(self) -> tuple[Kind, ...]:
        return tuple(
            Kind(glyph, seat, what, what[0])
            for seat in range(2)
            for glyph, what in (("man", "private"), ("commander", "officer"))
        )

    def steps(self, s: State, move: int) -> tuple[str, ...]:  # noqa: ARG002
        rules, board = self.rules, self.board
        assert board is not None
        if move == rules.STOP:
            return ("do:stop",)
        if move & rules.GIVE:
            return (board.names[move & rules.PART],)
        return board.names[move & rules.PART], board.names[move >> 7 & rules.PART]

    def text(self, s: State, move: int) -> str:
        rules, steps = self.rules, self.steps(s, move)
        if move == rules.STOP:
            return "stop"
        if move & rules.GIVE:
            return ("=" if s[rules.DUE] == self.game.ransom else "-") + steps[0]
        return ("-" if move >> 14 & rules.PART == rules.NONE else "x").join(steps)

    def turn_text(self, s: State, moves: list[int]) -> str:
        return " ".join(self.text(s, move) for move in moves)

    def scene(self, s: State, viewer: int = face.SPECTATOR) -> Scene:  # noqa: ARG002
        strength, t = self.rules.strength, self.tables.row
        counts = tuple(Count("strength", int(strength(s, t, seat)), seat) for seat in range(2))
        phase = ""
        if s[PHASE] == self.rules.RANSOM:
            phase = "ransoming" if self.rules.STOP in self.legal(s) else "paying-on"
        return Scene(items=self.board_items(s), counts=counts, phase=phase)

    def check(self, s: State) -> None:
        codes, acting, rules = self.codes(s), self.check_actor(s), self.rules
        for code, kind in enumerate(self.kinds, 1):
            cells = (self.game.officers if code % 2 == 0 else self.game.privates)[kind.owner]
            if codes.count(code) > len(cells.split()):
                raise self.refuse(f"expected at most {len(cells.split())} of {kind.name}, got {codes.count(code)}")
        jumper, due, lost = int(s[rules.JUMPER]), int(s[rules.DUE]), s[rules.LOST : rules.LOST + 2].tolist()
        if s[PHASE] > rules.RANSOM or bool(due) != (s[PHASE] == rules.RANSOM):
            raise self.refuse("privates are given only for a ransom")
        work = s.copy()
        rules.derive(work, self.tables.row)
        if jumper and (acting < 0 or due or not rules.belongs(codes[jumper - 1], acting)):
            raise self.refuse("no piece of the player to move is in the midst of a series")
        if jumper and not rules.can_jump(work, self.tables.row, jumper - 1, acting):
            raise self.refuse("the piece in the midst of a series cannot jump")
        for seat in range(2):
            have = codes.count(2 + 2 * seat) - (seat == acting and 0 < due < self.game.ransom)
            if lost[seat] + have > len(self.game.officers[seat].split()):
                raise self.refuse("more officers lost than there were")
        if acting >= 0 and (s[QUIET] >= self.game.quiet or (due and due > codes.count(1 + 2 * acting))):
            raise self.refuse("the game is over, or there are too few privates for the ransom")
        if due and not lost[acting]:
            raise self.refuse("no officer was lost who could be bought back")

    def why(self, s: State, steps: tuple[str, ...], player: int) -> Sentence | None:
        rules, cells, codes = self.rules, self.cells_of(steps), self.codes(s)
        assert self.board is not None
        if s[PHASE] == rules.RANSOM:
            return Sentence("firing-ransom", {"count": int(s[rules.DUE])})
        if s[rules.JUMPER]:
            return Sentence("firing-go-on", {"cell": self.board.names[int(s[rules.JUMPER]) - 1]})
        if not 1 <= len(cells) <= 2:
            return None
        if not rules.belongs(codes[cells[0]], player):
            return Sentence("board-not-yours" if codes[cells[0]] else "board-empty", {"cell": steps[0]})
        row = self.tables.row
        if any(rules.belongs(code, player) and rules.can_jump(s, row, c, player) for c, code in enumerate(codes)):
            return Sentence("firing-must-jump")
        if len(cells) == 1:
            return Sentence("firing-stuck", {"cell": steps[0]})
        return self.why_taken(codes, cells[1]) or Sentence("firing-forward")
