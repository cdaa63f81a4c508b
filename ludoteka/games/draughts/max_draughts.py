"""Max draughts: the board is empty at first; a turn is a move or the placing of a man."""

from dataclasses import replace

from ludoteka.boards import Square
from ludoteka.declare import Preset
from ludoteka.declare.draughts import Army, Draws, Entering, Kings, longest, rows

from .international_draughts import BOOK, DIAGONALS, tournament
from .international_draughts import GAME as INTERNATIONAL

TEN, EIGHT = "abcdefghij", "abcdefgh"

DARK = Army(men=rows(TEN, 1, 4), kings="", crown=rows(TEN, 10, 10), moves=("NE", "NW"), captures=DIAGONALS)
LIGHT = Army(men=rows(TEN, 7, 10), kings="", crown=rows(TEN, 1, 1), moves=("SE", "SW"), captures=DIAGONALS)
COMMON = (
    replace(DARK, men=rows(EIGHT, 1, 3), crown=rows(EIGHT, 8, 8)),
    replace(LIGHT, men=rows(EIGHT, 6, 8), crown=rows(EIGHT, 1, 1)),
)

GAME = replace(
    INTERNATIONAL,
    **BOOK,
    id="max-draughts",
    name="Max draughts",
    names={"hu": ("Max dámajáték",), "en": ("Max Draughts",)},
    parent=INTERNATIONAL.id,
    notation="",
    board=Square(8, 8, checkered=True),
    armies=COMMON,
    entering=Entering.BY_TURNS,
    draws=Draws(repetition=3, quiet=25, lone_king=()),
    bound=longest(pieces=40, steps=9, quiet=25),
    presets=(
        Preset(
            "common",
            "On the common game of 8 by 8 cells",
            "A közönséges, 8·8-as játékkal",
            covers=("max-draughts#1",),
        ),
        Preset(
            "international",
            "On the international game of 10 by 10 cells",
            "A nemzetközi, 10·10-es játékkal",
            covers=("max-draughts#2",),
            changes={"board": Square(10, 10, checkered=True), "armies": (DARK, LIGHT)},
        ),
        Preset(
            "american",
            "On the book's American game: kings go one cell",
            "A könyv amerikai játékával: a dáma egy mezőt lép",
            changes={"kings": Kings.SHORT},
        ),
        Preset(
            "tournament",
            "10 by 10 cells, the most pieces must be taken, White begins",
            "10·10-es tábla, a legtöbb bábut kell ütni, világos kezd",
            changes={"board": Square(10, 10, checkered=True), **tournament(DARK, LIGHT)},
        ),
    ),
)
