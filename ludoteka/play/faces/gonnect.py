"""Words and clicks of gonnect: a move is its point; "swap" makes the first stone one's own."""

from __future__ import annotations

from ...declare.gonnect import Gonnect
from ...rules.abi import PLY, State
from ...rules.chains import SEEN
from ..face import Kind
from ..material import Material
from ..words import Sentence
from ._board import BoardFace


class Face(BoardFace):
    """Stones on points."""

    game: Gonnect

    def make_kinds(self) -> tuple[Kind, ...]:
        return tuple(Kind("stone", seat, side.name, side.name[0]) for seat, side in enumerate(self.game.sides))

    def steps(self, s: State, move: int) -> tuple[str, ...]:  # noqa: ARG002
        assert self.board is not None
        return ("do:swap",) if move == self.rules.SWAP else (self.board.names[move],)

    def text(self, s: State, move: int) -> str:
        return self.steps(s, move)[0].removeprefix("do:")

    def material(self) -> Material:
        return Material(self.own_men(-(-len(self.board or ()) // 2)))

    def check(self, s: State) -> None:
        assert self.board is not None
        if self.check_actor(s) >= 0 and s[PLY] >= self.game.bound:
            raise self.refuse(f"a game ends after {self.game.bound} moves, got ply={int(s[PLY])}")
        if s[SEEN] > s[PLY] + 1:
            raise self.refuse("more positions in the history than were played")
        row = s.copy()
        self.rules.derive(row, self.tables.row)
        chain, libs = self.tables.field("chain").at, self.tables.field("libs").at
        for cell, code in enumerate(self.codes(s)):
            if code and not row[libs + row[chain + cell]]:
                raise self.refuse(f"the stone on {self.board.names[cell]} has no liberty")
            if code and self.check_actor(s) >= 0 and self.rules.joins(row, self.tables.row, cell):
                raise self.refuse("two opposite sides are joined, so the game is over")

    def why(self, s: State, steps: tuple[str, ...], player: int) -> Sentence | None:
        cells, codes = self.cells_of(steps), self.codes(s)
        if steps == ("do:pass",):
            return Sentence("gonnect-no-pass")
        if not cells:
            return None
        if codes[cells[0]]:
            return Sentence("go-occupied", {"cell": steps[0]})
        suicide = self.rules.is_suicide(s.copy(), self.tables.row, cells[0], player)
        return Sentence("go-suicide" if suicide else "go-superko", {"cell": steps[0]})
