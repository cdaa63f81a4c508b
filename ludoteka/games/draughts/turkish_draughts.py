"""Turkish draughts: men go straight ahead or sideways, over all cells of the board."""

from dataclasses import replace

from ludoteka.boards import Square
from ludoteka.declare import Preset
from ludoteka.declare.draughts import Army, Draws, Removal, Turning, longest, rows

from .international_draughts import BOOK, tournament
from .international_draughts import GAME as INTERNATIONAL

STRAIGHT = ("N", "E", "S", "W")
EIGHT, TEN = "abcdefgh", "abcdefghij"

DARK = Army(
    men=rows(EIGHT, 2, 3, dark=False),
    kings="",
    crown=rows(EIGHT, 8, 8, dark=False),
    moves=("N", "E", "W"),
    captures=STRAIGHT,
)
LIGHT = replace(DARK, men=rows(EIGHT, 6, 7, dark=False), crown=rows(EIGHT, 1, 1, dark=False), moves=("S", "E", "W"))
FIRST, SECOND = replace(DARK, captures=DARK.moves), replace(LIGHT, captures=LIGHT.moves)

GAME = replace(
    INTERNATIONAL,
    **BOOK,
    id="turkish-draughts",
    name="Turkish draughts",
    names={"hu": ("Török dámajáték",), "en": ("Turkish Draughts",), "tr": ("Dama", "Türk daması")},
    parent=INTERNATIONAL.id,
    board=Square(8, 8),
    armies=(DARK, LIGHT),
    ways=STRAIGHT,
    draws=Draws(repetition=3, quiet=25, lone_king=(2,)),
    minutes=30,
    bound=longest(pieces=60, steps=9, quiet=25),
    presets=(
        Preset(
            "book",
            "The book: men capture backward too, free choice of capture, Black begins",
            "A könyv szabálya: hátrafelé is lehet ütni, szabad ütés, sötét kezd",
        ),
        Preset(
            "large",
            "The book's large version: 10 by 10 cells and 30 men a side",
            "A könyv nagy változata: 10·10-es tábla, 30-30 bábu",
            covers=("turkish-draughts#1",),
            changes={
                "board": Square(10, 10),
                "armies": (
                    replace(DARK, men=rows(TEN, 2, 4, dark=False), crown=rows(TEN, 10, 10, dark=False)),
                    replace(LIGHT, men=rows(TEN, 7, 9, dark=False), crown=rows(TEN, 1, 1, dark=False)),
                ),
            },
        ),
        Preset(
            "turkish",
            "As played in Turkey: the most pieces, none backward, taken off at once",
            "Ahogyan Törökországban játsszák: a legtöbbet kell ütni, hátra nem, azonnali levétellel",
            changes={
                **tournament(SECOND, FIRST),
                "removal": Removal.AT_ONCE,
                "turning": Turning.NEVER_BACK,
            },
        ),
    ),
)
