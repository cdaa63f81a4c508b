"""Turned pieces seen from above: men and crowned men, reversi discs, go stones, balls, rings, chips, seeds."""

from __future__ import annotations

from math import cos, pi, sin

from ..lettering import lettering, width_of
from ..theme import Paint
from .shapes import body, box, circle, cut, dot, inlay, moved, polygon, ring, side_mark, star

STONES = ("#fdf7ea", "#35302b")
"""Bodies of plain stones: white and black tell themselves apart without a mark."""


def shadow(r: float, y: float = 3.0) -> str:
    return f'<circle cx="0" cy="{y:g}" r="{r:g}" fill="#000" opacity=".22"/>'


def fitted(text: str, wide: float, high: float, ink: str, y: float = 0.0) -> str:
    """A short text as large as fits into a width and a height."""
    size = min(high / 0.72, wide / max(width_of(text, 1.0), 0.01))
    return lettering(text, 0, y, size, ink)


def man(paint: Paint, text: str = "") -> str:
    """A disc with a rim and the mark of its side, or a sign in its place."""
    inside = fitted(text, 44, 34, paint.engraving) if text else side_mark(paint, 15)
    return shadow(42) + circle(0, 0, 42, paint) + ring(0, 0, 33, paint.engraving, 2.2) + inside


CROWN = "M-20 11L-24 -13L-11 -3L0 -18L11 -3L24 -13L20 11Z"


def crowned(paint: Paint, text: str = "") -> str:
    """Two men one upon the other, with a crown."""
    lower = shadow(42, 8) + circle(0, 6, 42, paint, fill=paint.shade)
    crown = inlay(CROWN, paint.engraving) + inlay(box(-20, 14, 20, 19, 2), paint.engraving)
    sign = moved(fitted(text, 24, 12, paint.body) if text else side_mark(paint, 5.5, paint.body), 0, 3)
    return lower + moved(circle(0, 0, 42, paint) + ring(0, 0, 34, paint.engraving, 2.2) + crown + sign, 0, -4)


def disc(paint: Paint, text: str = "") -> str:
    """A flat disc, as in reversi: a broad plain face; colours other than white and black bear their mark."""
    sign = fitted(text, 50, 38, paint.engraving) if text else ("" if paint.body in STONES else side_mark(paint, 16))
    return shadow(43) + circle(0, 0, 43, paint) + ring(0, 0, 37.5, paint.shade, 3) + sign


def stone(paint: Paint, text: str = "") -> str:
    """A lens-shaped stone, as in go."""
    light = "#fff" if paint.mark != "diamond" else "#8d857b"
    shine = (
        f'<path d="M-26 -20A34 34 0 0 1 -4 -33" fill="none" stroke="{light}" '
        f'stroke-width="5" stroke-linecap="round" opacity=".7"/>'
    )
    sign = fitted(text, 50, 40, paint.engraving) if text else ("" if paint.body in STONES else side_mark(paint, 14))
    return shadow(46, 2.5) + circle(0, 0, 46, paint, width=2.2) + shine + sign


def ball(paint: Paint, text: str = "") -> str:
    """A ball, lit from above on the left."""
    dark = paint.mark == "diamond"
    lit = f'<circle cx="-5" cy="-6" r="34" fill="{paint.body}"/>'
    glow = f'<circle cx="-9" cy="-11" r="23" fill="#fff" opacity="{0.07 if dark else 0.3}"/>'
    shine = f'<ellipse cx="-16" cy="-20" rx="8" ry="5.5" fill="#fff" opacity="{0.35 if dark else 0.8}"/>'
    sign = fitted(text, 40, 30, paint.engraving) if text else side_mark(paint, 11)
    return shadow(43, 5) + circle(0, 0, 43, paint, fill=paint.shade) + lit + glow + shine + sign


def mark(paint: Paint, text: str = "") -> str:
    """The mark of a side alone: it is engraved on what has no picture of its own, as cloth over several cells."""
    del text
    return side_mark(paint, 30)


def hoop(paint: Paint, text: str = "") -> str:
    """A ring that can lie around other pieces."""
    del text
    return ring(0, 0, 37, paint.edge, 17) + ring(0, 0, 37, paint.body, 11) + ring(0, 0, 37, paint.engraving, 1.6)


