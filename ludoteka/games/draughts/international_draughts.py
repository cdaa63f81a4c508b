"""International draughts: twenty men a side on a hundred cells, flying kings, the longest capture is forced."""

from typing import Any

from ludoteka.boards import Coordinates, Square
from ludoteka.declare import BLACK, WHITE, Preset
from ludoteka.declare.draughts import (
    Army,
    Crowning,
    Draughts,
    Draws,
    Duty,
    Entering,
    Kings,
    Landing,
    Majority,
    Removal,
    Turning,
    numbers,
)

DIAGONALS = ("NE", "SE", "SW", "NW")

WHITE_ARMY = Army(men=numbers(31, 50), kings="", crown=numbers(1, 5), moves=("NE", "NW"), captures=DIAGONALS)
BLACK_ARMY = Army(men=numbers(1, 20), kings="", crown=numbers(46, 50), moves=("SE", "SW"), captures=DIAGONALS)

BOOK: dict[str, Any] = {"sides": (BLACK, WHITE), "majority": Majority.NONE, "landing": Landing.GOING_ON}
"""The book's rules: free choice of capture, dark begins. The games derived from this one have them by default ..."""


def tournament(dark: Army, light: Army) -> dict[str, Any]:
    """... and those of tournaments, White first, as a further preset."""
    return {"sides": (WHITE, BLACK), "armies": (light, dark), "majority": Majority.PIECES, "landing": Landing.ANY}


GAME = Draughts(
    id="international-draughts",
    name="International draughts",
    names={
        "hu": (
            "Nemzetközi dámajáték",
            "lengyel dámajáték",
            "francia dámajáték",
            "százmezős dámajáték",
            "hagyományos dámajáték",
            "dáma",
        ),
        "en": ("Polish draughts", "continental draughts", "international checkers"),
        "it": ("Dama", "dama internazionale"),
        "pt": ("Damas", "damas internacionais"),
        "da": ("Dam",),
        "sv": ("Damspel",),
        "ru": ("Шашки", "стоклеточные шашки"),
    },
    chapter="draughts",
    board=Square(10, 10, checkered=True, coordinates=Coordinates.DARK_NUMBERS),
    sides=(WHITE, BLACK),
    armies=(WHITE_ARMY, BLACK_ARMY),
    ways=DIAGONALS,
    kings=Kings.FLYING,
    duty=Duty.FORCED,
    majority=Majority.PIECES,
    landing=Landing.ANY,
    crowning=Crowning.ENDING,
    turning=Turning.FREE,
    removal=Removal.AFTER,
    entering=Entering.SET_UP,
    royals=None,
    draws=Draws(repetition=3, quiet=25, lone_king=(5, 5, 16)),
    minutes=40,
    # 39 captures and 378 moves of men (300 steps to the crown rows, and two more for each jump backwards);
    # before each of them and after the last at most 49 moves of kings, and as many huffs as captures.
    bound=21_000,
    notation="pdn",
    presets=(
        Preset(
            "international",
            "International rules: the most pieces must be taken, White begins",
            "Nemzetközi szabályok: a legtöbb bábut kell ütni, világos kezd",
        ),
        Preset(
            "book",
            "The book: free choice of capture, Black begins",
            "A könyv szabálya: szabadon választható ütés, sötét kezd",
            covers=tuple(f"international-draughts#{item}" for item in (1, 3, 5, 7)),
            changes={**BOOK, "armies": (BLACK_ARMY, WHITE_ARMY)},
        ),
        Preset(
            "box",
            "The box: the most pieces, huffing, a draw after 20 moves",
            "A doboz szabálya: a legtöbb bábut kell ütni, fújás, 20 lépés után döntetlen",
            covers=tuple(f"international-draughts#{item}" for item in (2, 3, 4, 5, 6, 7)),
            changes={"duty": Duty.HUFF, "draws": Draws(repetition=3, quiet=20, lone_king=())},
        ),
    ),
)
