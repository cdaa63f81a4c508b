"""Four-player draughts: four armies on a cross, in two teams or each for himself."""

from dataclasses import replace

from ludoteka.boards import Square
from ludoteka.declare import BLACK, BLUE, WHITE, YELLOW, Preset
from ludoteka.declare.draughts import Army, Draws, Landing, Majority, longest

from .international_draughts import BOOK, DIAGONALS
from .international_draughts import GAME as INTERNATIONAL

CORNERS = tuple(f"{file}{rank}" for file in "ablm" for rank in (1, 2, 12, 13))

SOUTH = Army(
    men="c1 e1 g1 i1 k1 d2 f2 h2 j2 e3 g3 i3",
    kings="",
    crown="c13 e13 g13 i13 k13",
    moves=("NE", "NW"),
    captures=DIAGONALS,
)
WEST = Army(
    men="a3 a5 a7 a9 a11 b4 b6 b8 b10 c5 c7 c9",
    kings="",
    crown="m3 m5 m7 m9 m11",
    moves=("NE", "SE"),
    captures=DIAGONALS,
)
NORTH = Army(
    men="c13 e13 g13 i13 k13 d12 f12 h12 j12 e11 g11 i11",
    kings="",
    crown="c1 e1 g1 i1 k1",
    moves=("SE", "SW"),
    captures=DIAGONALS,
)
EAST = Army(
    men="m3 m5 m7 m9 m11 l4 l6 l8 l10 k5 k7 k9",
    kings="",
    crown="a3 a5 a7 a9 a11",
    moves=("NW", "SW"),
    captures=DIAGONALS,
)
MOST = {"majority": Majority.PIECES, "landing": Landing.ANY}

GAME = replace(
    INTERNATIONAL,
    **{**BOOK, "sides": (BLACK, BLUE, WHITE, YELLOW)},
    id="four-player-draughts",
    name="Four-player draughts",
    names={"hu": ("Társas dámajáték",), "en": ("Four-player Draughts", "Four-handed draughts")},
    parent=INTERNATIONAL.id,
    notation="",
    board=Square(13, 13, checkered=True, without=CORNERS),
    armies=(SOUTH, WEST, NORTH, EAST),
    teams=((0, 1), (2, 3)),
    draws=Draws(repetition=3, quiet=25, lone_king=()),
    minutes=60,
    bound=longest(pieces=48, steps=12, quiet=25, players=4),
    presets=(
        Preset("book", "The book: two teams, neighbours are partners", "A könyv szabálya: két szomszédos csapat"),
        Preset(
            "alone",
            "Each for himself",
            "Mindenki a saját szakállára",
            covers=("four-player-draughts#1",),
            changes={"teams": ()},
        ),
        Preset(
            "most",
            "Two teams; the most pieces must be taken",
            "Két csapat; a legtöbb bábut kell ütni",
            changes=MOST,
        ),
    ),
)
