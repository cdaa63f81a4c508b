"""Tank battle: cross the minefield, shoot what stands in the way, and take the enemy's corner."""

from dataclasses import replace

from ludoteka.boards import Square
from ludoteka.declare import BLUE, WHITE, Preset
from ludoteka.declare.tanks import Tanks

MINES = "a6 b2 b10 c4 c6 c8 d3 d9 f1 f3 f9 f11 h3 h9 i4 i6 i8 j2 j10 k6"
WHITE_AREA = "a11 a7 a8 a9 a10 b8 b9 b11 c9 c10 c11 d10 d11 e11"
BLUE_AREA = "k1 k2 k3 k4 k5 j1 j3 j4 i1 i2 i3 h1 h2 g1"
SHELTER = "e5 f5 g5 e6 f6 g6 e7 f7 g7"

BOARD = Square(
    11,
    11,
    stars=("a11", "k1"),
    extra_regions=(
        ("white area", WHITE_AREA),
        ("blue area", BLUE_AREA),
        ("mines", MINES),
        ("shelter", SHELTER),
    ),
    tinted=(("white area", "white"), ("blue area", "water"), ("mines", "black"), ("shelter", "red")),
)

GAME = Tanks(
    id="tank-battle",
    name="Tank Battle",
    names={"hu": ("Tankcsata",), "en": ("Tank Battle",)},
    chapter="exchange-race",
    board=BOARD,
    sides=(replace(WHITE), replace(BLUE)),
    areas=(WHITE_AREA, BLUE_AREA),
    posts=("a11", "k1"),
    mines=MINES,
    shelter=SHELTER,
    quiet=100,
    minutes=30,
    # At most 27 shots; before each and after the last at most 100 quiet moves.
    bound=28 * 101,
    presets=(Preset("book", "The book", "A könyv szabálya"),),
)
