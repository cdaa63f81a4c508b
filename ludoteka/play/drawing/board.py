"""The board with everything on it: pieces, links, shaded cells, marks of the last move and of the books."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import combinations
from math import hypot

from ...boards import Board, Cell, turned
from ...boards.glyphs.shapes import moved, side_mark
from ...boards.lettering import lettering
from ...boards.picture import BoardPicture, Box, draw_board, number, points
from ...boards.theme import NEUTRAL, paint_of
from ..marks import Marks
from ..scene import Item, Link
from ..words import known, say, spoken, word_id
from .beside import SeatPainter

Mark = tuple[str, str, str]
"""(kind, cell, to), as ("arrow", "d2", "d4"). Kinds: circle, removed, cross, dot, square; between cells arrow, line."""


OVER = 0.12
"""How far towers may reach over the frame of the board, but not over its coordinates."""
SHADOW = 'fill="#26221c" opacity=".45"'
"""On cells out of play: boards are of light wood by lamp light too."""
STITCHES = 'stroke-width=".07" stroke-dasharray=".2 .3" stroke-dashoffset="-.15"'
"""By these bridges and walls of the second side are told without their colour."""


def words_on(board: Board, language: str) -> dict[str, str]:
    """The English words that are written on a board, and what they are in a language that only books speak."""
    english = {label.text for label in board.plan.labels_in("en") if label.language}
    ids = ((text, word_id("print", text)) for text in english)
    return {text: say(id, language) if known(id, language) else text for text, id in ids}


class BoardPainter(SeatPainter):
    """Draws a whole scene."""

    def board(
        self, board: Board, marks: Sequence[Mark] = (), last: Marks | None = None, *, coordinates: bool = True
    ) -> BoardPicture:
        if any(self.scene.turns):
            board = turned(board, self.scene.turns)
        by_cell: dict[str, list[Item]] = {}
        for item in self.scene.items:
            if not item.cells:
                by_cell.setdefault(item.cell, []).append(item)
        only = self._window(board, by_cell) if board.margin else None
        speaks = spoken(self.language)
        words = {} if speaks == self.language else words_on(board, self.language)
        ground = draw_board(
            board,
            self.theme,
            sides=self.paints,
            only=only,
            language=speaks,
            words=words,
            coordinates=coordinates,
        )
        if any(cell.outline for cell in board.cells):
            self.reach = ground.cells.top - OVER, ground.cells.bottom + OVER
        parts = [ground.svg]
        parts += [self._shade(board.cells[board.at(name)]) for name in self.scene.shaded]
        parts += [self._link(board, link) for link in self.scene.links if link.kind != "wall"]
        hiding = any(map(_aloft, board.cells)) or any(map(_fills, self.scene.items))
        trail = self._trail(board, last) if last else []
        parts += [] if hiding else trail
        parts += [self._under(board, mark) for mark in marks]
        parts += [self._covering(board, item) for item in self.scene.items if item.cells]
        cells = sorted((board.cells[board.at(name)] for name in by_cell if name), key=lambda one: (one.layer, one.y))
        parts += [self.pieces(cell, by_cell[cell.name]) for cell in cells]
        parts += [self._link(board, link) for link in self.scene.links if link.kind == "wall"]
        parts += trail if hiding else []
        parts += self._rings(board, last) if last else []
        parts += [self._over(board, mark) for mark in marks]
        return self.with_seats(BoardPicture("".join(parts), ground.box, ground.cells))

    def _covering(self, board: Board, item: Item) -> str:
        """A piece of several cells: one outline, its sign on the middle one, its side's mark on the others."""
        cells = [board.cells[board.at(name)] for name in item.cells]
        paint = paint_of(self.colour(item.owner)) if item.owner >= 0 else NEUTRAL
        outline = "".join(f"M{points(_shrunk(cell))}Z" for cell in cells)
        joints = "".join(
            f"M{number(a.x)} {number(a.y)}L{number(b.x)} {number(b.y)}"
            for a, b in combinations(cells, 2)
            if _touch(a, b) or sum(_touch(a, c) and _touch(b, c) for c in cells) == 2
        )
        x, y = sum(cell.x for cell in cells) / len(cells), sum(cell.y for cell in cells) / len(cells)
        middle = min(cells, key=lambda cell: hypot(cell.x - x, cell.y - y))
        owned = item.owner >= 0 and len(self.paints) > 1
        sign = "" if owned and len(cells) == 1 else item.label or item.letter
        marked = [cell for cell in cells if owned and not (sign and cell is middle)]
        shape = f'd="{outline}" stroke-linejoin="round"'
        return (
            f'<path {shape} fill="{paint.edge}" stroke="{paint.edge}" stroke-width=".1"/>'
            f'<path d="{joints}" stroke="{paint.edge}" stroke-width=".96"/>'
            f'<path {shape} fill="{paint.body}" stroke="{paint.body}" stroke-width=".02"/>'
            f'<path d="{joints}" stroke="{paint.body}" stroke-width=".88"/>'
            + lettering(sign, middle.x, middle.y, 0.4, paint.engraving)
            + "".join(moved(side_mark(paint, 15), cell.x, cell.y, 0.01) for cell in marked)
        )

    def _window(self, board: Board, by_cell: dict[str, list[Item]]) -> set[int]:
        """The cells of an endless board that are worth drawing: those around the pieces."""
        box = Box()
        for at in [board.at(name) for name in by_cell if name] or [board.region("centre")[0]]:
            box.include(board.cells[at].x, board.cells[at].y, board.margin)
        return {at for at, cell in enumerate(board.cells) if box.grown(0.01).holds(cell.x, cell.y)}

    def _shade(self, cell: Cell) -> str:
        if _aloft(cell):
            return ""
        if cell.outline:
            return f'<polygon points="{points(cell.outline)}" {SHADOW}/>'
        return f'<circle cx="{number(cell.x)}" cy="{number(cell.y)}" r=".3" {SHADOW}/>'

    def _link(self, board: Board, link: Link) -> str:
        a, b = (board.cells[board.at(name)] for name in (link.start, link.end))
        paint = paint_of(self.colour(link.owner))
        ax, ay, bx, by = a.x, a.y, b.x, b.y
        width = 0.16
        if link.kind == "wall":
            x, y = (ax + bx) / 2, (ay + by) / 2
            ax, ay, bx, by = x - (by - ay) / 2, y + (bx - ax) / 2, x + (by - ay) / 2, y - (bx - ax) / 2
            width = 0.2
        line = f'x1="{number(ax)}" y1="{number(ay)}" x2="{number(bx)}" y2="{number(by)}" stroke-linecap="round"'
        return (
            f'<line {line} stroke="{paint.edge}" stroke-width="{width + 0.06:.2f}"/>'
            f'<line {line} stroke="{paint.body}" stroke-width="{width:.2f}"/>'
            + (f'<line {line} stroke="{paint.engraving}" {STITCHES}/>' if link.owner == 1 else "")
        )

    def _places(self, board: Board, names: Iterable[str]) -> list[Cell]:
        known = set(board.names)
        return [board.cells[board.at(name)] for name in names if name in known]

    def _trail(self, board: Board, last: Marks) -> list[str]:
        """The green line of what moved; a green frame where something was placed."""
        cells = self._places(board, last.path)
        green = self.theme.mark_green
        if len(cells) == 1:
            return [self._ring(cells[0], green, 0.47)]
        if not cells:
            return []
        line = "M" + "L".join(f"{number(cell.x)} {number(cell.y)}" for cell in cells)
        start = f'<circle cx="{number(cells[0].x)}" cy="{number(cells[0].y)}" r=".13" fill="{green}"/>'
        return [_haloed(line, green, 0.12) + start, self._ring(cells[-1], green, 0.47)]

    def _rings(self, board: Board, last: Marks) -> list[str]:
        """Green circles around what turned, red ones where something was removed."""
        turned = [self._ring(cell, self.theme.mark_green, 0.4) for cell in self._places(board, last.turned)]
        return turned + [self._ring(cell, self.theme.mark_red, 0.4) for cell in self._places(board, last.removed)]

    def _ring(self, cell: Cell, colour: str, r: float) -> str:
        r *= cell.room
        arc = f"a{number(r)} {number(r)} 0 1 0"
        d = f"M{number(cell.x - r)} {number(cell.y)}{arc} {number(2 * r)} 0{arc} {number(-2 * r)} 0Z"
        return _haloed(d, colour, 0.08)

    def _under(self, board: Board, mark: Mark) -> str:
        """Marks that lie below the pieces: squares and lines."""
        kind, name, to = mark
        cell = board.cells[board.at(name)]
        if kind == "square" and cell.outline:
            return f'<polygon points="{points(cell.outline)}" fill="{self.theme.mark_green}" opacity=".45"/>'
        if kind == "line" and to:
            end = board.cells[board.at(to)]
            line = f"M{number(cell.x)} {number(cell.y)}L{number(end.x)} {number(end.y)}"
            return _haloed(line, self.theme.mark_green, 0.12)
        return ""

    def _over(self, board: Board, mark: Mark) -> str:
        """Marks that lie upon the pieces: circles, crosses, dots and arrows."""
        kind, name, to = mark
        cell = board.cells[board.at(name)]
        x, y = cell.x, cell.y
        match kind:
            case "circle":
                return self._ring(cell, self.theme.mark_green, 0.44)
            case "removed":
                return self._ring(cell, self.theme.mark_red, 0.44)
            case "dot":
                place = f'cx="{number(x)}" cy="{number(y)}" r=".13"'
                return f'<circle {place} fill="{self.theme.mark_green}" stroke="#fff" stroke-width=".03"/>'
            case "cross":
                return self._cross(x, y, 0.22 * cell.room)
            case "arrow" if to:
                return self._arrow(cell, board.cells[board.at(to)])
        return ""

    def _cross(self, x: float, y: float, reach: float) -> str:
        r, back = number(2 * reach), number(-2 * reach)
        d = f"M{number(x - reach)} {number(y - reach)}l{r} {r}m0 {back}l{back} {r}"
        return _haloed(d, self.theme.mark_red, 0.11)

    def _arrow(self, start: Cell, end: Cell) -> str:
        length = hypot(end.x - start.x, end.y - start.y)
        if not length:
            return self._ring(end, self.theme.mark_green, 0.44)
        ux, uy = (end.x - start.x) / length, (end.y - start.y) / length

        def at(along: float, across: float) -> tuple[float, float]:
            return start.x + ux * along - uy * across, start.y + uy * along + ux * across

        tip, neck = length - 0.12, length - 0.5
        corners = (
            at(0.12, 0.05),
            at(neck, 0.06),
            at(neck, 0.2),
            at(tip, 0),
            at(neck, -0.2),
            at(neck, -0.06),
            at(0.12, -0.05),
        )
        return (
            f'<polygon points="{points(corners)}" fill="{self.theme.mark_green}" stroke="#fff" stroke-width=".03" '
            'stroke-linejoin="round" opacity=".92"/>'
        )


def _aloft(cell: Cell) -> bool:
    """A place in the air: nothing is there until something below carries it, and what lies there hides that."""
    return cell.layer > 0 and cell.tone == "none"


def _fills(item: Item) -> bool:
    """Cloth and blocks fill their cells and hide what is marked there."""
    return bool(item.cells) or item.glyph == "block" or item.height > 0


def _touch(a: Cell, b: Cell) -> bool:
    """Two cells of a piece have a side in common; where four meet, the diagonals join them too."""
    return 0 < hypot(a.x - b.x, a.y - b.y) < 1.1


def _shrunk(cell: Cell) -> list[tuple[float, float]]:
    """A cell's outline, a little inside it."""
    return [(cell.x + (x - cell.x) * 0.88, cell.y + (y - cell.y) * 0.88) for x, y in cell.outline]


def _haloed(d: str, colour: str, width: float) -> str:
    """A line with a pale rim, to be seen on light and dark cells and pieces alike."""
    line = f'd="{d}" fill="none" stroke-linecap="round" stroke-linejoin="round"'
    return (
        f'<path {line} stroke="#fff8e8" stroke-width="{width + 0.05:.2f}" opacity=".85"/>'
        f'<path {line} stroke="{colour}" stroke-width="{width}"/>'
    )
