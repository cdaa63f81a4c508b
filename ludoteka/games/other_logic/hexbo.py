"""Hexbo: tanbo on hexagons."""

from dataclasses import replace

from ludoteka.boards import HexHexagon
from ludoteka.declare import Preset

from .tanbo import GAME as TANBO

BOARD = HexHexagon(10)
OUTER = [BOARD.name_of(place) for place in BOARD.corners()]
INNER = [BOARD.name_of((q * 5 // 9, r * 5 // 9)) for q, r in BOARD.corners()]
"""The corners of the hexagon that is 11 cells wide."""

GAME = replace(
    TANBO,
    id="hexbo",
    name="Hexbo",
    names={"hu": ("Hexbo",), "en": ("Hexbo", "hexagonal tanbo")},
    parent=TANBO.id,
    board=BOARD,
    ways=("E", "NE", "NW", "W", "SW", "SE"),
    seeds=(" ".join(OUTER[::2] + INNER[1::2]), " ".join(OUTER[1::2] + INNER[::2])),
    men=150,
    minutes=30,
    bound=12 * 271,
    presets=(Preset("book", "A hexagon 19 cells wide", "19 mező átmérőjű hatszög"),),
)
