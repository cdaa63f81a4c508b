"""What lies beside the board: names, counts and trays of the seats; and card tables, which have no board."""

from __future__ import annotations

from collections.abc import Sequence
from math import cos, pi, sin

import msgspec

from ...boards.glyphs import glyph
from ...boards.lettering import lettering, width_of
from ...boards.picture import BoardPicture, Box, number
from ..face import SPECTATOR
from ..scene import Count, Item, Tray, open_trays
from ..words import name_of, word
from .pieces import PiecePainter

CARD = 1.5
"""The height of a card."""
TABLE = 13.0, 9.4
SMALL_TABLE = 9.0, 6.5
GAP = 0.25
"""Between the rows of a small table."""
LINE = 4.2
"""How long a line of words at the left or the right of a table may be; in its middle cards are played."""
CORNER = 3.2
"""How wide a tray in the corner of a table may be."""
TRAY_NAME = 0.27


class Strip:
    """A drawn row beside the board, with its size."""

    def __init__(self, svg: str, width: float, height: float) -> None:
        self.svg = svg
        self.width = width
        self.height = height

    def at(self, x: float, y: float) -> str:
        return f'<g transform="translate({number(x)} {number(y)})">{self.svg}</g>'


class SeatPainter(PiecePainter):
    """Draws the seats around a board or a table."""

    def with_seats(self, ground: BoardPicture) -> BoardPicture:
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

    def seat(self, seat: int, width: float, most: float = float("inf")) -> list[Strip]:
        """What belongs to a seat (or, for -1, to nobody): lines of words and numbers, then its trays."""
        trays = [tray for tray in self.scene.trays if tray.owner == seat and tray.items]
        counts = [count for count in self.scene.counts if count.owner == seat]
        timers = [timer for timer in self.scene.timers if timer.owner == seat and not timer.cell]
        counts += [Count(timer.name, timer.seconds, seat) for timer in timers]
        if not trays and not counts:
            return []
        return [self._heading(seat, counts, width, most), *(self.tray(tray, width) for tray in trays)]

    def _heading(self, seat: int, counts: Sequence[Count], width: float, most: float = float("inf")) -> Strip:
        """A seat's piece and name, and its counts, in as many lines as needed; larger on large boards."""
        size = 0.34 * min(2.0, max(1.0, width / 10))
        middle = size * 0.9
        ink, muted = self.inks
        parts, x, widest = [], 0.0, 0.0
        if seat >= 0:
            side = self.game.sides[seat]
            parts.append(self._plate(seat, size * 0.76, middle, size * 0.71))
            parts.append(self.put(glyph("man", side.colour), size * 0.76, middle, size * 1.5, 0))
            x = size * 1.8
            role = self.scene.roles[seat] if seat < len(self.scene.roles) else ""
            name = name_of(side, self.language)
            words = f"{name} · {word('role', role, self.language)}" if role else name
            parts.append(lettering(words, x, middle, size, ink, anchor=0))
            x += width_of(words, size) + size
        indent = size * 1.8 if seat >= 0 else 0.0
        for count in counts:
            what = word("count", count.name, self.language)
            if x + width_of(what, size * 0.85) + size * 0.35 + width_of(str(count.value), size) > most and x > indent:
                widest = max(widest, x - size)
                x, middle = indent, middle + size * 1.3
            parts.append(lettering(what, x, middle, size * 0.85, muted, anchor=0))
            x += width_of(what, size * 0.85) + size * 0.35
            parts.append(lettering(str(count.value), x, middle, size, ink, anchor=0))
            x += width_of(str(count.value), size) + size
        return Strip("".join(parts), max(widest, x), middle + size * 0.9 if parts else 0.0)

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
            parts.append(self._plate(item.owner, x, y, 0.41, 0.12))
            parts.append(self.piece(item, x, y, CARD * 0.97 if cards else 0.84))
            if count > 1:
                parts.append(self._badge(x + 0.3, y + 0.26, count))
        rows = -(-len(groups) // per_row)
        return Strip("".join(parts), size + pitch * (min(len(groups), per_row) - 1), height * rows)

    def _plate(self, owner: int, x: float, y: float, half: float, corner: float | None = None) -> str:
        """What a piece beside the board lies on, where it would not be seen on the paper; on felt everything is."""
        if owner < 0 or self.game.board is None or not self.theme.hides(self.paints[owner]):
            return ""
        return (
            f'<rect x="{number(x - half)}" y="{number(y - half)}" width="{number(2 * half)}" '
            f'height="{number(2 * half)}" rx="{number(half if corner is None else corner)}" fill="{self.theme.plate}"/>'
        )

    def _badge(self, x: float, y: float, count: int) -> str:
        return (
            f'<circle cx="{number(x)}" cy="{number(y)}" r=".19" fill="{self.theme.card}" stroke="{self.theme.ink}" '
            f'stroke-width=".025"/>' + lettering(str(count), x, y, 0.24, self.theme.ink)
        )

    def table(self) -> BoardPicture:
        """A felt table with the seats around it; what belongs to nobody lies in the middle."""
        seats = len(self.game.sides)
        wide, high = TABLE if seats > 1 else (9.0, 5.6)
        box = Box(-wide / 2, -high / 2, wide / 2, high / 2)
        parts = [self._felt(box)]
        parts += [self._around(seat, seats, wide, high) for seat in range(seats)]
        parts.append(self._middle(seats))
        return BoardPicture("".join(parts), box.grown(0.15), box)

    def spread(self) -> BoardPicture:
        """A small felt table with what lies open on it, as large as there is room: no seats, no words."""
        wide, high = SMALL_TABLE
        # Drawn narrow and then enlarged: cards lie over each other, and their corners can be read.
        strips = [self.tray(tray, wide / 2) for tray in open_trays(self.scene)]
        width, height = max((s.width for s in strips), default=1.0), sum(s.height + GAP for s in strips) - GAP
        scale = min((wide - 1.2) / width, (high - 1.2) / max(height, 1.0), 2.0)
        box = Box(-wide / 2, -high / 2, wide / 2, high / 2)
        parts, top = [self._felt(box)], -height / 2
        for strip in strips:
            place = f"scale({number(scale)}) translate({number(-strip.width / 2)} {number(top)})"
            parts.append(f'<g transform="{place}">{strip.svg}</g>')
            top += strip.height + GAP
        return BoardPicture("".join(parts), box.grown(0.15), box)

    def _felt(self, box: Box) -> str:
        felt, edge = self.theme.tone("felt"), self.theme.frame
        return (
            f'<rect x="{box.left}" y="{box.top}" width="{box.width}" height="{box.height}" rx="1.2" fill="{felt}" '
            f'stroke="{edge}" stroke-width=".3"/>'
        )

    def _direction(self, seat: int, seats: int) -> tuple[float, float]:
        """Where a seat is, seen from the middle: the near one below, the others clockwise."""
        angle = pi / 2 + 2 * pi * ((seat - self.near) % seats) / seats
        return cos(angle), sin(angle)

    def _around(self, seat: int, seats: int, wide: float, high: float) -> str:
        """A seat's name, counts and trays, at its edge of the table."""
        dx, dy = self._direction(seat, seats)
        near = seat == self.near
        most = LINE if abs(dx) > abs(dy) else float("inf")
        strips = self.seat(seat, 7.0 if near else 3.0, most) or [self._heading(seat, (), 3.0)]
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
        names = [word("tray", tray.name, self.language) for tray in rest]
        corners = len(self.game.sides) > 2
        scales = [min(scale, CORNER / strip.width) if corners else scale for strip in strips]
        widths = [
            max(strip.width * size, width_of(name, TRAY_NAME))
            for strip, name, size in zip(strips, names, scales, strict=True)
        ]
        places = in_corners(widths) if corners else _in_middle(widths)
        for name, strip, size, (x, y) in zip(names, strips, scales, places, strict=True):
            wide, high = strip.width * size, strip.height * size
            parts.append(lettering(name, x, y - high / 2 - 0.22, TRAY_NAME, self.inks[1]))
            place = f"translate({number(x - wide / 2)} {number(y - high / 2)}) scale({number(size)})"
            parts.append(f'<g transform="{place}">{strip.svg}</g>')
        return "".join(parts)


def in_corners(widths: Sequence[float]) -> list[tuple[float, float]]:
    """Trays in the corners between the seats, left and right by turns, from the edge of the table inwards."""
    edge = [TABLE[0] / 2 - 0.55, TABLE[0] / 2 - 0.55]
    found = []
    for k, width in enumerate(widths):
        x = edge[k % 2] - width / 2
        edge[k % 2] -= width + 0.3
        found.append((x if k % 2 else -x, -2.6))
    return found


def _in_middle(widths: Sequence[float]) -> list[tuple[float, float]]:
    """Trays side by side in the middle of the table."""
    wide = [width + 0.5 for width in widths]
    left = -sum(wide) / 2
    return [(left + sum(wide[:k]) + wide[k] / 2, -0.2) for k in range(len(wide))]


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
    if item.id.startswith("hand:") and item.label.isdigit():
        return msgspec.structs.replace(item, label=""), int(item.label)
    return item, count
