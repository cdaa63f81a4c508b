"""Rotary: turn the wheel where you have the majority, and fill the centre."""

from ludoteka.boards import HexCoordinates, HexHexagon
from ludoteka.declare import BLACK, WHITE, Preset
from ludoteka.declare.rotary import Rotary

CENTRE = "d5 e5 d6"

GAME = Rotary(
    id="rotary",
    name="Rotary",
    names={"hu": ("Rotary",), "en": ("Rotary",)},
    chapter="other-logic",
    board=HexHexagon(
        6, 4, HexCoordinates.COLUMNS, tones=3, extra_regions=(("centre", CENTRE),), tinted=(("centre", "red"),)
    ),
    sides=(WHITE, BLACK),
    men=(
        "a4 a5 a6 a7 a8 a9 b3 c2 d1 b4 c3 d2 e1",
        "i4 h5 g6 f7 e8 d9 i3 i2 i1 h4 h3 h2 h1",
    ),
    laying=False,
    centre=CENTRE,
    longest=200,
    minutes=20,
    bound=240,
    presets=(
        Preset("book", "The book: the set-up", "A könyv szabálya: az alapállással"),
        Preset(
            "laying",
            "From the empty board",
            "Üres táblával",
            covers=("rotary#1",),
            changes={"laying": True},
        ),
    ),
)
