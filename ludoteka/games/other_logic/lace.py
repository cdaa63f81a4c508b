"""Lace: one player wants the lace in one piece, the other in many."""

from ludoteka.boards import Square
from ludoteka.declare import BLUE, RED, Preset
from ludoteka.declare.lace import Counted, Lace

GAME = Lace(
    id="lace",
    name="Lace",
    names={"hu": ("Csipke",), "en": ("Lace",)},
    chapter="other-logic",
    board=Square(20, 20),
    sides=(RED, BLUE),
    counted=Counted.PARTS,
    numbers=(1, 2, 3, 4),
    minutes=30,
    bound=2 * 200 + 1,  # covered cells do not touch, so at most half of the board in each round
    presets=(
        Preset("book", "The book: 20 by 20, two rounds", "A könyv szabálya: 20·20, két forduló"),
        Preset("small", "10 by 10, two rounds", "10·10, két forduló", changes={"board": Square(10, 10)}),
    ),
)
