"""Flitter: three triangles of your colour around a fourth."""

from ludoteka.boards import TriangleField
from ludoteka.declare import BLUE, YELLOW, Preset
from ludoteka.declare.flitter import Flitter

GAME = Flitter(
    id="flitter",
    name="Flitter",
    names={"hu": ("Flitter",), "en": ("Flitter",)},
    chapter="other-logic",
    board=TriangleField(40),
    sides=(BLUE, YELLOW),
    each=20,
    minutes=5,
    bound=40,
    presets=(Preset("book", "The book: twenty triangles each", "A könyv szabálya: húsz-húsz háromszög"),),
)
