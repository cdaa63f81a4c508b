"""Triangular draughts: three players on the dark triangles of a triangle."""

from dataclasses import replace

from ludoteka.boards import TriangleTriangle
from ludoteka.declare import BLACK, RED, WHITE, Preset
from ludoteka.declare.draughts import Army, Draws, Landing, Majority, longest

from .international_draughts import BOOK
from .international_draughts import GAME as INTERNATIONAL

SIDE, DEPTH = 12, 6
"""Dark cells along each edge of the board, and of each camp."""
WAYS = ("E", "NE", "NW", "W", "SW", "SE")

# Dark cells have every second letter: row 1 has a, c ... w, row 12 only a.
ROWS = [[f"{chr(ord('a') + 2 * k)}{row + 1}" for k in range(SIDE - row)] for row in range(SIDE)]
LEFT = Army(
    men=" ".join(name for row in range(DEPTH) for name in ROWS[row][: DEPTH - row]),
    kings="",
    crown=" ".join(row[-1] for row in ROWS),
    moves=("E", "NE", "NW", "SE"),
    captures=WAYS,
)
TOP = Army(
    men=" ".join(name for row in ROWS[DEPTH:] for name in row),
    kings="",
    crown=" ".join(ROWS[0]),
    moves=("SW", "SE", "E", "W"),
    captures=WAYS,
)
RIGHT = Army(
    men=" ".join(name for row in range(DEPTH) for name in ROWS[row][row - DEPTH :]),
    kings="",
    crown=" ".join(row[0] for row in ROWS),
    moves=("W", "NW", "NE", "SW"),
    captures=WAYS,
)

GAME = replace(
    INTERNATIONAL,
    **{**BOOK, "sides": (BLACK, WHITE, RED)},
    id="triangular-draughts",
    name="Triangular draughts",
    names={
        "hu": ("Háromszögű dámajáték",),
        "en": ("Triangular Draughts (three players)", "Three-handed draughts"),
    },
    parent=INTERNATIONAL.id,
    notation="",
    board=TriangleTriangle(SIDE),
    armies=(LEFT, TOP, RIGHT),
    ways=WAYS,
    draws=Draws(repetition=3, quiet=25, lone_king=()),
    minutes=60,
    bound=longest(pieces=63, steps=11, quiet=25, players=3),
    presets=(
        Preset("book", "The book: free choice of capture", "A könyv szabálya: szabadon választható ütés"),
        Preset(
            "most",
            "The most pieces must be taken",
            "A legtöbb bábut kell ütni",
            changes={"majority": Majority.PIECES, "landing": Landing.ANY},
        ),
    ),
)
