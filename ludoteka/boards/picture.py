"""The picture of a board, as SVG in the board's own units: wood, felt, cells, lines and coordinates. No pieces."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from math import atan2, cos, hypot, pi, sin

from .coordinates import away_from, half_size
from .core import Board, Cell, Label, Line, Mark, Plan, Point
from .glyphs.discs import man
from .glyphs.shapes import moved, side_mark
from .lettering import lettering, width_of
from .theme import LIGHT, NEUTRAL, Paint, Theme

FRAME = 0.16
"""How far a frame reaches beyond the cells."""
SLAB = 0.62
"""How far a slab reaches beyond the outermost points."""
WORD = 0.92
"""How wide a translated word may be, in cells."""
CLEARANCE = 0.06
"""Between a frame and the coordinates beside it."""
AROUND = ("coordinate", "title")
"""Styles of what is written around boards."""


@dataclass
class Box:
    """A rectangle that grows around what is drawn."""

    left: float = float("inf")
    top: float = float("inf")
    right: float = float("-inf")
    bottom: float = float("-inf")

    def include(self, x: float, y: float, reach_x: float = 0.0, reach_y: float | None = None) -> None:
        rise = reach_x if reach_y is None else reach_y
        self.left, self.right = min(self.left, x - reach_x), max(self.right, x + reach_x)
        self.top, self.bottom = min(self.top, y - rise), max(self.bottom, y + rise)

    def grown(self, by: float) -> Box:
        return Box(self.left - by, self.top - by, self.right + by, self.bottom + by)

    def away(self, x: float, y: float) -> float:
        """How far a place is from it; 0 inside."""
        return hypot(max(self.left - x, 0.0, x - self.right), max(self.top - y, 0.0, y - self.bottom))

    def holds(self, x: float, y: float) -> bool:
        return self.left < x < self.right and self.top < y < self.bottom

    @property
    def width(self) -> float:
        return self.right - self.left

    @property
    def height(self) -> float:
        return self.bottom - self.top


@dataclass(frozen=True)
class BoardPicture:
    """The drawn board, the box around all of it, and the box of its cells alone."""

    svg: str
    box: Box
    cells: Box


def number(value: float) -> str:
    return f"{value:.3f}".rstrip("0").rstrip(".") if value % 1 else str(int(value))


def points(corners: Iterable[Point]) -> str:
    return " ".join(f"{number(x)},{number(y)}" for x, y in corners)


def draw_board(
    board: Board,
    theme: Theme = LIGHT,
    *,
    sides: Sequence[Paint] = (),
    only: Collection[int] | None = None,
    language: str = "en",
    words: Mapping[str, str] | None = None,
    coordinates: bool = True,
) -> BoardPicture:
    """Draw a board. `sides`: the players' paints, for boards that show them; `only`: these cells, no coordinates.

    `words`: what is written instead of the words of that language, for readers of one that boards do not have.
    Layers that lie apart are groups of their own, so that a client can lay them out as its window is.
    """
    shown = [at for at in range(len(board.cells)) if only is None or at in only]
    inner = Box()
    for at in shown:
        for x, y in board.cells[at].outline or ((board.cells[at].x, board.cells[at].y),):
            inner.include(x, y)
    whole = _slab_box(board, inner) if board.slab else inner.grown(FRAME)
    plan = board.plan
    if only is not None:
        bare = replace(plan, lines=tuple(line for line in plan.lines if line.closed), labels=(), marks=_circles(plan))
        return BoardPicture(_ground(board, bare, shown, whole, theme, sides), whole, inner)
    said = (_said(label, words or {}) for label in plan.labels_in(language))
    labels = _sized((label for label in said if coordinates or label.style not in AROUND), board, inner, whole)
    layers = _layers(board)
    around = Box(whole.left, whole.top, whole.right, whole.bottom)
    for label in labels:
        around.include(label.x, label.y, width_of(label.text, label.size) / 2, _reach(label.text) * label.size)
    for mark in plan.marks:
        around.include(mark.x, mark.y, mark.size / 2, mark.size / 2)
    plan = replace(plan, labels=tuple(labels))
    if len(layers) == 1:
        return BoardPicture(_ground(board, plan, shown, whole, theme, sides), around, inner)
    parts = (
        f'<g data-layer="{layer}">{_ground(board, _part(plan, layers, layer), cells, whole, theme, sides)}</g>'
        for layer, cells in layers.items()
    )
    return BoardPicture("".join(parts), around, inner)


def _reach(text: str) -> float:
    """How far writing reaches from its middle, in sizes; some letters go below the line."""
    return 0.6 if any(sign in "gjpqy" for sign in text) else 0.5


def _said(label: Label, words: Mapping[str, str]) -> Label:
    """A word of a board in another language, no wider than its cell."""
    text = words.get(label.text, label.text) if label.language else label.text
    wide = width_of(text, label.size)
    return replace(label, text=text, size=label.size * min(1.0, WORD / wide)) if text != label.text else label


def _circles(plan: Plan) -> tuple[Mark, ...]:
    return tuple(mark for mark in plan.marks if mark.kind.startswith("circle "))


def _layers(board: Board) -> dict[int, list[int]]:
    """The cells of each layer that lies apart; all of them together where they lie on one slab."""
    found: dict[int, list[int]] = {}
    for at, cell in enumerate(board.cells):
        found.setdefault(0 if board.slab else cell.layer, []).append(at)
    return found


def _part(plan: Plan, layers: Mapping[int, Sequence[int]], layer: int) -> Plan:
    """What is drawn of the plan with a layer: everything that is nearest to it."""
    boxes: dict[int, Box] = {}
    for of, cells in layers.items():
        boxes[of] = Box()
        for x, y in (spot for at in cells for spot in plan.cells[at].outline):
            boxes[of].include(x, y)

    def here(x: float, y: float) -> bool:
        return min(boxes, key=lambda of: boxes[of].away(x, y)) == layer

    return replace(
        plan,
        lines=tuple(line for line in plan.lines if here(*line.points[0])),
        labels=tuple(label for label in plan.labels if here(label.x, label.y)),
        marks=tuple(mark for mark in plan.marks if here(mark.x, mark.y)),
    )


def _ground(board: Board, plan: Plan, shown: Sequence[int], whole: Box, theme: Theme, sides: Sequence[Paint]) -> str:
    """Wood or felt, cells, lines, marks and labels of a plan, as far as these cells are concerned."""
    tones = {at: tone for region, tone in board.tinted for at in board.region(region)}
    cells = [(at, board.cells[at]) for at in shown]
    parts: list[str] = []
    if board.slab:
        parts.append(_slab(whole, board.slab, theme))
    else:
        parts.append(_frame([cell for _, cell in cells], theme))
        parts += _side_edges(board, sides, set(shown))
    parts += [_mark(mark, theme, sides) for mark in _circles(plan)]
    parts += [_area(line, theme) for line in plan.lines if line.closed]
    parts += [_line(line, theme) for line in plan.lines if line.style == "rail"]
    parts += [_cell(cell, tones.get(at, cell.tone), theme, felt=board.slab == "felt") for at, cell in cells]
    parts += [_line(line, theme) for line in plan.lines if not line.closed and line.style != "rail"]
    parts += [_tinted_point(cell, tones[at], theme) for at, cell in cells if at in tones and not cell.outline]
    signs = [(cell, text) for region, text in board.signed for at, cell in cells if at in board.region(region)]
    parts += [_label(Label(text, cell.x, cell.y, 0.44, "name"), theme, on_wood=False) for cell, text in signs]
    owned = [(cell, seat) for region, seat in board.owned for at, cell in cells if at in board.region(region)]
    parts += [moved(side_mark(sides[seat], 20), cell.x, cell.y, 0.01) for cell, seat in owned if seat < len(sides)]
    parts += [_mark(mark, theme, sides) for mark in plan.marks if not mark.kind.startswith("circle ")]
    for label in plan.labels:
        on_wood = board.slab == "wood" and whole.holds(label.x, label.y)
        parts.append(_label(label, theme, on_wood=on_wood))
    return "".join(parts)


def board_svg(board: Board, theme: Theme = LIGHT, *, sides: Sequence[Paint] = ()) -> str:
    """A board alone, as a whole SVG document."""
    return document(draw_board(board, theme, sides=sides), theme)


def document(picture: BoardPicture, theme: Theme, *, margin: float = 0.35, title: str = "") -> str:
    """A whole SVG document around a picture, on the theme's paper."""
    box = picture.box.grown(margin)
    view = " ".join(number(round(v, 3)) for v in (box.left, box.top, box.width, box.height))
    heading = f"<title>{escape(title)}</title>" if title else ""
    paper = _rectangle(box, 0.0, theme.paper, "none", 0.0)
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{view}" role="img">{heading}{paper}{picture.svg}</svg>'


