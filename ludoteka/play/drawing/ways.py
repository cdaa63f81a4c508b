"""The picture of what a piece can do: the piece in the middle of a patch of board, and signs where it can go.

A line is a way on which others may stand in its path, with a tip where it goes on without end; signs alone are leaps.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import IntEnum
from math import atan2, hypot, pi, sqrt

from ...boards import Board, Cell, HexCoordinates, HexHexagon, Label, Square
from ...boards.glyphs import glyph, has_picture
from ...boards.hexes import HexBoard
from ...boards.picture import BoardPicture, document, draw_board, number
from ...boards.theme import NEUTRAL, THEMES, Theme
from ...declare import Game
from ...declare.betza import UNLIMITED, Mode, Step, Way, parse
from ...declare.powers import Power, ground_of
from .pieces import PIECE

LEAST, MOST = 2, 4
"""How far a patch reaches at least, and how far ways that have no end are shown at most."""
SCREEN = 2
"""Where the piece stands that a hopper needs."""


class Sign(IntEnum):
    """What a piece may do on a cell; of several things the last one is shown."""

    PASSED = 0
    """Nothing may stand there."""
    FIRST = 1
    """It may go there only from where it stands at the start."""
    MOVE = 2
    CAPTURE = 3
    BOTH = 4
    JUMPED = 5
    """It goes there, or captures what stands there by jumping over it."""
    LINE = 6
    """A line says that it may do both there."""
    TWICE = 7
    """It may go on from there."""
    HURDLE = 8
    """Something must stand there."""

    @property
    def message(self) -> str:
        return f"ways-{self.name.lower()}"


MARKS = dict(zip(Sign, "·◌○×●⊗↑◉■", strict=True))
"""The signs in a text."""
ARROWS = "→↗↑↖←↙↓↘"


@dataclass
class Plan:
    """The signs by place, to the right and forward; the lines by their last place, and whether they go on."""

    reach: int
    signs: dict[Step, Sign] = field(default_factory=dict)
    lines: dict[Step, bool] = field(default_factory=dict)

    def add(self, place: Step, sign: Sign) -> None:
        before = self.signs.get(place, sign)
        self.signs[place] = Sign.BOTH if {before, sign} == {Sign.MOVE, Sign.CAPTURE} else max(before, sign)

    @property
    def used(self) -> set[Sign]:
        """The signs that have to be explained."""
        return {*self.signs.values(), *([Sign.LINE] if self.lines else [])}


def plan(power: Power, *, hexes: bool) -> Plan:
    """What is to be drawn of a piece."""
    ways = parse(power.moves, hexes=hexes)
    found = Plan(max(LEAST, *(_shown(way, hexes=hexes) for way in ways)))
    for way in sorted(ways, key=lambda way: way.hurdles):
        _add(found, way, hexes=hexes)
    for right, forward in (way.path[0] for way in parse(power.jumped)):
        found.add((right, forward), Sign.JUMPED)
        found.add((2 * right, 2 * forward), Sign.MOVE)
    for way in parse(power.twice):
        found.add(way.path[0], Sign.TWICE)
    return found


def _shown(way: Way, *, hexes: bool) -> int:
    """How far a patch must reach to show a way."""
    if way.hurdles:
        return SCREEN + 1
    far = _far(way.path[-1], hexes=hexes)
    return far * way.repeat if 1 < way.repeat < UNLIMITED else min(far, MOST)


def _add(found: Plan, way: Way, *, hexes: bool) -> None:
    right, forward = way.path[-1]
    sign = Sign.FIRST if way.initial else (Sign.BOTH, Sign.MOVE, Sign.CAPTURE)[way.mode]
    times = range(1, min(way.repeat, found.reach) + 1)
    cells = [(right * n, forward * n) for n in times if _far((right * n, forward * n), hexes=hexes) <= found.reach]
    if way.hurdles:
        _hop(found, cells, sign)
    elif cells:
        endless = way.repeat == UNLIMITED
        if way.repeat > 1:
            found.lines[cells[-1]] = endless
        for cell in cells:
            found.add(cell, Sign.LINE if endless and way.mode is Mode.BOTH else sign)
        for passed in way.path[:-1]:
            found.add(passed, Sign.PASSED)


def _hop(found: Plan, cells: list[Step], sign: Sign) -> None:
    """Along the file, in place of the other moves there: over a screen and beyond it."""
    if not cells[0][0]:
        found.lines.pop(cells[-1], None)
        found.signs |= {cells[SCREEN - 1]: Sign.HURDLE} | dict.fromkeys(cells[SCREEN:], sign)


def _far(place: Step, *, hexes: bool) -> int:
    """How many steps of a king it is away; on hexagons, of a rook."""
    x, y = abs(place[0]), abs(place[1])
    return max(x, (x + y) // 2) if hexes else max(x, y)


@dataclass(frozen=True)
class Patch(Square):
    """Squares without coordinates."""

    def _labels(self, cells: tuple[Cell, ...]) -> tuple[Label, ...]:  # noqa: ARG002
        return ()


@dataclass(frozen=True)
class HexPatch(HexHexagon):
    """Hexagons without coordinates."""

    def labels(self) -> tuple[Label, ...]:
        return ()


def patch(board: Board, reach: int) -> Board:
    """A small board of the same kind."""
    if isinstance(board, HexBoard):
        return HexPatch(reach + 1, coordinates=HexCoordinates.FILES, tones=board.tones)
    size = 2 * reach + 1
    return Patch(
        size, size, checkered=getattr(board, "checkered", False), points=isinstance(board, Square) and board.points
    )


def draw(game: Game, power: Power, theme: str = "light", title: str = "") -> str:
    """The picture of a piece's power, as an SVG document."""
    ground, colours = ground_of(game), THEMES[theme]
    hexes = isinstance(ground, HexBoard)
    what = plan(power, hexes=hexes)
    drawn = draw_board(patch(ground, what.reach), colours)
    x, y = drawn.cells.left + drawn.cells.width / 2, drawn.cells.top + drawn.cells.height / 2
    pen = _Pen(colours, x, y, *((sqrt(3) / 2, 0.5) if hexes else (1.0, 1.0)))
    parts = [pen.line(to, endless=endless) for to, endless in what.lines.items()]
    parts += [pen.sign(place, sign) for place, sign in what.signs.items()]
    name = power.piece.picture
    piece = glyph(name, game.sides[0].colour, text="" if has_picture(name) else power.piece.letter)
    parts.append(f'<g transform="translate({number(x)} {number(y)}) scale({PIECE})">{piece}</g>')
    return document(BoardPicture(drawn.svg + "".join(parts), drawn.box, drawn.cells), colours, margin=0.1, title=title)


