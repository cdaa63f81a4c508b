"""Borderline: the number on the leading side says how far a piece goes."""

from ludoteka.boards import Square
from ludoteka.declare import BLACK, WHITE, Preset
from ludoteka.declare.borderline import Borderline

QUIET = 60

GAME = Borderline(
    id="borderline",
    name="Borderline",
    names={"hu": ("Határvonal",), "en": ("Borderline",)},
    chapter="other-logic",
    board=Square(
        6,
        9,
        checkered=True,
        extra_regions=(("home 1", "a1 b1 c1 d1 e1 f1"), ("home 2", "a9 b9 c9 d9 e9 f9")),
        tinted=(("home 1", "felt"), ("home 2", "felt")),
    ),
    sides=(WHITE, BLACK),
    rows=((2, 3, 4, 1), (1, 2, 3, 4)),
    quiet=QUIET,
    minutes=15,
    bound=24 * QUIET,
    presets=(Preset("book", "6 by 9 cells, twelve pieces each", "6·9 mező, tizenkét-tizenkét figura"),),
)
