"""Animals: heads of one hand on discs in the side's colour, and a few whole ones."""

from __future__ import annotations

from collections.abc import Callable
from math import cos, pi, sin

from ..theme import Paint
from .chessmen import HORSE
from .discs import shadow
from .shapes import box, circle, cut, dot, inlay, moved, polygon, ring, star

Head = Callable[[str, str], str]
"""Drawn with the ink of the head and the colour of the ground, for what is left out."""


BROAD = ("cross", "diamond", "star")
"""Sides whose medals have a broad ring: the same animals of two sides are told apart without their colour."""


def medal(head: Head) -> Callable[[Paint, str], str]:
    """A disc that bears a head; a number (the rank in jungle chess) may stand at its rim."""

    def draw(paint: Paint, text: str = "") -> str:
        from .discs import fitted

        number = (
            circle(28, 30, 13, paint, width=2.4) + moved(fitted(text, 16, 15, paint.engraving), 28, 30) if text else ""
        )
        rim = ring(0, 0, 37.5, paint.engraving, 5) if paint.mark in BROAD else ring(0, 0, 38, paint.engraving, 1.6)
        face = shadow(43) + circle(0, 0, 43, paint) + rim
        return face + moved(head(paint.engraving, paint.body), 0, 1, 0.95) + number

    return draw


def eyes(ground: str, apart: float, y: float, r: float = 2.8) -> str:
    return dot(-apart, y, r, ground) + dot(apart, y, r, ground)


def stroke(d: str, colour: str, width: float = 3.0) -> str:
    return (
        f'<path d="{d}" fill="none" stroke="{colour}" stroke-width="{width}" '
        f'stroke-linecap="round" stroke-linejoin="round"/>'
    )


def nose(ground: str, y: float) -> str:
    return inlay(f"M-5 {y}H5L0 {y + 6}Z", ground) + stroke(
        f"M0 {y + 5}V{y + 9}M-5 {y + 12}Q0 {y + 10} 0 {y + 9}Q0 {y + 10} 5 {y + 12}", ground, 2
    )


def lion(ink: str, ground: str) -> str:
    return (
        inlay(star(14, 33, 26), ink)
        + dot(0, 2, 20, ground)
        + dot(0, 2, 17, ink)
        + eyes(ground, 7, -3)
        + nose(ground, 4)
    )


def _cat_head(ink: str) -> str:
    return dot(0, 3, 24, ink) + dot(-19, -17, 9, ink) + dot(19, -17, 9, ink)


def tiger(ink: str, ground: str) -> str:
    stripes = "M0 -20V-10M-8 -19V-12M8 -19V-12M-23 2H-14M-22 10H-14M23 2H14M22 10H14"
    return _cat_head(ink) + stroke(stripes, ground) + eyes(ground, 8, -2) + nose(ground, 6)


def leopard(ink: str, ground: str) -> str:
    spots = ((-8, -14), (8, -14), (0, -17), (-18, 6), (18, 6), (-15, 14), (15, 14), (-16, -6), (16, -6))
    return _cat_head(ink) + "".join(dot(x, y, 2.3, ground) for x, y in spots) + eyes(ground, 8, -2) + nose(ground, 6)


def cat(ink: str, ground: str) -> str:
    ears = inlay("M-24 -2L-22 -30L-6 -17ZM24 -2L22 -30L6 -17Z", ink)
    whiskers = stroke("M-10 10L-28 6M-10 13L-28 15M10 10L28 6M10 13L28 15", ground, 2)
    return ears + dot(0, 3, 23, ink) + eyes(ground, 9, -1, 3.2) + whiskers + nose(ground, 6)


def wolf(ink: str, ground: str) -> str:
    head = "M-26 -30L-11 -20H11L26 -30L24 0L12 14L0 32L-12 14L-24 0Z"
    return inlay(head, ink) + stroke("M-14 -6L-6 -2M14 -6L6 -2", ground) + inlay("M-5 22H5L0 29Z", ground)


def fox(ink: str, ground: str) -> str:
    head = "M-30 -30L-10 -18H10L30 -30L24 4L0 32L-24 4Z"
    cheeks = inlay("M-21 3L-4 12L0 26Z M21 3L4 12L0 26Z", ground)
    return inlay(head, ink) + cheeks + eyes(ground, 9, -5) + dot(0, 29, 3.4, ground)


