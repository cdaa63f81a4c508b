"""Discs with a sun, a moon or a star and a number, the pieces of salta; and the tank that carries the commander."""

from __future__ import annotations

from ..theme import Paint
from .animals import tank
from .discs import fitted, shadow
from .shapes import circle, inlay, moved, ring, star

CRESCENT = "M14 -31A33 33 0 1 0 14 31A26 26 0 1 1 14 -31Z"


def plate(paint: Paint, emblem: str) -> str:
    return shadow(42) + circle(0, 0, 42, paint) + ring(0, 0, 38, paint.engraving, 1.6) + emblem


def sun(paint: Paint, text: str = "") -> str:
    """Eight rays."""
    return plate(paint, inlay(star(8, 36, 24), paint.engraving) + fitted(text, 26, 27, paint.body))


def moon(paint: Paint, text: str = "") -> str:
    """A crescent, with the number in its hollow."""
    return plate(paint, inlay(CRESCENT, paint.engraving) + moved(fitted(text, 26, 27, paint.engraving), 12, 0))


def five_pointed(paint: Paint, text: str = "") -> str:
    """Five points."""
    return plate(paint, inlay(star(5, 38, 18), paint.engraving) + moved(fitted(text, 18, 21, paint.body), 0, 1))


def command_tank(paint: Paint, text: str = "") -> str:
    """A tank with a star on its turret."""
    return tank(paint, text) + moved(circle(0, 0, 22, paint) + inlay(star(5, 19, 8.5), paint.engraving), 0, 6)
