"""Pieces that carry something: pods with prongs, compasses, tents, sandglasses, arrows, line tiles, houses."""

from __future__ import annotations

from ..lettering import lettering
from ..theme import Paint
from .animals import elephant
from .chessmen import foot
from .discs import fitted, shadow
from .shapes import body, box, circle, cut, inlay, moved, polygon, ring, side_mark, star
from .tiles import road

WAYS = "ABCDEFGH"
"""Directions in the names of prongs: A is up, the others follow clockwise."""


def pod(paint: Paint, prongs: str, ways: int) -> str:
    """A pod with a prong for each letter: eight ways, or six (A to the upper right) on hexagons."""
    first = 0.0 if ways == 8 else 30.0
    arms = "".join(
        moved(body("M-5 -26V-41L0 -48L5 -41V-26Z", paint, width=2.6), 0, 0, 1, first + WAYS.index(letter) * 360 / ways)
        for letter in prongs
        if letter in WAYS[:ways]
    )
    corner = 1 / 16 if ways == 8 else 1 / 12
    return shadow(32) + arms + body(polygon(ways, 31, turned=corner), paint) + side_mark(paint, 11)


def pod_square(paint: Paint, prongs: str = "") -> str:
    return pod(paint, prongs, 8)


def pod_hexagon(paint: Paint, prongs: str = "") -> str:
    return pod(paint, prongs, 6)


def compass(paint: Paint, numbers: str = "") -> str:
    """A square piece with a number on each side: up, right, down, left."""
    places = ((0, -29), (30, 0), (0, 29), (-30, 0))
    signs = "".join(lettering(sign, x, y, 24, paint.engraving) for sign, (x, y) in zip(numbers, places, strict=False))
    return body(box(-43, -43, 43, 43, 8), paint) + signs + side_mark(paint, 9)


TENT_COLOURS = {"r": "#b8433a", "y": "#ecc24a", "g": "#3f8a5f", "b": "#3f6fb0", "?": "#a39b8e"}
TENT_SIGNS = {"r": "triangle", "y": "star", "g": "square", "b": "cross"}


def tent(paint: Paint, faces: str = "") -> str:
    """A tetrahedron from above: its left, right and near face, each in its colour and with a sign of its own."""
    corners = ((-46.0, 33.0), (0.0, -47.0), (46.0, 33.0))
    top = (0.0, 6.3)
    sides = ((0, 1), (1, 2), (2, 0))
    found = []
    for face, (a, b) in zip(faces.ljust(3, "?"), sides, strict=False):
        (ax, ay), (bx, by) = corners[a], corners[b]
        x, y = (ax + bx + top[0]) / 3, (ay + by + top[1]) / 3
        d = f"M{ax} {ay}L{bx} {by}L{top[0]} {top[1]}Z"
        ground = Paint(TENT_COLOURS.get(face, "#a39b8e"), "#2b2118", "#fff8e8", "", TENT_SIGNS.get(face, "none"))
        found.append(body(d, ground, width=2.4) + moved(side_mark(ground, 5.5), x, y))
    del paint
    return "".join(found)


def sandglass(paint: Paint, seconds: str = "") -> str:
    """A sandglass and the seconds left in it."""
    glass = "M-20 -34H20C20 -14 4 -10 4 0C4 10 20 14 20 34H-20C-20 14 -4 10 -4 0C-4 -10 -20 -14 -20 -34Z"
    sand = inlay("M-14 30C-10 18 -2 20 0 8C2 20 10 18 14 30Z", paint.body)
    rims = body(box(-27, -44, 27, -34, 3), paint) + body(box(-27, 34, 27, 44, 3), paint)
    label = ""
    if seconds:
        label = circle(24, 0, 16, paint, width=2) + moved(fitted(seconds, 22, 15, paint.engraving), 24, 0)
    return body(glass, paint, fill="#f4efe2") + sand + rims + label


def pointer(paint: Paint, text: str = "") -> str:
    """A piece that looks in a direction: upwards until it is turned."""
    arrow = inlay("M0 -34L22 -4H9V30H-9V-4H-22Z", paint.engraving)
    sign = moved(fitted(text, 14, 14, paint.body), 0, 14) if text else moved(side_mark(paint, 5, paint.body), 0, 10)
    return shadow(43) + circle(0, 0, 43, paint) + arrow + sign


def wheel(paint: Paint, text: str = "") -> str:
    """A wheel of six spokes that turns what stands around it."""
    del text
    spokes = "".join(moved(body("M-3 -18V-42H3V-18Z", paint, width=2), 0, 0, 1, 30 + 60 * k) for k in range(6))
    return (
        ring(0, 0, 40, paint.edge, 9)
        + ring(0, 0, 40, paint.body, 5)
        + spokes
        + circle(0, 0, 18, paint)
        + side_mark(paint, 8)
    )


def line_tile(paint: Paint, kind: str = "cross") -> str:
    """A tile with a white and a black line: "cross" (white upright) or "arc" (white in the upper right corner)."""
    del paint
    pairs = {"cross": "ns-ew", "arc": "ne-sw"}.get(kind, kind)
    return road(pairs if "-" in pairs else "ns-ew", ("#f7f2e8", "#26221c"))


def notched(kind: str, paint: Paint) -> str:
    """A cube whose upright axis is an octagon, a cross or a notched star."""
    shapes = {
        "O": polygon(8, 30, turned=1 / 16),
        "X": "M-10 -30H10V-10H30V10H10V30H-10V10H-30V-10H-10Z",
        "*": star(8, 32, 17),
    }
    return body(box(-42, -42, 42, 42, 8), paint) + body(shapes[kind], paint, fill=paint.engraving, width=2)


def house(paint: Paint, text: str = "") -> str:
    sign = moved(fitted(text, 26, 20, paint.engraving), 0, 18) if text else moved(side_mark(paint, 8), 0, 18)
    return body("M-34 40V-4L0 -38L34 -4V40Z", paint) + sign


def hotel(paint: Paint, text: str = "") -> str:
    windows = cut("M-24 -16H-12M-6 -16H6M12 -16H24M-24 2H-12M-6 2H6M12 2H24", paint, width=6)
    sign = moved(fitted(text, 26, 18, paint.engraving), 0, 24) if text else moved(side_mark(paint, 7), 0, 24)
    return body(box(-36, -34, 36, 42, 4), paint) + windows + sign


def war_elephant(paint: Paint, text: str = "") -> str:
    """An elephant's head on the foot of a chessman."""
    del text
    head = moved(elephant(paint.body, paint.engraving), 0, -8, 0.95)
    rim = head.replace(paint.body, paint.edge)
    outline = "".join(moved(rim, dx, dy) for dx, dy in ((-2.4, 0), (2.4, 0), (0, -2.4), (0, 2.4)))
    return foot(paint, 26) + outline + head


def words(paint: Paint, text: str = "") -> str:
    """Only words, as on a score sheet."""
    ink = "#26221c" if paint.mark in ("none", "ring") else paint.shade
    return fitted(text, 130, 46, ink) if text else ""


def area(paint: Paint, text: str = "") -> str:
    """A marker for something won: a flat square with the side's mark."""
    sign = fitted(text, 40, 30, paint.engraving) if text else side_mark(paint, 13)
    return body(polygon(4, 40), paint) + sign
