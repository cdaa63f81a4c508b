"""Alquerque, the ancestor of draughts: twelve pieces a side on the lines of a small board."""

from dataclasses import replace

from ludoteka.boards import alquerque_board
from ludoteka.declare import BLACK, WHITE, Preset
from ludoteka.declare.draughts import Army, Crowning, Draws, Duty, Kings, Landing, Majority, Removal, longest, rows

from .international_draughts import GAME as INTERNATIONAL

COMPASS = ("N", "NE", "E", "SE", "S", "SW", "W", "NW")
FILES = "abcde"

DARK = Army(
    men=f"{rows(FILES, 1, 2, dark=False)} d3 e3",
    kings="",
    crown=rows(FILES, 5, 5, dark=False),
    moves=("W", "NW", "N", "NE", "E"),
    captures=COMPASS,
)
LIGHT = Army(
    men=f"{rows(FILES, 4, 5, dark=False)} a3 b3",
    kings="",
    crown=rows(FILES, 1, 1, dark=False),
    moves=("E", "SE", "S", "SW", "W"),
    captures=COMPASS,
)

GAME = replace(
    INTERNATIONAL,
    id="alquerque",
    name="Alquerque",
    names={
        "hu": ("Ősdámajáték", "alkerk", "quirkat", "alquerque"),
        "en": ("Ancient Draughts (alquerque)", "Qirkat"),
    },
    parent=INTERNATIONAL.id,
    board=alquerque_board(),
    sides=(BLACK, WHITE),
    armies=(DARK, LIGHT),
    ways=COMPASS,
    kings=Kings.SHORT,
    duty=Duty.HUFF,
    majority=Majority.NONE,
    landing=Landing.ANY,
    crowning=Crowning.STAYING,
    removal=Removal.AT_ONCE,
    draws=Draws(repetition=3, quiet=20, lone_king=()),
    minutes=15,
    bound=longest(pieces=24, steps=4, quiet=20),
    presets=(
        Preset(
            "book",
            "The book: a missed capture may be huffed",
            "A könyv szabálya: az elmulasztott ütésért elvehető a bábu",
            covers=("alquerque#1",),
        ),
        Preset(
            "forced",
            "Without huffing: captures cannot be missed",
            "Lefújás nélkül: az ütés nem mulasztható el",
            covers=("alquerque#1",),
            changes={"duty": Duty.FORCED},
        ),
        Preset(
            "all-ways",
            "As mostly published today: pieces go in all directions",
            "Ahogy ma többnyire közlik: a bábuk minden irányban léphetnek",
            changes={
                "armies": (replace(DARK, moves=COMPASS), replace(LIGHT, moves=COMPASS)),
                "duty": Duty.FORCED,
                "crowning": Crowning.NEVER,
                "draws": Draws(repetition=3, quiet=50, lone_king=()),
                "bound": longest(pieces=24, steps=0, quiet=50),
            },
        ),
    ),
)
