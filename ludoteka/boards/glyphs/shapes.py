"""What the pieces are drawn with. Glyphs are drawn on a field of 100 by 100 around (0, 0) and scaled to a unit box."""

from __future__ import annotations

from math import cos, pi, sin

from ..theme import Paint

EDGE = 3.2
"""The width of outlines."""


def unit(svg: str) -> str:
    """A drawing in hundredths, scaled to the unit box."""
    return f'<g transform="scale(.01)">{svg}</g>'


def body(d: str, paint: Paint, *, fill: str = "", width: float = EDGE) -> str:
    """A filled shape with an outline."""
    return (
        f'<path d="{d}" fill="{fill or paint.body}" stroke="{paint.edge}" stroke-width="{width}" '
        'stroke-linejoin="round" stroke-linecap="round"/>'
    )


def cut(d: str, paint: Paint, *, width: float = EDGE) -> str:
    """An engraved line."""
    return (
        f'<path d="{d}" fill="none" stroke="{paint.engraving}" stroke-width="{width}" '
        'stroke-linecap="round" stroke-linejoin="round"/>'
    )


def inlay(d: str, fill: str) -> str:
    """A filled shape without an outline."""
    return f'<path d="{d}" fill="{fill}"/>'


def circle(x: float, y: float, r: float, paint: Paint, *, fill: str = "", width: float = EDGE) -> str:
    line = f' stroke="{paint.edge}" stroke-width="{width}"' if width else ""
    return f'<circle cx="{x:g}" cy="{y:g}" r="{r:g}" fill="{fill or paint.body}"{line}/>'


def ring(x: float, y: float, r: float, colour: str, width: float) -> str:
    return f'<circle cx="{x:g}" cy="{y:g}" r="{r:g}" fill="none" stroke="{colour}" stroke-width="{width:g}"/>'


def dot(x: float, y: float, r: float, colour: str) -> str:
    return f'<circle cx="{x:g}" cy="{y:g}" r="{r:g}" fill="{colour}"/>'


def box(left: float, top: float, right: float, bottom: float, radius: float = 0.0) -> str:
    """The path of a rectangle with rounded corners."""
    r = min(radius, (right - left) / 2, (bottom - top) / 2)
    if not r:
        return f"M{left:g} {top:g}H{right:g}V{bottom:g}H{left:g}Z"
    return (
        f"M{left + r:g} {top:g}H{right - r:g}A{r:g} {r:g} 0 0 1 {right:g} {top + r:g}V{bottom - r:g}"
        f"A{r:g} {r:g} 0 0 1 {right - r:g} {bottom:g}H{left + r:g}A{r:g} {r:g} 0 0 1 {left:g} {bottom - r:g}"
        f"V{top + r:g}A{r:g} {r:g} 0 0 1 {left + r:g} {top:g}Z"
    )


def polygon(corners: int, r: float, *, turned: float = 0.0, x: float = 0.0, y: float = 0.0) -> str:
    """The path of a regular polygon, one corner at the top unless turned (in full turns)."""
    spots = [(2 * pi * (k / corners + turned), r) for k in range(corners)]
    return _closed([(x + far * sin(a), y - far * cos(a)) for a, far in spots])


def star(points: int, outer: float, inner: float, *, x: float = 0.0, y: float = 0.0) -> str:
    spots = [(pi * k / points, outer if k % 2 == 0 else inner) for k in range(2 * points)]
    return _closed([(x + far * sin(a), y - far * cos(a)) for a, far in spots])


def _closed(spots: list[tuple[float, float]]) -> str:
    return "M" + "L".join(f"{x:.2f} {y:.2f}" for x, y in spots) + "Z"


def moved(svg: str, x: float, y: float, scale: float = 1.0, turn: float = 0.0) -> str:
    """A part of a drawing, shifted, scaled and turned (degrees clockwise)."""
    rotate = f" rotate({turn:g})" if turn else ""
    size = f" scale({scale:g})" if scale != 1 else ""
    return f'<g transform="translate({x:g} {y:g}){rotate}{size}">{svg}</g>'


def side_mark(paint: Paint, r: float, colour: str = "") -> str:
    """The engraved shape that tells a side without its colour, in a circle of radius r."""
    ink = colour or paint.engraving
    line = max(2.2, r * 0.22)

    def outline(d: str) -> str:
        return (
            f'<path d="{d}" fill="none" stroke="{ink}" stroke-width="{line:g}" '
            f'stroke-linejoin="round" stroke-linecap="round"/>'
        )

    match paint.mark:
        case "ring":
            return ring(0, 0, r * 0.8, ink, line)
        case "diamond":
            return outline(polygon(4, r))
        case "triangle":
            return outline(polygon(3, r, y=r * 0.18))
        case "square":
            return outline(box(-r * 0.72, -r * 0.72, r * 0.72, r * 0.72, 1))
        case "cross":
            return outline(f"M0 {-r:g}V{r:g}M{-r:g} 0H{r:g}")
        case "star":
            return inlay(star(5, r * 1.08, r * 0.46), ink)
        case "bars":
            return outline(f"M{-r * 0.5:g} {-r * 0.8:g}V{r * 0.8:g}M{r * 0.5:g} {-r * 0.8:g}V{r * 0.8:g}")
        case "hexagon":
            return outline(polygon(6, r * 0.95))
        case "crescent":
            return outline(f"M{r * 0.3:g} {-r * 0.85:g}A{r:g} {r:g} 0 1 0 {r * 0.3:g} {r * 0.85:g}")
        case "dot":
            return dot(0, 0, r * 0.5, ink)
    return ""
