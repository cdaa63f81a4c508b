"""King draughts (les kingers): men, dames and kings; only a king captures a king."""

from dataclasses import replace

from ludoteka.boards import Square
from ludoteka.declare import Preset
from ludoteka.declare.draughts import Army, Crowning, Draws, Royals, longest, rows

from .international_draughts import BOOK, DIAGONALS, tournament
from .international_draughts import GAME as INTERNATIONAL

TEN, EIGHT = "abcdefghij", "abcdefgh"

DARK = Army(men=rows(TEN, 3, 4), kings=rows(TEN, 2, 2), crown="", moves=("NE", "NW"), captures=DIAGONALS)
LIGHT = Army(men=rows(TEN, 7, 8), kings=rows(TEN, 9, 9), crown="", moves=("SE", "SW"), captures=DIAGONALS)
KINGS = (rows(TEN, 1, 1), rows(TEN, 10, 10))
EDGES = rows("aj", 1, 10)

# The book gives the small game eight men a side; with them the board would be full and nobody could move.
SMALL = {
    "board": Square(8, 8, checkered=True),
    "armies": (
        replace(DARK, men=rows(EIGHT, 3, 3), kings=rows(EIGHT, 2, 2)),
        replace(LIGHT, men=rows(EIGHT, 6, 6), kings=rows(EIGHT, 7, 7)),
    ),
    "royals": Royals(cells=(rows(EIGHT, 1, 1), rows(EIGHT, 8, 8)), shunned=rows("ah", 1, 8)),
}

GAME = replace(
    INTERNATIONAL,
    **BOOK,
    id="kingers",
    name="Kingers",
    names={"hu": ("Királyjáték",), "en": ("King Draughts (les kingers)", "King draughts"), "fr": ("les kingers",)},
    parent=INTERNATIONAL.id,
    notation="",
    board=Square(10, 10, checkered=True),
    armies=(DARK, LIGHT),
    royals=Royals(cells=KINGS, shunned=EDGES),
    crowning=Crowning.NEVER,
    draws=Draws(repetition=3, quiet=25, lone_king=()),
    bound=longest(pieces=40, steps=9, quiet=25),
    presets=(
        Preset("book", "The book: 10 by 10 cells", "A könyv szabálya: 10·10-es tábla"),
        Preset("small", "The small game: 8 by 8 cells", "Kis királyjáték: 8·8-as tábla", ("kingers#1",), SMALL),
        Preset(
            "tournament",
            "10 by 10 cells, the most pieces must be taken, White begins",
            "10·10-es tábla, a legtöbb bábut kell ütni, világos kezd",
            changes={**tournament(DARK, LIGHT), "royals": Royals(cells=KINGS[::-1], shunned=EDGES)},
        ),
    ),
)
