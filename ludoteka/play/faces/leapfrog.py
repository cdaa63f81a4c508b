"""Words and clicks of leapfrog: c3 removes the first counter, c3xe5 jumps."""

from __future__ import annotations

from ...declare.leapfrog import Leapfrog
from ...rules.abi import ACTORS, CHANCE, PHASE, POINTS, State
from .. import face
from ..face import Kind
from ..scene import Count, Scene
from ..words import Sentence
from ._board import BoardFace


class Face(BoardFace):
    """Shared counters, with their worth where it differs."""

    game: Leapfrog

    def make_kinds(self) -> tuple[Kind, ...]:
        if len(self.game.counters) == 1:
            return (Kind("valued", -1, "counter", "o"),)
        return tuple(Kind(f"valued:{worth}", -1, f"worth {worth}", str(worth)) for worth in range(1, 5))

    def steps(self, s: State, move: int) -> tuple[str, ...]:
        rules, board = self.rules, self.board
        assert board is not None
        if s[PHASE] == rules.LAYING:
            return (f"as:{move}",)
        if move == rules.STOP:
            return ("do:stop",)
        if s[PHASE] == rules.REMOVING:
            return (board.names[move],)
        return board.names[move & rules.PART], board.names[move >> 9]

    def text(self, s: State, move: int) -> str:
        return "x".join(step.partition(":")[2] or step for step in self.steps(s, move))

    def turn_text(self, s: State, moves: list[int]) -> str:
        """A series by its cells."""
        assert self.board is not None
        jumps = [move for move in moves if move != self.rules.STOP]
        ends = [self.board.names[move >> 9] for move in jumps[1:]]
        return "x".join([self.text(s, jumps[0]), *ends])

    def scene(self, s: State, viewer: int = face.SPECTATOR) -> Scene:  # noqa: ARG002
        counts = tuple(Count("points", int(s[POINTS + seat]), seat) for seat in range(self.game.players))
        phase = ("dealing", "removing", "jumping", "jumping-on")[int(s[PHASE])]
        return Scene(items=self.board_items(s), counts=counts, phase=phase)

    def check(self, s: State) -> None:
        rules, codes, phase = self.rules, self.codes(s), int(s[PHASE])
        acting = -1 if s[ACTORS] == CHANCE else self.check_actor(s)
        stock = s[rules.AT_STOCK : rules.AT_STOCK + rules.KINDS].tolist()
        jumper, laid = int(s[rules.JUMPER]), len(codes) - sum(stock)
        if phase > rules.SERIES or (s[ACTORS] == CHANCE) != (phase == rules.LAYING and laid < len(codes)):
            raise self.refuse(f"phase={phase} does not fit who acts")
        if phase == rules.LAYING:
            counters = (*self.game.counters, 0, 0, 0)
            whole = all(codes.count(k + 1) + stock[k] == counters[k] for k in range(rules.KINDS))
            if not self.game.chance or not whole or 0 in codes[:laid] or any(codes[laid:]):
                raise self.refuse("expected counters in the order of the cells, and the others in stock")
        elif any(stock) or (phase == rules.REMOVING and (0 in codes or acting != 0)):
            raise self.refuse("expected a full board when the first counter is removed")
        if (phase == rules.SERIES) != (jumper > 0) or (jumper and not codes[jumper - 1]):
            raise self.refuse("expected the counter that may jump on")
        if phase >= rules.JUMPING and 0 not in codes:
            raise self.refuse("nothing has been removed")
        if any(not 0 <= s[POINTS + seat] < 1 << 12 for seat in range(8)):
            raise self.refuse("nobody can have so many points")

    def why(self, s: State, steps: tuple[str, ...], player: int) -> Sentence | None:  # noqa: ARG002
        rules, cells, codes = self.rules, self.cells_of(steps), self.codes(s)
        if not cells:
            return None
        if not codes[cells[0]]:
            return Sentence("board-empty", {"cell": steps[0]})
        if s[PHASE] == rules.REMOVING:
            return Sentence("leapfrog-blue")
        if s[PHASE] == rules.SERIES and cells[0] + 1 != s[rules.JUMPER]:
            return Sentence("leapfrog-same")
        if len(cells) > 1 and codes[cells[1]]:
            return self.why_taken(codes, cells[1])
        return Sentence("leapfrog-no-jump")
