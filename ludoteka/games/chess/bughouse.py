"""Bughouse: two boards at once; what you capture your partner may drop."""

from dataclasses import replace

from ludoteka.boards import Several
from ludoteka.declare import Choice, Option, Piece, Preset, Side
from ludoteka.declare.bughouse import TEAMS, Bughouse
from ludoteka.declare.chess import Captured, Crossing, Drops, Promotion

from .chess import BISHOP, KNIGHT, QUEEN, ROOK
from .chess import GAME as CHESS

LONGEST = 600
PROMOTED = tuple(
    Piece(
        f"promoted {piece.name}",
        f"{piece.letter}~",
        moves=piece.moves,
        hu=f"{piece.hu} (átváltozott)",
        glyph=piece.name,
    )
    for piece in (QUEEN, ROOK, BISHOP, KNIGHT)
)
"""Pieces that are pawns again when they are captured."""

BOARD_CHESS = replace(
    CHESS,
    pieces=(*CHESS.pieces, *PROMOTED),
    promotion=Promotion(
        into={"P": tuple(piece.letter for piece in PROMOTED)},
        rows=1,
        must_rows=1,
        crossing=Crossing.ENTERING,
        stuck=False,
        lost_only=False,
    ),
    captured=Captured.HELD,
    drops=Drops(per_file={}, no_mate=""),
    repetition=None,
    insufficient=None,
    no_progress=0,
    longest=LONGEST,
    worth={**CHESS.worth, "Q~": 800, "R~": 420, "B~": 260, "N~": 240},
    presets=CHESS.presets[:1],
)

GAME = Bughouse(
    id="bughouse",
    name="Bughouse chess",
    names={"hu": ("Bogárház",), "en": ("Bughouse Chess", "Bughouse"), "de": ("Tandemschach",)},
    chapter="chess",
    board=Several((("A", CHESS.squares), ("B", CHESS.squares)), across=2),
    sides=(
        Side("White, board A", "white", "Világos, A tábla"),
        Side("Black, board A", "black", "Sötét, A tábla"),
        Side("White, board B", "white", "Világos, B tábla"),
        Side("Black, board B", "black", "Sötét, B tábla"),
    ),
    teams=TEAMS,
    chess=BOARD_CHESS,
    no_drop_rows="P",
    longest=LONGEST,
    control="move 60",
    minutes=15,
    bound=LONGEST,
    parent=CHESS.id,
    presets=(Preset("book", "The book", "A könyv szabálya", covers=("bughouse#1",)),),
    options=(
        Option(
            "clock",
            "Clock",
            "control",
            (
                Choice("move", "A minute for each move", "move 60", "Lépésenként egy perc"),
                Choice("blitz", "Five minutes for the game", "fischer 300+0", "Öt perc a játszmára"),
                Choice("none", "Without clocks", "", "Óra nélkül"),
            ),
            "Óra",
        ),
    ),
)
