"""Things of a household on small cards: furniture, machines, sports goods, policies, a book, a flat."""

from __future__ import annotations

from ..theme import Paint
from .shapes import body, box, cut

INK = Paint("#fffdf6", "#3a332a", "#3a332a", "#e2d6be", "none")

THINGS = {
    "room-furniture": "M-28 24V-2Q-28 -10 -20 -10V6H20V-10Q28 -10 28 -2V24M-20 6V-22H20V6M-28 18H28",
    "kitchen-furniture": "M-28 -26H28V26H-28ZM-28 -2H28M0 -2V26M-8 8V16M8 8V16M-20 -14H-6M6 -14H20",
    "refrigerator": "M-18 -30H18V28H-18ZM-18 -8H18M-11 -22V-14M-11 -2V10",
    "washing-machine": "M-24 -28H24V28H-24ZM-24 -14H24M-16 -21H-8M16 7A16 16 0 1 1 -16 7A16 16 0 1 1 16 7M-9 7Q0 0 9 7",
    "vacuum-cleaner": "M-30 24A12 12 0 1 1 -6 24ZM-18 12Q-10 -26 8 -26L26 24M18 24H34",
    "television-set": "M-30 -16H30V22H-30ZM-24 -10H14V16H-24ZM21 -8V-4M21 4V8M-10 -16L-18 -30M4 -16L14 -30",
    "radio": "M-30 -10H30V22H-30ZM-4 6A10 10 0 1 1 -24 6A10 10 0 1 1 -4 6M6 0H22M6 8H22M20 -10L28 -30",
    "bicycle": "M-8 14A12 12 0 1 1 -32 14A12 12 0 1 1 -8 14M32 14A12 12 0 1 1 8 14A12 12 0 1 1 32 14"
    "M-20 14L-8 -10H12L20 14M-8 -10L2 14H-20M-14 -14H-2M12 -10V-20H20",
    "table-tennis-table": "M-34 -4H34M-26 -4L-30 24M26 -4L30 24M0 -4V-16M-20 -22A7 7 0 1 1 -19 -22M16 -20H17",
    "home-insurance": "M-26 30V-30H26V30ZM-14 10V-4L0 -16L14 -4V10ZM-16 20H16",
    "life-insurance": "M-26 30V-30H26V30ZM0 8L-12 -4A7 7 0 0 1 0 -12A7 7 0 0 1 12 -4ZM-16 20H16",
    "book-voucher": "M0 -18Q-14 -28 -30 -22V20Q-14 14 0 24Q14 14 30 20V-22Q14 -28 0 -18ZV24",
    "flat": "M-30 28V-4L0 -30L30 -4V28ZM-8 28V8H8V28M-20 4H-12V12H-20ZM12 4H20V12H12Z",
}


def belonging(paint: Paint, text: str = "") -> str:
    """A card with the edge of its owner's colour and the thing drawn on it."""
    card = body(box(-44, -44, 44, 44, 9), paint) + body(box(-38, -38, 38, 38, 6), INK, width=0)
    return card + cut(THINGS.get(text, THINGS["flat"]), INK, width=3)
