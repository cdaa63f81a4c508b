"""Words and clicks of survival: c3-ne lays an arrow on c3 that points to the north-east."""

from __future__ import annotations

from ...declare.survival import Survival
from ...rules.abi import State
from ..face import Kind
from ..material import Lot, Material
from ..scene import Item
from ..words import Sentence
from ._board import BoardFace

WAYS = ("e", "ne", "nw", "w", "sw", "se")
FACING = (90, 30, 330, 270, 210, 150)
"""Degrees clockwise from upright, for each way."""


class Face(BoardFace):
    """A cell, then the way of the arrow."""

    game: Survival

    def make_kinds(self) -> tuple[Kind, ...]:
        return tuple(Kind("pointer", seat, f"arrow {way}", way) for seat in range(2) for way in WAYS)

    def steps(self, s: State, move: int) -> tuple[str, ...]:  # noqa: ARG002
        assert self.board is not None
        return self.board.names[move & self.rules.PART], f"as:{WAYS[move >> 8]}"

    def text(self, s: State, move: int) -> str:
        cell, way = self.steps(s, move)
        return f"{cell}-{way.removeprefix('as:')}"

    def choice(self, step: str, player: int) -> Item:
        way = step.partition(":")[2]
        if way not in WAYS:
            return super().choice(step, player)
        return Item("pointer", owner=player, facing=FACING[WAYS.index(way)], name=f"arrow {way}", letter=way)

    def board_items(self, s: State) -> tuple[Item, ...]:
        assert self.board is not None
        found = []
        for name, code in zip(self.board.names, self.codes(s), strict=True):
            if code:
                kind, facing = self.kinds[code - 1], FACING[(code - 1) % len(WAYS)]
                found.append(Item("pointer", owner=kind.owner, cell=name, facing=facing, name=kind.name))
        return tuple(found)

    def material(self) -> Material:
        """An arrow is turned as it is needed."""
        count = -(-len(self.board or ()) // 2)
        return Material(tuple(Lot(Item("pointer", seat, name="arrow"), count) for seat in range(2)))

    def check(self, s: State) -> None:
        codes, acting = self.codes(s), self.check_actor(s)
        owners = [(code - 1) // len(WAYS) for code in codes if code]
        first, second = owners.count(0), owners.count(1)
        if first - second not in (0, 1) or (acting >= 0 and acting != first - second):
            raise self.refuse(f"the players lay arrows in turn, got {first} and {second}")
        for seat, have in enumerate((first, second)):
            last = int(s[self.rules.LAST + seat])
            if bool(last) != bool(have) or (last and (codes[last - 1] - 1) // len(WAYS) != seat):
                raise self.refuse(f"the last arrow of {self.game.sides[seat].name} must be one of his own")

    def why(self, s: State, steps: tuple[str, ...], player: int) -> Sentence | None:
        cells, codes = self.cells_of(steps[:1]), self.codes(s)
        if not cells:
            return None
        last = int(s[self.rules.LAST + player])
        if codes[cells[0]] or not last:
            return self.why_taken(codes, cells[0])
        assert self.board is not None
        return Sentence("survival-not-pointed-at", {"cell": steps[0], "last": self.board.names[last - 1]})
