r"""Words and clicks of trax: a cell, then the tile; written as trax players do.

Columns are lettered from the leftmost tile on, "@" lies to the left of it; rows are numbered from the uppermost tile
on, 0 lies above it; then + is a cross, / and \ are arcs: "@0/", "A2+".
"""

from __future__ import annotations

from ...boards import SquareField, letters
from ...declare.trax import Trax
from ...rules.abi import State
from .. import face
from ..material import Lot, Material
from ..scene import Count, Item, Lane, Scene
from ..words import Sentence
from ._board import BoardFace

WITH_THE_BOARD = 360
"""A full turn: upright, but turned with the board."""
SIDES = "nesw"
SIGNS = {5: "+", 10: "+", 9: "/", 6: "/", 3: "\\", 12: "\\"}


def word(tile: int) -> str:
    """The sides of the white line."""
    return "".join(side for k, side in enumerate(SIDES) if tile >> k & 1)


def picture(tile: int) -> str:
    return f"road:{word(tile)}-{word(15 ^ tile)}"


def called(tile: int) -> str:
    """By the sides that its white track joins."""
    return " ".join(("tile", *word(tile)))


class Face(BoardFace):
    """Tiles on a bare table."""

    game: Trax

    def corner(self, s: State) -> tuple[int, int]:
        """The leftmost column and the uppermost row of the layout; of an empty table, such that the middle is @0."""
        if not s[self.rules.COUNT]:
            middle = int(self.tables.row[self.rules.SIDE]) // 2
            return middle + 1, middle - 1
        return int(s[self.rules.LEFT]), int(s[self.rules.HIGH])

    def place(self, s: State, cell: int) -> str:
        """A cell as trax players call it."""
        side = int(self.tables.row[self.rules.SIDE])
        left, top = self.corner(s)
        column, row = cell % side - left, top - cell // side + 1
        return f"{self.column(column)}{row}"

    def steps(self, s: State, move: int) -> tuple[str, ...]:  # noqa: ARG002
        assert self.board is not None
        return self.board.names[move >> 4], f"as:{word(move & 15)}"

    def text(self, s: State, move: int) -> str:
        return self.place(s, move >> 4) + SIGNS[move & 15]

    def choice(self, step: str, player: int) -> Item:  # noqa: ARG002
        tile = sum(1 << SIDES.index(side) for side in step.partition(":")[2])
        return Item(picture(tile), name=called(tile), letter=SIGNS[tile])

    def scene(self, s: State, viewer: int = face.SPECTATOR) -> Scene:  # noqa: ARG002
        assert self.board is not None
        items = tuple(
            Item(picture(code), cell=name, facing=WITH_THE_BOARD, name=called(code), letter=SIGNS[code])
            for name, code in zip(self.board.names, self.codes(s), strict=True)
            if code
        )
        return Scene(items=items, counts=(Count("left", self.game.tiles - len(items)),), lanes=self.lanes(s))

    def lanes(self, s: State) -> tuple[Lane, ...]:
        """The columns and rows of the layout and those around it; further ones have no name yet."""
        assert self.board is not None
        names, side = self.board.names, int(self.tables.row[self.rules.SIDE])
        left, top = self.corner(s)
        laid = [cell for cell, code in enumerate(self.codes(s)) if code]
        right = max((cell % side for cell in laid), default=left - 2)
        low = min((cell // side for cell in laid), default=top + 2)
        columns = (
            Lane(self.column(k - left), (names[k], names[k + side * (side - 1)])) for k in range(left - 1, right + 2)
        )
        rows = (
            Lane(str(top - k + 1), (names[k * side], names[k * side + side - 1])) for k in range(top + 1, low - 2, -1)
        )
        return (*columns, *rows)

    def column(self, number: int) -> str:
        return letters(number).upper() if number >= 0 else "@"

    # --- impossible positions and reasons -----------------------------------------------------------------------------

    def material(self) -> Material:
        """A cross on one side, arcs on the other; tiles are turned as they are needed."""
        cross, arcs = (Item(picture(tile), facing=WITH_THE_BOARD, name="tile") for tile in (0b0101, 0b1001))
        return Material((Lot(cross, self.game.tiles, arcs),))

    def check(self, s: State) -> None:
        board, codes = self.board, self.codes(s)
        assert isinstance(board, SquareField)
        acting = self.check_actor(s)
        laid = {cell for cell, code in enumerate(codes) if code}
        if any(code and code not in SIGNS for code in codes):
            raise self.refuse("a white line joins two sides of a tile")
        if len(laid) > self.game.tiles:
            raise self.refuse(f"expected at most {self.game.tiles} tiles, got {len(laid)}")
        if not laid:
            return
        self.check_layout(codes, laid)
        if acting >= 0:
            self.check_open(s, codes, laid)

    def check_layout(self, codes: list[int], laid: set[int]) -> None:
        """The tiles hang together, fit, lie in the middle of the field and are not too wide."""
        assert self.board is not None
        side = int(self.tables.row[self.rules.SIDE])
        columns, rows = {cell % side for cell in laid}, {cell // side for cell in laid}
        widest = self.game.widest or self.game.tiles
        if max(max(columns) - min(columns), max(rows) - min(rows)) >= widest:
            raise self.refuse(f"the tiles cover more than {widest} rows or columns")
        if min(columns | rows) < 2 or max(columns | rows) > side - 3:
            raise self.refuse("the tiles do not lie in the middle of the table")
        todo = [next(iter(laid))]
        seen = set(todo)
        near = {cell: [self.board.step(cell, 2 * way) for way in range(4)] for cell in laid}
        while todo:
            cell = todo.pop()
            for way, to in enumerate(near[cell]):
                if to in laid and (codes[cell] >> way & 1) != (codes[to] >> (way ^ 2) & 1):
                    raise self.refuse(f"the lines on {self.board.names[cell]} do not go on")
                if to in laid and to not in seen:
                    seen.add(to)
                    todo.append(to)
        if seen != laid:
            raise self.refuse("the tiles do not hang together")

    def check_open(self, s: State, codes: list[int], laid: set[int]) -> None:
        """Nothing is forced any more, and nobody has won."""
        assert self.board is not None
        row, rules, t = s.copy(), self.rules, self.tables.row
        rules.derive(row, t)
        for cell in laid:
            if any(rules.follow(row, t, cell, code) for code in (1, 2)):
                raise self.refuse("a loop or a line is complete, so the game is over")
            for way in range(4):
                to = self.board.step(cell, 2 * way)
                if not codes[to] and rules.forced_tile(rules.white_into(row, t, to), rules.black_into(row, t, to)):
                    raise self.refuse(f"a tile is missing on {self.board.names[to]}")

    def why(self, s: State, steps: tuple[str, ...], player: int) -> Sentence | None:  # noqa: ARG002
        cells, codes, rules = self.cells_of(steps[:1]), self.codes(s), self.rules
        if not cells:
            return None
        cell, name = cells[0], {"cell": steps[0]}
        if codes[cell]:
            return self.why_taken(codes, cell)
        if not any(codes):
            return Sentence("trax-first")
        if rules.first_beside(s, self.tables.row, cell) < 0:
            return Sentence("trax-beside", name)
        return Sentence("trax-contradiction" if rules.in_room(s, self.tables.row, cell) else "trax-room", name)
