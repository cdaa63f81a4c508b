"""Tori shogi: the shogi of birds, seven by seven."""

from dataclasses import replace

from ludoteka.boards import Coordinates, Square
from ludoteka.declare import Piece, Preset
from ludoteka.declare.chess import Drops

from .shogi import GAME as SHOGI
from .shogi import PROMOTION

PIECES = (
    Piece("phoenix", "K", moves="K", hu="főnix", glyph="shogi-phoenix"),
    Piece("falcon", "F", moves="FfWsW", hu="sólyom", glyph="shogi-falcon"),
    Piece("crane", "C", moves="FvW", hu="daru", glyph="shogi-crane"),
    Piece("pheasant", "P", moves="bFfD", hu="fácán", glyph="shogi-pheasant"),
    Piece("left quail", "L", moves="fRbrBblF", hu="bal fürj", glyph="shogi-left-quail"),
    Piece("right quail", "R", moves="fRblBbrF", hu="jobb fürj", glyph="shogi-right-quail"),
    Piece("swallow", "S", moves="fW", hu="fecske", glyph="shogi-swallow"),
    Piece("eagle", "+F", moves="fBbRfWsWbF2", hu="sas", glyph="shogi-eagle"),
    Piece("goose", "+S", moves="fAbD", hu="liba", glyph="shogi-goose"),
)

GAME = replace(
    SHOGI,
    id="tori-shogi",
    name="Tori shogi",
    names={"hu": ("Torisógi",), "ja": ("禽将棋",), "en": ("Tori Shogi", "Shogi of birds")},
    parent=SHOGI.id,
    board=Square(7, 7, coordinates=Coordinates.SHOGI),
    pieces=PIECES,
    setup="""
        rpckcpl
        ...f...
        sssssss
        ..S.s..
        SSSSSSS
        ...F...
        LPCKCPR
    """,
    promotion=replace(PROMOTION, into={"F": ("+F",), "S": ("+S",)}, rows=2, must_rows=2),
    drops=Drops(per_file={"S": 1}, no_mate="S"),
    progress="S",
    impasse=None,
    worth={"K": 0, "F": 500, "C": 300, "P": 200, "L": 350, "R": 350, "S": 100, "+F": 1000, "+S": 250},
    minutes=30,
    presets=(
        Preset("book", "The book: one swallow in a file", "A könyv: oszloponként egy fecske"),
        Preset(
            "standard",
            "As played elsewhere: two swallows in a file, the foremost on the other side",
            "Ahogy másutt játsszák: oszloponként két fecske, az előretolt a másik oldalon",
            changes={
                "drops": Drops(per_file={"S": 2}, no_mate="S"),
                "setup": """
                    rpckcpl
                    ...f...
                    sssssss
                    ..s.S..
                    SSSSSSS
                    ...F...
                    LPCKCPR
                """,
            },
        ),
    ),
)
