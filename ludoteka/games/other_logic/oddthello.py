"""Oddthello: reversi on hexagons, on a table without end."""

from ludoteka.boards import HexField
from ludoteka.declare import BLACK, WHITE, Preset
from ludoteka.declare.oddthello import Oddthello

GAME = Oddthello(
    id="oddthello",
    name="Oddthello",
    names={"hu": ("Oddthello",), "en": ("Oddthello",)},
    chapter="other-logic",
    board=HexField(62),
    sides=(BLACK, WHITE),
    setup=("o n1e1", "e1 n1"),
    discs=32,
    minutes=20,
    bound=120,  # 60 discs are laid, and before each of them one player may pass
    presets=(Preset("book", "The book", "A könyv szabálya"),),
    parent="reversi",
)
