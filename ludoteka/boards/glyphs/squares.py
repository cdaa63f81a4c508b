"""Pieces made of equal squares, drawn from a pattern: "110/011" has two rows, the upper one first."""

from __future__ import annotations

from ..theme import Paint
from .shapes import body, box, moved


def polyomino(paint: Paint, pattern: str = "") -> str:
    """The squares of a pattern, as large as fit."""
    rows = pattern.split("/") if set(pattern) <= set("01/") and "1" in pattern else ["1"]
    wide, high = max(map(len, rows)), len(rows)
    size = min(88 / max(wide, high, 3), 26)
    square = body(box(-size / 2, -size / 2, size / 2, size / 2, size / 8), paint, width=2.2)
    return "".join(
        moved(square, (file - (wide - 1) / 2) * size, (row - (high - 1) / 2) * size)
        for row, line in enumerate(rows)
        for file, sign in enumerate(line)
        if sign == "1"
    )
