"""Hexagonal chess: Gliński's game on ninety-one hexagons of three colours."""

from dataclasses import replace

from ludoteka.boards import HexCoordinates, HexHexagon
from ludoteka.declare import Piece, Preset
from ludoteka.declare.chess import Stalemate

from .chess import BISHOP, KING, KNIGHT, QUEEN, ROOK
from .chess import GAME as CHESS

PAWN = Piece("pawn", "P", moves="fmWflcWfrcWifmnD", hu="gyalog")

GAME = replace(
    CHESS,
    id="hexagonal-chess",
    name="Hexagonal chess",
    names={"hu": ("Hexasakk",), "en": ("Hexagonal Chess (Gliński)", "Gliński's hexagonal chess")},
    parent=CHESS.id,
    board=HexHexagon(6, coordinates=HexCoordinates.FILES, tones=3),
    pieces=(KING, QUEEN, ROOK, BISHOP, KNIGHT, PAWN),
    # File by file from the left, each from the top.
    setup="""
        ......
        p.....P
        rp....PR
        n.p...P.N
        q..p..P..Q
        bbb.p.P.BBB
        k..p..P..K
        n.p...P.N
        rp....PR
        p.....P
        ......
    """,
    castling=(),
    insufficient=None,
    # At most 90 pawn moves and 34 captures, each after at most 99 quiet moves, then 100 more.
    bound=12_500,
    presets=(
        Preset("book", "Stalemate is a draw", "A patt döntetlen"),
        Preset(
            "glinski",
            "Gliński's own rule: stalemate is three quarters of a point",
            "Gliński szabálya: a patt háromnegyed pont",
            changes={"stalemate": Stalemate.HALF_LOSS},
        ),
    ),
)
