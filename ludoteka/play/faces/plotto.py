"""Words and clicks of plotto: 3-n1e1 lays a three."""

from __future__ import annotations

from ...declare.plotto import NUMBERS, Plotto
from ...rules.abi import State
from .. import face
from ..face import Kind
from ..scene import Item, Scene, Tray
from ..words import Sentence
from ._board import BoardFace


class Face(BoardFace):
    """A number, then its cell."""

    game: Plotto

    def make_kinds(self) -> tuple[Kind, ...]:
        seats = len(self.game.sides)
        return tuple(Kind("hexagon", k if k < seats else -1, str(k + 1), str(k + 1)) for k in range(NUMBERS))

    def steps(self, s: State, move: int) -> tuple[str, ...]:  # noqa: ARG002
        assert self.board is not None
        return f"hand:{(move >> 14) + 1}", self.board.names[move & self.rules.PART]

    def text(self, s: State, move: int) -> str:
        number, cell = self.steps(s, move)
        return f"{number.removeprefix('hand:')}-{cell}"

    def scene(self, s: State, viewer: int = face.SPECTATOR) -> Scene:  # noqa: ARG002
        assert self.board is not None
        items = tuple(
            Item("hexagon", owner=self.kinds[code - 1].owner, cell=name, label=str(code), name=str(code))
            for name, code in zip(self.board.names, self.codes(s), strict=True)
            if code
        )
        left = tuple(
            Item(f"hexagon:{kind.name}", owner=kind.owner, id=f"hand:{kind.name}", label=str(count), name=kind.name)
            for kind, count in zip(self.kinds, s[self.rules.LEFT :].tolist(), strict=False)
            if count
        )
        return Scene(items=items, trays=(Tray("stock", left),))

    def check(self, s: State) -> None:
        codes, acting, rules = self.codes(s), self.check_actor(s), self.rules
        for number in range(NUMBERS):
            have = codes.count(1 + number) + int(s[rules.LEFT + number])
            if have != self.game.supply:
                raise self.refuse(f"expected {self.game.supply} tiles of the number {number + 1}, got {have}")
        assert self.board is not None
        tiles = {cell: code for cell, code in enumerate(codes) if code}
        if tiles and not codes[int(self.tables.row[rules.CENTRE])]:
            raise self.refuse("the first tile lies in the middle")
        seen = {int(self.tables.row[rules.CENTRE])} & set(tiles)
        todo = list(seen)
        for cell in todo:
            near = [to for to in self.board.neighbours(cell) if to in tiles]
            if any(tiles[to] == tiles[cell] for to in near):
                raise self.refuse("equal numbers touch")
            todo += [to for to in near if to not in seen]
            seen.update(near)
        if len(seen) != len(tiles):
            raise self.refuse("expected all tiles to hang together")
        far = [cell for cell in tiles if len(self.board.neighbours(cell)) < rules.WAYS]
        won = any(rules.rows_through(s, self.tables.row, cell) & ((1 << self.game.players) - 1) for cell in tiles)
        if far or (acting >= 0 and won):
            raise self.refuse("a tile at the edge of the field, or a row that has won already")

    def why(self, s: State, steps: tuple[str, ...], player: int) -> Sentence | None:  # noqa: ARG002
        assert self.board is not None
        if not steps[:1] or not steps[0].startswith("hand:") or len(steps) < 2 or steps[1] not in self.board.names:
            return Sentence("plotto-choose")
        cell, codes = self.board.at(steps[1]), self.codes(s)
        near = [codes[to] for to in self.board.neighbours(cell) if codes[to]]
        if codes[cell]:
            return self.why_taken(codes, cell)
        if not s[self.rules.LAID]:
            return Sentence("plotto-middle")
        if len(near) < min(2, int(s[self.rules.LAID])):
            return Sentence("plotto-touch-two", {"count": min(2, int(s[self.rules.LAID]))})
        return Sentence("plotto-equal") if steps[0].removeprefix("hand:") in map(str, near) else None
