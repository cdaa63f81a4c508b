"""Words and clicks of seega: c2 places, c2-c3 moves, c2xc3 takes."""

from __future__ import annotations

from ...declare.seega import Seega
from ...rules.abi import ACTORS, PHASE, QUIET, State
from .. import face
from ..material import Material
from ..scene import Count, Scene
from ..words import Sentence
from ._board import BoardFace


class Face(BoardFace):
    """Placing, moving, and series of captures that may be stopped."""

    game: Seega

    def steps(self, s: State, move: int) -> tuple[str, ...]:
        rules, board = self.rules, self.board
        assert board is not None
        if move in (rules.STOP, rules.PASS):
            return ("do:stop" if move == rules.STOP else "do:pass",)
        if s[PHASE] == rules.PLACING:
            return (board.names[move],)
        return board.names[move & rules.PART], board.names[move >> 7 & rules.PART]

    def text(self, s: State, move: int) -> str:
        rules = self.rules
        steps = self.steps(s, move)
        if len(steps) == 1:
            return steps[0].removeprefix("do:")
        taken = rules.captures(s, self.tables.row, move >> 7 & rules.PART, int(s[ACTORS]), move & rules.PART)
        return ("x" if taken else "-").join(steps)

    def turn_text(self, s: State, moves: list[int]) -> str:  # noqa: ARG002
        """The cells that were placed or stepped to."""
        assert self.board is not None
        rules = self.rules
        cells = [move if move < rules.STEP else move >> 7 & rules.PART for move in moves if move < rules.STOP]
        return " ".join(self.board.names[cell] for cell in cells)

    def scene(self, s: State, viewer: int = face.SPECTATOR) -> Scene:  # noqa: ARG002
        phase = ("placing", "moving", "capturing")[int(s[PHASE])]
        counts: tuple[Count, ...] = ()
        if s[PHASE] == self.rules.PLACING:
            counts = tuple(Count("in hand", int(s[self.rules.HAND + seat]), seat) for seat in range(2))
        return Scene(items=self.board_items(s), counts=counts, phase=phase)

    def material(self) -> Material:
        return Material(self.own_men(len(self.board or ()) // 2))

    def check(self, s: State) -> None:
        rules, codes = self.rules, self.codes(s)
        acting = self.check_actor(s)
        each, hand, left = (len(codes) - 1) // 2, s[rules.HAND : rules.HAND + 2].tolist(), int(s[rules.LEFT])
        men = [codes.count(1 + seat) for seat in range(2)]
        if s[PHASE] > rules.CAPTURING:
            raise self.refuse(f"phase={int(s[PHASE])} does not exist in this game")
        if any(men[seat] + hand[seat] > each for seat in range(2)):
            raise self.refuse(f"expected at most {each} men of each side, got {men} and {hand} in hand")
        if s[PHASE] != rules.PLACING:
            if any(hand) or left or (acting >= 0 and (min(men) < 2 or s[QUIET] >= self.game.quiet)):
                raise self.refuse("men are in hand although all move, or the game is over")
            return
        whole = all(men[seat] + hand[seat] == each for seat in range(2))
        if not whole or codes[len(codes) // 2] or s[rules.BLOCKED] or s[QUIET]:
            raise self.refuse("while men are placed none is lost and the centre is empty")
        if acting >= 0 and (hand[acting] < left or not left or hand[1 - acting] % self.game.together):
            raise self.refuse(f"expected men to place in this turn, got hand={hand} left={left}")

    def why(self, s: State, steps: tuple[str, ...], player: int) -> Sentence | None:
        rules, cells, codes = self.rules, self.cells_of(steps), self.codes(s)
        if not 1 <= len(cells) <= 2:
            return None
        if s[PHASE] == rules.PLACING:
            return Sentence("seega-centre") if cells[0] == len(codes) // 2 else self.why_taken(codes, cells[0])
        reason = self.why_not_mine(codes, cells[0], player)
        if reason is not None or len(cells) == 1:
            return reason
        if codes[cells[1]]:
            return self.why_taken(codes, cells[1])
        if s[PHASE] == rules.CAPTURING:
            return Sentence("seega-captures-only")
        return Sentence("seega-free-him") if s[rules.BLOCKED] else Sentence("seega-one-step", {"cell": steps[1]})
