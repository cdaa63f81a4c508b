"""Tactics: nothing is captured; enclosed pieces freeze, and who cannot move has lost."""

from ludoteka.boards import Square
from ludoteka.declare import BLACK, WHITE, Piece, Preset
from ludoteka.declare.tactics import Tactics

GAME = Tactics(
    id="tactics-chess",
    name="Tactics (freezing chess pieces)",
    names={"hu": ("Taktika",), "en": ("Tactics",)},
    chapter="chess",
    board=Square(8, 8, checkered=True),
    sides=(WHITE, BLACK),
    pieces=(
        Piece("queen", "Q", moves="Q", hu="vezér"),
        Piece("rook", "R", moves="R", hu="bástya"),
        Piece("bishop", "B", moves="B", hu="futó"),
    ),
    row="QBRRRRBQ",
    quiet_limit=60,
    longest=400,
    minutes=20,
    bound=400,
    presets=(Preset("book", "The book", "A könyv szabálya"),),
)
