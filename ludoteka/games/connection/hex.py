"""Hex: join your two opposite sides of a rhombus of hexagons."""

from ludoteka.boards import HexRhombus
from ludoteka.declare import BLACK, WHITE, Preset
from ludoteka.declare.connection import Connection, Goal

GAME = Connection(
    id="hex",
    name="Hex",
    names={"hu": ("Hex",), "en": ("Polygon", "Con-tac-tix")},
    chapter="connection",
    board=HexRhombus(11, 11),
    sides=(BLACK, WHITE),
    goal=Goal.SIDES,
    sides_of=(("top", "bottom"), ("left", "right")),
    swap=False,
    minutes=20,
    bound=122,
    presets=(
        Preset("book", "The book: 11 by 11", "A könyv szabálya: 11·11", covers=("hex#1",)),
        Preset("small", "The book: 6 by 6", "A könyv szabálya: 6·6", covers=("hex#2",), changes={"board": HexRhombus(6, 6)}),
        Preset("swap", "11 by 11 with the swap rule", "11·11, cserével", changes={"swap": True}),
    ),
)
