"""Words and clicks of terrace: a2-a4, and taking b3xc2."""

from __future__ import annotations

from ...declare.terrace import KINDS, Terrace
from ...rules.abi import ACTORS, TURN, State
from ..face import Kind
from ..scene import Item
from ..words import Sentence
from ._board import BoardFace

SIZES = {"A": 0.58, "B": 0.7, "C": 0.84, "D": 1.0, "T": 0.62}


class Face(BoardFace):
    """Pieces show their size by their size, and by their letter; the T wears a crown."""

    game: Terrace

    def make_kinds(self) -> tuple[Kind, ...]:
        return tuple(
            Kind("crowned" if kind == "T" else "man", seat, kind, kind)
            for seat in range(self.game.players)
            for kind in KINDS
        )

    def steps(self, s: State, move: int) -> tuple[str, ...]:  # noqa: ARG002
        assert self.board is not None
        if move == self.rules.PASS:
            return ("do:pass",)
        return self.board.names[move & self.rules.PART], self.board.names[move >> 6]

    def text(self, s: State, move: int) -> str:
        if move == self.rules.PASS:
            return "pass"
        return ("x" if self.codes(s)[move >> 6] else "-").join(self.steps(s, move))

    def board_items(self, s: State) -> tuple[Item, ...]:
        assert self.board is not None
        found = []
        for name, code in zip(self.board.names, self.codes(s), strict=True):
            if code:
                kind = self.kinds[code - 1]
                label = "" if kind.name == "T" else kind.name
                found.append(
                    Item(
                        kind.glyph,
                        kind.owner,
                        name,
                        label=label,
                        size=SIZES[kind.name],
                        name=kind.name,
                        letter=kind.letter,
                    )
                )
        return tuple(found)

    def check(self, s: State) -> None:
        codes, acting = self.codes(s), self.check_actor(s)
        out = [int(s[self.tables.field("out").at + seat]) for seat in range(self.game.players)]
        for seat, side in enumerate(self.game.sides):
            for number, kind in enumerate(KINDS):
                have, most = codes.count(1 + seat * len(KINDS) + number), len(self.game.pieces_of(seat).get(kind, ()))
                if have > (0 if out[seat] else most):
                    raise self.refuse(f"{side.name} has {have} pieces of size {kind}")
                if kind == "T" and not have and not out[seat]:
                    raise self.refuse(f"{side.name} has no T but is still in the game")
        if acting >= 0 and (out[acting] or self.game.players - sum(out) < 2):
            raise self.refuse("expected somebody to act who is still in the game")
        if s[ACTORS] and (
            s[TURN] >= self.game.longest or s[self.tables.field("idle").at] >= self.game.players - sum(out)
        ):
            raise self.refuse("the game is over")

    def why(self, s: State, steps: tuple[str, ...], player: int) -> Sentence | None:
        board, cells, codes = self.board, self.cells_of(steps), self.codes(s)
        assert board is not None
        if not 1 <= len(cells) <= 2:
            return None
        owner = (codes[cells[0]] - 1) // len(KINDS) if codes[cells[0]] else -1
        if owner != player:
            return Sentence("board-not-yours" if owner >= 0 else "board-empty", {"cell": steps[0]})
        if len(cells) == 1:
            return Sentence("terrace-shut-in", {"cell": steps[0]})
        heights = self.tables.row[self.rules.HEIGHTS] + 0
        here, there = (int(self.tables.row[heights + cell]) for cell in cells)
        if cells[1] not in board.neighbours(cells[0]) and here != there:
            return Sentence("terrace-too-far", {"cell": steps[1]})
        if codes[cells[1]]:
            return self.why_not_taken(codes, cells, downwards=there < here)
        if here == there:
            return Sentence("terrace-no-way", {"cell": steps[1]})
        return Sentence("terrace-down", {"cell": steps[1]})

    def why_not_taken(self, codes: list[int], cells: list[int], *, downwards: bool) -> Sentence:
        board = self.board
        assert board is not None
        way = next((way for way in range(8) if board.step(cells[0], way) == cells[1]), 0)
        where = {"cell": board.names[cells[1]]}
        if not downwards or way % 2 == 0:
            return Sentence("terrace-take-down", where)
        if self.rules.size(codes[cells[1]]) > self.rules.size(codes[cells[0]]):
            return Sentence("terrace-too-large", where)
        return Sentence("terrace-own-t", where)
