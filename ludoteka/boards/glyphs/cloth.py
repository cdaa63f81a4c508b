"""Shapes of several squares, small enough for a tray."""

from __future__ import annotations

from math import hypot

from ..theme import Paint
from .shapes import body, box, moved, side_mark


def polyomino(paint: Paint, rows: str = "") -> str:
    """Squares in rows from the top: "010/111"; the mark of its side is on the one nearest to the middle."""
    lines = rows.split("/") if "1" in rows else ["1"]
    size = min(88 / max(len(lines), *map(len, lines)), 30)
    left, top = -size * max(map(len, lines)) / 2, -size * len(lines) / 2
    corners = [
        (left + f * size, top + r * size) for r, line in enumerate(lines) for f, sign in enumerate(line) if sign == "1"
    ]
    squares = "".join(body(box(x, y, x + size, y + size), paint, width=2.2) for x, y in corners)
    x, y = min(corners, key=lambda corner: hypot(corner[0] + size / 2, corner[1] + size / 2))
    return squares + moved(side_mark(paint, size / 3), x + size / 2, y + size / 2)
