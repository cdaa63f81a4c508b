"""A stack of discs seen a little from above, as tall as its number; the chessman that it is stands upon it."""

from __future__ import annotations

from ..theme import Paint
from . import chessmen
from .discs import fitted
from .shapes import body, moved

MOST_DRAWN = 8
"""Taller stacks are drawn so tall, and only the number tells."""
LAYER = 5
"""How high a disc is."""
WIDE, FLAT = 34, 9
"""Half the width and half the depth of a disc."""
MEN = {
    "P": chessmen.pawn, "R": chessmen.rook, "N": chessmen.knight,
    "B": chessmen.bishop, "Q": chessmen.queen, "K": chessmen.king,
}  # fmt: skip
SIZE, TALL = 0.56, 46
"""How much smaller a chessman is here, and how tall that makes it."""


def stack(paint: Paint, text: str = "") -> str:
    """`text`: the number of discs, and the letter of the chessman."""
    number = "".join(sign for sign in text if sign.isdigit()) or "1"
    count = min(int(number), MOST_DRAWN)
    low = (count * LAYER + TALL) / 2 - 1
    top = low - count * LAYER
    parts = []
    for layer in range(count):
        at = low - layer * LAYER
        side = f"M{-WIDE} {at - LAYER:g}V{at:g}A{WIDE} {FLAT} 0 0 0 {WIDE} {at:g}V{at - LAYER:g}Z"
        parts.append(body(side, paint, fill=paint.shade if layer % 2 else paint.body))
    face = f'fill="{paint.body}" stroke="{paint.edge}" stroke-width="3"'
    parts.append(f'<ellipse cx="0" cy="{top:g}" rx="{WIDE}" ry="{FLAT}" {face}/>')
    man = MEN.get(text.lstrip("0123456789"))
    if man:
        parts.append(moved(man(paint), 0, top - 20, SIZE))
    ink = paint.edge if paint.mark == "ring" else paint.engraving
    plate = f'fill="{paint.body}" stroke="{paint.edge}" stroke-width="2"'
    parts.append(f'<circle cx="31" cy="{low - 1:g}" r="14" {plate}/>')
    return "".join(parts) + moved(fitted(number, 22, 20, ink, 0), 31, low - 1, 1)
