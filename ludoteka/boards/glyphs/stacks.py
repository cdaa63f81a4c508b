"""A stack of discs seen a little from above, as tall as its number, which stands on its front."""

from __future__ import annotations

from ..theme import Paint
from .discs import fitted
from .shapes import body

MOST_DRAWN = 8
"""Taller stacks are drawn so tall, and only the number tells."""
LAYER = 8.5
"""How high a disc is."""
WIDE, FLAT = 36, 10
"""Half the width and half the depth of a disc."""
FOOT = 34


def stack(paint: Paint, text: str = "") -> str:
    """`text`: the number of discs, and whatever else the game adds to the name of the picture."""
    number = "".join(sign for sign in text if sign.isdigit()) or "1"
    count = min(int(number), MOST_DRAWN)
    parts = []
    for layer in range(count):
        low = FOOT - layer * LAYER
        high = low - LAYER
        side = f"M{-WIDE} {high:g}V{low:g}A{WIDE} {FLAT} 0 0 0 {WIDE} {low:g}V{high:g}Z"
        parts.append(body(side, paint, fill=paint.shade if layer % 2 else paint.body))
    top = FOOT - count * LAYER
    face = f'fill="{paint.body}" stroke="{paint.edge}" stroke-width="3"'
    parts.append(f'<ellipse cx="0" cy="{top:g}" rx="{WIDE}" ry="{FLAT}" {face}/>')
    dark_ink = paint.mark == "ring"
    middle = max((FOOT + top) / 2 + FLAT, top + 2)
    plate = f'<circle cx="0" cy="{middle:g}" r="19" fill="{paint.body}" stroke="{paint.edge}" stroke-width="2"/>'
    ink = paint.edge if dark_ink else paint.engraving
    return "".join(parts) + plate + fitted(number, 28, 24, ink, middle)
