"""The maharajah and the sepoys: one mighty piece against a whole army."""

from dataclasses import replace

from ludoteka.declare import Piece, Preset, Side

from .chess import BISHOP, KING, KNIGHT, PAWN, PROMOTION, QUEEN, ROOK
from .chess import GAME as CHESS

MAHARAJAH = Piece("maharajah", "M", moves="QN", hu="maharadzsa")

GAME = replace(
    CHESS,
    id="maharajah-and-sepoys",
    name="The maharajah and the sepoys",
    names={"hu": ("A maharadzsa és a szipojok",), "en": ("The Maharajah and the Sepoys",)},
    parent=CHESS.id,
    sides=(Side("Maharajah", "white", "Maharadzsa"), Side("Sepoys", "black", "Szipojok")),
    pieces=(KING, QUEEN, ROOK, BISHOP, KNIGHT, PAWN, MAHARAJAH),
    setup="""
        rnbqkbnr
        pppppppp
        ........
        ........
        ........
        ........
        ........
        ........
    """,
    royal="MK",
    enters=True,
    promotion=None,
    castling=tuple(castle for castle in CHESS.castling if castle.side == 1),
    in_passing="",
    insufficient=None,
    worth={**CHESS.worth, "M": 0},
    # At most 48 pawn moves and 15 captures, each after at most 99 quiet moves, then 100 more.
    bound=6_500,
    minutes=20,
    presets=(
        Preset("book", "Sepoys do not promote", "A szipojok nem változnak át"),
        Preset(
            "promotion",
            "Pawns of the sepoys become officers on the last row",
            "A szipojok gyalogjai az utolsó sorban tisztté változnak",
            changes={"promotion": PROMOTION},
        ),
    ),
)
