"""Renaissance chess: seventeen kinds of pieces on ten rows of twelve."""

from dataclasses import replace

from ludoteka.boards import Square
from ludoteka.declare import Piece, Preset
from ludoteka.declare.chess import Crossing

from .chess import BISHOP, KING, PAWN, PROMOTION, QUEEN, ROOK
from .chess import GAME as CHESS

GAME = replace(
    CHESS,
    id="renaissance-chess",
    name="Renaissance chess",
    names={"hu": ("Reneszánsz sakk",), "en": ("Renaissance Chess",)},
    parent=CHESS.id,
    board=Square(12, 10, checkered=True),
    pieces=(
        KING,
        QUEEN,
        ROOK,
        BISHOP,
        Piece("horse", "H", moves="N", hu="ló", glyph="knight"),
        PAWN,
        Piece("fox", "F", moves="W", hu="róka", glyph="jester"),
        Piece("guard", "G", moves="K", hu="őr", glyph="guard"),
        Piece("page", "E", moves="KN", hu="apród", glyph="archer"),
        Piece("squire", "S", moves="KDA", hu="fegyvernök", glyph="champion"),
        Piece("castle", "C", moves="NDA", hu="vár", glyph="tower"),
        Piece("general", "L", moves="C", hu="tábornok", glyph="camel"),
        Piece("archbishop", "A", moves="BN", hu="érsek", glyph="archbishop"),
        Piece("nobleman", "N", moves="RN", hu="nemesúr", glyph="chancellor"),
        Piece("archduke", "M", moves="QN", hu="főherceg", glyph="maharajah"),
        Piece("duke", "D", moves="[W-B][B-W]", hu="herceg", glyph="prince"),
        Piece("knight", "T", moves="[F-R][R-F]", hu="lovag", glyph="lancer"),
    ),
    setup="""
        l.q.tesd.m.l
        rhcbnkgabchr
        pppppppppppp
        .....ff.....
        ............
        ............
        .....FF.....
        PPPPPPPPPPPP
        RHCBAGKNBCHR
        L.M.DSET.Q.L
    """,
    promotion=replace(
        PROMOTION,
        into={"P": tuple("QRBHGESCLANMDT"), "F": ("G",)},
        rows=2,
        crossing=Crossing.TOUCHING,
        early={"P": ("F",)},
        by_choice="F",
    ),
    castling=(),
    insufficient=None,
    worth={
        "K": 0,
        "Q": 900,
        "R": 480,
        "B": 330,
        "H": 290,
        "P": 100,
        "F": 150,
        "G": 300,
        "E": 600,
        "S": 550,
        "C": 550,
        "L": 220,
        "A": 750,
        "N": 800,
        "M": 1200,
        "D": 600,
        "T": 650,
    },
    # At most 168 pawn moves and 66 captures, each after at most 99 quiet moves, then 100 more.
    bound=23_500,
    minutes=90,
    presets=(Preset("book", "The book's set-up", "A könyv felállása"),),
)