def text(game: Game, power: Power) -> str:
    """The same with signs only, for a terminal."""
    hexes = isinstance(ground_of(game), HexBoard)
    what = plan(power, hexes=hexes)
    signs = {place: MARKS[sign] for place, sign in what.signs.items() if sign is not Sign.LINE}
    signs |= {place: _arrow(place) for place, sign in what.signs.items() if sign is Sign.LINE} | {
        (0, 0): power.piece.letter
    }
    rows = range(what.reach * (1 + hexes), -what.reach * (1 + hexes) - 1, -1)

    def sign(x: int, y: int) -> str:
        gap = hexes and ((x + y) % 2 == 1 or _far((x, y), hexes=True) > what.reach)
        return f"{' ' if gap else signs.get((x, y), '.'):<3}"

    return "\n".join("".join(sign(x, y) for x in range(-what.reach, what.reach + 1)).rstrip() for y in rows)


def _arrow(place: Step) -> str:
    return ARROWS[round(atan2(place[1], place[0]) * 4 / pi) % 8]


@dataclass(frozen=True)
class _Pen:
    """Draws signs around a middle; `wide` and `high` are the steps to the right and forward."""

    theme: Theme
    x: float
    y: float
    wide: float
    high: float

    def at(self, place: Step) -> tuple[float, float]:
        return self.x + place[0] * self.wide, self.y - place[1] * self.high

    def line(self, to: Step, *, endless: bool) -> str:
        x, y = self.at(to)
        length = hypot(x - self.x, y - self.y)
        ux, uy = (x - self.x) / length, (y - self.y) / length
        ex, ey = (x + 0.42 * ux, y + 0.42 * uy) if endless else (x, y)
        d = f"M{number(self.x + 0.45 * ux)} {number(self.y + 0.45 * uy)}L{number(ex)} {number(ey)}"
        if endless:
            for side in (1, -1):
                bx, by = ex - 0.3 * ux + 0.2 * side * uy, ey - 0.3 * uy - 0.2 * side * ux
                d += f"M{number(bx)} {number(by)}L{number(ex)} {number(ey)}"
        return self._stroke(d, self.theme.mark_green, 0.11)

    def sign(self, place: Step, sign: Sign) -> str:
        x, y = self.at(place)
        green, red = self.theme.mark_green, self.theme.mark_red
        match sign:
            case Sign.PASSED:
                return self._block(x, y, 0.09, self.theme.muted)
            case Sign.HURDLE:
                return self._block(x, y, 0.28, NEUTRAL.body, NEUTRAL.edge)
            case Sign.FIRST:
                return self._ring(x, y, 0.2, "0.16 0.1")
            case Sign.MOVE:
                return self._ring(x, y, 0.2)
            case Sign.CAPTURE:
                return self._cross(x, y, 0.19, red)
            case Sign.JUMPED:
                return self._ring(x, y, 0.3) + self._cross(x, y, 0.12, red)
            case Sign.LINE:
                return ""
            case Sign.TWICE:
                return self._ring(x, y, 0.31) + self._disc(x, y, 0.17, green)
        return self._disc(x, y, 0.2, green)

    def _disc(self, x: float, y: float, r: float, fill: str) -> str:
        place = f'cx="{number(x)}" cy="{number(y)}" r="{r}"'
        return f'<circle {place} fill="{fill}" stroke="#fff8e8" stroke-width=".05"/>'

    def _block(self, x: float, y: float, half: float, fill: str, edge: str = "#fff8e8") -> str:
        place = f'x="{number(x - half)}" y="{number(y - half)}" width="{2 * half}" height="{2 * half}"'
        return f'<rect {place} rx="{number(half / 4)}" fill="{fill}" stroke="{edge}" stroke-width=".04"/>'

    def _ring(self, x: float, y: float, r: float, dashes: str = "") -> str:
        arc = f"a{r} {r} 0 1 0"
        d = f"M{number(x - r)} {number(y)}{arc} {number(2 * r)} 0{arc} {number(-2 * r)} 0"
        return self._stroke(d, self.theme.mark_green, 0.09, dashes)

    def _cross(self, x: float, y: float, reach: float, colour: str) -> str:
        there, back = number(2 * reach), number(-2 * reach)
        d = f"M{number(x - reach)} {number(y - reach)}l{there} {there}m0 {back}l{back} {there}"
        return self._stroke(d, colour, 0.1)

    def _stroke(self, d: str, colour: str, width: float, dashes: str = "") -> str:
        line = f'd="{d}" fill="none" stroke-linecap="{"butt" if dashes else "round"}" stroke-linejoin="round"'
        broken = f' stroke-dasharray="{dashes}"' if dashes else ""
        return (
            f'<path {line} stroke="#fff8e8" stroke-width="{width + 0.06:.2f}" opacity=".85"/>'
            f'<path {line} stroke="{colour}" stroke-width="{width}"{broken}/>'
        )
