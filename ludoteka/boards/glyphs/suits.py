"""The four suits, for a suit that is asked for without a card."""

from __future__ import annotations

from ..theme import Paint
from .dice import INKS, SUITS
from .shapes import body, box, inlay, moved


def suit(paint: Paint, text: str = "") -> str:
    """A suit on a small slip of paper: "C", "D", "H" or "S"."""
    sign = text if text in SUITS else "S"
    paper = body(box(-40, -40, 40, 40, 8), paint, fill="#fffdf6", width=2)
    return paper + moved(inlay(SUITS[sign], INKS[sign]), 0, 0, 0.62)
