"""Corner draughts: the international game with the men in two corners."""

from dataclasses import replace

from ludoteka.boards import Square
from ludoteka.declare import Preset
from ludoteka.declare.draughts import Army

from .international_draughts import BOOK, DIAGONALS, tournament
from .international_draughts import GAME as INTERNATIONAL

BELOW = "c1 d2 e3 f4 g5 h6 i7 j8 e1 f2 g3 h4 i5 j6 g1 h2 i3 j4 i1 j2"
ABOVE = "a3 b4 c5 d6 e7 f8 g9 h10 a5 b6 c7 d8 e9 f10 a7 b8 c9 d10 a9 b10"

DARK = Army(men=BELOW, kings="", crown="b10 d10 f10 h10 j10", moves=("NE", "NW"), captures=DIAGONALS)
LIGHT = Army(men=ABOVE, kings="", crown="a1 c1 e1 g1 i1", moves=("SE", "SW"), captures=DIAGONALS)

GAME = replace(
    INTERNATIONAL,
    **BOOK,
    id="corner-draughts",
    name="Corner draughts",
    names={"hu": ("Sarkos dámajáték",), "en": ("Corner Draughts (diagonal set-up)", "Diagonal draughts")},
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
