"""Great outer chess: pieces that are stronger the farther they stand from the middle."""

from dataclasses import replace

from ludoteka.boards import Square
from ludoteka.declare import Piece, Preset
from ludoteka.declare.chess import Castle, Ground

from .chess import BISHOP, KING, PROMOTION, QUEEN, ROOK
from .chess import GAME as CHESS


def cells(files: str, rows: range) -> set[str]:
    return {f"{file}{row}" for file in files for row in rows}


INNER = cells("efgh", range(5, 9))
MIDDLE = cells("cdefghij", range(3, 11)) - INNER
REGIONS = (
    ("inner", " ".join(sorted(INNER))),
    ("middle", " ".join(sorted(MIDDLE))),
    *((f"row {row}", " ".join(f"{file}{row}" for file in "abcdefghijkl")) for row in (3, 10)),
)

GAME = replace(
    CHESS,
    id="great-outer-chess",
    name="Great outer chess",
    names={"hu": ("Nagy külső sakk",), "en": ("Great Outer Chess", "Big Outer Chess")},
    parent=CHESS.id,
    board=Square(
        12,
        12,
        checkered=True,
        outside=(("z1", -1, -1), ("z2", 12, -1), ("z3", 12, 12), ("z4", -1, 12)),
        extra_regions=REGIONS,
    ),
    pieces=(
        KING,
        QUEEN,
        ROOK,
        BISHOP,
        Piece("outer knight", "N", moves="(4,1)Z", hu="huszár", glyph="knight", hu_letter="H"),
        Piece("pawn", "P", moves="fmWfmnDfcFifmnHifmn(4,0)", hu="gyalog"),
        Piece("jumper", "J", moves="KHG", hu="ugró", glyph="champion"),
        Piece("matriarch", "M", moves="Q", hu="matriarcha", glyph="maharajah"),
        Piece("guard", "G", moves="FC", hu="őr", glyph="guard"),
    ),
    setup="""
        nn
        jrmgbqkbgmrj
        pppppppppppp
        ............
        ............
        ............
        ............
        ............
        ............
        ............
        ............
        PPPPPPPPPPPP
        JRMGBQKBGMRJ
        NN
    """,
    grounds=(
        Ground("N", ("middle", "middle"), moves="CA"),
        Ground("N", ("inner", "inner"), moves="N"),
        Ground("J", ("middle", "middle"), moves="KDA"),
        Ground("J", ("inner", "inner"), moves="K"),
        Ground("M", ("middle", "middle"), moves="Q6"),
        Ground("M", ("inner", "inner"), moves="Q3"),
        Ground("P", ("row 10", "row 3"), moves="fmWfcF"),
    ),
    promotion=replace(PROMOTION, into={"P": tuple("QMRBNJG")}),
    castling=(
        Castle(0, "O-O", "K", king=("g1", "j1"), rook=("k1", "i1")),
        Castle(0, "O-O-O", "Q", king=("g1", "d1"), rook=("b1", "e1")),
        Castle(1, "O-O", "k", king=("g12", "j12"), rook=("k12", "i12")),
        Castle(1, "O-O-O", "q", king=("g12", "d12"), rook=("b12", "e12")),
    ),
    insufficient=None,
    worth={**CHESS.worth, "J": 400, "M": 850, "G": 350},
    # At most 240 pawn moves and 50 captures, each after at most 99 quiet moves, then 100 more.
    bound=29_100,
    minutes=60,
    presets=(Preset("book", "With the inventor's set-up", "A feltaláló felállásával"),),
)
