"""Quadrature: rectangles with one enemy corner turn it over, and one turn leads to another."""

from ludoteka.boards import Square
from ludoteka.declare import BLACK, WHITE, Choice, Option, Preset
from ludoteka.declare.quadrature import Quadrature

GAME = Quadrature(
    id="quadrature",
    name="Quadrature",
    names={"hu": ("Kvadratúra",), "en": ("Quadrature",)},
    chapter="other-logic",
    board=Square(
        11,
        11,
        extra_regions=(("home 1", "e1 f1 g1"), ("home 2", "e11 f11 g11")),
        tinted=(("home 1", "dark"), ("home 2", "dark")),
    ),
    sides=(WHITE, BLACK),
    men=16,
    rank=3,
    home="home 1",
    homes_to_win=1,
    fewest=2,
    tame=2,
    minutes=25,
    bound=600,
    presets=(Preset("book", "11 by 11 cells, sixteen pieces each", "11·11 mező, tizenhat-tizenhat figura"),),
    options=(
        Option(
            "home",
            "Cells of the home to be taken",
            "homes_to_win",
            (Choice("one", "one", 1, "egy"), Choice("three", "all three", 3, "mindhárom")),
            "Az otthonból elfoglalandó mezők",
        ),
    ),
)
