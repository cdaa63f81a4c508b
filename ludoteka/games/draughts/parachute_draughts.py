"""Parachute draughts: five men of each side begin in the enemy's home row."""

from dataclasses import replace

from ludoteka.boards import Square
from ludoteka.declare import Preset
from ludoteka.declare.draughts import Army, rows

from .international_draughts import BOOK, DIAGONALS, tournament
from .international_draughts import GAME as INTERNATIONAL

FILES = "abcdefghij"
FIRST, LAST = rows(FILES, 1, 1), rows(FILES, 10, 10)

DARK = Army(men=f"{rows(FILES, 2, 4)} {LAST}", kings="", crown=LAST, moves=("NE", "NW"), captures=DIAGONALS)
LIGHT = Army(men=f"{rows(FILES, 7, 9)} {FIRST}", kings="", crown=FIRST, moves=("SE", "SW"), captures=DIAGONALS)

GAME = replace(
    INTERNATIONAL,
    **BOOK,
    id="parachute-draughts",
    name="Parachute draughts",
    names={"hu": ("Ejtőernyős dámajáték",), "en": ("Parachute Draughts",)},
    parent=INTERNATIONAL.id,
    board=Square(10, 10, checkered=True),
    armies=(DARK, LIGHT),
    presets=(
        Preset("book", "The book: free choice of capture, Black begins", "A könyv szabálya: szabad ütés, sötét kezd"),
        Preset(
            "tournament",
            "Tournament rules: the most pieces must be taken, White begins",
            "Versenyszabályok: a legtöbb bábut kell ütni, világos kezd",
            changes=tournament(DARK, LIGHT),
        ),
    ),
)
