"""Epaminondas: phalanxes on their way to the enemy's home row."""

from ludoteka.boards import Square
from ludoteka.declare import BLACK, WHITE, Preset
from ludoteka.declare.phalanx import Phalanx

GAME = Phalanx(
    id="epaminondas",
    name="Epaminondas",
    names={"hu": ("Epaminondász",), "en": ("Epaminondas",)},
    chapter="other-logic",
    board=Square(14, 12, checkered=True),
    sides=(WHITE, BLACK),
    home_rows=2,
    quiet=100,
    no_mirror=False,
    minutes=40,
    bound=5_600,  # at most 55 captures, and at most 100 moves before each and after the last
    presets=(
        Preset("book", "The book: 14 by 12", "A könyv szabálya: 14·12"),
        Preset(
            "known",
            "Generally known: no copying onto the home row",
            "Ismert szabály: az alapsorra utánzással nem lehet lépni",
            changes={"no_mirror": True},
        ),
    ),
)
