"""Dice with pips, the doubling cube, and playing cards with large indices."""

from __future__ import annotations

from ..theme import Paint
from .discs import fitted
from .shapes import body, box, cut, dot, inlay, moved, star

PIPS = {
    1: ((0, 0),),
    2: ((-1, -1), (1, 1)),
    3: ((-1, -1), (0, 0), (1, 1)),
    4: ((-1, -1), (1, -1), (-1, 1), (1, 1)),
    5: ((-1, -1), (1, -1), (0, 0), (-1, 1), (1, 1)),
    6: ((-1, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (1, 1)),
}
BONE = Paint("#fbf4e4", "#3a332a", "#26221c", "#e2d6be", "none")


def die(paint: Paint, face: str) -> str:
    """A die: pips for 1 to 6, else the sign itself; in the side's colour if it has one."""
    of = BONE if paint.mark == "none" else paint
    cube = '<rect x="-36" y="-32" width="74" height="74" rx="14" fill="#000" opacity=".2"/>' + body(
        box(-37, -37, 37, 37, 13), of
    )
    if face.isdigit() and int(face) in PIPS:
        return cube + "".join(dot(20 * x, 20 * y, 7.4, of.engraving) for x, y in PIPS[int(face)])
    return cube + fitted(face, 52, 40, of.engraving)


def cube(paint: Paint, face: str) -> str:
    """The doubling cube; or a cube whose axis is an octagon, a cross or a star: "O", "X", "*"."""
    if face in ("O", "X", "*"):
        from .special import notched

        return notched(face, paint)
    return (
        body(box(-38, -38, 38, 38, 7), BONE)
        + cut(box(-31, -31, 31, 31, 4), BONE, width=1.6)
        + fitted(face or "64", 50, 40, BONE.engraving)
    )


SUITS = {
    "S": (
        "M0 -44C10 -26 40 -14 40 12C40 34 12 36 5 20C6 32 10 40 16 44H-16"
        "C-10 40 -6 32 -5 20C-12 36 -40 34 -40 12C-40 -14 -10 -26 0 -44Z"
    ),
    "H": "M0 44C-10 22 -42 4 -42 -18C-42 -42 -10 -44 0 -20C10 -44 42 -42 42 -18C42 4 10 22 0 44Z",
    "D": "M0 -46C8 -26 18 -12 34 0C18 12 8 26 0 46C-8 26 -18 12 -34 0C-18 -12 -8 -26 0 -46Z",
    "C": (
        "M0 -44C14 -44 22 -32 18 -20C15 -12 12 -10 10 -8C16 -12 24 -12 31 -7C42 2 40 22 24 24C14 25 8 20 5 12"
        "C6 28 10 38 16 44H-16C-10 38 -6 28 -5 12C-8 20 -14 25 -24 24C-40 22 -42 2 -31 -7C-24 -12 -16 -12 -10 -8"
        "C-12 -10 -15 -12 -18 -20C-22 -32 -14 -44 0 -44Z"
    ),
}
INKS = {"S": "#26221c", "C": "#26221c", "H": "#b3352b", "D": "#b3352b"}
RANKS = {"T": "10"}
CARD_WIDTH, CARD_HEIGHT = 0.7, 1.0


def card(code: str, *, back: bool = False) -> str:
    """A playing card, 0.7 by 1: rank (2-9, T, J, Q, K, A) and suit (S, H, D, C); "JK" is the joker."""
    paper = body(box(-35, -50, 35, 50, 6), BONE, fill="#fffdf6", width=1.6)
    if back or not code:
        return paper + _back()
    if code.startswith("JK"):
        ink = "#b3352b" if code == "JK2" else "#26221c"
        return paper + inlay(star(8, 22, 11), ink) + moved(fitted("JOKER", 40, 12, ink), 0, -38)
    rank, suit = RANKS.get(code[:-1], code[:-1]), code[-1]
    if suit not in SUITS:
        return paper + fitted(code, 50, 40, "#26221c")
    ink = INKS[suit]
    corner = moved(_index(rank, ink), -20, -36) + moved(inlay(SUITS[suit], ink), -20, -11, 0.19)
    turned = moved(corner, 0, 0, 1, 180)
    return (
        paper
        + corner
        + turned
        + (_court(rank, suit, ink) if rank in "JQK" else moved(inlay(SUITS[suit], ink), 0, 0, 0.29))
    )


def _index(rank: str, ink: str) -> str:
    """The rank in the corner; the ten is narrower than its figures, to be as high as the others."""
    drawn = fitted(rank, 38, 21, ink)
    return f'<g transform="scale(.66 1)">{drawn}</g>' if len(rank) > 1 else drawn


def _court(rank: str, suit: str, ink: str) -> str:
    """Court cards: the hat of their rank above the suit."""
    hats = {
        "K": "M-18 0L-22 -18L-9 -9L0 -24L9 -9L22 -18L18 0Z",
        "Q": "M-16 0C-24 -12 -12 -22 0 -14C12 -22 24 -12 16 0Z",
        "J": "M-18 0C-18 -14 -6 -18 0 -18C12 -18 18 -10 18 0ZM10 -14C14 -26 24 -26 26 -22C20 -22 18 -16 14 -10Z",
    }
    hat = f'<path d="{hats[rank]}" fill="#d9ae58" stroke="{ink}" stroke-width="2.6" stroke-linejoin="round"/>'
    return moved(hat, 6, -5, 0.66) + moved(inlay(SUITS[suit], ink), -1, 13, 0.26)


def _back() -> str:
    lines = "".join(f"M-29 {y}L29 {y + 29}M29 {y}L-29 {y + 29}" for y in range(-44, 16, 10))
    return (
        f'<path d="{box(-29, -44, 29, 44, 3)}" fill="#2f6f4f"/>'
        f'<path d="{lines}" fill="none" stroke="#f7f2e8" stroke-width="1.6" opacity=".75"/>'
        '<circle r="9" fill="#2f6f4f" stroke="#f7f2e8" stroke-width="2"/>'
    )
