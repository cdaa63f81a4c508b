"""Words and clicks of lace and of the neighbour game: a move is its cell."""

from __future__ import annotations

from ...declare.lace import PARTS, Counted, Lace
from ...rules.abi import ACTORS, PHASE, POINTS, State
from .. import face
from ..face import Kind
from ..material import Material
from ..scene import Count, Scene
from ..words import Sentence
from ._board import BoardFace


class Face(BoardFace):
    """Shared squares, and what each player counts in this round."""

    game: Lace

    def make_kinds(self) -> tuple[Kind, ...]:
        return (Kind("cover", -1, "square", "#"),)

    def steps(self, s: State, move: int) -> tuple[str, ...]:  # noqa: ARG002
        assert self.board is not None
        return ("do:next",) if move == self.rules.NEXT else (self.board.names[move],)

    def text(self, s: State, move: int) -> str:
        return self.steps(s, move)[0].removeprefix("do:")

    def turn_text(self, s: State, moves: list[int]) -> str:
        return self.text(s, moves[-1])

    def role(self, aim: int) -> str:
        """What a player is in this round."""
        if self.game.counted is Counted.PARTS:
            return "lace-tearer" if aim == PARTS else "lace-maker"
        if self.game.counted is Counted.ONE_NUMBER:
            return f"many-{aim}" if aim else f"few-{self.game.numbers[0]}"
        return f"number-{aim}"

    def scene(self, s: State, viewer: int = face.SPECTATOR) -> Scene:  # noqa: ARG002
        at = int(s[self.rules.ROUND])
        counts = [Count("points", int(s[POINTS + seat]), seat) for seat in range(self.game.players)]
        return Scene(
            items=self.board_items(s),
            counts=(*counts, Count("round", at + 1)),
            roles=tuple(self.role(aim) for aim in self.game.aims()[at]),
            phase="round-over" if s[PHASE] == self.rules.COUNTING else "covering-a-cell",
        )

    def material(self) -> Material:
        return Material(self.own_men(-(-len(self.board or ()) // 2)))

    def check(self, s: State) -> None:
        assert self.board is not None
        rules, codes, acting, board = self.rules, self.codes(s), self.check_actor(s), self.board
        if s[PHASE] > rules.COUNTING:
            raise self.refuse(f"phase={int(s[PHASE])} does not exist in this game")
        touching = [c for c in range(len(codes)) if codes[c] and any(codes[to] for to in self.beside(c))]
        if touching:
            raise self.refuse(f"{board.names[touching[0]]} has a covered neighbour")
        if any(not 0 <= s[POINTS + seat] <= rules.MOST_POINTS for seat in range(self.game.players)):
            raise self.refuse("nobody can have so many points")
        full = all(codes[c] or any(codes[to] for to in self.beside(c)) for c in range(len(codes)))
        if acting >= 0 and full != (s[PHASE] == rules.COUNTING):
            raise self.refuse("a round is over exactly when no cell can be covered")
        if s[PHASE] == rules.COUNTING and (s[rules.ROUND] + 1 >= self.game.rounds or acting != s[rules.ROUND] + 1):
            raise self.refuse("expected a further round, and its first player to act")

    def beside(self, cell: int) -> list[int]:
        assert self.board is not None
        return [to for to in self.board.plan.steps[cell][::2] if to >= 0]

    def why(self, s: State, steps: tuple[str, ...], player: int) -> Sentence | None:  # noqa: ARG002
        cells, codes = self.cells_of(steps), self.codes(s)
        if len(cells) != 1 or not s[ACTORS]:
            return None
        if s[PHASE] == self.rules.COUNTING:
            return Sentence("lace-round-over")
        return self.why_taken(codes, cells[0]) or Sentence("lace-touches", {"cell": steps[0]})
