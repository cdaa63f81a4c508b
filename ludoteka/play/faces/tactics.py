"""Words and clicks of tactics: "Ra1-a5"; frozen pieces lie on their side."""

from __future__ import annotations

from collections import Counter

from ...declare.tactics import Tactics
from ...rules.abi import PLY, QUIET, TURN, State
from ..face import Kind
from ..scene import Item
from ..words import Sentence
from ._board import BoardFace

LYING = 90
"""Degrees by which a frozen piece is turned."""


class Face(BoardFace):
    """One clicks the piece and the cell where it goes."""

    game: Tactics

    def make_kinds(self) -> tuple[Kind, ...]:
        return tuple(
            Kind(piece.picture, seat, f"{state}{piece.name}", piece.letter if seat == 0 else piece.letter.lower())
            for seat in (0, 1)
            for piece in self.game.pieces
            for state in ("", "frozen ")
        )

    def owner(self, code: int) -> int:
        return self.kinds[code - 1].owner if code else -1

    def text(self, s: State, move: int) -> str:
        origin, to = self.steps(s, move)
        assert self.board is not None
        letter = self.kinds[self.codes(s)[self.board.at(origin)] - 1].letter
        return f"{letter.upper()}{origin}-{to}"

    def board_items(self, s: State) -> tuple[Item, ...]:
        assert self.board is not None
        found = []
        for name, code in zip(self.board.names, self.codes(s), strict=True):
            if code:
                kind = self.kinds[code - 1]
                facing = 0 if code % 2 else LYING
                found.append(
                    Item(kind.glyph, owner=kind.owner, cell=name, facing=facing, name=kind.name, letter=kind.letter)
                )
        return tuple(found)

    def check(self, s: State) -> None:
        actor = self.check_actor(s)
        if s[TURN] != s[PLY] or (actor >= 0 and s[PLY] % 2 != actor):
            raise self.refuse(f"after {int(s[PLY])} moves it is not this player's turn")
        if s[PLY] >= self.game.longest + (actor < 0) or s[QUIET] >= self.game.quiet_limit + (actor < 0):
            raise self.refuse(f"expected fewer moves, got {int(s[PLY])} and {int(s[QUIET])} quiet ones")
        if s[QUIET] > s[PLY]:
            raise self.refuse(f"{int(s[QUIET])} quiet moves are more than were played")
        have = Counter((code - 1) // 2 for code in self.codes(s) if code)
        kinds = len(self.game.pieces)
        for number in range(2 * kinds):
            wanted = self.game.row.count(self.game.pieces[number % kinds].letter)
            if have[number] != wanted:
                raise self.refuse(f"expected {wanted} pieces of one kind, got {have[number]}: none are captured")

    def why(self, s: State, steps: tuple[str, ...], player: int) -> Sentence | None:
        cells = self.cells_of(steps)
        if not cells:
            return None
        codes = self.codes(s)
        start = codes[cells[0]]
        if self.owner(start) != player:
            return Sentence("board-not-yours" if start else "board-empty", {"cell": steps[0]})
        if start % 2 == 0:
            return Sentence("tactics-frozen", {"cell": steps[0]})
        if len(cells) == 1:
            return Sentence("tactics-blocked", {"cell": steps[0]})
        if codes[cells[1]]:
            return Sentence("tactics-no-capture", {"cell": steps[1]})
        return Sentence("tactics-ways", {"piece": self.kinds[start - 1].glyph})
