"""Emergo: discs enter, columns grow, and a captured disc comes to light again when its captor is taken."""

from ludoteka.boards import Square
from ludoteka.declare import BLACK, WHITE, Preset
from ludoteka.declare.emergo import Emergo

RHOMBUS = Square(
    9,
    9,
    without=tuple(
        f"{chr(97 + file)}{rank + 1}" for file in range(9) for rank in range(9) if abs(file - 4) + abs(rank - 4) > 4
    ),
    extra_regions=(("centre", "e5"),),
    tinted=(("centre", "dark"),),
)

GAME = Emergo(
    id="emergo",
    name="Emergo",
    names={"hu": ("Emergo",), "en": ("Emergo",)},
    chapter="other-logic",
    board=RHOMBUS,
    sides=(WHITE, BLACK),
    ways=("N", "E", "S", "W"),
    discs=12,
    starts=("", ""),
    barred="e5",
    quiet=60,
    limit=400,
    minutes=30,
    bound=400 * 12,  # a series takes at most twelve discs
    presets=(Preset("book", "The book: twelve discs each", "A könyv szabálya: tizenkét-tizenkét korong"),),
)
