"""Pieces of the other games of logic: covered cells, counters with a value, figures of a battle array, cut cubes."""

from __future__ import annotations

from dataclasses import replace
from math import cos, sin, tau

from ..holes import profile
from ..lettering import lettering
from ..theme import Paint, paint_of
from .discs import shadow
from .shapes import body, box, circle, cut, inlay, moved, side_mark
from .soldiers import person

VALUES = {"1": "blue", "2": "yellow", "3": "black", "4": "white"}
"""The colours of the leaping counters, by what they are worth."""


def cover(paint: Paint, text: str = "") -> str:
    """A cell that is covered altogether."""
    del paint, text
    return inlay(box(-52, -52, 52, 52), "#4b3a2a") + inlay(box(-46, -46, 46, 46, 6), "#5d4a37")


def valued(paint: Paint, value: str = "") -> str:
    """A counter in the colour of its value; without one, a plain counter."""
    del paint
    ground = paint_of(VALUES.get(value, "brown"))
    sign = lettering(value, 0, 1, 44, ground.engraving) if value in VALUES else circle(0, 0, 20, ground, width=2.2)
    return shadow(38) + circle(0, 0, 38, ground) + sign


def footballer(paint: Paint, text: str = "") -> str:
    """A man of philosophers' football, who belongs to nobody: head and shoulders, dark on every board."""
    del paint
    return person(replace(paint_of("brown"), mark="none"), text)


def football(paint: Paint, text: str = "") -> str:
    """A white ball with a dark patch in its middle and seams to the edge."""
    del paint, text
    ground, ink = paint_of("white"), paint_of("black")
    spokes = [(sin(k * tau / 5), -cos(k * tau / 5)) for k in range(5)]
    patch = "M" + "L".join(f"{16 * x:.1f} {16 * y:.1f}" for x, y in spokes) + "Z"
    seams = "".join(f"M{16 * x:.1f} {16 * y:.1f}L{36 * x:.1f} {36 * y:.1f}" for x, y in spokes)
    return shadow(38) + circle(0, 0, 38, ground) + cut(seams, ground, width=3) + body(patch, ink)


def figure(paint: Paint, value: str = "") -> str:
    """A square, a circle or a triangle in red, green or yellow: "yellow-square"."""
    colour, _, form = value.partition("-")
    ground = paint_of(colour) if colour else paint
    if form == "circle":
        shape, low = circle(0, 0, 41, ground), 0
    elif form == "triangle":
        shape, low = body("M0 -45L46 38H-46Z", ground), 12
    else:
        shape, low = body(box(-38, -38, 38, 38, 5), ground), 0
    return shape + moved(side_mark(ground, 14), 0, low)


def flitter(paint: Paint, text: str = "") -> str:
    """A triangle, point upwards; at twice the size it fills a triangular cell."""
    del text
    return body("M0 -46L40 23H-40Z", paint, width=1.6) + side_mark(paint, 11)


def shape(sign: str, reach: float) -> str:
    """The path of what a cut cube shows from one side."""
    return "M" + "L".join(f"{x:.2f} {y:.2f}" for x, y in profile(sign, reach)) + "Z"


def cut_cube(paint: Paint, value: str = "") -> str:
    """A cube from above, with its front and its right side: the three profiles "OXS", the top one first.

    With "!" behind it the cube falls into its hole.
    """
    top, front, right = tuple(value.ljust(3, "?")[:3])
    faces = (
        (box(-46, -46, 20, 20, 4), top, -13.0, -13.0, 25.0),
        (box(-46, 22, 20, 47, 4), front, -13.0, 34.5, 9.5),
        (box(22, -46, 47, 20, 4), right, 34.5, -13.0, 9.5),
    )
    found = [
        body(d, paint, width=2.6) + moved(inlay(shape(sign, r), paint.engraving), x, y)
        for d, sign, x, y, r in faces
        if sign != "?"
    ]
    whole = "".join(found) + moved(side_mark(paint, 9, paint.edge), 34.5, 34.5)
    if not value.endswith("!"):
        return whole
    hole = inlay(shape(top, 45), "#2b2118")
    return hole + moved(whole, 0, 0, 0.5) + inlay("M-9 26H9V36H20L0 50L-20 36H-9Z", "#c0392b")
