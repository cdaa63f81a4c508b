"""Trax: one tile forces the next; close a loop, or draw a line across the tiles."""

from ludoteka.boards import SquareField
from ludoteka.declare import BLACK, WHITE, Preset
from ludoteka.declare.trax import Aim, Trax

TILES = 64

GAME = Trax(
    id="trax",
    name="Trax",
    names={"hu": ("Trax", "kis trax", "huroktrax"), "en": ("Trax",)},
    chapter="connection",
    board=SquareField(34),
    sides=(WHITE, BLACK),
    aim=Aim.LOOPS_AND_LINES,
    line=8,
    tiles=TILES,
    widest=0,
    minutes=20,
    bound=TILES,
    presets=(
        Preset("book", "Loops and lines of eight win", "Hurok és nyolcas vonal nyer"),
        Preset(
            "small",
            "Small trax: within 8 by 8 cells",
            "Kis trax: 8·8 mezőn belül",
            ("trax#1",),
            {"board": SquareField(7), "widest": 8},
        ),
        Preset("loop", "Loop trax: only loops win", "Huroktrax: csak hurok nyer", ("trax#2",), {"aim": Aim.LOOPS}),
    ),
)
