"""Quick chess: five by five cells, pawns that only step."""

from dataclasses import replace

from ludoteka.boards import Square
from ludoteka.declare import Piece, Preset

from .chess import BISHOP, KING, KNIGHT, PROMOTION, QUEEN, ROOK
from .chess import GAME as CHESS

PAWN = Piece("pawn", "P", moves="fmWfcF", hu="gyalog")

GAME = replace(
    CHESS,
    id="quick-chess",
    name="Quick chess",
    names={"hu": ("Gyors sakk",), "en": ("Quick Chess (5x5)",)},
    parent=CHESS.id,
    board=Square(5, 5, checkered=True),
    pieces=(KING, QUEEN, ROOK, BISHOP, KNIGHT, PAWN),
    setup="""
        nqkbr
        ppppp
        .....
        PPPPP
        NQKBR
    """,
    promotion=replace(PROMOTION, lost_only=True),
    castling=(),
    in_passing="",
    minutes=15,
    # At most 20 pawn moves and 18 captures, each after at most 99 quiet moves, then 100 more.
    bound=3_900,
    presets=(
        Preset("book", "Promotion only into lost pieces", "Átváltozás csak leütött figurává"),
        Preset(
            "free",
            "Promotion into any officer, as in chess",
            "Átváltozás bármelyik tisztté, mint a sakkban",
            changes={"promotion": PROMOTION},
        ),
    ),
)
