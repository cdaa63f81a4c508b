"""The picture of a position: the board, the pieces on it, what lies beside it, and marks. SVG, or PNG from it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import combinations
from math import cos, hypot, pi, sin, sqrt

from ..boards import Board, Cell, Gather
from ..boards.glyphs import block, glyph, has_picture
from ..boards.lettering import lettering, width_of
from ..boards.picture import BoardPicture, Box, document, draw_board, number, points
from ..boards.theme import NEUTRAL, THEMES, Paint, Theme, paint_of
from ..declare import Game
from .face import SPECTATOR
from .marks import Marks
from .position import Position
from .scene import Count, Item, Link, Scene, Tray

Mark = tuple[str, str, str]
"""(kind, cell, to): ("circle", "e4", ""), ("arrow", "d2", "d4"); kinds: circle, cross, dot, square, arrow, line."""

PIECE = 0.94
"""The size of a piece in its cell."""
STEP = 0.15
"""How far the next piece of a tower rises above the last."""
FLAT = frozenset(("man", "crowned", "disc", "stone", "ball", "chip", "coin", "seed", "square", "octagon", "hexagon"))
"""Pieces that lie upon each other; all others stand at the same place."""
FILLING = {"tile": 1.02, "road": 1.02, "path": 1.02, "number": 1.04, "hexagon": 1.14}
"""Pieces that fill their cell, and how large they are drawn there."""
CARD = 1.5
"""The height of a card."""


def draw(
    position: Position,
    viewer: int = SPECTATOR,
    theme: str = "light",
    marks: Sequence[Mark] = (),
    last: Marks | None = None,
) -> str:
    """The position as a viewer sees it, as an SVG document."""
    return draw_scene(position.variant.game, position.scene(viewer), viewer, theme, marks, last)


def draw_scene(
    game: Game,
    scene: Scene,
    viewer: int = SPECTATOR,
    theme: str = "light",
    marks: Sequence[Mark] = (),
    last: Marks | None = None,
) -> str:
    colours = THEMES[theme]
    painter = Painter(game, scene, max(viewer, 0), colours)
    picture = painter.table() if game.board is None else painter.board(game.board, marks, last)
    return document(picture, colours, title=game.name)


def png(svg: str, width: int = 720) -> bytes:
    """A drawing as a PNG file of that many pixels in width."""
    import resvg_py

    return bytes(resvg_py.svg_to_bytes(svg_string=svg, width=width, skip_system_fonts=True))


class Painter:
    """Draws one scene. Units are cells of the board; on a table without a board, about the width of a card."""

    def __init__(self, game: Game, scene: Scene, near: int, theme: Theme) -> None:
        self.game = game
        self.scene = scene
        self.near = near
        """The seat at the lower edge."""
        self.theme = theme
        on_felt = game.board is None
        self.inks = ("#fbf3df", "#cfdccf") if on_felt else (theme.ink, theme.muted)
        """For words beside the pieces, and for lesser ones."""
        self.paints: tuple[Paint, ...] = tuple(paint_of(side.colour) for side in game.sides)

    # --- pieces ------------------------------------------------------------------------------------------------------

    def colour(self, owner: int) -> str:
        return self.game.sides[owner].colour if 0 <= owner < len(self.game.sides) else ""

    def piece(self, item: Item, x: float, y: float, size: float = 1.0) -> str:
        """One item, centred on a place."""
        text = item.label or ("" if has_picture(item.glyph) else item.letter)
        if item.glyph == "block" or item.height:
            high = item.height or item.size
            found = block(item.size, high, self.colour(item.owner), item.label)
            return self._set(found, x + (item.size - 1) / 2, y - (high - 1) / 2, 1.0, 0)
        drawing = glyph(item.glyph, self.colour(item.owner), text=text, hidden=item.hidden)
        return self._set(drawing, x, y, size * item.size, item.facing)

    def _set(self, drawing: str, x: float, y: float, size: float, facing: int) -> str:
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
        """One upon the other, the lowest first; what does not lie flat stands in the middle."""
        flat = sum(item.glyph in FLAT for item in items)
        step = min(STEP, 0.75 / max(flat - 1, 1)) * cell.room
        level = -(flat - 1) / 2 if flat > 1 else 0.0
        found = []
        for item in items:
            lies = item.glyph in FLAT and flat > 1
            found.append(self.piece(item, cell.x, cell.y - (level * step if lies else 0), cell.room * PIECE))
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
            found.append(self._set(glyph("seed", self.colour(item.owner) or "white"), x, y, 0.2, 0))
        badge = f'<circle cx="{number(cell.x)}" cy="{number(cell.y)}" r="0.19" fill="{self.theme.frame_edge}"/>'
        return "".join(found) + badge + lettering(str(count), cell.x, cell.y, 0.26, "#fff6e0")

    # --- the board ---------------------------------------------------------------------------------------------------

    def board(self, board: Board, marks: Sequence[Mark], last: Marks | None) -> BoardPicture:
        by_cell: dict[str, list[Item]] = {}
        for item in self.scene.items:
            if not item.cells:
                by_cell.setdefault(item.cell, []).append(item)
        only = self._window(board, by_cell) if board.margin else None
        ground = draw_board(board, self.theme, sides=self.paints, only=only)
        parts = [ground.svg]
        parts += [self._shade(board.cells[board.at(name)]) for name in self.scene.shaded]
        parts += [self._link(board, link) for link in self.scene.links if link.kind != "wall"]
        parts += self._trail(board, last) if last else []
        parts += [self._under(board, mark) for mark in marks]
        parts += [self._covering(board, item) for item in self.scene.items if item.cells]
        cells = sorted((board.cells[board.at(name)].y, name) for name in by_cell if name)
        parts += [self.pieces(board.cells[board.at(name)], by_cell[name]) for _, name in cells]
        parts += [self._link(board, link) for link in self.scene.links if link.kind == "wall"]
        parts += self._rings(board, last) if last else []
        parts += [self._over(board, mark) for mark in marks]
        return self._with_seats(BoardPicture("".join(parts), ground.box, ground.cells))

    def _covering(self, board: Board, item: Item) -> str:
        """A piece of several cells: one outline around them, and its sign on the middle one."""
        cells = [board.cells[board.at(name)] for name in item.cells]
        paint = paint_of(self.colour(item.owner)) if item.owner >= 0 else NEUTRAL
        outline = "".join(f"M{points(_shrunk(cell))}Z" for cell in cells)
        joints = "".join(
            f"M{number(a.x)} {number(a.y)}L{number(b.x)} {number(b.y)}"
            for a, b in combinations(cells, 2)
            if hypot(a.x - b.x, a.y - b.y) < 1.1
        )
        x, y = sum(cell.x for cell in cells) / len(cells), sum(cell.y for cell in cells) / len(cells)
        middle = min(cells, key=lambda cell: hypot(cell.x - x, cell.y - y))
        sign = item.label or item.letter
        shape = f'd="{outline}" stroke-linejoin="round"'
        return (
            f'<path {shape} fill="{paint.edge}" stroke="{paint.edge}" stroke-width=".1"/>'
            f'<path d="{joints}" stroke="{paint.edge}" stroke-width=".96"/>'
            f'<path {shape} fill="{paint.body}" stroke="{paint.body}" stroke-width=".02"/>'
            f'<path d="{joints}" stroke="{paint.body}" stroke-width=".88"/>'
            + lettering(sign, middle.x, middle.y, 0.4, paint.engraving)
        )

    def _window(self, board: Board, by_cell: dict[str, list[Item]]) -> set[int]:
        """The cells of an endless board that are worth drawing: those around the pieces."""
        box = Box()
        for at in [board.at(name) for name in by_cell if name] or [board.region("centre")[0]]:
            box.include(board.cells[at].x, board.cells[at].y, board.margin)
        return {at for at, cell in enumerate(board.cells) if box.grown(0.01).holds(cell.x, cell.y)}

    def _shade(self, cell: Cell) -> str:
        if cell.outline:
            return f'<polygon points="{points(cell.outline)}" fill="{self.theme.ink}" opacity=".45"/>'
        return f'<circle cx="{number(cell.x)}" cy="{number(cell.y)}" r=".3" fill="{self.theme.ink}" opacity=".45"/>'

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
        )

    # --- marks -------------------------------------------------------------------------------------------------------

    def _places(self, board: Board, names: Iterable[str]) -> list[Cell]:
        known = set(board.names)
        return [board.cells[board.at(name)] for name in names if name in known]

    def _trail(self, board: Board, last: Marks) -> list[str]:
        """The green line of what moved; a green frame where something was placed."""
        cells = self._places(board, last.path)
        green = self.theme.accent
        if len(cells) == 1:
            return [self._ring(cells[0], green, 0.47)]
        if not cells:
            return []
        line = "M" + "L".join(f"{number(cell.x)} {number(cell.y)}" for cell in cells)
        start = f'<circle cx="{number(cells[0].x)}" cy="{number(cells[0].y)}" r=".13" fill="{green}"/>'
        return [_haloed(line, green, 0.12) + start, self._ring(cells[-1], green, 0.47)]

    def _rings(self, board: Board, last: Marks) -> list[str]:
        """Green circles around what turned, red ones where something was removed."""
        turned = [self._ring(cell, self.theme.accent, 0.4) for cell in self._places(board, last.turned)]
        return turned + [self._ring(cell, self.theme.warning, 0.4) for cell in self._places(board, last.removed)]

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
            return f'<polygon points="{points(cell.outline)}" fill="{self.theme.accent}" opacity=".45"/>'
        if kind == "line" and to:
            end = board.cells[board.at(to)]
            line = f"M{number(cell.x)} {number(cell.y)}L{number(end.x)} {number(end.y)}"
            return _haloed(line, self.theme.accent, 0.12)
        return ""

    def _over(self, board: Board, mark: Mark) -> str:
        """Marks that lie upon the pieces: circles, crosses, dots and arrows."""
        kind, name, to = mark
        cell = board.cells[board.at(name)]
        x, y = cell.x, cell.y
        match kind:
            case "circle":
                return self._ring(cell, self.theme.accent, 0.44)
            case "removed":
                return self._ring(cell, self.theme.warning, 0.44)
            case "dot":
                place = f'cx="{number(x)}" cy="{number(y)}" r=".13"'
                return f'<circle {place} fill="{self.theme.accent}" stroke="#fff" stroke-width=".03"/>'
            case "cross":
                return self._cross(x, y, 0.22 * cell.room)
            case "arrow" if to:
                return self._arrow(cell, board.cells[board.at(to)])
        return ""

    def _cross(self, x: float, y: float, reach: float) -> str:
        r, back = number(2 * reach), number(-2 * reach)
        d = f"M{number(x - reach)} {number(y - reach)}l{r} {r}m0 {back}l{back} {r}"
        return _haloed(d, self.theme.warning, 0.11)

    def _arrow(self, start: Cell, end: Cell) -> str:
        length = hypot(end.x - start.x, end.y - start.y)
        if not length:
            return self._ring(end, self.theme.accent, 0.44)
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
            f'<polygon points="{points(corners)}" fill="{self.theme.accent}" stroke="#fff" stroke-width=".03" '
            'stroke-linejoin="round" opacity=".92"/>'
        )

    # --- beside the board --------------------------------------------------------------------------------------------

    def _with_seats(self, ground: BoardPicture) -> BoardPicture:
        """The trays and counts of the near seat and of nobody below the board, those of all others above it."""
        seats = range(len(self.game.sides))
        above = [part for seat in seats if seat != self.near for part in self.seat(seat, ground.cells.width)]
        below = [part for seat in (self.near, SPECTATOR) for part in self.seat(seat, ground.cells.width)]
        parts, box = [ground.svg], Box(ground.box.left, ground.box.top, ground.box.right, ground.box.bottom)
        for strip in reversed(above):
            parts.append(strip.at(ground.cells.left, box.top - strip.height - 0.12))
            box.include(ground.cells.left + strip.width / 2, box.top - 0.12 - strip.height, strip.width / 2, 0)
        for strip in below:
            parts.append(strip.at(ground.cells.left, box.bottom + 0.12))
            box.include(ground.cells.left + strip.width / 2, box.bottom + 0.12 + strip.height, strip.width / 2, 0)
        return BoardPicture("".join(parts), box, ground.cells)

    def seat(self, seat: int, width: float) -> list[Strip]:
        """What belongs to a seat (or, for -1, to nobody): a line of words and numbers, then its trays."""
        trays = [tray for tray in self.scene.trays if tray.owner == seat and tray.items]
        counts = [count for count in self.scene.counts if count.owner == seat]
        if not trays and not counts:
            return []
        return [self._heading(seat, counts, width), *(self.tray(tray, width) for tray in trays)]

    def _heading(self, seat: int, counts: Sequence[Count], width: float) -> Strip:
        """A seat's piece and name, and its counts; larger on large boards."""
        size = 0.34 * min(2.0, max(1.0, width / 10))
        middle = size * 0.9
        ink, muted = self.inks
        parts, x = [], 0.0
        if seat >= 0:
            side = self.game.sides[seat]
            parts.append(self._set(glyph("man", side.colour), size * 0.76, middle, size * 1.5, 0))
            x = size * 1.8
            parts.append(lettering(side.name, x, middle, size, ink, anchor=0))
            x += width_of(side.name, size) + size
        for count in counts:
            parts.append(lettering(count.name, x, middle, size * 0.85, muted, anchor=0))
            x += width_of(count.name, size * 0.85) + size * 0.35
            parts.append(lettering(str(count.value), x, middle, size, ink, anchor=0))
            x += width_of(str(count.value), size) + size
        return Strip("".join(parts), x, size * 1.8 if parts else 0.0)

    def tray(self, tray: Tray, width: float) -> Strip:
        """The items of a tray in rows; equal pieces once, with their number."""
        cards = tray.items[0].glyph.startswith("card:")
        groups = [(item, 1) for item in tray.items] if cards else _grouped(tray.items)
        size = CARD * 0.7 if cards else 0.9
        pitch = size
        if cards and len(groups) > 1:
            pitch = min(size * 0.98, max((width - size) / (len(groups) - 1), 0.3))
        per_row = max(1, int((width - size) / pitch) + 1) if not cards else len(groups)
        height = CARD if cards else 0.95
        parts = []
        for k, (item, count) in enumerate(groups):
            row, column = divmod(k, per_row)
            x, y = size / 2 + column * pitch, height * (row + 0.5)
            parts.append(self.piece(item, x, y, CARD * 0.97 if cards else 0.84))
            if count > 1:
                parts.append(self._badge(x + 0.3, y + 0.26, count))
        rows = -(-len(groups) // per_row)
        return Strip("".join(parts), size + pitch * (min(len(groups), per_row) - 1), height * rows)

    def _badge(self, x: float, y: float, count: int) -> str:
        return (
            f'<circle cx="{number(x)}" cy="{number(y)}" r=".19" fill="{self.theme.card}" stroke="{self.theme.ink}" '
            f'stroke-width=".025"/>' + lettering(str(count), x, y, 0.24, self.theme.ink)
        )

    # --- without a board ---------------------------------------------------------------------------------------------

    def table(self) -> BoardPicture:
        """A felt table with the seats around it; what belongs to nobody lies in the middle."""
        seats = len(self.game.sides)
        wide, high = (13.0, 9.4) if seats > 1 else (9.0, 5.6)
        box = Box(-wide / 2, -high / 2, wide / 2, high / 2)
        felt, edge = self.theme.tone("felt"), self.theme.frame
        parts = [
            f'<rect x="{box.left}" y="{box.top}" width="{wide}" height="{high}" rx="1.2" fill="{felt}" stroke="{edge}" '
            'stroke-width=".3"/>'
        ]
        parts += [self._around(seat, seats, wide, high) for seat in range(seats)]
        parts.append(self._middle(seats))
        return BoardPicture("".join(parts), box.grown(0.15), box)

    def _direction(self, seat: int, seats: int) -> tuple[float, float]:
        """Where a seat is, seen from the middle: the near one below, the others clockwise."""
        angle = pi / 2 + 2 * pi * ((seat - self.near) % seats) / seats
        return cos(angle), sin(angle)

    def _around(self, seat: int, seats: int, wide: float, high: float) -> str:
        """A seat's name, counts and trays, at its edge of the table."""
        dx, dy = self._direction(seat, seats)
        near = seat == self.near
        strips = self.seat(seat, 7.0 if near else 3.0) or [self._heading(seat, (), 3.0)]
        scale = 1.25 if near else 0.95
        width, height = max(s.width for s in strips) * scale, sum(s.height for s in strips) * scale
        x = dx * (wide / 2 - width / 2 - 0.35)
        y = dy * (high / 2 - height / 2 - 0.35)
        top, parts = 0.0, []
        for strip in strips:
            parts.append(strip.at((width / scale - strip.width) / 2, top))
            top += strip.height
        place = f"translate({number(x - width / 2)} {number(y - height / 2)}) scale({scale})"
        return f'<g transform="{place}">{"".join(parts)}</g>'

    def _middle(self, seats: int) -> str:
        """Cards played by a seat lie towards it; other shared trays lie in a row, or in the corners."""
        shared = [tray for tray in self.scene.trays if tray.owner == SPECTATOR and tray.items]
        tricks = [tray for tray in shared if tray.name == "trick"]
        parts = []
        for item in (item for tray in tricks for item in tray.items):
            dx, dy = self._direction(max(item.owner, 0), seats)
            parts.append(self.piece(item, dx * 1.0, dy * 0.72 - 0.5, CARD))
        rest = [tray for tray in shared if tray.name != "trick"]
        scale = 0.7 if tricks or len(rest) > 1 else 1.0
        strips = [self.tray(tray, 3.0 if scale < 1 else 7.0) for tray in rest]
        places = self._loose_places(strips, scale, corners=len(self.game.sides) > 2)
        for tray, strip, (x, y) in zip(rest, strips, places, strict=True):
            wide, high = strip.width * scale, strip.height * scale
            parts.append(lettering(tray.name, x, y - high / 2 - 0.22, 0.27, self.inks[1]))
            place = f"translate({number(x - wide / 2)} {number(y - high / 2)}) scale({scale})"
            parts.append(f'<g transform="{place}">{strip.svg}</g>')
        return "".join(parts)

    def _loose_places(self, strips: Sequence[Strip], scale: float, *, corners: bool) -> list[tuple[float, float]]:
        """Where trays lie: in the corners between the seats, or side by side in the middle."""
        if corners:
            return [((-1 if k % 2 == 0 else 1) * (4.5 - 1.6 * (k // 2)), -2.6) for k in range(len(strips))]
        widths = [strip.width * scale + 0.5 for strip in strips]
        left = -sum(widths) / 2
        return [(left + sum(widths[:k]) + widths[k] / 2, -0.2) for k in range(len(widths))]


class Strip:
    """A drawn row beside the board, with its size."""

    def __init__(self, svg: str, width: float, height: float) -> None:
        self.svg = svg
        self.width = width
        self.height = height

    def at(self, x: float, y: float) -> str:
        return f'<g transform="translate({number(x)} {number(y)})">{self.svg}</g>'


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


def _grouped(items: Sequence[Item]) -> list[tuple[Item, int]]:
    """Items that look alike, once each with their number; dice stay apart. A label of digits is a number already."""
    found: dict[tuple[str, int, str, int], tuple[Item, int]] = {}
    for at, item in enumerate(items):
        apart = at if item.glyph.startswith(("die", "cube")) else 0
        look = (item.glyph, item.owner, item.label, apart)
        known = found.get(look)
        found[look] = (item, known[1] + 1 if known else 1)
    return [_unlabelled(item, count) for item, count in found.values()]


def _unlabelled(item: Item, count: int) -> tuple[Item, int]:
    """A hand may say its number in the label: that is a badge, not an engraving."""
    import msgspec

    if item.id.startswith("hand:") and item.label.isdigit():
        return msgspec.structs.replace(item, label=""), int(item.label)
    return item, count
