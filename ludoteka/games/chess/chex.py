"""Chex: chess without a board; the pieces are put down one by one and must hang together."""

from ludoteka.boards import SquareField
from ludoteka.declare import BLACK, WHITE, Piece, Preset
from ludoteka.declare.chex import Chex

from .chess import BISHOP, KING, KNIGHT, QUEEN, ROOK

BOX = "KQRRBBNNPPPPPPPP"

GAME = Chex(
    id="chex",
    name="Chex",
    names={"hu": ("Sax", "chex"), "en": ("Chex (Sax)",)},
    chapter="chess",
    # A chain of 32 pieces is at most 32 cells long; it is shifted to the middle when it comes near the edge.
    board=SquareField(20, checkered=True),
    sides=(WHITE, BLACK),
    pieces=(KING, QUEEN, ROOK, BISHOP, KNIGHT, Piece("pawn", "P", moves="fmWfcF", hu="gyalog")),
    box=BOX,
    royal="K",
    quiet_limit=100,
    worth={"Q": 900, "R": 480, "B": 320, "N": 300, "P": 100},
    minutes=40,
    # 32 pieces put down and at most 31 captured, each after at most 99 quiet moves, then 100 more; to draw a piece is
    # two actions more.
    bound=6464,
    presets=(
        Preset("book", "The book", "A könyv szabálya"),
        Preset(
            "drawn",
            "The inventor's rule: lots are drawn for pieces",
            "A feltaláló szabálya: a figurát húzni kell",
            changes={"drawn": True, "chance": True},
        ),
    ),
)
