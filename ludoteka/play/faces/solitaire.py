"""Words and clicks of solitaire: d2-d4, and the cell alone where the first peg is taken off."""

from __future__ import annotations

from random import Random

from ...declare.solitaire import Solitaire
from ...rules.abi import ACTORS, PHASE, POINTS, REASON, State
from ..face import SPECTATOR, Kind
from ..scene import Count, Scene
from ..words import Sentence
from ._board import BoardFace

FULLNESS = 60
"""How many jumps are undone for another start, in hundredths of the cells."""


class Face(BoardFace):
    """A jump is the cell it begins on and the cell it ends on."""

    game: Solitaire

    def make_kinds(self) -> tuple[Kind, ...]:
        return (Kind(self.game.piece, 0, self.game.piece),)

    def steps(self, s: State, move: int) -> tuple[str, ...]:
        assert self.board is not None
        names = self.board.names
        if s[PHASE] == self.rules.TAKING:
            return (names[move],)
        return names[move & self.rules.PART], names[move >> 6]

    def scene(self, s: State, viewer: int = SPECTATOR) -> Scene:  # noqa: ARG002
        phase = "capturing" if s[PHASE] == self.rules.TAKING else ""
        return Scene(items=self.board_items(s), counts=(Count("left", int(s[POINTS]), 0),), phase=phase)

    def mixed(self, chooser: Random) -> State:
        """Jumps are undone from one peg on, as long as it goes or until a good part of the board is full."""
        rules, t = self.rules, self.tables.row
        assert self.board is not None
        n, first = len(self.board), int(t[rules.JUMPS])
        jumps = t[first : first + 3 * int(t[rules.JUMP_COUNT])].reshape(-1, 3).tolist()
        pegs = 1 << (self.board.at(self.game.last) if self.game.last else chooser.randrange(n))
        for _ in range(n * FULLNESS // 100):
            undone = [taken | filled for taken, filled, _ in jumps if pegs & filled and not pegs & taken]
            if not undone:
                break
            pegs ^= chooser.choice(undone)
        s = self.tables.blank()
        s[ACTORS], s[PHASE] = 1, rules.JUMPING
        cells = self.tables.field("cells").at
        s[cells : cells + n] = [pegs >> cell & 1 for cell in range(n)]
        rules.derive(s, t)
        return s

    def check(self, s: State) -> None:
        pegs = sum(self.codes(s))
        self.check_actor(s)
        if (s[PHASE] == self.rules.TAKING) != (pegs == len(self.codes(s))) or s[PHASE] > self.rules.TAKING:
            raise self.refuse("the first peg is taken off a full board, and from no other")
        if s[PHASE] == self.rules.TAKING and self.game.empty:
            raise self.refuse(f"{self.game.empty} is empty from the start")
        if not pegs:
            raise self.refuse("no peg is left")
        if not s[ACTORS] and not s[REASON]:
            raise self.refuse("nobody is to move, and the puzzle has not ended")

    def why(self, s: State, steps: tuple[str, ...], player: int) -> Sentence | None:  # noqa: ARG002
        board, cells, codes = self.board, self.cells_of(steps), self.codes(s)
        assert board is not None
        if not cells or s[PHASE] == self.rules.TAKING:
            return None
        if not codes[cells[0]]:
            return Sentence("solitaire-no-peg", {"cell": steps[0]})
        if len(cells) == 1:
            return Sentence("solitaire-no-jump", {"cell": steps[0]})
        if codes[cells[1]]:
            return Sentence("solitaire-taken", {"cell": steps[1]})
        between = [
            over for way in range(len(board.plan.directions)) if cells[1] in (over := board.ray(cells[0], way))[1:2]
        ]
        if not between:
            return Sentence("solitaire-too-far", {"from": steps[0], "cell": steps[1]})
        return Sentence("solitaire-nothing-over", {"cell": board.names[between[0][0]]})
