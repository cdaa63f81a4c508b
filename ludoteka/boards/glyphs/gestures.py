"""Faces that make small signs: a wink, a yawn, a hand at the nose."""

from __future__ import annotations

from ..theme import Paint
from .shapes import body, circle, dot

SKIN, INK, HAND = "#f3d9b1", "#3a2a1c", "#e0b07f"
FINGERS = {"cheek": (30, 14), "nose": (6, 8), "ear": (46, -4)}
"""Where a hand touches the face."""


def gesture(paint: Paint, sign: str = "") -> str:
    """A face that makes the sign; without one it looks ahead."""
    ears = circle(-40, 0, 8, paint, fill=SKIN, width=2.4) + circle(40, 0, 8, paint, fill=SKIN, width=2.4)
    return ears + circle(0, 0, 40, paint, fill=SKIN, width=2.8) + _eyes(sign) + _mouth(sign, paint) + _hand(sign, paint)


def _line(d: str, width: float = 4) -> str:
    return f'<path d="{d}" fill="none" stroke="{INK}" stroke-width="{width:g}" stroke-linecap="round"/>'


def _eyes(sign: str) -> str:
    if sign == "yawn":
        return _line("M-22 -10Q-15 -5 -8 -10") + _line("M8 -10Q15 -5 22 -10")
    brow = -30 if sign == "brow" else -21
    right = _line("M7 -9H23") if sign == "wink" else dot(15, -9, 4.5, INK)
    brows = _line(f"M-23 {brow}Q-15 {brow - 6} -7 {brow}", 3) + _line(f"M7 {brow}Q15 {brow - 6} 23 {brow}", 3)
    return dot(-15, -9, 4.5, INK) + right + brows


def _mouth(sign: str, paint: Paint) -> str:
    if sign == "yawn":
        return f'<ellipse cx="0" cy="17" rx="10" ry="14" fill="{INK}"/>'
    if sign == "tongue":
        return body("M-7 17V27A7 7 0 0 0 7 27V17Z", paint, fill="#c9544f", width=2) + _line("M-14 17H14")
    if sign == "cough":
        return circle(0, 20, 12, paint, fill=HAND, width=2.4) + _line("M-6 16V24M0 14V26M6 16V24", 2)
    return _line("M-14 16Q0 26 14 16")


def _hand(sign: str, paint: Paint) -> str:
    if sign not in FINGERS:
        return ""
    x, y = FINGERS[sign]
    return body(f"M{x} {y}L{x + 6} {y + 4}L38 48H22L{x - 5} {y + 8}Z", paint, fill=HAND, width=2.4)
