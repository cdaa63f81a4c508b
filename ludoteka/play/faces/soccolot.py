"""Words and clicks of soccolot: a run c7-c6, a dribble c7+c6, a kick c7>c3 (where the ball goes).

The ball is clicked after the player; then a cell beside the player means to dribble there, one beyond the ball a kick.
"""

from __future__ import annotations

from ...declare.soccolot import Soccolot
from ...rules.abi import TURN, State
from ..face import SPECTATOR
from ..scene import Item, Scene
from ..words import Sentence
from ._board import BoardFace


class Face(BoardFace):
    """Players have numbers; the ball belongs to nobody."""

    game: Soccolot

    def ball(self, s: State) -> int:
        return int(s[self.tables.field("ball").at])

    def parts(self, move: int) -> tuple[str, str, int]:
        assert self.board is not None
        part = self.rules.PART
        return self.board.names[move & part], self.board.names[move >> 7 & part], move >> 14

    def steps(self, s: State, move: int) -> tuple[str, ...]:
        assert self.board is not None
        origin, to, kind = self.parts(move)
        return (origin, to) if kind == self.rules.RUN else (origin, self.board.names[self.ball(s)], to)

    def text(self, s: State, move: int) -> str:  # noqa: ARG002
        origin, to, kind = self.parts(move)
        return f"{origin}{'-+>'[kind]}{to}"

    def scene(self, s: State, viewer: int = SPECTATOR) -> Scene:  # noqa: ARG002
        assert self.board is not None
        items = []
        for name, code in zip(self.board.names, self.codes(s), strict=True):
            if code:
                side, number = divmod(code - 1, self.rules.TEAM)
                items.append(
                    Item("man", side, name, label=str(number + 1), name=f"player {number + 1}", letter=str(number + 1))
                )
        items.append(Item("ball", cell=self.board.names[self.ball(s)], size=0.62, name="football", letter="o"))
        return Scene(items=tuple(items))

    def check(self, s: State) -> None:
        board, codes, acting = self.board, self.codes(s), self.check_actor(s)
        assert board is not None
        players = sorted(code for code in codes if code)
        if players != list(range(1, 2 * self.rules.TEAM + 1)):
            raise self.refuse("expected each of the twelve players once")
        ends = {cell for region in self.game.goals for cell in board.region(region)}
        if any(codes[cell] for cell in ends):
            raise self.refuse("a player stands behind a home row")
        if codes[self.ball(s)]:
            raise self.refuse("the ball lies under a player")
        if acting >= 0 and (self.ball(s) in ends or s[TURN] >= self.game.longest):
            raise self.refuse("the game is over")

    def why(self, s: State, steps: tuple[str, ...], player: int) -> Sentence | None:
        board, cells, codes = self.board, self.cells_of(steps), self.codes(s)
        assert board is not None
        if not cells:
            return None
        side = (codes[cells[0]] - 1) // self.rules.TEAM if codes[cells[0]] else -1
        if side != player:
            return Sentence("board-not-yours" if side >= 0 else "board-empty", {"cell": steps[0]})
        near = board.neighbours(cells[0])
        if len(cells) == 1 or (len(cells) == 2 and cells[1] == self.ball(s) and cells[1] in near):
            return None
        if len(cells) == 2:
            if cells[1] == self.ball(s):
                return Sentence("soccolot-far-from-ball", {"cell": steps[0]})
            if codes[cells[1]]:
                return Sentence("board-taken", {"cell": steps[1]})
            return Sentence("soccolot-run", {"cell": steps[1]})
        if cells[2] in near:
            return Sentence("soccolot-dribble", {"cell": steps[2]})
        return Sentence("soccolot-kick", {"cell": steps[2]})