def escape(text: str) -> str:
    return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;").replace('"', "&quot;")


# --- the ground ------------------------------------------------------------------------------------------------------


def _slab_box(board: Board, cells: Box) -> Box:
    """Around the cells, filled shapes, the circles of nests and the names written on the slab itself."""
    box = cells.grown(0.45 if all(cell.outline for cell in board.cells) else SLAB)
    for mark in board.plan.marks:
        if mark.kind.startswith("circle "):
            box.include(mark.x, mark.y, mark.size + 0.3)
    for x, y in (spot for line in board.plan.lines if line.style.startswith("fill ") for spot in line.points):
        box.include(x, y, 0.4)
    for label in board.plan.labels:
        if label.style == "number" or (label.style == "coordinate" and box.holds(label.x, label.y)):
            box.include(label.x, label.y, width_of(label.text, label.size) / 2 + 0.25, label.size / 2 + 0.22)
    return box


def _sized(labels: Iterable[Label], board: Board, cells: Box, whole: Box) -> list[Label]:
    """Coordinates grow a little with the board, to be read on large ones too, and stand clear of its frame."""
    growth = min(1.5, max(1.0, max(cells.width, cells.height) / 11))
    framed = () if board.slab else tuple(cell for cell in board.cells if cell.outline and cell.tone != "none")
    found = []
    for label in labels:
        if label.style == "coordinate":
            larger = _clear(replace(label, size=label.size * growth), whole)
            found.append(away_from(larger, framed, FRAME + CLEARANCE))
        else:
            found.append(label)
    return found


