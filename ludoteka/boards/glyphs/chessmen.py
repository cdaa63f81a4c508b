"""Chessmen seen from the side: the six of the orthodox game, compounds, and pieces of the larger games."""

from __future__ import annotations

from collections.abc import Callable

from ..theme import Paint
from .discs import fitted
from .shapes import body, box, circle, cut, dot, inlay, moved, side_mark, star

Draw = Callable[[Paint, str], str]


def foot(paint: Paint, wide: float) -> str:
    """The base that all of them stand on, with the mark of coloured sides."""
    return (
        body(box(-wide, 33, wide, 44, 4), paint)
        + body(box(-wide + 5, 27, wide - 5, 33, 3), paint)
        + _glint(paint, wide, 36)
    )


def _glint(paint: Paint, wide: float, y: float) -> str:
    """A thin line of light, without which the parts of a black piece run together."""
    return cut(f"M{6 - wide:g} {y:g}H{wide - 6:g}", paint, width=1.6) if paint.mark == "diamond" else ""


def stem(paint: Paint, low: float, high: float, top: float) -> str:
    """A waisted body: half as wide as `low` at the foot and `high` at the height `top`."""
    middle = (27 + top) / 2
    waist = min(low, high) * 0.72
    return body(
        f"M{-low:g} 27C{-waist:g} {middle + 8:g} {-waist:g} {middle:g} {-high:g} {top:g}H{high:g}"
        f"C{waist:g} {middle:g} {waist:g} {middle + 8:g} {low:g} 27Z",
        paint,
    )


def collar(paint: Paint, wide: float, y: float) -> str:
    return body(box(-wide, y - 3, wide, y + 3, 3), paint) + _glint(paint, wide, y)


def coloured(paint: Paint) -> str:
    """White and black need no mark; other colours bear theirs on the body."""
    return "" if paint.mark in ("ring", "diamond") else moved(side_mark(paint, 6.5), 0, 17)


def pawn(paint: Paint, text: str = "") -> str:
    sign = fitted(text, 18, 14, paint.engraving, -13) if text else ""
    return (
        foot(paint, 24)
        + stem(paint, 18, 8, 2)
        + collar(paint, 14, 1)
        + circle(0, -14, 14, paint)
        + sign
        + coloured(paint)
    )


def token(paint: Paint, text: str = "") -> str:
    """A pawn of the race games: its head is so large that the mark of its side is seen on a small cell too."""
    sign = fitted(text, 34, 26, paint.engraving, -18) if text else moved(side_mark(paint, 14), 0, -18)
    return foot(paint, 30) + stem(paint, 22, 12, 4) + circle(0, -18, 26, paint) + sign


def rook(paint: Paint, text: str = "") -> str:
    del text
    tower = "M-24 -14L-24 -40H-14V-31H-5V-40H5V-31H14V-40H24V-14Z"
    return foot(paint, 28) + stem(paint, 21, 18, -12) + body(tower, paint) + cut("M-17 -21H17", paint) + coloured(paint)


MITRE = "M0 -40C15 -28 19 -13 11 -2H-11C-19 -13 -15 -28 0 -40Z"


def bishop(paint: Paint, text: str = "") -> str:
    del text
    return (
        foot(paint, 27)
        + stem(paint, 19, 9, 4)
        + body(MITRE, paint)
        + circle(0, -41, 5, paint)
        + cut("M2 -27L9 -15", paint)
        + collar(paint, 16, 2)
        + coloured(paint)
    )


CORONET = "M-13 -10L-27 -31L-15 -23L-13 -38L-4 -25L0 -41L4 -25L13 -38L15 -23L27 -31L13 -10Z"


def queen(paint: Paint, text: str = "") -> str:
    del text
    pearls = "".join(
        circle(x, y, 3.6, paint, width=2.6) for x, y in ((-28, -33), (-13, -40), (0, -43), (13, -40), (28, -33))
    )
    return (
        foot(paint, 28)
        + stem(paint, 21, 12, -5)
        + body(CORONET, paint)
        + pearls
        + collar(paint, 18, -8)
        + cut("M-11 -15H11", paint, width=2.6)
        + coloured(paint)
    )


CROSS = "M-3 -31V-36H-8V-42H-3V-47H3V-42H8V-36H3V-31Z"


def king(paint: Paint, text: str = "") -> str:
    del text
    crown = "M-14 -9C-27 -12 -28 -29 -14 -30C-7 -30 -2 -26 0 -21C2 -26 7 -30 14 -30C28 -29 27 -12 14 -9Z"
    return (
        foot(paint, 28)
        + stem(paint, 21, 13, -4)
        + body(CROSS, paint, width=2.6)
        + body("M0 -33C7 -33 10 -26 8 -18H-8C-10 -26 -7 -33 0 -33Z", paint)
        + body(crown, paint)
        + collar(paint, 18, -7)
        + coloured(paint)
    )


HORSE = (
    "M-19 27C-20 13 -7 8 -5 -5C-11 -1 -16 0 -20 4C-24 8 -31 6 -32 0C-33 -6 -25 -14 -22 -22C-20 -28 -17 -31 -13 -34"
    "L-12 -44L-4 -37C14 -37 26 -20 24 3C23 13 20 20 21 27Z"
)
MANE = "M-2 -30C12 -28 18 -12 16 8"


