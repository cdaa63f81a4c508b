"""Honeycomb draughts: a Basque game on hexagons."""

from dataclasses import replace

from ludoteka.boards import HexRectangle
from ludoteka.declare import Preset
from ludoteka.declare.draughts import Army, longest, rows

from .international_draughts import BOOK, tournament
from .international_draughts import GAME as INTERNATIONAL

SIX_WAYS = ("E", "NE", "NW", "W", "SW", "SE")
FILES = "abcdefgh"

DARK = Army(
    men=rows(FILES, 1, 3, dark=False),
    kings="",
    crown=rows(FILES, 10, 10, dark=False),
    moves=("E", "NE", "NW", "W"),
    captures=SIX_WAYS,
)
LIGHT = replace(
    DARK,
    men=rows(FILES, 8, 10, dark=False),
    crown=rows(FILES, 1, 1, dark=False),
    moves=("W", "SW", "SE", "E"),
)

GAME = replace(
    INTERNATIONAL,
    **BOOK,
    id="honeycomb-draughts",
    name="Honeycomb draughts",
    names={"hu": ("Lépes dámajáték",), "en": ("Honeycomb Draughts", "Hexagonal draughts")},
    parent=INTERNATIONAL.id,
    board=HexRectangle(8, 10),
    armies=(DARK, LIGHT),
    ways=SIX_WAYS,
    bound=longest(pieces=48, steps=9, quiet=25),
    presets=(
        Preset("book", "The book: free choice of capture, Black begins", "A könyv szabálya: szabad ütés, sötét kezd"),
        Preset(
            "tournament",
            "Tournament rules: the most pieces must be taken, White begins",
            "Versenyszabályok: a legtöbb bábut kell ütni, világos kezd",
            changes=tournament(DARK, LIGHT),
        ),
    ),
)
