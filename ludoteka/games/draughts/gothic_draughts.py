"""Gothic draughts: on all cells of the board, in all eight directions, kings of one step."""

from dataclasses import replace

from ludoteka.boards import Square
from ludoteka.declare import Preset
from ludoteka.declare.draughts import Army, Draws, Kings, longest, rows

from .international_draughts import BOOK, tournament
from .international_draughts import GAME as INTERNATIONAL

ALL_WAYS = ("N", "NE", "E", "SE", "S", "SW", "W", "NW")
EIGHT, TEN = "abcdefgh", "abcdefghij"


def army(files: str, first: int, crown: int, moves: tuple[str, ...]) -> Army:
    """Two full rows of men."""
    home = rows(files, first, first + 1, dark=False)
    return Army(men=home, kings="", crown=rows(files, crown, crown, dark=False), moves=moves, captures=ALL_WAYS)


UP, DOWN = ("W", "NW", "N", "NE", "E"), ("E", "SE", "S", "SW", "W")
DARK, LIGHT = army(EIGHT, 1, 8, UP), army(EIGHT, 7, 1, DOWN)

GAME = replace(
    INTERNATIONAL,
    **BOOK,
    id="gothic-draughts",
    name="Gothic draughts",
    names={"hu": ("Gótikus dámajáték",), "en": ("Gothic Draughts", "Gothic checkers", "Altdeutsche Dame")},
    parent=INTERNATIONAL.id,
    board=Square(8, 8, checkered=True),
    armies=(DARK, LIGHT),
    ways=ALL_WAYS,
    kings=Kings.SHORT,
    draws=Draws(repetition=3, quiet=25, lone_king=()),
    minutes=30,
    bound=longest(pieces=40, steps=9, quiet=25),
    presets=(
        Preset(
            "book",
            "8 by 8 cells, free choice of capture, Black begins",
            "8·8-as tábla, szabad ütés, sötét kezd",
            covers=("gothic-draughts#1",),
        ),
        Preset(
            "large",
            "10 by 10 cells, free choice of capture, Black begins",
            "10·10-es tábla, szabad ütés, sötét kezd",
            covers=("gothic-draughts#2",),
            changes={"board": Square(10, 10, checkered=True), "armies": (army(TEN, 1, 10, UP), army(TEN, 9, 1, DOWN))},
        ),
        Preset(
            "tournament",
            "8 by 8 cells, the most pieces must be taken, White begins",
            "8·8-as tábla, a legtöbb bábut kell ütni, világos kezd",
            changes=tournament(DARK, LIGHT),
        ),
    ),
)
