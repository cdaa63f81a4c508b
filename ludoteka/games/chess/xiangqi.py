"""Xiangqi: the chess of China, with a river, palaces and cannons."""

from dataclasses import replace

from ludoteka.boards import xiangqi_board
from ludoteka.declare import GREEN, RED, Piece, Preset
from ludoteka.declare.chess import Ground, Repetition, Stalemate

from .chess import GAME as CHESS

BANKS = tuple(
    (f"bank {which}", " ".join(f"{file}{row}" for file in "abcdefghi" for row in rows))
    for which, rows in ((1, range(1, 6)), (2, range(6, 11)))
)
BOARD = xiangqi_board()

GAME = replace(
    CHESS,
    id="xiangqi",
    name="Xiangqi",
    names={"hu": ("Hsziangcsi", "Kínai sakk"), "zh": ("象棋",), "en": ("Xiangqi (Chinese chess)", "Chinese chess")},
    board=replace(BOARD, extra_regions=(*BOARD.extra_regions, *BANKS)),
    sides=(RED, GREEN),
    pieces=(
        Piece("king", "K", moves="W", hu="király", glyph="xiangqi-king"),
        Piece("guard", "A", moves="F", hu="őr", glyph="xiangqi-guard"),
        Piece("elephant", "B", moves="nA", hu="elefánt", glyph="xiangqi-elephant"),
        Piece("horse", "N", moves="nN", hu="ló", glyph="xiangqi-horse"),
        Piece("chariot", "R", moves="R", hu="bástya", glyph="xiangqi-chariot"),
        Piece("cannon", "C", moves="mRcpR", hu="ágyú", glyph="xiangqi-cannon"),
        Piece("soldier", "P", moves="fW", hu="katona", glyph="xiangqi-soldier"),
    ),
    setup="""
        rnbakabnr
        .........
        .c.....c.
        p.p.p.p.p
        .........
        .........
        P.P.P.P.P
        .C.....C.
        .........
        RNBAKABNR
    """,
    stare="fR",
    grounds=(
        Ground("K", ("palace 1", "palace 2")),
        Ground("A", ("palace 1", "palace 2")),
        Ground("B", ("bank 1", "bank 2")),
        Ground("P", ("bank 2", "bank 1"), moves="fsW"),
    ),
    promotion=None,
    castling=(),
    in_passing="",
    stalemate=Stalemate.LOSS,
    repetition=Repetition(times=3, check_loses=True),
    chases=3,
    no_progress=120,
    progress="",
    insufficient=None,
    unsigned="",
    worth={"K": 0, "A": 200, "B": 200, "N": 450, "R": 950, "C": 480, "P": 120},
    # At most 30 captures, each after at most 119 quiet moves, then 120 more.
    bound=3_720,
    presets=(
        Preset("book", "The book: three pursuits at most", "A könyv: legfeljebb három üldözés"),
        Preset(
            "repetition",
            "No limit of pursuits; perpetual check loses at the third repetition",
            "Az üldözés nincs korlátozva; az örökös sakk a harmadik ismétléskor veszít",
            changes={"chases": 0},
        ),
    ),
)
