"""Camelot: every man walks a knight's path, and takes the enemies that stand on it."""

from ludoteka.boards import Square
from ludoteka.declare import BLACK, WHITE, Preset
from ludoteka.declare.camelot import Camelot

GAME = Camelot(
    id="camelot-knights",
    name="Camelot (game of knights)",
    names={"hu": ("Camelot",), "en": ("Camelot (knight-path capture game)", "Camelot")},
    chapter="own-games",
    board=Square(8, 8, checkered=True),
    sides=(WHITE, BLACK),
    placed=("b1 c1 d1 e1 f1 g1 b2 c2 d2 e2 f2 g2", "b8 c8 d8 e8 f8 g8 b7 c7 d7 e7 f7 g7"),
    longest_series=3,
    few=4,
    quiet_limit=80,
    minutes=20,
    bound=2000,
    presets=(Preset("book", "The book", "A könyv szabálya"),),
)
