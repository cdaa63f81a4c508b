"""What stands on the edge of a cell."""

from __future__ import annotations

from ..theme import Paint
from .shapes import body, box


def wall(paint: Paint, text: str = "") -> str:
    """A wall along the upper edge of the cell until it is turned."""
    del text
    return body(box(-51, -51, 51, -37, 4), paint, width=2.4)
