"""Double chess: two armies side by side on sixteen files, and four ways to castle."""

from dataclasses import replace

from ludoteka.boards import Square
from ludoteka.declare import Preset
from ludoteka.declare.chess import Castle

from .chess import GAME as CHESS


def castlings(side: int, row: int, signs: str) -> tuple[Castle, ...]:
    """Inner ones, where the king goes two cells, and outer ones, where it goes four."""
    ways = (("O-O", "k", "l", "j"), ("O-O-O", "g", "e", "h"), ("OO-OO", "m", "p", "l"), ("OO-OO-OO", "e", "a", "f"))
    return tuple(
        Castle(side, text, sign, king=(f"i{row}", f"{king}{row}"), rook=(f"{start}{row}", f"{end}{row}"))
        for sign, (text, king, start, end) in zip(signs, ways, strict=True)
    )


GAME = replace(
    CHESS,
    id="double-chess",
    name="Double chess",
    names={"hu": ("Dupla sakk",), "en": ("Double Chess (8x16)",)},
    parent=CHESS.id,
    board=Square(16, 8, checkered=True),
    setup="""
        rnbqrnbqkbnrqbnr
        pppppppppppppppp
        ................
        ................
        ................
        ................
        PPPPPPPPPPPPPPPP
        RNBQRNBQKBNRQBNR
    """,
    castling=(*castlings(0, 1, "KQPA"), *castlings(1, 8, "kqpa")),
    # At most 192 pawn moves and 62 captures, each after at most 99 quiet moves, then 100 more.
    bound=25_500,
    minutes=60,
    presets=(Preset("book", "Four castlings", "Négyféle sáncolás", covers=("double-chess#1",)),),
)
