"""Pyramid: be the first at the top, and drive the others back."""

from ludoteka.declare import BLUE, YELLOW, Preset
from ludoteka.declare.pyramid import Pyramid, pyramid_board

GAME = Pyramid(
    id="pyramid",
    name="Pyramid",
    names={"hu": ("Piramis",), "en": ("Pyramid",)},
    chapter="other-logic",
    board=pyramid_board(),
    sides=(BLUE, YELLOW),
    setup=("b1 f1 j1", "d1 h1 l1"),
    late="b1 l1",
    longest=200,
    minutes=15,
    bound=200,
    presets=(Preset("book", "The book", "A könyv szabálya"),),
)
