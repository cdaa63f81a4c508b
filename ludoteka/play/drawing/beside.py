"""What lies beside the board: names, counts and trays of the seats; and card tables, which have no board."""

from __future__ import annotations

from collections.abc import Sequence
from math import cos, pi, sin

import msgspec

from ...boards.glyphs import glyph
from ...boards.lettering import lettering, width_of
from ...boards.picture import BoardPicture, Box, number
from ..face import SPECTATOR
from ..scene import Count, Item, Tray
from ..words import name_of, word
from .pieces import PiecePainter

CARD = 1.5
"""The height of a card."""


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

    def seat(self, seat: int, width: float) -> list[Strip]:
        """What belongs to a seat (or, for -1, to nobody): a line of words and numbers, then its trays."""
        trays = [tray for tray in self.scene.trays if tray.owner == seat and tray.items]
        counts = [count for count in self.scene.counts if count.owner == seat]
        timers = [timer for timer in self.scene.timers if timer.owner == seat and not timer.cell]
        counts += [Count(timer.name, timer.seconds, seat) for timer in timers]
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
            parts.append(self.put(glyph("man", side.colour), size * 0.76, middle, size * 1.5, 0))
            x = size * 1.8
            role = self.scene.roles[seat] if seat < len(self.scene.roles) else ""
            name = name_of(side, self.language)
            words = f"{name} · {word('role', role, self.language)}" if role else name
            parts.append(lettering(words, x, middle, size, ink, anchor=0))
            x += width_of(words, size) + size
        for count in counts:
            what = word("count", count.name, self.language)
            parts.append(lettering(what, x, middle, size * 0.85, muted, anchor=0))
            x += width_of(what, size * 0.85) + size * 0.35
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
            parts.append(lettering(word("tray", tray.name, self.language), x, y - high / 2 - 0.22, 0.27, self.inks[1]))
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
