"""Yari shogi: shogi of spears, whose pieces race ahead and retreat from afar."""

from dataclasses import replace

from ludoteka.boards import Coordinates, Square
from ludoteka.declare import Piece, Preset
from ludoteka.declare.chess import Drops

from .shogi import GAME as SHOGI
from .shogi import PROMOTION

GOLD, SILVER = "WfFbR", "fWfFbR"
LONG_KNIGHT = "[fR-fF]"
"""Any number of cells straight ahead, at least one, then one diagonally."""


def pieces(knight: str) -> tuple[Piece, ...]:
    return (
        Piece("king", "K", moves="K", hu="király", glyph="shogi-king"),
        Piece("forward rook", "R", moves="fRsR", hu="előrebástya", glyph="shogi-rook"),
        Piece("yari bishop", "B", moves="fFfR", hu="jari futó", glyph="shogi-bishop"),
        Piece("yari knight", "N", moves=knight, hu="jari lovag", glyph="shogi-knight"),
        Piece("pawn", "P", moves="fW", hu="gyalog", glyph="shogi-pawn"),
        Piece("rook", "+R", moves="R", hu="bástya", glyph="shogi-dragon"),
        Piece("yari gold from a bishop", "+B", moves=GOLD, hu="jari arany (futóból)", glyph="shogi-horse"),
        Piece("yari gold from a knight", "+N", moves=GOLD, hu="jari arany (lovagból)", glyph="shogi-promoted-knight"),
        Piece("yari silver", "+P", moves=SILVER, hu="jari ezüst", glyph="shogi-tokin"),
    )


GAME = replace(
    SHOGI,
    id="yari-shogi",
    name="Yari shogi",
    names={"hu": ("Jarisógi",), "en": ("Yari Shogi", "Spear shogi")},
    parent=SHOGI.id,
    board=Square(7, 9, coordinates=Coordinates.SHOGI),
    pieces=pieces(LONG_KNIGHT),
    setup="""
        rnnkbbr
        .......
        ppppppp
        .......
        .......
        .......
        PPPPPPP
        .......
        RBBKNNR
    """,
    promotion=replace(PROMOTION, into={letter: (f"+{letter}",) for letter in "RBNP"}),
    drops=Drops(per_file={"P": 1}, no_mate=""),
    impasse=None,
    worth={"K": 0, "R": 700, "B": 400, "N": 350, "P": 100, "+R": 1000, "+B": 600, "+N": 600, "+P": 500},
    minutes=40,
    presets=(
        Preset("book", "The book: knights run ahead and turn aside", "A könyv: a lovag előre fut, majd oldalra fordul"),
        Preset(
            "standard",
            "As its inventor has it: knights run straight ahead or jump like those of shogi",
            "Ahogy feltalálója leírta: a lovag egyenesen előre fut, vagy úgy ugrik, mint a sógiban",
            changes={"pieces": pieces("fRffN")},
        ),
    ),
)
