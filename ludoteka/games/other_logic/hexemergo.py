"""Hexemergo: emergo on hexagons."""

from dataclasses import replace

from ludoteka.boards import HexHexagon
from ludoteka.declare import Preset

from .emergo import GAME as EMERGO

GAME = replace(
    EMERGO,
    id="hexemergo",
    name="Hexemergo",
    names={"hu": ("Hexemergo",), "en": ("Hexemergo", "HexEmergo")},
    parent=EMERGO.id,
    board=HexHexagon(4, extra_regions=(("centre", "d4"),), tinted=(("centre", "dark"),)),
    ways=("E", "NE", "NW", "W", "SW", "SE"),
    barred="d4",
    bound=400 * 13,
    presets=(
        Preset("book", "The book: discs enter", "A könyv szabálya: lerakással"),
        Preset(
            "set-up",
            "Thirteen discs each on the home rows",
            "Tizenhárom-tizenhárom korong az alapsorokban",
            ("hexemergo#1",),
            {
                "discs": 13,
                "starts": ("a1 a2 a3 a4 b1 b2 b3 b4 b5 c2 c3 c4 c5", "g1 g2 g3 g4 f1 f2 f3 f4 f5 e2 e3 e4 e5"),
                "barred": "",
            },
        ),
    ),
)