def small(paint: Paint, text: str = "") -> str:
    """A small disc: a marker, a peg, a coin."""
    return moved(man(paint, text), 0, 0, 0.62)


def chip(paint: Paint, text: str = "") -> str:
    """A gaming chip with stripes at its edge and its value; below that the mark of its side."""
    stripes = "".join(
        f"M{34 * cos(a):.1f} {34 * sin(a):.1f}L{42 * cos(a):.1f} {42 * sin(a):.1f}"
        for a in (pi * k / 4 for k in range(8))
    )
    edge = f'<path d="{stripes}" stroke="{paint.engraving}" stroke-width="9" fill="none"/>'
    face = circle(0, 0, 31, paint, width=2)
    return shadow(43) + circle(0, 0, 43, paint) + edge + face + _value(paint, text)


def _value(paint: Paint, text: str) -> str:
    """What a chip is worth, above the mark of its side; either alone takes all the room."""
    if not text:
        return side_mark(paint, 13)
    if paint.mark == "none":
        return fitted(text, 44, 26, paint.engraving)
    return fitted(text, 44, 24, paint.engraving, -8) + moved(side_mark(paint, 8), 0, 17)


def seed(paint: Paint, text: str = "") -> str:
    """One seed."""
    del text
    return f'<ellipse rx="40" ry="34" fill="{paint.body}" stroke="{paint.edge}" stroke-width="7"/>' + (
        '<path d="M-18 -12A26 20 0 0 1 4 -20" fill="none" stroke="#fff" '
        'stroke-width="7" stroke-linecap="round" opacity=".5"/>'
    )


def arrow(paint: Paint, text: str = "") -> str:
    """A cell shut by an arrow: a dark stub with the fletching seen from above."""
    del text
    return (
        shadow(26)
        + circle(0, 0, 26, paint, fill="#7b3b2d", width=3)
        + '<path d="M-13 -13L13 13M13 -13L-13 13" stroke="#f3dcc0" stroke-width="6" stroke-linecap="round"/>'
    )


def coin(paint: Paint, text: str = "") -> str:
    """A coin with its value."""
    gold = Paint("#d9b25a", "#6b4d14", "#6b4d14", "#b98a2f", "none")
    sign = fitted(text, 40, 36, gold.engraving) if text else inlay(star(5, 20, 9), gold.engraving)
    rim = "".join(dot(38 * cos(a), 38 * sin(a), 1.8, gold.engraving) for a in (pi * k / 12 for k in range(24)))
    del paint
    return shadow(44) + circle(0, 0, 44, gold) + rim + ring(0, 0, 33, gold.engraving, 1.8) + sign


def hexagon(paint: Paint, text: str = "") -> str:
    """A hexagonal tile that fills its cell, point upwards."""
    sign = fitted(text, 44, 34, paint.engraving) if text else side_mark(paint, 15)
    return body(polygon(6, 49), paint) + cut(polygon(6, 40), paint, width=2) + sign


def octagon(paint: Paint, text: str = "") -> str:
    sign = fitted(text, 40, 34, paint.engraving) if text else side_mark(paint, 14)
    return body(polygon(8, 46, turned=1 / 16), paint) + cut(polygon(8, 37, turned=1 / 16), paint, width=2.2) + sign


def square(paint: Paint, text: str = "") -> str:
    """A square tile."""
    sign = fitted(text, 54, 46, paint.engraving) if text else side_mark(paint, 16)
    return body(box(-40, -40, 40, 40, 7), paint) + cut(box(-32, -32, 32, 32, 4), paint, width=2.2) + sign


def triangle(paint: Paint, text: str = "") -> str:
    sign = fitted(text, 30, 26, paint.engraving, 8) if text else moved(side_mark(paint, 10), 0, 8)
    return body(polygon(3, 50, y=10), paint) + sign


def column(paint: Paint, text: str = "") -> str:
    """A pillar seen slightly from above."""
    top = f'<ellipse cx="0" cy="-26" rx="26" ry="12" fill="{paint.body}" stroke="{paint.edge}" stroke-width="3.2"/>'
    side = body("M-26 -26V26A26 12 0 0 0 26 26V-26A26 12 0 0 1 -26 -26Z", paint, fill=paint.shade)
    sign = fitted(text, 36, 26, paint.engraving, 8) if text else moved(side_mark(paint, 11), 0, 8)
    return side + top + sign
