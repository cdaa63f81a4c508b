"""Words and clicks of borderline: c2-c3 moves, c2xc5 takes whatever it meets."""

from __future__ import annotations

from ...boards import Square
from ...declare.borderline import Borderline
from ...rules.abi import ACTORS, QUIET, State
from ..face import Kind
from ..scene import Item
from ..words import Sentence
from ._board import BoardFace

ROUND = (360, 180)
"""Pieces look towards the enemy; a full turn says that they turn with the board."""


class Face(BoardFace):
    """Square pieces with a number on each side."""

    game: Borderline

    def make_kinds(self) -> tuple[Kind, ...]:
        return tuple(
            Kind(f"compass:{''.join(map(str, numbers))}", seat, "piece", str(numbers[0]))
            for numbers in self.game.rows
            for seat in range(2)
        )

    def board_items(self, s: State) -> tuple[Item, ...]:
        assert self.board is not None
        found = []
        for name, code in zip(self.board.names, self.codes(s), strict=True):
            if code:
                kind = self.kinds[code - 1]
                found.append(
                    Item(kind.glyph, kind.owner, name, facing=ROUND[kind.owner], name="piece", letter=kind.letter)
                )
        return tuple(found)

    def taken(self, s: State, move: int) -> int:
        """How many enemies the move takes."""
        row = s.copy()
        self.rules.derive(row, self.tables.row)
        enemy = self.rules.MEN + 2 - int(s[ACTORS])
        before = int(row[enemy])
        self.rules.play(row, self.tables.row, move)
        return before - int(row[enemy])

    def text(self, s: State, move: int) -> str:
        return ("x" if self.taken(s, move) else "-").join(self.steps(s, move))

    def check(self, s: State) -> None:
        board, codes = self.board, self.codes(s)
        assert isinstance(board, Square)
        acting = self.check_actor(s)
        for code in range(1, 2 * len(self.game.rows) + 1):
            if codes.count(code) > board.width:
                raise self.refuse(f"expected at most {board.width} pieces of one kind")
        if acting < 0:
            return
        if s[QUIET] >= self.game.quiet:
            raise self.refuse(f"a game ends after {self.game.quiet} moves without capture")
        for seat in range(2):
            mine = [cell for cell, code in enumerate(codes) if code and (code - 1) % 2 == seat]
            if not mine or any(self.rules.is_across(self.tables.row, cell, seat) for cell in mine):
                raise self.refuse("a player has no pieces, or one beyond the border, so the game is over")

    def why(self, s: State, steps: tuple[str, ...], player: int) -> Sentence | None:
        cells, codes = self.cells_of(steps), self.codes(s)
        if not 1 <= len(cells) <= 2:
            return None
        if not codes[cells[0]] or (codes[cells[0]] - 1) % 2 != player:
            return Sentence("board-not-yours" if codes[cells[0]] else "board-empty", {"cell": steps[0]})
        if len(cells) == 1:
            return Sentence("borderline-stuck", {"cell": steps[0]})
        own = codes[cells[1]] and (codes[cells[1]] - 1) % 2 == player
        return Sentence("borderline-own" if own else "borderline-far", {"cell": steps[1]})