def dog(ink: str, ground: str) -> str:
    head = "M-16 -22H16C24 -14 20 6 13 12L10 26H-10L-13 12C-20 6 -24 -14 -16 -22Z"
    ears = inlay("M-18 -22C-32 -20 -34 2 -28 12C-20 10 -18 0 -19 -8ZM18 -22C32 -20 34 2 28 12C20 10 18 0 19 -8Z", ink)
    return (
        inlay(head, ink)
        + ears
        + stroke("M-20 -20L-18 -4M20 -20L18 -4", ground, 2)
        + eyes(ground, 8, -6)
        + inlay("M-6 12H6L0 19Z", ground)
    )


def jackal(ink: str, ground: str) -> str:
    head = "M-22 -36L-9 -18H9L22 -36L20 -2L8 12L6 28H-6L-8 12L-20 -2Z"
    return inlay(head, ink) + eyes(ground, 9, -7) + inlay("M-5 20H5L0 26Z", ground)


def rat(ink: str, ground: str) -> str:
    ears = dot(-19, -15, 14, ink) + dot(19, -15, 14, ink) + dot(-19, -15, 8, ground) + dot(19, -15, 8, ground)
    whiskers = stroke("M-8 16L-26 12M-8 19L-25 22M8 16L26 12M8 19L25 22", ground, 2)
    return (
        ears
        + inlay("M-19 -8C-14 -20 14 -20 19 -8C22 8 6 18 0 30C-6 18 -22 8 -19 -8Z", ink)
        + whiskers
        + eyes(ground, 7, -2)
        + dot(0, 27, 3.4, ink)
    )


def elephant(ink: str, ground: str) -> str:
    ears = inlay("M-12 -22C-34 -30 -40 4 -22 14C-16 8 -12 0 -12 -22ZM12 -22C34 -30 40 4 22 14C16 8 12 0 12 -22Z", ink)
    head = inlay(
        (
            "M-15 -24C-6 -32 6 -32 15 -24C20 -10 14 2 8 6C8 18 10 26 16 "
            "28C12 36 -2 34 -5 22C-7 14 -7 10 -8 6C-14 2 -20 -10 -15 -24Z"
        ),
        ink,
    )
    seams = stroke("M-15 -22C-20 -10 -15 2 -9 6M15 -22C20 -10 15 2 9 6", ground, 2.6)
    tusks = stroke("M-10 9L-13 20M11 9L13 18", ink, 4)
    return ears + head + seams + tusks + eyes(ground, 7, -8) + stroke("M-4 14H6M-3 20H7", ground, 1.8)


def hare(ink: str, ground: str) -> str:
    ears = inlay("M-4 -8C-22 -16 -22 -40 -14 -40C-6 -40 -2 -22 -2 -8ZM4 -8C22 -16 22 -40 14 -40C6 -40 2 -22 2 -8Z", ink)
    inner = stroke("M-12 -32C-10 -24 -8 -18 -6 -14M12 -32C10 -24 8 -18 6 -14", ground, 2.6)
    return (
        ears
        + inner
        + inlay("M0 -14C18 -14 22 6 17 16C12 28 -12 28 -17 16C-22 6 -18 -14 0 -14Z", ink)
        + eyes(ground, 9, 2)
        + nose(ground, 10)
    )


def goose(ink: str, ground: str) -> str:
    bird = (
        "M-34 -14L-16 -22C-12 -34 8 -34 9 -18C10 -6 4 2 6 8C16 2 28 4 "
        "34 -4C36 16 24 32 2 30C-14 28 -16 12 -10 0C-6 -8 -8 -12 -16 -12Z"
    )
    return (
        inlay(bird, ink)
        + dot(-5, -21, 2.8, ground)
        + stroke("M10 16C18 18 24 14 28 8", ground, 2.6)
        + stroke("M-2 31V38M8 31V38", ink, 3)
    )