def _clear(label: Label, whole: Box) -> Label:
    """A coordinate beside the frame stands clear of it, however wide and high it is."""
    half, rise = (reach + CLEARANCE for reach in half_size(label))
    x, y = label.x, label.y
    if x < whole.left or x > whole.right:
        x = min(x, whole.left - half) if x < whole.left else max(x, whole.right + half)
    if y < whole.top or y > whole.bottom:
        y = min(y, whole.top - rise) if y < whole.top else max(y, whole.bottom + rise)
    return replace(label, x=x, y=y)


def _side_edges(board: Board, sides: Sequence[Paint], shown: Collection[int]) -> list[str]:
    """The rim of each side that belongs to a player, in his colour, as far as it is shown."""
    regions = [(board.region(name), sides[seat]) for name, seat in board.edged if seat < len(sides)]
    if not regions:
        return []
    count = len(board.cells)
    middle = sum(cell.x for cell in board.cells) / count, sum(cell.y for cell in board.cells) / count
    edges = _outer_edges(board)
    paths = ["" for _ in regions]
    for cell, (x, y), segment in edges:
        of = [k for k, (found, _) in enumerate(regions) if cell in found]
        if of and cell in shown:
            best = max(of, key=lambda k: _along(board, regions[k][0], middle, (x, y)))
            paths[best] += segment
    return [
        f'<path d="{path}" fill="none" stroke="{colour}" stroke-width="{width:g}" stroke-linecap="round"/>'
        for path, (_, paint) in zip(paths, regions, strict=True)
        if path
        for colour, width in ((paint.engraving, 2 * FRAME), (paint.body, 2 * FRAME - 0.07))
    ]


def _outer_edges(board: Board) -> list[tuple[int, Point, str]]:
    """The sides of cells that no other cell shares: the cell, where it looks to, and the side as a path."""
    shared: dict[Point, list[tuple[int, Point, str]]] = {}
    for at, cell in enumerate(board.cells):
        for (ax, ay), (bx, by) in zip(cell.outline, cell.outline[1:] + cell.outline[:1], strict=True):
            x, y = (ax + bx) / 2, (ay + by) / 2
            path = f"M{number(ax)} {number(ay)}L{number(bx)} {number(by)}"
            shared.setdefault((round(x, 2), round(y, 2)), []).append((at, (x - cell.x, y - cell.y), path))
    return [found[0] for found in shared.values() if len(found) == 1]


