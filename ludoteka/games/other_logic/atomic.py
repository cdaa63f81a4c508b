"""Atomic: chain reactions until one colour is left."""

from ludoteka.boards import Square
from ludoteka.declare import BLACK, WHITE, Preset
from ludoteka.declare.atomic import Atomic

GAME = Atomic(
    id="atomic",
    name="Atomic",
    names={"hu": ("Atomic",), "en": ("Atomic (chain reaction)", "Chain reaction")},
    chapter="other-logic",
    board=Square(8, 8),
    sides=(WHITE, BLACK),
    minutes=15,
    bound=161,  # 36 cells hold three atoms, 24 two and 4 one; with one more the chain ends only with the game
    presets=(Preset("book", "The book: 8 by 8", "A könyv szabálya: 8·8"),),
)
