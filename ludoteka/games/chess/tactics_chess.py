"""Tactics: nothing is captured; enclosed pieces freeze, and who cannot move has lost."""

from ludoteka.boards import Square
from ludoteka.declare import BLACK, WHITE, Preset
from ludoteka.declare.tactics import Tactics

from .chess import BISHOP, QUEEN, ROOK

GAME = Tactics(
    id="tactics-chess",
    name="Tactics (freezing chess pieces)",
    names={"hu": ("Taktika",), "en": ("Tactics",)},
    chapter="chess",
    board=Square(8, 8, checkered=True),
    sides=(WHITE, BLACK),
    pieces=(QUEEN, ROOK, BISHOP),
    row="QBRRRRBQ",
    quiet_limit=60,
    longest=400,
    minutes=20,
    bound=400,
    presets=(Preset("book", "The book", "A könyv szabálya"),),
)