def _along(board: Board, region: Sequence[int], middle: Point, way: Point) -> float:
    """How well a direction agrees with that from the middle of the board to a region."""
    x = sum(board.cells[at].x for at in region) / len(region) - middle[0]
    y = sum(board.cells[at].y for at in region) / len(region) - middle[1]
    return (x * way[0] + y * way[1]) / hypot(x, y)


def _slab(box: Box, material: str, theme: Theme) -> str:
    fill = theme.tone("felt") if material == "felt" else theme.tone("light")
    edge = _rectangle(box, 0.22, theme.frame, theme.frame_edge, 0.03)
    inside = box.grown(-0.12)
    ground = _rectangle(inside, 0.14, fill, "none", 0.0)
    return edge + ground + (_grain(inside, theme) if material == "wood" else "")


def _grain(box: Box, theme: Theme) -> str:
    """A few long fibres, the same on every drawing of the board."""
    found = []
    rows = max(3, round(box.height / 0.9))
    for k in range(rows):
        y = box.top + box.height * (k + 0.35 + 0.3 * sin(k * 2.4)) / rows
        bend = 0.1 * sin(k * 1.7 + 1)
        start, end = box.left + 0.06, box.right - 0.06
        third = (end - start) / 3
        found.append(
            f"M{number(start)} {number(y)}C{number(start + third)} {number(y + bend)} "
            f"{number(end - third)} {number(y - bend)} {number(end)} {number(y + bend / 2)}"
        )
    return f'<path d="{"".join(found)}" fill="none" stroke="{theme.tone("dark")}" stroke-width="0.03" opacity="0.28"/>'


def _frame(cells: Iterable[Cell], theme: Theme) -> str:
    """A rim of dark wood that follows the outline of all cells together."""
    outlines = "".join(f"M{points(cell.outline)}Z" for cell in cells if cell.outline and cell.tone != "none")
    rim = f'stroke-linejoin="round" d="{outlines}"/>'
    return (
        f'<path fill="{theme.frame_edge}" stroke="{theme.frame_edge}" stroke-width="{2 * FRAME}" {rim}'
        f'<path fill="{theme.frame}" stroke="{theme.frame}" stroke-width="{2 * FRAME - 0.06}" {rim}'
    )


def _rectangle(box: Box, radius: float, fill: str, stroke: str, width: float) -> str:
    line = f' stroke="{stroke}" stroke-width="{width}"' if width else ""
    return (
        f'<rect x="{number(box.left)}" y="{number(box.top)}" width="{number(box.width)}" height="{number(box.height)}" '
        f'rx="{radius}" fill="{fill}"{line}/>'
    )


# --- cells, lines and marks ------------------------------------------------------------------------------------------


def _cell(cell: Cell, tone: str, theme: Theme, *, felt: bool) -> str:
    if not cell.outline or tone == "none":
        return ""
    fill = theme.tone(tone)
    if tone == "pit":
        return _pit(cell, theme)
    if tone == "rack":
        return _hole(cell, theme)
    stroke = "#e9e0c8" if felt else theme.grid
    width = 0.04 if felt else 0.022
    fill = theme.tone("felt") if felt and tone == "green" else fill
    line = f'stroke="{stroke}" stroke-width="{width}" stroke-linejoin="round"'
    return f'<polygon points="{points(cell.outline)}" fill="{fill}" {line}/>'


def _pit(cell: Cell, theme: Theme) -> str:
    """A hollow: darker at its upper rim, where the light does not reach."""
    shade = theme.frame_edge
    lower = tuple((cell.x + (x - cell.x) * 0.93, cell.y + (y - cell.y) * 0.93 + 0.035) for x, y in cell.outline)
    return (
        f'<polygon points="{points(cell.outline)}" fill="{shade}"/>'
        f'<polygon points="{points(lower)}" fill="{theme.tone("pit")}"/>'
    )


