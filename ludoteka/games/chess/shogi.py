"""Shogi: checkmate the king; captured pieces come back on your side."""

from ludoteka.boards import Coordinates, Square
from ludoteka.declare import BLACK, WHITE, Piece, Preset
from ludoteka.declare.chess import (
    Captured,
    ChessGame,
    Crossing,
    Drops,
    Impasse,
    Passage,
    Promotion,
    Repetition,
    Royalty,
    Stalemate,
    Writing,
)

GOLD_WAYS = "WfF"

PIECES = (
    Piece("king", "K", moves="K", hu="király", glyph="shogi-king"),
    Piece("rook", "R", moves="R", hu="bástya", glyph="shogi-rook"),
    Piece("bishop", "B", moves="B", hu="futó", glyph="shogi-bishop"),
    Piece("gold general", "G", moves=GOLD_WAYS, hu="arany tábornok", glyph="shogi-gold"),
    Piece("silver general", "S", moves="FfW", hu="ezüst tábornok", glyph="shogi-silver"),
    Piece("knight", "N", moves="ffN", hu="lovag", glyph="shogi-knight"),
    Piece("lance", "L", moves="fR", hu="lándzsás", glyph="shogi-lance"),
    Piece("pawn", "P", moves="fW", hu="gyalog", glyph="shogi-pawn"),
    Piece("dragon", "+R", moves="RF", hu="sárkány", glyph="shogi-dragon"),
    Piece("horse", "+B", moves="BW", hu="ló", glyph="shogi-horse"),
    Piece("promoted silver", "+S", moves=GOLD_WAYS, hu="előlépett ezüst", glyph="shogi-promoted-silver"),
    Piece("promoted knight", "+N", moves=GOLD_WAYS, hu="előlépett lovag", glyph="shogi-promoted-knight"),
    Piece("promoted lance", "+L", moves=GOLD_WAYS, hu="előlépett lándzsás", glyph="shogi-promoted-lance"),
    Piece("tokin", "+P", moves=GOLD_WAYS, hu="tokin", glyph="shogi-tokin"),
)

PROMOTION = Promotion(
    into={letter: (f"+{letter}",) for letter in "RBSNLP"},
    rows=3,
    must_rows=0,
    crossing=Crossing.TOUCHING,
    stuck=True,
    lost_only=False,
)

GAME = ChessGame(
    id="shogi",
    name="Shogi",
    names={"hu": ("Sógi",), "ja": ("将棋",), "en": ("Japanese chess",)},
    chapter="chess",
    board=Square(9, 9, coordinates=Coordinates.SHOGI),
    sides=(BLACK, WHITE),
    pieces=PIECES,
    setup="""
        lnsgkgsnl
        .r.....b.
        ppppppppp
        .........
        .........
        .........
        PPPPPPPPP
        .B.....R.
        LNSGKGSNL
    """,
    royal="K",
    royalty=Royalty.CHECK,
    must_capture=False,
    stare="",
    grounds=(),
    promotion=PROMOTION,
    castling=(),
    passage=Passage.SAFE,
    in_passing="",
    captured=Captured.HELD,
    drops=Drops(per_file={"P": 1}, no_mate="P"),
    stalemate=Stalemate.LOSS,
    repetition=Repetition(times=4, check_loses=True),
    no_progress=0,
    progress="P",
    insufficient=None,
    impasse=Impasse(points={"R": 5, "B": 5}, least=24),
    longest=500,
    writing=Writing.HODGES,
    unsigned="",
    worth={
        "K": 0,
        "R": 1000,
        "B": 850,
        "G": 550,
        "S": 500,
        "N": 350,
        "L": 300,
        "P": 100,
        "+R": 1300,
        "+B": 1150,
        "+S": 550,
        "+N": 540,
        "+L": 530,
        "+P": 520,
    },
    minutes=60,
    bound=501,
    notation="sfen",
    presets=(
        Preset(
            "book",
            "As played everywhere, with the book's count",
            "Ahogy mindenütt játsszák, a könyv számolásával",
            covers=("shogi#1",),
        ),
        Preset(
            "entering",
            "The book to the letter: promotion only when entering the zone",
            "A könyv betűje szerint: előlépés csak a zónába lépve",
            covers=("shogi#1",),
            changes={
                "promotion": Promotion(
                    into=PROMOTION.into, rows=3, must_rows=0, crossing=Crossing.ENTERING, stuck=True, lost_only=False
                )
            },
        ),
        Preset(
            "no-count",
            "Without the count: kings in the zone play on",
            "Számolás nélkül: a zónában álló királyok tovább játszanak",
            changes={"impasse": None},
        ),
    ),
)
