"""One-way draughts: both sides start side by side and run the same way."""

from dataclasses import replace

from ludoteka.boards import Square
from ludoteka.declare import Preset
from ludoteka.declare.draughts import Army, rows

from .international_draughts import BOOK, DIAGONALS, tournament
from .international_draughts import GAME as INTERNATIONAL

DARK = Army(men=rows("fghij", 1, 8), kings="", crown=rows("abcdefghij", 10, 10), moves=("NE", "NW"), captures=DIAGONALS)
LIGHT = replace(DARK, men=rows("abcde", 1, 8))

GAME = replace(
    INTERNATIONAL,
    **BOOK,
    id="one-way-draughts",
    name="One-way draughts",
    names={"hu": ("Egyirányú dámajáték",), "en": ("One-way Draughts",)},
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
