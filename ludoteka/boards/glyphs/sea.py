"""What shots leave on a sea: a ring where one is aimed, a dot in water, a cross on a ship, dark if it has sunk."""

from __future__ import annotations

from ..theme import Paint
from .shapes import body, box, dot, inlay

CROSS = "M-30 -30L30 30M30 -30L-30 30"


def _crossed(colour: str, width: float) -> str:
    return f'<path d="{CROSS}" fill="none" stroke="{colour}" stroke-width="{width:g}" stroke-linecap="round"/>'


def miss(paint: Paint, text: str = "") -> str:
    """A dot."""
    del paint, text
    return dot(0, 0, 11, "#f7f2e8") + dot(0, 0, 8, "#3a5878")


def hit(paint: Paint, text: str = "") -> str:
    """A cross."""
    del paint, text
    return _crossed("#fff4ea", 17) + _crossed("#b3261e", 11)


def sunk(paint: Paint, text: str = "") -> str:
    """A cross on a dark cell."""
    del text
    return body(box(-44, -44, 44, 44, 6), paint, fill="#4a4640", width=2) + _crossed("#f2b8ae", 11)


def aimed(paint: Paint, text: str = "") -> str:
    """A ring with a point in it: the answer is still to come."""
    del paint, text
    rings = "".join(
        f'<circle r="26" fill="none" stroke="{colour}" stroke-width="{width}"/>'
        for colour, width in (("#f7f2e8", 13), ("#8a5a00", 8))
    )
    return rings + dot(0, 0, 9, "#f7f2e8") + dot(0, 0, 6, "#8a5a00")


def hull(paint: Paint, text: str = "") -> str:
    """One cell of a ship."""
    del text
    return body(box(-44, -44, 44, 44, 9), paint) + inlay(box(-26, -26, 26, 26, 5), paint.shade)
