"""Confound: reach a home cell of the other, with fences in the way."""

from ludoteka.boards import FencedBoard
from ludoteka.declare import GREEN, RED, Preset
from ludoteka.declare.fences import Fences

GAME = Fences(
    id="confound",
    name="Confound",
    names={"hu": ("Confound",), "en": ("Confound",)},
    chapter="other-logic",
    board=FencedBoard(
        13,
        11,
        extra_regions=(("home 1", "d4 d8"), ("home 2", "j4 j8")),
        tinted=(("home 1", "red"), ("home 2", "green")),
        owned=(("home 1", 0), ("home 2", 1)),
    ),
    sides=(RED, GREEN),
    homes=("d4 d8", "j4 j8"),
    fences=32,
    quiet=80,
    minutes=20,
    bound=65 * 80,  # 64 fences; fewer than 80 steps before each and after the last
    presets=(Preset("book", "The book: two pieces and 32 fences each", "A könyv szabálya: 2 figura, 32 kerítés"),),
)
