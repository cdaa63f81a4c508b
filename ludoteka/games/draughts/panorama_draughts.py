"""Panorama draughts: the international game on two boards side by side."""

from dataclasses import replace

from ludoteka.boards import Square
from ludoteka.declare import Preset
from ludoteka.declare.draughts import Army, longest, rows

from .international_draughts import BOOK, DIAGONALS, tournament
from .international_draughts import GAME as INTERNATIONAL

TWENTY, SIXTEEN = "abcdefghijklmnopqrst", "abcdefghijklmnop"

DARK = Army(men=rows(TWENTY, 1, 4), kings="", crown=rows(TWENTY, 10, 10), moves=("NE", "NW"), captures=DIAGONALS)
LIGHT = Army(men=rows(TWENTY, 7, 10), kings="", crown=rows(TWENTY, 1, 1), moves=("SE", "SW"), captures=DIAGONALS)
SMALL = {
    "board": Square(16, 8, checkered=True),
    "armies": (
        replace(DARK, men=rows(SIXTEEN, 1, 3), crown=rows(SIXTEEN, 8, 8)),
        replace(LIGHT, men=rows(SIXTEEN, 6, 8), crown=rows(SIXTEEN, 1, 1)),
    ),
}

GAME = replace(
    INTERNATIONAL,
    **BOOK,
    id="panorama-draughts",
    name="Panorama draughts",
    names={"hu": ("Panoráma dámajáték",), "en": ("Panorama Draughts",)},
    parent=INTERNATIONAL.id,
    board=Square(20, 10, checkered=True),
    armies=(DARK, LIGHT),
    minutes=60,
    bound=longest(pieces=80, steps=9, quiet=25),
    presets=(
        Preset(
            "book",
            "The book: 10 by 20 cells, free choice of capture",
            "A könyv szabálya: 10·20-as tábla, szabad ütés",
            covers=("panorama-draughts#1",),
        ),
        Preset(
            "small",
            "8 by 16 cells, free choice of capture",
            "8·16-os tábla, szabad ütés",
            covers=("panorama-draughts#2",),
            changes=SMALL,
        ),
        Preset(
            "tournament",
            "10 by 20 cells, the most pieces must be taken, White begins",
            "10·20-as tábla, a legtöbb bábut kell ütni, világos kezd",
            changes=tournament(DARK, LIGHT),
        ),
    ),
)