def cow(ink: str, ground: str) -> str:
    horns = stroke("M-15 -18C-30 -18 -30 -32 -24 -36M15 -18C30 -18 30 -32 24 -36", ink, 6)
    ears = inlay("M-16 -14C-30 -16 -36 -6 -34 -2C-26 2 -18 -2 -16 -6ZM16 -14C30 -16 36 -6 34 -2C26 2 18 -2 16 -6Z", ink)
    head = inlay("M-17 -20H17C20 -4 14 6 14 16C16 32 -16 32 -14 16C-14 6 -20 -4 -17 -20Z", ink)
    return (
        horns + ears + head + eyes(ground, 9, -5) + stroke("M-13 12Q0 6 13 12", ground, 2.4) + eyes(ground, 5, 20, 2.4)
    )


def antelope(ink: str, ground: str) -> str:
    horns = stroke("M-6 -14C-8 -24 -14 -30 -18 -38M6 -14C8 -24 14 -30 18 -38", ink, 5)
    ears = inlay("M-12 -12C-26 -16 -32 -8 -32 -4C-24 0 -14 -2 -12 -6ZM12 -12C26 -16 32 -8 32 -4C24 0 14 -2 12 -6Z", ink)
    head = inlay("M-13 -16H13C16 -2 8 8 7 24C6 33 -6 33 -7 24C-8 8 -16 -2 -13 -16Z", ink)
    return horns + ears + head + eyes(ground, 8, -4) + eyes(ground, 3, 25, 1.8)


def monkey(ink: str, ground: str) -> str:
    ears = dot(-24, 0, 10, ink) + dot(24, 0, 10, ink) + dot(-24, 0, 5, ground) + dot(24, 0, 5, ground)
    face = inlay("M0 -10C6 -18 18 -14 16 -2C20 10 12 22 0 22C-12 22 -20 10 -16 -2C-18 -14 -6 -18 0 -10Z", ground)
    return (
        ears
        + dot(0, 0, 24, ink)
        + face
        + eyes(ink, 7, -3)
        + stroke("M-8 12Q0 18 8 12", ink, 2.6)
        + eyes(ink, 2.4, 5, 1.4)
    )


def giraffe(ink: str, ground: str) -> str:
    horns = stroke("M-6 -20V-32M6 -20V-32", ink, 4) + dot(-6, -34, 4, ink) + dot(6, -34, 4, ink)
    ears = inlay(
        "M-12 -16C-26 -22 -32 -14 -32 -10C-22 -6 -14 -8 -12 -10ZM12 -16C26 -22 32 -14 32 -10C22 -6 14 -8 12 -10Z", ink
    )
    head = inlay("M-13 -20H13C16 -4 9 6 11 20C12 34 -12 34 -11 20C-9 6 -16 -4 -13 -20Z", ink)
    spots = dot(0, -13, 3, ground) + dot(-6, 5, 2.4, ground) + dot(6, 6, 2.4, ground) + dot(0, 11, 2, ground)
    return horns + ears + head + eyes(ground, 8, -6) + spots + eyes(ground, 4, 23, 2)


def zebra(ink: str, ground: str) -> str:
    stripes = stroke("M-2 -30L4 -20M8 -32L12 -18M17 -26L16 -12M-8 4L6 6M22 -8L10 -4M22 8L2 14M22 18L4 22", ground, 3.4)
    return moved(inlay(HORSE, ink) + stripes + dot(-12, -23, 3, ground), 2, 6, 0.86)


def crocodile(ink: str, ground: str) -> str:
    head = "M-36 10C-36 2 -20 -2 -8 -4C-2 -16 12 -16 14 -6C26 -8 36 0 36 10Z"
    jaw = "M-34 16H36C36 24 24 26 -10 24C-24 23 -34 22 -34 16Z"
    teeth = "".join(f"M{x} 9L{x + 4} 16L{x + 8} 9Z" for x in range(-30, 14, 9))
    return (
        inlay(head, ink)
        + inlay(jaw, ink)
        + inlay(teeth, ground)
        + dot(4, -7, 3.2, ground)
        + stroke("M20 -4L22 -9M28 -1L31 -6", ink, 3)
    )


def spider(ink: str, ground: str) -> str:
    legs = ""
    for side in (-1, 1):
        for k, (knee, foot) in enumerate(((-24, -34), (-12, -14), (2, 12), (14, 32))):
            legs += f"M{side * 8} {-8 + 5 * k}L{side * 24} {knee}L{side * 34} {foot}"
    return (
        stroke(legs, ink, 3.4)
        + dot(0, 8, 15, ink)
        + dot(0, -11, 9, ink)
        + eyes(ground, 3.4, -13, 2)
        + stroke("M0 2V14M-5 8H5", ground, 2.4)
    )


