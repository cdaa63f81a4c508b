"""Entropy: scatter your own men until none of them can move."""

from ludoteka.boards import Square
from ludoteka.declare import BLACK, WHITE, Preset
from ludoteka.declare.entropy import Entropy

GAME = Entropy(
    id="entropy",
    name="Entropy",
    names={"hu": ("Entrópia",), "en": ("Entropy",)},
    chapter="other-logic",
    board=Square(5, 5, checkered=True),
    sides=(WHITE, BLACK),
    men=("a1 b1 c1 d1 e1 a2 e2", "a5 b5 c5 d5 e5 a4 e4"),
    longest=300,
    minutes=15,
    bound=300,
    presets=(Preset("book", "The book: 5 by 5", "A könyv szabálya: 5·5"),),
)
