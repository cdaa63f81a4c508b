"""Tanbo: roots grow across the board, and a root that cannot grow any more dies."""

from ludoteka.boards import point_grid
from ludoteka.declare import BLACK, WHITE, Preset
from ludoteka.declare.tanbo import Tanbo

GAME = Tanbo(
    id="tanbo",
    name="Tanbo",
    names={"hu": ("Tanbo",), "en": ("Tanbo",)},
    chapter="other-logic",
    board=point_grid(19, 19),
    sides=(BLACK, WHITE),
    ways=("N", "E", "S", "W"),
    seeds=("a7 a19 g1 g13 m7 m19 s1 s13", "a1 a13 g7 g19 m1 m13 s7 s19"),
    men=181,
    minutes=40,
    bound=16 * 361,
    presets=(Preset("book", "19 by 19 points", "19·19 pont"),),
)
