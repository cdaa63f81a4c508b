"""Hexi: octi on hexagons, with prongs in six directions."""

from dataclasses import replace

from ludoteka.boards import HexHexagon
from ludoteka.declare import Preset

from .octi import GAME as OCTI

HOMES = ("a1 a2 b1", "i5 i4 h6")
"""A corner and the two cells beside it along the edges."""

GAME = replace(
    OCTI,
    id="hexi",
    name="Hexi",
    names={"hu": ("Hexi",), "en": ("Hexi", "Hexi (hexagonal octi)", "hexagonal octi")},
    parent=OCTI.id,
    board=HexHexagon(
        5,
        extra_regions=(("home 1", HOMES[0]), ("home 2", HOMES[1])),
        tinted=(("home 1", "middle"), ("home 2", "dark")),
    ),
    ways=("NE", "E", "SE", "SW", "W", "NW"),
    homes=HOMES,
    pods=6,
    prongs=19,
    presets=(
        Preset("book", "One cell of the enemy's home", "Az ellenfél egy otthoni mezője"),
        Preset(
            "three-bases",
            "All three cells of the enemy's home",
            "Az ellenfél mindhárom otthoni mezője",
            ("hexi#1",),
            {"homes_to_win": 3},
        ),
    ),
)
