"""Grand chess: ten by ten cells, free rooks, and promotion only into what has been lost."""

from dataclasses import replace

from ludoteka.boards import Square
from ludoteka.declare import Piece, Preset
from ludoteka.declare.chess import Crossing

from .chess import GAME as CHESS
from .chess import PROMOTION

MARSHAL = Piece("marshal", "C", moves="RN", hu="marsall", glyph="chancellor")
CARDINAL = Piece("cardinal", "A", moves="BN", hu="bíboros", glyph="archbishop")

GAME = replace(
    CHESS,
    id="grand-chess",
    name="Grand chess",
    names={"hu": ("Grand sakk",), "en": ("Grand Chess",)},
    parent=CHESS.id,
    board=Square(10, 10, checkered=True),
    pieces=(*CHESS.pieces, MARSHAL, CARDINAL),
    setup="""
        r........r
        .nbqkcabn.
        pppppppppp
        ..........
        ..........
        ..........
        ..........
        PPPPPPPPPP
        .NBQKCABN.
        R........R
    """,
    promotion=replace(
        PROMOTION, into={"P": ("Q", "C", "A", "R", "B", "N")}, rows=3, crossing=Crossing.TOUCHING, lost_only=True
    ),
    castling=(),
    worth={**CHESS.worth, "A": 800, "C": 850},
    # At most 140 pawn moves and 38 captures, each after at most 99 quiet moves, then 100 more.
    bound=17_900,
    presets=(Preset("book", "As its inventor has it", "Ahogy feltalálója leírta"),),
)
