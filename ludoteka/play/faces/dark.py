"""Words and clicks of dark chess: as chess, but for what is not seen; an unknown move is "?"."""

from __future__ import annotations

from ...rules.abi import ACTORS, PHASE, State
from ..face import SPECTATOR, Move
from ..scene import Item, Scene
from ..words import Sentence
from . import chess


class Face(chess.Face):
    """Chess in the dark."""

    @property
    def unseen(self) -> int:
        return len(self.game.pieces) + 1

    def describe(self, s: State, moves: list[int]) -> tuple[Move, ...]:
        if moves == [self.rules.UNKNOWN]:
            return (Move(moves[0], "?", ("do:wait",), int(s[ACTORS]).bit_length() - 1),)
        return super().describe(s, moves)

    def text(self, s: State, move: int) -> str:
        return "?" if move == self.rules.UNKNOWN else super().text(s, move)

    def steps(self, s: State, move: int) -> tuple[str, ...]:
        return () if move == self.rules.UNKNOWN else super().steps(s, move)

    def _check_sign(self, s: State, move: int) -> str:  # noqa: ARG002
        return ""

    def board_items(self, s: State) -> tuple[Item, ...]:
        codes = self.codes(s)
        return tuple(
            self.item(code, cell=name)
            for name, code in zip(self.names, codes, strict=True)
            if code and abs(code) < self.unseen
        )

    def scene(self, s: State, viewer: int = SPECTATOR) -> Scene:  # noqa: ARG002
        dark = tuple(name for name, code in zip(self.names, self.codes(s), strict=True) if abs(code) == self.unseen)
        return Scene(items=self.board_items(s), shaded=dark)

    def check(self, s: State) -> None:
        if s[PHASE]:
            raise self.refuse("expected the whole position, not what a player knows of it")
        super().check(s)
        taken = self.tables.field("taken")
        lost = s[taken.at : taken.at + taken.length].tolist()
        kinds = len(self.game.pieces)
        codes = self.codes(s)
        for seat, side in enumerate(self.game.sides):
            army = sum(of == seat for _, of, _ in self.game.placed)
            have = sum(code * (1 - 2 * seat) > 0 for code in codes)
            gone = sum(lost[seat * kinds : (seat + 1) * kinds])
            if have + gone != army:
                raise self.refuse(f"{side.name} has {have} pieces and has lost {gone}, expected {army} in all")

    def why(self, s: State, steps: tuple[str, ...], player: int) -> Sentence | None:
        codes = self.codes(s)
        for step in steps[:2]:
            if step in self.names and abs(codes[self.names.index(step)]) == self.unseen:
                return Sentence("dark-unseen", {"cell": step})
        return super().why(s, steps, player)