def fly(ink: str, ground: str) -> str:
    wings = inlay("M-3 -6C-34 -22 -40 8 -30 20C-20 26 -8 10 -3 2ZM3 -6C34 -22 40 8 30 20C20 26 8 10 3 2Z", ink)
    veins = stroke("M-6 -1L-28 12M-8 -4L-28 0M6 -1L28 12M8 -4L28 0", ground, 1.8)
    body = inlay("M-9 -10H9C12 6 8 22 0 30C-8 22 -12 6 -9 -10Z", ink) + stroke("M-8 8H8M-7 16H7", ground, 2.2)
    return wings + veins + body + dot(-7, -18, 7, ink) + dot(7, -18, 7, ink)


def tortoise(ink: str, ground: str) -> str:
    legs = "".join(dot(26 * cos(a), 2 + 22 * sin(a), 7, ink) for a in (pi / 4, 3 * pi / 4, 5 * pi / 4, 7 * pi / 4))
    shell = inlay(polygon(6, 26, y=2), ink) + stroke(polygon(6, 12, y=2), ground, 2.6)
    return legs + dot(0, -28, 8, ink) + shell


def bird(ink: str, ground: str) -> str:
    wings = (
        "M0 -6C-12 -26 -28 -28 -38 -20C-28 -18 -22 -8 -18 2C-12 12 -6 "
        "14 0 20C6 14 12 12 18 2C22 -8 28 -18 38 -20C28 -28 12 -26 0 -6Z"
    )
    return inlay(wings, ink) + dot(0, -12, 7, ink) + inlay("M-8 18L0 34L8 18Z", ink) + dot(0, -13, 2.2, ground)


def fish(ink: str, ground: str) -> str:
    return inlay("M-34 0C-20 -24 10 -20 18 -4L34 -18V18L18 4C10 20 -20 24 -34 0Z", ink) + dot(-18, -4, 3.2, ground)


def tank(paint: Paint, text: str = "") -> str:
    """Seen from above, the gun forwards."""
    del text
    tracks = "".join(
        f'<path d="{box(x, -34, x + 15, 40, 5)}" fill="{paint.shade}" stroke="{paint.edge}" stroke-width="3"/>'
        for x in (-36, 21)
    )
    treads = cut("".join(f"M{x} {y}H{x + 9}" for x in (-33, 24) for y in range(-24, 36, 10)), paint, width=2)
    hull = f'<path d="{box(-24, -28, 24, 36, 5)}" fill="{paint.body}" stroke="{paint.edge}" stroke-width="3"/>'
    gun = f'<path d="{box(-4.5, -48, 4.5, 0, 2)}" fill="{paint.body}" stroke="{paint.edge}" stroke-width="3"/>'
    return tracks + treads + hull + gun + circle(0, 6, 17, paint) + ring(0, 6, 9, paint.engraving, 2.4)


def ship(paint: Paint, text: str = "") -> str:
    del text
    hull = "M-40 12H40L30 36H-30Z"
    deck = "M-22 12V-2H-8V-18H6V-2H22V12Z"
    line = f'stroke="{paint.edge}" stroke-width="3.2" stroke-linejoin="round"'
    return f'<path d="{deck}" fill="{paint.body}" {line}/><path d="{hull}" fill="{paint.body}" {line}/>' + cut(
        "M-1 -18V-38L18 -30L-1 -24M-28 22H28", paint
    )


ANIMALS: dict[str, Head] = {
    "lion": lion, "tiger": tiger, "leopard": leopard, "panther": leopard,
    "cat": cat, "wolf": wolf, "fox": fox, "dog": dog,
    "hound": dog, "greyhound": dog, "jackal": jackal, "rat": rat, "mouse": rat, "elephant": elephant, "hare": hare,
    "rabbit": hare, "goose": goose, "cow": cow, "ox": cow, "antelope": antelope, "deer": antelope, "monkey": monkey,
    "giraffe": giraffe, "zebra": zebra, "crocodile": crocodile, "spider": spider, "fly": fly, "tortoise": tortoise,
    "turtle": tortoise, "bird": bird, "fish": fish,
}  # fmt: skip