def _hole(cell: Cell, theme: Theme) -> str:
    """A round hole in the wall of a rack, into which discs fall from above."""
    circle = f'cx="{number(cell.x)}" cy="{number(cell.y)}" r="0.43"'
    return (
        f'<polygon points="{points(cell.outline)}" fill="{theme.tone("rack")}" stroke="{theme.tone("rack")}" '
        f'stroke-width="0.022"/><circle {circle} fill="{theme.tone("white")}" stroke="#1f3b68" stroke-width="0.05"/>'
    )


def _area(line: Line, theme: Theme) -> str:
    """A closed line fills its inside: the field and the bar of a backgammon board, the plates of a turtle."""
    fills = {"edge": theme.tone("white"), "bar": theme.frame}
    fill = theme.tone(line.style.removeprefix("fill ")) if line.style.startswith("fill ") else fills.get(line.style)
    if fill is None:
        return ""
    return (
        f'<polygon points="{points(line.points)}" fill="{fill}" stroke="{theme.frame_edge}" '
        f'stroke-width="0.05" stroke-linejoin="round"/>'
    )


def _line(line: Line, theme: Theme) -> str:
    match line.style:
        case "ladder":
            return _ladder(line.points[0], line.points[-1], theme)
        case "snake":
            return _snake(line.points[0], line.points[-1], theme)
        case "rail":
            tag = "polygon" if line.closed else "polyline"
            return _stroke(tag, line, theme.grid, 0.07)
    if line.style.startswith("ink "):
        return _stroke("polyline", line, theme.tone(line.style[4:]), 0.06)
    return _stroke("polyline", line, theme.grid, 0.08 if line.style == "edge" else 0.04)


def _stroke(tag: str, line: Line, colour: str, width: float, extra: str = "") -> str:
    return (
        f'<{tag} points="{points(line.points)}" fill="none" stroke="{colour}" stroke-width="{width}" '
        f'stroke-linecap="round" stroke-linejoin="round"{extra}/>'
    )


def _ladder(a: Point, b: Point, theme: Theme) -> str:
    length = hypot(b[0] - a[0], b[1] - a[1])
    ux, uy = (b[0] - a[0]) / length, (b[1] - a[1]) / length
    side = 0.17
    rails = "".join(
        f"M{number(a[0] - uy * s)} {number(a[1] + ux * s)}L{number(b[0] - uy * s)} {number(b[1] + ux * s)}"
        for s in (side, -side)
    )
    rungs = ""
    count = max(2, round(length / 0.36))
    for k in range(1, count):
        x, y = a[0] + ux * length * k / count, a[1] + uy * length * k / count
        rungs += f"M{number(x - uy * side)} {number(y + ux * side)}L{number(x + uy * side)} {number(y - ux * side)}"
    return (
        f'<path d="{rails}{rungs}" fill="none" stroke="{theme.frame_edge}" stroke-width="0.1" stroke-linecap="round"/>'
        f'<path d="{rails}{rungs}" fill="none" stroke="{theme.gold}" stroke-width="0.055" stroke-linecap="round"/>'
    )


def _snake(head: Point, tail: Point, theme: Theme) -> str:
    """A waving body from the head to the tail."""
    length = hypot(tail[0] - head[0], tail[1] - head[1])
    ux, uy = (tail[0] - head[0]) / length, (tail[1] - head[1]) / length
    waves = max(1, round(length / 1.6))
    body = []
    for k in range(24 * waves + 1):
        part = k / (24 * waves)
        off = 0.2 * sin(2 * pi * waves * part) * min(1.0, 6 * part)
        body.append((head[0] + ux * length * part - uy * off, head[1] + uy * length * part + ux * off))
    angle = atan2(-uy, -ux) * 180 / pi
    path = points(body)
    green = theme.tone("green")
    return (
        f'<polyline points="{path}" fill="none" stroke="#173a26" stroke-width="0.2" stroke-linecap="round"/>'
        f'<polyline points="{path}" fill="none" stroke="{green}" stroke-width="0.14" stroke-linecap="round"/>'
        f'<polyline points="{path}" fill="none" stroke="#e9d48a" stroke-width="0.05" stroke-dasharray="0.12 0.16"/>'
        f'<g transform="translate({number(head[0])} {number(head[1])}) rotate({number(angle)})">'
        f'<ellipse rx="0.2" ry="0.14" fill="{green}" stroke="#173a26" stroke-width="0.03"/>'
        '<circle cx="0.07" cy="-0.06" r="0.03" fill="#fff"/><circle cx="0.07" cy="0.06" r="0.03" fill="#fff"/></g>'
    )


