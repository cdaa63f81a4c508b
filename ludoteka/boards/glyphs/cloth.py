"""Shapes of several squares, small enough for a tray."""

from __future__ import annotations

from ..theme import Paint
from .shapes import body, box


def polyomino(paint: Paint, rows: str = "") -> str:
    """Squares in rows from the top: "010/111"."""
    lines = rows.split("/") if "1" in rows else ["1"]
    size = min(88 / max(len(lines), *map(len, lines)), 30)
    left, top = -size * max(map(len, lines)) / 2, -size * len(lines) / 2
    return "".join(
        body(box(left + f * size, top + r * size, left + (f + 1) * size, top + (r + 1) * size), paint, width=2.2)
        for r, line in enumerate(lines)
        for f, sign in enumerate(line)
        if sign == "1"
    )
