"""Words and clicks of atomic: a move is its cell; the number on a piece says how many atoms lie there."""

from __future__ import annotations

from ...declare.atomic import Atomic
from ...rules.abi import PLY, State
from .. import face
from ..face import Kind
from ..material import Material
from ..scene import Count, Item, Scene
from ..words import Sentence
from ._board import BoardFace


class Face(BoardFace):
    """All atoms of a cell are one player's."""

    game: Atomic

    def make_kinds(self) -> tuple[Kind, ...]:
        return tuple(Kind("stone", seat, "atoms", side.name[0]) for seat, side in enumerate(self.game.sides))

    def atoms(self, s: State) -> list[int]:
        field = self.tables.field("atoms")
        atoms: list[int] = s[field.at : field.at + field.length].tolist()
        return atoms

    def scene(self, s: State, viewer: int = face.SPECTATOR) -> Scene:  # noqa: ARG002
        assert self.board is not None
        codes, atoms = self.codes(s), self.atoms(s)
        items = tuple(
            Item("stone", owner=code - 1, cell=name, label=str(count), name=f"{count} atoms", letter=str(count))
            for name, code, count in zip(self.board.names, codes, atoms, strict=True)
            if code
        )
        counts = tuple(
            Count("atoms", sum(a for a, code in zip(atoms, codes, strict=True) if code == 1 + seat), seat)
            for seat in range(2)
        )
        return Scene(items=items, counts=counts)

    def material(self) -> Material:
        """A cell bursts when it holds as many as it has neighbours."""
        assert self.board is not None
        ways = [self.board.direction(way) for way in "NESW"]
        most = sum(self.board.step(cell, way) >= 0 for cell in range(len(self.board)) for way in ways)
        return Material(self.own_men(most))

    def check(self, s: State) -> None:
        codes, atoms, rules, t = self.codes(s), self.atoms(s), self.rules, self.tables.row
        acting = self.check_actor(s)
        assert self.board is not None
        room = t[t[rules.ROOM] : t[rules.ROOM] + len(codes)].tolist()
        for name, code, count, most in zip(self.board.names, codes, atoms, room, strict=True):
            if (code > 0) != (count > 0) or count >= most:
                raise self.refuse(f"{count} atoms on {name}, expected fewer than {most}, and none on an empty cell")
        if acting < 0:
            return
        if s[PLY] > 1 and not {1, 2} <= set(codes):
            raise self.refuse("a player has no atoms left, the game is over")

    def why(self, s: State, steps: tuple[str, ...], player: int) -> Sentence | None:
        cells = self.cells_of(steps)
        if len(cells) == 1 and self.codes(s)[cells[0]] == 2 - player:
            return Sentence("atomic-enemy", {"cell": steps[0]})
        return None
