"""Words and clicks of the connection games."""

from __future__ import annotations

from ...declare.connection import Connection, Swap
from ...rules.abi import ACTORS, State
from .. import face
from ..face import Kind
from ..material import Material
from ..words import Sentence

SWAP_STEP = "do:swap"


class Face(face.Face):
    """A move is a cell, or the button that takes the first stone over."""

    game: Connection

    def steps(self, s: State, move: int) -> tuple[str, ...]:
        return (SWAP_STEP,) if move == self.rules.SWAP else super().steps(s, move)

    def text(self, s: State, move: int) -> str:
        return "swap" if move == self.rules.SWAP else super().text(s, move)

    def make_kinds(self) -> tuple[Kind, ...]:
        return tuple(Kind("stone", seat, side.name) for seat, side in enumerate(self.game.sides))

    def material(self) -> Material:
        return Material(self.shared_men())

    def check(self, s: State) -> None:
        if int(s[ACTORS]) not in (0, 1, 2):
            raise self.refuse(f"expected one of two players to act, got actors={int(s[ACTORS])}")
        joined = s.copy()
        assert self.kernel.derive is not None
        self.kernel.derive(joined, self.tables.row)
        if s[ACTORS] and joined[self.rules.WON]:
            raise self.refuse("a player to act, although the stones have won already")

    def why(self, s: State, steps: tuple[str, ...], player: int) -> Sentence | None:  # noqa: ARG002
        if steps[:1] == (SWAP_STEP,):
            return Sentence("connection-no-swap" if self.game.swap is Swap.NONE else "connection-swap-late")
        assert self.board is not None
        at = self.tables.field("cells").at
        if steps and steps[0] in self.board.names and s[at + self.board.at(steps[0])]:
            return Sentence("connection-taken", {"cell": steps[0]})
        return None
