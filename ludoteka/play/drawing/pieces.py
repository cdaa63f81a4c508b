"""Pieces on their cells: alone, in towers, rows, clusters and heaps."""

from __future__ import annotations

from collections.abc import Sequence
from math import cos, hypot, sin, sqrt

from ...boards import Cell, Gather
from ...boards.glyphs import block, glyph, has_picture
from ...boards.lettering import lettering
from ...boards.picture import number
from ...boards.theme import Paint, Theme, paint_of
from ...declare import Game
from ..scene import Item, Scene

PIECE = 0.94
"""The size of a piece in its cell."""
STEP = 0.15
"""How far the next piece of a tower rises above the last."""
FLAT = frozenset(("man", "crowned", "disc", "stone", "ball", "chip", "coin", "seed", "square", "octagon", "hexagon"))
"""Pieces that lie upon each other; all others stand at the same place."""
FILLING = {"tile": 1.02, "road": 1.02, "path": 1.02, "number": 1.04, "hexagon": 1.14}
"""Pieces that fill their cell, and how large they are drawn there."""


class PiecePainter:
    """Draws the things of one scene. Units are cells of the board; on a table, about the width of a card."""

    def __init__(self, game: Game, scene: Scene, near: int, theme: Theme, language: str = "en") -> None:
        self.game = game
        self.scene = scene
        self.near = near
        """The seat at the lower edge."""
        self.theme = theme
        self.language = language
        on_felt = game.board is None
        self.inks = ("#fbf3df", "#cfdccf") if on_felt else (theme.ink, theme.muted)
        """For words beside the pieces, and for lesser ones."""
        self.reach = (float("-inf"), float("inf"))
        """How far up and down towers may go."""
        self.paints: tuple[Paint, ...] = tuple(paint_of(side.colour) for side in game.sides)

    def colour(self, owner: int) -> str:
        return self.game.sides[owner].colour if 0 <= owner < len(self.game.sides) else ""

    def piece(self, item: Item, x: float, y: float, size: float = 1.0) -> str:
        """One item, centred on a place."""
        text = item.label or ("" if has_picture(item.glyph) else item.letter)
        if item.glyph == "block" or item.height:
            high = item.height or item.size
            found = block(item.size, high, self.colour(item.owner), item.label)
            return self.put(found, x + (item.size - 1) / 2, y - (high - 1) / 2, 1.0, 0)
        drawing = glyph(item.glyph, self.colour(item.owner), text=text, hidden=item.hidden)
        return self.put(drawing, x, y, size * item.size, item.facing)

    def put(self, drawing: str, x: float, y: float, size: float, facing: int) -> str:
        turn = f" rotate({facing})" if facing else ""
        return f'<g transform="translate({number(x)} {number(y)}){turn} scale({number(size)})">{drawing}</g>'

    def pieces(self, cell: Cell, items: Sequence[Item]) -> str:
        """All that is on one cell."""
        if len(items) == 1 and cell.gather is not Gather.HEAP:
            size = FILLING.get(items[0].glyph.partition(":")[0], PIECE)
            return self.piece(items[0], cell.x, cell.y, cell.room * size)
        match cell.gather:
            case Gather.ROW:
                return self._row(cell, items)
            case Gather.CLUSTER:
                return self._cluster(cell, items)
            case Gather.HEAP:
                return self._heap(cell, items)
        return self._tower(cell, items)

    def _tower(self, cell: Cell, items: Sequence[Item]) -> str:
        """One upon the other, the lowest first, closer where they are many or at the edge; what does not lie flat
        stands in the middle."""
        size = cell.room * PIECE
        flat = sum(item.glyph in FLAT for item in items)
        half = min(STEP * (flat - 1), 0.75) / 2 * cell.room
        up, down = (max(0.0, min(half, room - size / 2)) for room in (cell.y - self.reach[0], self.reach[1] - cell.y))
        level = 0
        found = []
        for item in items:
            lies = item.glyph in FLAT and flat > 1
            y = cell.y + down - level * (up + down) / (flat - 1) if lies else cell.y
            found.append(self.piece(item, cell.x, y, size))
            level += lies
        return "".join(found)

    def _row(self, cell: Cell, items: Sequence[Item]) -> str:
        """Side by side, closer where they are many."""
        dx, dy = cell.spread
        closer = min(1.0, 4.05 / max(len(items) - 1, 1) / max(hypot(dx, dy), 0.01))
        return "".join(
            self.piece(item, cell.x + k * dx * closer, cell.y + k * dy * closer, cell.room * PIECE)
            for k, item in enumerate(items)
        )

    def _cluster(self, cell: Cell, items: Sequence[Item]) -> str:
        across = 2 if len(items) <= 4 else 3
        rows = -(-len(items) // across)
        size = cell.room / across
        found = []
        for k, item in enumerate(items):
            row, column = divmod(k, across)
            in_row = min(across, len(items) - row * across)
            x = cell.x + (column - (in_row - 1) / 2) * size * 0.95
            y = cell.y + (row - (rows - 1) / 2) * size * 0.95
            found.append(self.piece(item, x, y, size))
        return "".join(found)

    def _heap(self, cell: Cell, items: Sequence[Item]) -> str:
        """Seeds strewn in a pit, and their number."""
        single = len(items) == 1 and items[0].label.isdigit()
        count = int(items[0].label) if single else len(items)
        xs, ys = [x for x, _ in cell.outline], [y for _, y in cell.outline]
        wide, high = (max(xs) - min(xs)) / 2, (max(ys) - min(ys)) / 2
        found = []
        for k in range(min(count, 24)):
            far = sqrt((k + 0.5) / max(min(count, 24), 5)) * 0.72
            x, y = cell.x + wide * far * cos(2.4 * k), cell.y - 0.04 + high * far * sin(2.4 * k)
            item = items[0 if single else k]
            found.append(self.put(glyph("seed", self.colour(item.owner) or "white"), x, y, 0.2, 0))
        badge = f'<circle cx="{number(cell.x)}" cy="{number(cell.y)}" r="0.19" fill="{self.theme.frame_edge}"/>'
        return "".join(found) + badge + lettering(str(count), cell.x, cell.y, 0.26, "#fff6e0")
