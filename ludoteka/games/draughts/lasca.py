"""Lasca: captured discs go along under the captor, and come free when it is captured itself."""

from dataclasses import replace

from ludoteka.boards import Square
from ludoteka.declare import BLACK, WHITE, Preset
from ludoteka.declare.columns import Columns, LoneOfficer
from ludoteka.declare.draughts import (
    Army,
    Crowning,
    Draws,
    Duty,
    Entering,
    Kings,
    Landing,
    Majority,
    Removal,
    Turning,
    rows,
)

from .international_draughts import DIAGONALS
from .international_draughts import GAME as INTERNATIONAL

FILES = "abcdefg"
PLAYED = rows(FILES, 1, 7)
OTHERS = " ".join(name for name in rows(FILES, 1, 7, dark=False).split() if name not in PLAYED.split())

DARK = Army(men=f"{rows(FILES, 1, 3)} f4", kings="", crown=rows(FILES, 7, 7), moves=("NE", "NW"), captures=DIAGONALS)
LIGHT = Army(men=f"{rows(FILES, 5, 7)} b4", kings="", crown=rows(FILES, 1, 1), moves=("SE", "SW"), captures=DIAGONALS)
FIRST = replace(DARK, men=rows(FILES, 1, 3), captures=DARK.moves)
SECOND = replace(LIGHT, men=rows(FILES, 5, 7), captures=LIGHT.moves)

GAME = Columns(
    id="lasca",
    name="Lasca",
    names={"hu": ("Oszlopos dámajáték", "laszka"), "en": ("Laska", "Laskers", "Column draughts"), "de": ("Laska",)},
    chapter="draughts",
    parent=INTERNATIONAL.id,
    board=Square(7, 7, extra_regions=(("others", OTHERS),), tinted=(("others", "dark"),)),
    sides=(BLACK, WHITE),
    armies=(DARK, LIGHT),
    ways=DIAGONALS,
    kings=Kings.FLYING,
    lone_officer=LoneOfficer.SOLDIER,
    duty=Duty.FORCED,
    majority=Majority.NONE,
    landing=Landing.GOING_ON,
    crowning=Crowning.ENDING,
    turning=Turning.FREE,
    removal=Removal.AT_ONCE,
    entering=Entering.SET_UP,
    royals=None,
    draws=Draws(repetition=3, quiet=100, lone_king=()),
    minutes=30,
    # At most 24 promotions; before each of them and after the last at most 200 moves.
    bound=5_000,
    presets=(
        Preset(
            "book",
            "The book: twelve discs a side, columns under an officer fly",
            "A könyv szabálya: tizenkét-tizenkét korong, a tiszt vezette oszlop messzire lép",
        ),
        Preset(
            "lasker",
            "Lasker's rules: eleven discs a side, officers step one cell, White begins",
            "Lasker szabályai: tizenegy-tizenegy korong, a tiszt egy mezőt lép, világos kezd",
            changes={
                "sides": (WHITE, BLACK),
                "armies": (FIRST, SECOND),
                "kings": Kings.SHORT,
                "lone_officer": LoneOfficer.OFFICER,
                "landing": Landing.ANY,
                "crowning": Crowning.STOPPING,
            },
        ),
    ),
)
