"""Words and clicks of gale: one clicks the crossing where the stick is to lie; "b1-b3" names the dots it joins."""

from __future__ import annotations

from math import hypot

from ...declare.gale import Gale
from ...rules.abi import ACTORS, State
from .. import face
from ..material import Lot, Material
from ..scene import Item, Link, Scene
from ..switching import winning
from ..words import Sentence
from ._board import BoardFace


class Face(BoardFace):
    """Sticks are links between dots."""

    game: Gale

    def ends(self, crossing: int, player: int) -> tuple[str, str]:
        assert self.board is not None
        a, b = self.rules.ends(self.board, crossing, player)
        return self.board.names[a], self.board.names[b]

    def text(self, s: State, move: int) -> str:
        return "-".join(self.ends(move, int(s[ACTORS]) - 1))

    def aliases(self, s: State, move: int) -> tuple[str, ...]:
        return (*self.steps(s, move), "-".join(reversed(self.ends(move, int(s[ACTORS]) - 1))))

    def scene(self, s: State, viewer: int = face.SPECTATOR) -> Scene:  # noqa: ARG002
        codes = self.codes(s)
        return Scene(links=tuple(Link(*self.ends(x, code - 1), code - 1) for x, code in enumerate(codes) if code))

    def material(self) -> Material:
        """As many sticks as there is room for; each fits between two dots."""
        assert self.board is not None
        a, b = (self.board.cells[self.board.at(name)] for name in self.ends(0, 0))
        count = -(-len(self.board.region("crossings")) // 2)
        items = (Item("stick", seat, name="stick") for seat in range(self.game.players))
        return Material(tuple(Lot(item, count, wide=hypot(a.x - b.x, a.y - b.y)) for item in items))

    def sure(self, s: State) -> tuple[int, ...]:
        """Gale is solved: dots that are joined are one node, free crossings are edges between them."""
        rules, row, t, player = self.rules, s.copy(), self.tables.row, int(s[ACTORS]) - 1
        assert self.board is not None

        def root(node: int) -> int:
            return int(rules.root_of(row, t, node))

        net = {}
        for crossing, code in enumerate(self.codes(s)):
            if not code:
                a, b = rules.ends(self.board, crossing, player)
                net[crossing] = root(a), root(b)
        edge = int(t[rules.NODES]) - 4 + 2 * player
        return winning(net, (root(edge), root(edge + 1)))

    def check(self, s: State) -> None:
        codes = self.codes(s)
        acting = self.check_actor(s)
        first, second = codes.count(1), codes.count(2)
        if first - second not in (0, 1) or (acting >= 0 and acting != first - second):
            raise self.refuse(f"the players lay sticks in turn, got {first} and {second}")
        row = s.copy()
        self.rules.derive(row, self.tables.row)
        if acting >= 0 and any(self.rules.has_joined(row, self.tables.row, seat) for seat in range(2)):
            raise self.refuse("a player to act, although an edge is joined to the other already")

    def why(self, s: State, steps: tuple[str, ...], player: int) -> Sentence | None:
        cells, codes = self.cells_of(steps), self.codes(s)
        if not cells:
            return None
        if cells[0] >= len(codes):
            return Sentence("gale-between")
        owner = codes[cells[0]] - 1
        return Sentence("gale-own" if owner == player else "gale-crossed", {"cell": steps[0]}) if owner >= 0 else None
