"""Soldiers that stand upright and show their rank to one side: blocks with an emblem and a sign."""

from __future__ import annotations

from collections.abc import Callable

from ..theme import Paint
from .discs import fitted
from .shapes import body, circle, cut, dot, inlay, moved, side_mark, star

STONE = "M-33 44V-26L-24 -42H-12V-35H12V-42H24L33 -26V44Z"

Emblem = Callable[[Paint], str]


def stars(count: int) -> Emblem:
    def draw(paint: Paint) -> str:
        places = [(k - (count - 1) / 2) * 17 for k in range(count)]
        return "".join(inlay(star(5, 9, 3.8, x=x), paint.engraving) for x in places)

    return draw


def bars(count: int) -> Emblem:
    def draw(paint: Paint) -> str:
        return cut("".join(f"M-14 {(k - (count - 1) / 2) * 8:g}H14" for k in range(count)), paint, width=4)

    return draw


def chevrons(count: int) -> Emblem:
    def draw(paint: Paint) -> str:
        return cut(
            "".join(f"M-15 {7 * k - 2:g}L0 {7 * k - 11:g}L15 {7 * k - 2:g}" for k in range(count)), paint, width=4
        )

    return draw


def flag(paint: Paint) -> str:
    return cut("M-10 26V-18", paint, width=4) + inlay("M-8 -18H20L12 -8L20 2H-8Z", paint.engraving)


def bomb(paint: Paint) -> str:
    return (
        dot(-2, 8, 18, paint.engraving)
        + cut("M9 -6L15 -13Q20 -17 16 -22", paint, width=4)
        + inlay(star(6, 7, 3, x=16, y=-24), paint.engraving)
    )


def eye(paint: Paint) -> str:
    return cut("M-18 0Q0 -16 18 0Q0 16 -18 0Z", paint, width=3.6) + dot(0, 0, 5, paint.engraving)


def pick(paint: Paint) -> str:
    return cut("M-13 13L9 -9M-4 -15Q14 -18 15 3", paint, width=4.4)


def glass(paint: Paint) -> str:
    return cut("M-15 8L8 -6M8 -13L16 0M-8 4L-2 14M-6 3L-14 13", paint, width=4.2)


EMBLEMS: dict[str, Emblem] = {
    "marshal": lambda p: (
        inlay(star(5, 14, 6), p.engraving) + cut("M-20 -4C-20 12 -10 16 -6 16M20 -4C20 12 10 16 6 16", p, width=3)
    ),
    "general": stars(3),
    "colonel": stars(2),
    "major": stars(1),
    "captain": bars(3),
    "lieutenant": bars(2),
    "sergeant": chevrons(3),
    "corporal": chevrons(2),
    "private": chevrons(1),
    "officer": stars(2),
    "sapper": pick,
    "miner": pick,
    "scout": glass,
    "spy": eye,
    "bomb": bomb,
    "flag": flag,
}
WHOLE = ("bomb", "flag")
"""Emblems that say enough without a sign below."""


def soldier(kind: str) -> Callable[[Paint, str], str]:
    emblem = EMBLEMS[kind]

    def draw(paint: Paint, text: str = "") -> str:
        stone = body(STONE, paint)
        if kind in WHOLE:
            return stone + moved(emblem(paint), 0, 6, 0.95)
        sign = fitted(text, 40, 30, paint.engraving, 24) if text else moved(side_mark(paint, 10), 0, 26)
        return stone + moved(emblem(paint), 0, -14, 0.9) + sign

    return draw


def unknown(paint: Paint, text: str = "") -> str:
    """The back of a soldier."""
    del text
    return (
        body(STONE, paint)
        + cut("M-25 36V-22L-19 -33M25 36V-22L19 -33", paint, width=2)
        + moved(side_mark(paint, 14), 0, 8)
    )


def person(paint: Paint, text: str = "") -> str:
    """A head and shoulders: players' tokens, travellers."""
    sign = fitted(text, 30, 24, paint.engraving, 24) if text else moved(side_mark(paint, 9), 0, 24)
    return body("M-34 44C-34 16 -18 6 0 6C18 6 34 16 34 44Z", paint) + circle(0, -16, 20, paint) + sign
