r"""Words and clicks of black path: a4+ lays a cross, a4/ and a4\ lay arcs."""

from __future__ import annotations

import numpy as np

from ...declare.black_path import BlackPath
from ...rules.abi import ACTORS, PAYOFF, State
from .. import face
from ..material import Lot, Material
from ..scene import Item, Scene
from ..words import Sentence
from ._board import BoardFace

WITH_THE_BOARD = 360
"""A full turn: upright, but turned with the board."""
WORDS = ("cross", "falling", "rising")
SIGNS = ("+", "\\", "/")
PAIRS = ("ns-ew", "ne-sw", "nw-se")
SIDES = "nesw"


class Face(BoardFace):
    """Tiles with lines, the main line in a colour of its own."""

    game: BlackPath

    def steps(self, s: State, move: int) -> tuple[str, ...]:  # noqa: ARG002
        assert self.board is not None
        return self.board.names[move >> 2], f"as:{WORDS[move & 3]}"

    def text(self, s: State, move: int) -> str:
        return self.steps(s, move)[0] + SIGNS[move & 3]

    def choice(self, step: str, player: int) -> Item:  # noqa: ARG002
        tile = WORDS.index(step.partition(":")[2])
        return Item(f"path:{PAIRS[tile]}", name=WORDS[tile], letter=SIGNS[tile])

    def main_line(self, s: State) -> set[tuple[int, str]]:
        """The cells and pairs of sides over which the main line runs."""
        rules, board = self.rules, self.board
        assert board is not None
        codes = self.codes(s)
        side = int(s[rules.TOWARDS]) - 1
        if side < 0:
            return set()
        at = int(self.tables.row[rules.CORNER])
        found = {(at, "".join(sorted(SIDES[side] + SIDES[rules.exit_of(codes[at] - 1, side)])))}
        for _ in range(2 * len(codes)):
            at, side = board.step(at, board.direction(SIDES[side].upper())), side ^ 2
            if at < 0 or not codes[at]:
                break
            out = int(rules.exit_of(codes[at] - 1, side))
            found.add((at, "".join(sorted(SIDES[side] + SIDES[out]))))
            side = out
        return found

    def scene(self, s: State, viewer: int = face.SPECTATOR) -> Scene:  # noqa: ARG002
        assert self.board is not None
        main = self.main_line(s)
        items = []
        for cell, code in enumerate(self.codes(s)):
            if code:
                pairs = PAIRS[code - 1].split("-")
                drawn = "-".join(p.upper() if (cell, "".join(sorted(p))) in main else p for p in pairs)
                items.append(self.tile(f"trail:{drawn}", cell, code - 1))
        return Scene(items=tuple(items))

    def tile(self, glyph: str, cell: int, tile: int) -> Item:
        assert self.board is not None
        name = self.board.names[cell]
        return Item(glyph, cell=name, facing=WITH_THE_BOARD, size=1.08, name=WORDS[tile], letter=SIGNS[tile])

    def sure(self, s: State) -> tuple[int, ...]:
        """Moves after which all cells that are left are pairs, but the one where the line comes in and the last ones.

        Wherever the other leads the line, it enters a pair, and is led on to the other half of it; or it comes to a
        last cell, beside the black one, and is led in.
        """
        t = self.tables.row
        out = np.zeros(self.tables.most_moves, np.int64)
        found = []
        for code in out[: self.kernel.moves(s.copy(), t, out)].tolist():
            after = s.copy()
            self.kernel.play(after, t, code)
            if not after[ACTORS]:
                if after[PAYOFF + int(s[ACTORS]) - 1] > 0:
                    found.append(code)
                continue
            heads = {move >> 2 for move in out[: self.kernel.moves(after.copy(), t, out)].tolist()}
            if all(self.paired(self.codes(after), head) for head in heads):
                found.append(code)
        return tuple(found)

    def paired(self, codes: list[int], head: int) -> bool:
        """Whether all empty cells but the head and the last ones can be made pairs of neighbours."""
        assert self.board is not None
        beside = [set(steps[::2]) for steps in self.board.plan.steps]
        black = int(self.tables.row[self.rules.BLACK])
        last = {cell for cell in range(len(codes)) if cell == black or black in beside[cell]}
        if head in last:
            return False
        free = {cell for cell, code in enumerate(codes) if not code} - last - {head}
        light = {cell for cell in free if sum(divmod(cell, self.game.size)) % 2}
        dark = free - light
        partner: dict[int, int] = {}

        def pair(cell: int, asked: set[int]) -> bool:
            for other in beside[cell] & dark - asked:
                asked.add(other)
                if other not in partner or pair(partner[other], asked):
                    partner[other] = cell
                    return True
            return False

        return len(light) == len(dark) and all(pair(cell, set()) for cell in light)

    def material(self) -> Material:
        """Arcs are turned as they are needed."""
        count = len(self.board or ()) - self.game.black_corner
        return Material(tuple(Lot(Item(f"trail:{PAIRS[tile]}", size=1.08, name=WORDS[tile]), count) for tile in (0, 1)))

    def check(self, s: State) -> None:
        rules, codes, t = self.rules, self.codes(s), self.tables.row
        acting = self.check_actor(s)
        corner, black = int(t[rules.CORNER]), int(t[rules.BLACK])
        laid = sum(code > 0 for code in codes)
        if (self.game.black_corner and codes[black]) or (laid and not codes[corner]):
            raise self.refuse("the first tile lies in the corner, and none on the black cell")
        if self.game.black_corner:
            self.check_second(s, codes, laid)
        elif s[rules.TOWARDS] != (1 + rules.exit_of(codes[corner] - 1, rules.NORTH) if laid else 0):
            raise self.refuse("the main line begins at the upper edge of the first tile")
        row = s.copy()
        rules.derive(row, t)
        if acting >= 0 and (row[rules.HEAD] < 0 or row[rules.HEAD] - 1 == black):
            raise self.refuse("the main line has come to its end, so the game is over")

    def check_second(self, s: State, codes: list[int], laid: int) -> None:
        """The main line leaves the corner to the east or the south, where the second tile lies."""
        assert self.board is not None
        corner, towards = int(self.tables.row[self.rules.CORNER]), int(s[self.rules.TOWARDS])
        begun = towards - 1 in (self.rules.EAST, self.rules.SOUTH)
        second = self.board.step(corner, self.board.direction(SIDES[towards - 1].upper())) if begun else corner
        if begun != (laid > 1) or (laid and not codes[second]) or (towards and not begun):
            raise self.refuse("the main line begins with the second tile, beside the corner")

    def why(self, s: State, steps: tuple[str, ...], player: int) -> Sentence | None:  # noqa: ARG002
        cells, codes = self.cells_of(steps[:1]), self.codes(s)
        if not cells:
            return None
        if codes[cells[0]]:
            return self.why_taken(codes, cells[0])
        assert self.board is not None
        if s[self.rules.TOWARDS]:
            head = self.board.names[int(s[self.rules.HEAD]) - 1]
            return Sentence("black-path-head", {"cell": head})
        if any(codes):
            return Sentence("black-path-second")
        return Sentence("black-path-first" if self.game.black_corner else "black-path-edge")
