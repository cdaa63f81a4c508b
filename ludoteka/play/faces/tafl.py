"""Words and clicks of the tafl games: e3-b3, and what is taken, e3-b3xb4."""

from __future__ import annotations

from ...declare.tafl import Refuge, Tafl
from ...rules.abi import ACTORS, QUIET, State
from .. import face
from ..face import Kind, Move
from ..scene import Scene
from ..words import Sentence
from ._board import BoardFace


class Face(BoardFace):
    """From a cell to a cell."""

    game: Tafl
    removes = True

    def make_kinds(self) -> tuple[Kind, ...]:
        return (
            Kind("man", 0, "guard", "g"),
            Kind("man", 1, "attacker", "a"),
            Kind("king", 0, "king", "K"),
        )

    def text(self, s: State, move: int) -> str:
        return self.with_captures(s, self.codes(s), move)

    def describe(self, s: State, moves: list[int]) -> tuple[Move, ...]:
        codes, player = self.codes(s), self.mover(s, 0)
        return tuple(Move(m, self.with_captures(s, codes, m), self.steps(s, m), player) for m in moves)

    def with_captures(self, s: State, codes: list[int], move: int) -> str:
        """The move, and the cells of those it takes."""
        assert self.board is not None
        steps, to = self.board.plan.steps, move >> 9
        near = [at for at in steps[to][::2] if at >= 0 and codes[at] not in (0, codes[move & self.rules.PART])]
        text = "-".join(self.steps(s, move))
        if not near:
            return text
        after = s.copy()
        self.rules.play(after, self.tables.row, move)
        gone = [at for at in range(len(codes)) if codes[at] and at != move & self.rules.PART]
        gone = [at for at in gone if not after[self.tables.field("cells").at + at]]
        taken = [at for at in near if at in gone] + sorted(set(gone).difference(near), key=lambda at: abs(at - to))
        return "x".join([text, *(self.board.names[at] for at in taken)])

    def scene(self, s: State, viewer: int = face.SPECTATOR) -> Scene:  # noqa: ARG002
        ways = self.rules.open_ways(s, self.tables.row) if s[ACTORS] == 2 else 0
        return Scene(items=self.board_items(s), phase=("", "raichi", "tuichi")[min(2, ways)])

    def check(self, s: State) -> None:
        codes, acting, rules = self.codes(s), self.check_actor(s), self.rules
        for code, cells in ((rules.GUARD, self.game.guards), (rules.ATTACKER, self.game.attackers)):
            most = len(cells.split())
            if codes.count(code) > most:
                raise self.refuse(f"expected at most {most} {self.kinds[code - 1].name}, got {codes.count(code)}")
        if codes.count(rules.KING) != 1:
            raise self.refuse("expected one king")
        middle = len(codes) // 2
        if codes[middle] not in (0, rules.KING):
            raise self.refuse("only the king sits on the throne")
        if self.game.refuge is Refuge.CORNERS and any(
            codes[at] in (1, 2) for at in range(len(codes)) if self.is_goal(at)
        ):
            raise self.refuse("only the king enters the corners")
        if acting >= 0 and (self.is_goal(codes.index(rules.KING)) or s[QUIET] >= self.game.quiet):
            raise self.refuse("the game is over: the king is at the edge, or too many moves were quiet")

    def is_goal(self, cell: int) -> bool:
        """Whether the king wins by reaching a cell."""
        return bool(self.tables.row[int(self.tables.row[self.rules.EDGE]) + cell])

    def why(self, s: State, steps: tuple[str, ...], player: int) -> Sentence | None:
        rules, cells, codes = self.rules, self.cells_of(steps), self.codes(s)
        if not 1 <= len(cells) <= 2:
            return None
        code = codes[cells[0]]
        if not rules.is_own(code, player):
            return Sentence("board-not-yours" if code else "board-empty", {"cell": steps[0]})
        if len(cells) == 1:
            return Sentence("tafl-stuck", {"cell": steps[0]})
        if cells[1] == len(codes) // 2 and not codes[cells[1]]:
            return Sentence("tafl-throne" if self.game.refuge is Refuge.EDGE else "tafl-kings-place")
        if self.game.refuge is Refuge.CORNERS and code != rules.KING and self.is_goal(cells[1]):
            return Sentence("tafl-kings-place")
        if code == rules.KING and self.game.king_range:
            return self.why_taken(codes, cells[1]) or Sentence("tafl-range", {"count": self.game.king_range})
        return self.why_taken(codes, cells[1]) or Sentence("tafl-straight", {"cell": steps[1]})
