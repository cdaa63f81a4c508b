"""Soccolot: football on a chessboard, with six players a side."""

from ludoteka.boards import Square
from ludoteka.declare import BLACK, WHITE, Choice, Option, Preset
from ludoteka.declare.soccolot import Soccolot

GAME = Soccolot(
    id="soccolot",
    name="Soccolot",
    names={"hu": ("Szokkolot",), "en": ("Soccolot",)},
    chapter="other-logic",
    board=Square(
        8,
        10,
        checkered=True,
        first_rank=0,
        extra_regions=(("south", "a0 b0 c0 d0 e0 f0 g0 h0"), ("north", "a9 b9 c9 d9 e9 f9 g9 h9")),
        tinted=(("south", "green"), ("north", "green")),
    ),
    sides=(BLACK, WHITE),
    players_at=("b8 c8 d8 e8 f8 g8", "b1 c1 d1 e1 f1 g1"),
    ball="d4",
    goals=("north", "south"),
    longest=300,
    minutes=15,
    bound=300,
    presets=(Preset("book", "The book", "A könyv szabálya"),),
    options=(
        Option(
            "ball",
            "Where the ball lies at first",
            "ball",
            tuple(Choice(cell, cell, cell, cell) for cell in ("d4", "e4", "d5", "e5")),
            "Hol fekszik a labda kezdetben",
        ),
    ),
)
