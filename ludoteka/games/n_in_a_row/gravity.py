"""Gravity: every man slides to the nearest edge of the board; four in a row win."""

from dataclasses import replace

from ludoteka.boards import Square
from ludoteka.declare import BLACK, WHITE, Preset
from ludoteka.declare.rows import Placing

from .connect_four import GAME as CONNECT_FOUR

GAME = replace(
    CONNECT_FOUR,
    id="gravity",
    name="Gravity",
    names={"hu": ("Gravitáció",), "en": ("Gravity",)},
    parent=CONNECT_FOUR.id,
    board=Square(8, 8),
    sides=(WHITE, BLACK),
    placing=Placing.TO_EDGE,
    falls="",
    bound=64,
    glyphs="",
    presets=(Preset("book", "Eight by eight", "Nyolcszor nyolcas tábla"),),
    options=(),
)
