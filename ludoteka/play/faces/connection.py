"""Words and clicks of the connection games."""

from __future__ import annotations

from ...rules.abi import State
from .. import face


class Face(face.Face):
    def steps(self, s: State, move: int) -> tuple[str, ...]:
        return ("do:swap",) if move == self.rules.SWAP else super().steps(s, move)

    def text(self, s: State, move: int) -> str:
        return "swap" if move == self.rules.SWAP else super().text(s, move)
