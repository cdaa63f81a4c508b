"""Andantino: five hexagons in a row, or an enemy enclosed, on a bare table."""

from ludoteka.boards import HexField
from ludoteka.declare import BLACK, WHITE, Preset
from ludoteka.declare.andantino import Andantino

TILES = 50

GAME = Andantino(
    id="andantino",
    name="Andantino",
    names={"hu": ("Andantino",), "en": ("Andantino",)},
    chapter="other-logic",
    board=HexField(TILES),
    sides=(BLACK, WHITE),
    length=5,
    touching=2,
    tiles=TILES,
    minutes=15,
    bound=2 * TILES,
    presets=(Preset("book", "Five in a row, or an enemy enclosed", "Öt egy sorban, vagy körbezárás"),),
)
