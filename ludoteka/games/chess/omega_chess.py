"""Omega chess: ten by ten cells and a wizard's nook beyond each corner."""

from dataclasses import replace

from ludoteka.boards import Square
from ludoteka.declare import Piece, Preset
from ludoteka.declare.chess import Castle

from .chess import BISHOP, KING, KNIGHT, PROMOTION, QUEEN, ROOK
from .chess import GAME as CHESS

PAWN = Piece("pawn", "P", moves="fmWfcFifmnDifmnH", hu="gyalog")
CHAMPION = Piece("champion", "C", moves="WDA", hu="bajnok")
WIZARD = Piece("wizard", "W", moves="FC", hu="varázsló")

GAME = replace(
    CHESS,
    id="omega-chess",
    name="Omega chess",
    names={"hu": ("Omegasakk",), "en": ("Omega Chess",)},
    parent=CHESS.id,
    board=Square(
        10,
        10,
        checkered=True,
        first_rank=0,
        outside=(("w1", -1, -1), ("w2", 10, -1), ("w3", 10, 10), ("w4", -1, 10)),
    ),
    pieces=(KING, QUEEN, ROOK, BISHOP, KNIGHT, PAWN, CHAMPION, WIZARD),
    setup="""
        ww
        crnbqkbnrc
        pppppppppp
        ..........
        ..........
        ..........
        ..........
        ..........
        ..........
        PPPPPPPPPP
        CRNBQKBNRC
        WW
    """,
    promotion=replace(PROMOTION, into={"P": ("Q", "R", "B", "N", "C", "W")}),
    castling=(
        Castle(0, "O-O", "K", king=("f0", "h0"), rook=("i0", "g0")),
        Castle(0, "O-O-O", "Q", king=("f0", "d0"), rook=("b0", "e0")),
        Castle(1, "O-O", "k", king=("f9", "h9"), rook=("i9", "g9")),
        Castle(1, "O-O-O", "q", king=("f9", "d9"), rook=("b9", "e9")),
    ),
    worth={**CHESS.worth, "C": 400, "W": 400},
    # At most 160 pawn moves and 42 captures, each after at most 99 quiet moves, then 100 more.
    bound=20_300,
    presets=(Preset("book", "With promotion into all officers", "Átváltozás bármelyik tisztté"),),
)
