"""Chess: checkmate the king."""

from ludoteka.boards import Square
from ludoteka.declare import BLACK, WHITE, Piece, Preset
from ludoteka.declare.chess import (
    Captured,
    Castle,
    ChessGame,
    Crossing,
    Insufficient,
    Passage,
    Promotion,
    Repetition,
    Royalty,
    Stalemate,
    Writing,
)

KING = Piece("king", "K", moves="K", hu="király")
QUEEN = Piece("queen", "Q", moves="Q", hu="vezér", hu_letter="V")
ROOK = Piece("rook", "R", moves="R", hu="bástya", hu_letter="B")
BISHOP = Piece("bishop", "B", moves="B", hu="futó", hu_letter="F")
KNIGHT = Piece("knight", "N", moves="N", hu="huszár", hu_letter="H")
PAWN = Piece("pawn", "P", moves="fmWfcFifmnD", hu="gyalog")

PROMOTION = Promotion(
    into={"P": ("Q", "R", "B", "N")}, rows=1, must_rows=1, crossing=Crossing.ENTERING, stuck=False, lost_only=False
)
"""A pawn that reaches the last row becomes an officer."""

GAME = ChessGame(
    id="chess",
    name="Chess",
    names={
        "hu": ("Sakk",),
        "hr": ("Šah", "LATTJO Šah"),
        "sr": ("Šah",),
        "sl": ("Šah",),
        "el": ("Σκάκι", "LATTJO Σκάκι"),
        "tr": ("Satranç", "LATTJO Satranç"),
        "ar": ("شطنرج", "شطرنج", "LATTJO شطنرج"),
        "it": ("Scacchi",),
        "pt": ("Xadrez",),
        "da": ("Skak",),
        "sv": ("Schack",),
        "ru": ("Шахматы", "LATTJO Chess"),
    },
    chapter="chess",
    board=Square(8, 8, checkered=True),
    sides=(WHITE, BLACK),
    pieces=(KING, QUEEN, ROOK, BISHOP, KNIGHT, PAWN),
    setup="""
        rnbqkbnr
        pppppppp
        ........
        ........
        ........
        ........
        PPPPPPPP
        RNBQKBNR
    """,
    royal="K",
    royalty=Royalty.CHECK,
    must_capture=False,
    stare="",
    grounds=(),
    promotion=PROMOTION,
    castling=(
        Castle(0, "O-O", "K", king=("e1", "g1"), rook=("h1", "f1")),
        Castle(0, "O-O-O", "Q", king=("e1", "c1"), rook=("a1", "d1")),
        Castle(1, "O-O", "k", king=("e8", "g8"), rook=("h8", "f8")),
        Castle(1, "O-O-O", "q", king=("e8", "c8"), rook=("a8", "d8")),
    ),
    passage=Passage.SAFE,
    in_passing="P",
    captured=Captured.REMOVED,
    drops=None,
    stalemate=Stalemate.DRAW,
    repetition=Repetition(times=3, check_loses=False),
    no_progress=100,
    progress="P",
    insufficient=Insufficient(alone="N", one_colour="B"),
    impasse=None,
    longest=0,
    writing=Writing.ALGEBRAIC,
    unsigned="P",
    worth={"K": 0, "Q": 900, "R": 480, "B": 320, "N": 300, "P": 100},
    minutes=40,
    # At most 96 pawn moves and 30 captures, each after at most 99 quiet moves, then 100 more.
    bound=12_700,
    notation="fen",
    presets=(
        Preset(
            "standard",
            "As played everywhere",
            "Ahogy mindenütt játsszák",
            covers=("chess#4", "chess#5", "chess#6", "chess#7"),
        ),
        Preset(
            "book",
            "The book: a draw only by stalemate",
            "A könyv szabálya: döntetlen csak patt",
            covers=("chess#1", "chess#4", "chess#5", "chess#6", "chess#7"),
            changes={"repetition": None, "insufficient": None, "no_progress": 150, "bound": 19_050},
        ),
        Preset(
            "lattjo",
            "LATTJO: a draw by stalemate or when neither can mate",
            "LATTJO: döntetlen a patt, és ha egyik sem tud mattot adni",
            covers=("chess#2", "chess#4", "chess#5", "chess#6", "chess#7", "chess#8"),
            changes={"repetition": None, "no_progress": 150, "bound": 19_050},
        ),
        Preset(
            "box",
            "The box: no capture in passing, freer castling and promotion",
            "A játékdoboz szabálya: nincs en passant, szabadabb sáncolás és átváltozás",
            covers=("chess#3", "chess#4", "chess#5", "chess#6", "chess#7"),
            changes={
                "in_passing": "",
                "passage": Passage.NOT_FROM_CHECK,
                "promotion": Promotion(
                    into=PROMOTION.into, rows=1, must_rows=0, crossing=Crossing.ENTERING, stuck=False, lost_only=False
                ),
            },
        ),
    ),
)
