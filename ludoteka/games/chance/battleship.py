"""Battleship: draw a fleet in secret, then find and sink the other one, shot by shot."""

from ludoteka.declare import Choice, Option, Preset, Side
from ludoteka.declare.battleship import Battleship, two_seas

TEN_SHIPS = (4, 3, 3, 2, 2, 2, 1, 1, 1, 1)
FIVE_SHIPS = (5, 4, 3, 3, 2)
BOXED = {"ships": FIVE_SHIPS, "cells": 17, "bends": False}
LARGE_FLEET = (6, 5, 4, 4, 3, 3, 2, 2, 1, 1)

GAME = Battleship(
    id="battleship",
    name="Battleship",
    names={"en": ("Battleship (torpedo)", "Battleships", "Torpedo", "Sea battle", "Salvo"), "hu": ("Torpedó",)},
    chapter="chance",
    board=two_seas(10, 10),
    sides=(Side("First", "blue", "Első"), Side("Second", "red", "Második")),
    width=10,
    height=10,
    ships=TEN_SHIPS,
    cells=20,
    bends=True,
    again=False,
    touching=False,
    salvo=False,
    hidden=True,
    minutes=15,
    # Every cell of both fleets is drawn once, and every cell of both seas is shot at no more than once.
    bound=2 * 31 + 2 * 225,
    presets=(
        Preset("book", "Ten ships of 4 to 1 cells, any shape", "Tíz hajó 4–1 mezővel, bármilyen alakban"),
        Preset(
            "large",
            "Seas of 15 by 15, larger ships",
            "15×15-ös tenger, nagyobb hajók",
            covers=("battleship#1",),
            changes={"board": two_seas(15, 15), "width": 15, "height": 15, "ships": LARGE_FLEET, "cells": 31},
        ),
        Preset(
            "total",
            "Only the 20 cells of a fleet are agreed, not the ships",
            "Csak a flotta 20 mezője rögzített, a felosztása nem",
            covers=("battleship#2",),
            changes={"ships": ()},
        ),
        Preset(
            "american",
            "A hit gives another shot",
            "Találat után újra lőhet a játékos",
            covers=("battleship#3",),
            changes={"again": True},
        ),
        Preset(
            "straight",
            "Widely played: five straight ships of 5, 4, 3, 3 and 2 cells",
            "Elterjedt szabály: öt egyenes hajó 5, 4, 3, 3 és 2 mezővel",
            changes=BOXED,
        ),
        Preset(
            "paper",
            "As mostly played on paper: ten straight ships, a hit gives another shot",
            "Ahogy papíron a legtöbben játsszák: tíz egyenes hajó, találat után újabb lövés",
            changes={"bends": False, "again": True},
        ),
        Preset(
            "touching",
            "The boxed game: five straight ships that may touch",
            "A dobozos játék: öt egyenes hajó, amelyek össze is érhetnek",
            changes={**BOXED, "touching": True},
        ),
        Preset(
            "salvo",
            "Salvo: as many shots in a turn as ships afloat, answered together",
            "Sortűz: körönként annyi lövés, ahány hajónk még úszik; együtt derül ki, mit értek",
            changes={**BOXED, "touching": True, "salvo": True},
        ),
    ),
    options=(
        Option(
            "again",
            "Another shot after a hit",
            "again",
            (Choice("yes", "Yes", True, "Igen"), Choice("no", "No", False, "Nem")),
            "Újabb lövés találat után",
        ),
    ),
)
