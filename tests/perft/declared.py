"""Games declared for the tests alone: they show that the chess kernel carries more than the games of the box so far."""

from __future__ import annotations

from dataclasses import replace

from ludoteka.boards import Coordinates, Square, point_grid
from ludoteka.declare import Piece, Preset
from ludoteka.declare.chess import Castle, ChessGame, Crossing, Ground, Promotion, Repetition, Royalty, Stalemate
from ludoteka.games import find


def _chess(game: str) -> ChessGame:
    found = find(game)
    assert isinstance(found, ChessGame)
    return found


CHESS, SHOGI = _chess("chess"), _chess("shogi")
ONE_PRESET = (Preset("test", "Test"),)


def capablanca() -> ChessGame:
    """Ten files; archbishop on c and chancellor on h, as Capablanca's last proposal has them."""
    return replace(
        CHESS,
        id="capablanca-test",
        board=Square(10, 8, checkered=True),
        pieces=(*CHESS.pieces, Piece("archbishop", "A", moves="BN"), Piece("chancellor", "C", moves="RN")),
        setup="""
            rnabqkbcnr
            pppppppppp
            ..........
            ..........
            ..........
            ..........
            PPPPPPPPPP
            RNABQKBCNR
        """,
        promotion=Promotion(
            {"P": ("Q", "C", "A", "R", "B", "N")}, 1, 1, Crossing.ENTERING, stuck=False, lost_only=False
        ),
        castling=(
            Castle(0, "O-O", "K", king=("f1", "i1"), rook=("j1", "h1")),
            Castle(0, "O-O-O", "Q", king=("f1", "c1"), rook=("a1", "d1")),
            Castle(1, "O-O", "k", king=("f8", "i8"), rook=("j8", "h8")),
            Castle(1, "O-O-O", "q", king=("f8", "c8"), rook=("a8", "d8")),
        ),
        worth={**CHESS.worth, "A": 800, "C": 850},
        presets=ONE_PRESET,
    )


def minishogi() -> ChessGame:
    """Five by five, promotion on the last row."""
    assert SHOGI.promotion is not None
    letters = "KRBGSP"
    return replace(
        SHOGI,
        id="minishogi-test",
        board=Square(5, 5, coordinates=Coordinates.SHOGI),
        pieces=tuple(piece for piece in SHOGI.pieces if piece.letter.lstrip("+") in letters),
        setup="""
            rbsgk
            ....p
            .....
            P....
            KGSBR
        """,
        promotion=replace(SHOGI.promotion, into={letter: (f"+{letter}",) for letter in "RBSP"}, rows=1),
        worth={letter: worth for letter, worth in SHOGI.worth.items() if letter.lstrip("+") in letters},
        presets=ONE_PRESET,
    )


def xiangqi() -> ChessGame:
    """Palace, river, the cannon's screen, lame horses and elephants, and generals that may not face each other."""
    low = " ".join(f"{file}{row}" for file in "abcdefghi" for row in range(1, 6))
    high = " ".join(f"{file}{row}" for file in "abcdefghi" for row in range(6, 11))
    palaces = [" ".join(f"{file}{row}" for file in "def" for row in rows) for rows in ((1, 2, 3), (8, 9, 10))]
    regions = (("low", low), ("high", high), ("low palace", palaces[0]), ("high palace", palaces[1]))
    return replace(
        CHESS,
        id="xiangqi-test",
        board=replace(point_grid(9, 10), extra_regions=regions),
        pieces=(
            Piece("general", "K", moves="W"),
            Piece("guard", "A", moves="F"),
            Piece("elephant", "B", moves="nA"),
            Piece("horse", "N", moves="nN"),
            Piece("chariot", "R", moves="R"),
            Piece("cannon", "C", moves="mRcpR"),
            Piece("soldier", "P", moves="fW"),
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
            Ground("K", ("low palace", "high palace")),
            Ground("A", ("low palace", "high palace")),
            Ground("B", ("low", "high")),
            Ground("P", ("high", "low"), moves="fsW"),
        ),
        promotion=None,
        castling=(),
        in_passing="",
        stalemate=Stalemate.LOSS,
        repetition=Repetition(times=3, check_loses=True),
        no_progress=120,
        progress="",
        insufficient=None,
        worth={"K": 0, "A": 200, "B": 200, "N": 450, "R": 950, "C": 480, "P": 120},
        presets=ONE_PRESET,
    )


def losing_chess() -> ChessGame:
    """Captures are compulsory, the king is a piece like others, and who has no move wins."""
    return replace(
        CHESS,
        id="losing-chess-test",
        royal="",
        royalty=Royalty.CAPTURE,
        must_capture=True,
        promotion=Promotion({"P": ("Q", "R", "B", "N", "K")}, 1, 1, Crossing.ENTERING, stuck=False, lost_only=False),
        castling=(),
        stalemate=Stalemate.WIN,
        insufficient=None,
        presets=ONE_PRESET,
    )


def king_capture() -> ChessGame:
    """No check: the king may be captured, and then the game is lost."""
    return replace(CHESS, id="king-capture-test", royalty=Royalty.CAPTURE, insufficient=None, presets=ONE_PRESET)


def grand_chess() -> ChessGame:
    """Ten by ten; pawns may promote in the last three rows, and only into what has been lost."""
    return replace(
        CHESS,
        id="grand-chess-test",
        board=Square(10, 10, checkered=True),
        pieces=(*CHESS.pieces, Piece("cardinal", "A", moves="BN"), Piece("marshal", "C", moves="RN")),
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
        promotion=Promotion(
            {"P": ("Q", "C", "A", "R", "B", "N")}, 3, 1, Crossing.TOUCHING, stuck=False, lost_only=True
        ),
        castling=(),
        worth={**CHESS.worth, "A": 800, "C": 850},
        presets=ONE_PRESET,
    )
