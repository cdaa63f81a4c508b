"""Words and clicks of rings: l1 lays a piece, z5 replaces all others in the circle around z5."""

from __future__ import annotations

from ...declare.rings import Rings
from ...rules.abi import ACTORS, PHASE, State
from .. import face
from ..material import Lot, Material
from ..scene import Count, Item, Scene
from ..words import Sentence
from ._board import BoardFace


class Face(BoardFace):
    """In the middle of each circle its master is shown: a dot for a majority, a ring for all six."""

    game: Rings

    def steps(self, s: State, move: int) -> tuple[str, ...]:  # noqa: ARG002
        rules, board = self.rules, self.board
        assert board is not None
        if move in (rules.END, rules.PASS):
            return ("do:end" if move == rules.END else "do:pass",)
        if move & rules.REPLACE:
            return (board.names[board.region("holes")[move & 127]],)
        return (board.names[move],)

    def text(self, s: State, move: int) -> str:
        return self.steps(s, move)[0].removeprefix("do:")

    def turn_text(self, s: State, moves: list[int]) -> str:
        return " ".join(self.text(s, move) for move in moves if move != self.rules.END)

    def masters(self, s: State) -> list[tuple[int, int]]:
        """Of each circle: who has the most pieces, and how many."""
        rules, t = self.rules, self.tables.row
        seats = range(self.game.players)
        return [
            max((int(rules.held(s, t, circle, seat)), -seat) for seat in seats)
            for circle in range(int(t[rules.CIRCLES]))
        ]

    def scene(self, s: State, viewer: int = face.SPECTATOR) -> Scene:  # noqa: ARG002
        assert self.board is not None
        holes, counts = self.board.region("holes"), [0] * self.game.players
        marks = []
        for circle, (have, seat) in enumerate(self.masters(s)):
            if have >= self.game.majority:
                counts[-seat] += 1
                glyph, name = ("ring", "ring") if have == self.rules.SIX else ("marker", "circle")
                marks.append(Item(glyph, -seat, self.board.names[holes[circle]], name=name, size=0.8))
        return Scene(
            items=(*self.board_items(s), *marks),
            counts=tuple(Count("circles", count, seat) for seat, count in enumerate(counts)),
            phase=self.phase(s),
        )

    def phase(self, s: State) -> str:
        if not s[PHASE]:
            return "placing"
        return "ending" if self.legal(s) == [self.rules.END] else "replacing"

    def material(self) -> Material:
        """Marks say who is master of a circle."""
        assert self.board is not None
        circles, players = self.board.region("holes"), self.game.players
        hole = self.board.names[circles[0]]
        marks = (("marker", "circle"), ("ring", "ring"))
        items = (Item(glyph, seat, hole, size=0.8, name=name) for glyph, name in marks for seat in range(players))
        men = self.own_men(-(-(len(self.board) - len(circles)) // players))
        return Material((*men, *(Lot(item, len(circles)) for item in items)))

    def check(self, s: State) -> None:
        rules, acting = self.rules, self.check_actor(s)
        if s[PHASE] > rules.REPLACING:
            raise self.refuse(f"phase={int(s[PHASE])} does not exist in this game")
        full = 0 not in self.codes(s)
        if acting >= 0 and s[PHASE] == rules.PLACING and (full or s[rules.PASSES] >= self.game.players):
            raise self.refuse("the game is over")

    def why(self, s: State, steps: tuple[str, ...], player: int) -> Sentence | None:
        assert self.board is not None
        rules, cells, codes = self.rules, self.cells_of(steps), self.codes(s)
        if len(cells) != 1 or not s[ACTORS]:
            return None
        if cells[0] >= len(codes):
            if s[PHASE] == rules.PLACING:
                return Sentence("rings-place-first")
            circle = self.board.region("holes").index(cells[0])
            few = rules.held(s, self.tables.row, circle, player) < self.game.majority
            return Sentence("rings-majority" if few else "rings-nothing", {"number": self.game.majority})
        return Sentence("rings-placed") if s[PHASE] == rules.REPLACING else self.why_taken(codes, cells[0])