def _tinted_point(cell: Cell, tone: str, theme: Theme) -> str:
    return (
        f'<circle cx="{number(cell.x)}" cy="{number(cell.y)}" r="0.2" fill="{theme.tone(tone)}" '
        f'stroke="{theme.grid}" stroke-width="0.03"/>'
    )


def _mark(mark: Mark, theme: Theme, sides: Sequence[Paint]) -> str:
    if mark.kind.startswith("circle "):
        fill = theme.tone(mark.kind[7:])
        return (
            f'<circle cx="{number(mark.x)}" cy="{number(mark.y)}" r="{number(mark.size)}" fill="{fill}" '
            f'stroke="{theme.grid}" stroke-width="0.04"/>'
        )
    if mark.kind == "star":
        return f'<circle cx="{number(mark.x)}" cy="{number(mark.y)}" r="{mark.size}" fill="{theme.grid}"/>'
    if mark.kind.startswith("side "):
        seat = int(mark.kind[5:])
        paint = sides[seat] if seat < len(sides) else NEUTRAL
        dot = (
            f'<circle cx="{number(mark.x)}" cy="{number(mark.y)}" r="{mark.size}" fill="{paint.body}" '
            f'stroke="{paint.edge}" stroke-width="0.04"/>'
        )
        # A light eye tells the second side's dots without their colour.
        eye = f'<circle cx="{number(mark.x)}" cy="{number(mark.y)}" r="{mark.size / 2}" fill="{paint.engraving}"/>'
        return dot + eye if seat == 1 else dot
    if mark.kind == "hole":
        return f'<polygon points="{points(mark.outline)}" fill="{theme.grid}" opacity="0.75"/>'
    if mark.kind.startswith("seat "):
        seat = int(mark.kind[5:])
        return moved(man(sides[seat]), mark.x, mark.y, mark.size / 100) if seat < len(sides) else ""
    if mark.kind in ("way", "strong way"):
        (x, y), (to_x, to_y) = mark.outline
        colour, strength = (theme.grid, 0.35) if mark.kind == "way" else (theme.muted, 1.0)
        return _small_arrow(x, y, atan2(to_y - y, to_x - x), mark.size, colour, strength)
    return ""


def _small_arrow(x: float, y: float, angle: float, size: float, colour: str, strength: float) -> str:
    def at(along: float, across: float) -> Point:
        return x + size * (along * cos(angle) - across * sin(angle)), y + size * (
            along * sin(angle) + across * cos(angle)
        )

    corners = (at(0.9, 0), at(0.1, 0.6), at(0.1, 0.22), at(-0.9, 0.22), at(-0.9, -0.22), at(0.1, -0.22), at(0.1, -0.6))
    return f'<polygon points="{points(corners)}" fill="{colour}" opacity="{strength}"/>'


NAME_INK = "#241c12"
"""Names on coloured fields, by day and by lamp light."""


HALO = 260
"""How wide the rim around haloed letters is, in units of their outlines."""


def _look(style: str, theme: Theme) -> str:
    """Further attributes of a style: faint letters, and those with a pale rim upon what they cross."""
    if style == "faint":
        return ' opacity="0.55"'
    if style == "haloed":
        return f' stroke="{theme.tone("light")}" stroke-width="{HALO}" stroke-linejoin="round" paint-order="stroke"'
    return ""


def _label(label: Label, theme: Theme, *, on_wood: bool) -> str:
    inks = {
        "number": theme.grid,
        "figure": theme.figure,
        "haloed": NAME_INK,
        "faint": theme.grid,
        "felt": "#f4ead0",
        "title": theme.ink,
        "name": NAME_INK,
    }
    ink = inks.get(label.style, theme.grid if on_wood else theme.muted)
    # By its class a client that turns the board keeps the writing upright, turned about its own place.
    place = f"{number(label.x)} {number(label.y)}"
    extra = f'class="label" transform-origin="{place}"{_look(label.style, theme)}'
    return lettering(label.text, label.x, label.y, label.size, ink, extra=extra)
