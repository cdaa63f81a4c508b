"""Capablanca chess: ten files and two compound pieces."""

from dataclasses import replace

from ludoteka.boards import Square
from ludoteka.declare import Piece, Preset
from ludoteka.declare.chess import Castle

from .chess import GAME as CHESS
from .chess import PROMOTION

CHANCELLOR = Piece("chancellor", "C", moves="RN", hu="kancellár")
ARCHBISHOP = Piece("archbishop", "A", moves="BN", hu="érsek")

GAME = replace(
    CHESS,
    id="capablanca-chess",
    name="Capablanca chess",
    names={"hu": ("Capablanca", "Capablanca-sakk"), "en": ("Capablanca Chess",)},
    parent=CHESS.id,
    board=Square(10, 8, checkered=True),
    pieces=(*CHESS.pieces, CHANCELLOR, ARCHBISHOP),
    setup="""
        rnbcqkabnr
        pppppppppp
        ..........
        ..........
        ..........
        ..........
        PPPPPPPPPP
        RNBCQKABNR
    """,
    promotion=replace(PROMOTION, into={"P": ("Q", "C", "A", "R", "B", "N")}),
    castling=(
        Castle(0, "O-O", "K", king=("f1", "i1"), rook=("j1", "h1")),
        Castle(0, "O-O-O", "Q", king=("f1", "c1"), rook=("a1", "d1")),
        Castle(1, "O-O", "k", king=("f8", "i8"), rook=("j8", "h8")),
        Castle(1, "O-O-O", "q", king=("f8", "c8"), rook=("a8", "d8")),
    ),
    worth={**CHESS.worth, "A": 800, "C": 850},
    # At most 120 pawn moves and 38 captures, each after at most 99 quiet moves, then 100 more.
    bound=15_900,
    presets=(
        Preset("book", "The book's set-up", "A könyv felállása"),
        Preset(
            "standard",
            "Capablanca's own set-up: archbishop on c, chancellor on h",
            "Capablanca felállása: érsek a c, kancellár a h vonalon",
            changes={
                "setup": """
                    rnabqkbcnr
                    pppppppppp
                    ..........
                    ..........
                    ..........
                    ..........
                    PPPPPPPPPP
                    RNABQKBCNR
                """
            },
        ),
    ),
)
