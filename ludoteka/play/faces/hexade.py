"""Words and clicks of hexade: a move is its cell."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cached_property
from itertools import pairwise

from ...declare import Reason
from ...declare.hexade import Hexade
from ...rules.abi import POINTS, REASON, State
from .. import face
from ..material import Material
from ..scene import Count, Link, Scene
from ..words import Sentence
from ._board import BoardFace


class Face(BoardFace):
    """Men, the number taken, and a stroke around the winning six."""

    game: Hexade

    @cached_property
    def sixes(self) -> list[tuple[int, ...]]:
        assert self.board is not None
        found: list[tuple[int, ...]] = self.rules.sixes(self.board)
        return found

    def complete(self, codes: list[int]) -> list[tuple[int, ...]]:
        """Every perfect six on the board."""
        return [cells for cells in self.sixes if codes[cells[0]] and len({codes[cell] for cell in cells}) == 1]

    def scene(self, s: State, viewer: int = face.SPECTATOR) -> Scene:  # noqa: ARG002
        counts = tuple(Count("captured", int(s[POINTS + seat]), seat) for seat in range(2))
        won = self.complete(self.codes(s)) if s[REASON] == Reason.ROW else []
        return Scene(items=self.board_items(s), counts=counts, links=tuple(self.strokes(won)))

    def strokes(self, won: list[tuple[int, ...]]) -> Iterator[Link]:
        assert self.board is not None
        names, rows, triangles = self.board.names, set(self.board.rows(6)), set(self.rules.triangles(self.board))
        for cells in won:
            if cells in rows:
                turns: tuple[int, ...] = (cells[0], cells[-1])
            else:
                corners = cells[:3] if cells in triangles else cells
                turns = (*corners, corners[0])
            yield from (Link(names[a], names[b]) for a, b in pairwise(turns))

    def material(self) -> Material:
        return Material(self.own_men(self.game.men))

    def check(self, s: State) -> None:
        codes, hand = self.codes(s), s[self.rules.HAND : self.rules.HAND + 2].tolist()
        acting = self.check_actor(s)
        for seat, side in enumerate(self.game.sides):
            have = codes.count(1 + seat) + hand[seat]
            if have > self.game.men:
                raise self.refuse(f"{side.name} has {have} men, there are only {self.game.men}")
        if acting >= 0 and self.complete(codes):
            raise self.refuse("a perfect six is complete, so the game is over")

    def why(self, s: State, steps: tuple[str, ...], player: int) -> Sentence | None:  # noqa: ARG002
        cells, codes = self.cells_of(steps), self.codes(s)
        if len(cells) != 1:
            return None
        if codes[cells[0]]:
            return self.why_taken(codes, cells[0])
        return Sentence("hexade-apart", {"cell": steps[0]}) if self.rules.first_man(s, self.tables.row) >= 0 else None