def knight(paint: Paint, text: str = "") -> str:
    del text
    return (
        foot(paint, 27)
        + body(HORSE, paint)
        + cut(MANE, paint)
        + dot(-12, -23, 3.2, paint.engraving)
        + dot(-27, -1, 1.8, paint.engraving)
        + coloured(paint)
    )


def _rider(hat: Callable[[Paint], str]) -> Draw:
    """A knight's head with another piece's hat: the moves of both."""

    def draw(paint: Paint, text: str = "") -> str:
        del text
        horse = body(HORSE, paint) + cut(MANE, paint) + dot(-12, -23, 3.4, paint.engraving)
        return foot(paint, 27) + moved(horse, 1, 6, 0.8) + hat(paint) + coloured(paint)

    return draw


def _mitre_hat(paint: Paint) -> str:
    return moved(
        body(MITRE, paint, width=5) + circle(0, -42, 6, paint, width=5) + cut("M2 -27L9 -15", paint, width=5),
        4,
        -22,
        0.56,
    )


def _tower_hat(paint: Paint) -> str:
    return moved(body("M-24 -6V-36H-13V-26H-5V-36H5V-26H13V-36H24V-6Z", paint, width=5), 4, -22, 0.62)


def _crown_hat(paint: Paint) -> str:
    return moved(body(CORONET, paint, width=4.6) + circle(0, -43, 5, paint, width=4), 4, -21, 0.62)


archbishop = _rider(_mitre_hat)
chancellor = _rider(_tower_hat)
amazon_rider = _rider(_crown_hat)


def headed(head: Callable[[Paint], str]) -> Draw:
    """A waisted body with a head of its own."""

    def draw(paint: Paint, text: str = "") -> str:
        del text
        return foot(paint, 26) + stem(paint, 19, 10, 4) + head(paint) + collar(paint, 15, 3) + coloured(paint)

    return draw


champion = headed(lambda p: body(star(8, 24, 13, y=-20), p))
wizard = headed(
    lambda p: body("M-26 -1L-3 -45L24 -1C10 5 -12 5 -26 -1Z", p) + inlay(star(5, 8, 3.4, y=-15), p.engraving)
)
guard = headed(lambda p: body("M-18 -34H18V-14C18 -4 8 2 0 4C-8 2 -18 -4 -18 -14Z", p) + cut("M0 -28V-6M-10 -19H10", p))
general = headed(lambda p: circle(0, -20, 18, p) + inlay(star(5, 13, 5.4, y=-20), p.engraving))
lancer = headed(lambda p: body("M0 -47L10 -24L4 -24L4 0H-4L-4 -24H-10Z", p))


def _bow(paint: Paint) -> str:
    wood = "M-8 -44C18 -36 18 -8 -8 0"
    rim = f'<path d="{wood}" fill="none" stroke="{paint.edge}" stroke-width="11" stroke-linecap="round"/>'
    bow = f'<path d="{wood}" fill="none" stroke="{paint.body}" stroke-width="5.5" stroke-linecap="round"/>'
    string = f'<path d="M-8 -44V0M-24 -22H22" stroke="{paint.edge}" stroke-width="2.6" fill="none"/>'
    return string + rim + bow + body("M30 -22L18 -28V-16Z", paint, width=2.4)


archer = headed(_bow)
marksman = headed(lambda p: _bow(p) + inlay(star(5, 13, 5.6, y=26), p.engraving))
prince = headed(lambda p: body("M-17 -4L-22 -30L-8 -19L0 -38L8 -19L22 -30L17 -4Z", p))
jester = headed(
    lambda p: (
        body("M-14 -2C-34 -8 -34 -26 -24 -32C-18 -24 -8 -24 0 -42C8 -24 18 -24 24 -32C34 -26 34 -8 14 -2Z", p)
        + circle(-25, -34, 4, p)
        + circle(25, -34, 4, p)
        + circle(0, -43, 4, p)
    )
)
camel = headed(
    lambda p: body(
        (
            "M-22 -2C-26 -20 -16 -28 -10 -16C-6 -30 6 -30 8 -16C12 -20 "
            "14 -30 12 -38L26 -42C30 -36 24 -32 20 -30C22 -16 18 -6 12 -2Z"
        ),
        p,
    )
)
cannon = headed(
    lambda p: body("M-26 -34L18 -20C24 -14 20 -2 12 -2L-30 -20Z", p) + circle(2, -4, 10, p) + cut("M-20 -27L10 -17", p)
)
tower = headed(lambda p: body("M-14 0V-24H-18V-40H-10V-33H-4V-40H4V-33H10V-40H18V-24H14V0Z", p))
dragon = headed(
    lambda p: (
        body(
            (
                "M-26 -20C-18 -24 -14 -34 -4 -36L2 -44L6 -35C22 -32 26 "
                "-14 16 0H-10C-2 -6 -4 -12 -12 -12C-18 -10 -24 -12 -26 -20Z"
            ),
            p,
        )
        + dot(-3, -26, 2.6, p.engraving)
    )
)


def lettered(paint: Paint, text: str = "") -> str:
    """A piece without a picture of its own: a shield with its letter."""
    shield = "M-27 -38H27V-8C27 8 12 18 0 23C-12 18 -27 8 -27 -8Z"
    return foot(paint, 26) + body(shield, paint) + fitted(text or "?", 40, 34, paint.engraving, -12)
