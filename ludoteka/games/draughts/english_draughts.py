"""English draughts: twelve men a side on the chessboard; men capture forward only and kings go one cell."""

from dataclasses import replace
from typing import Any

from ludoteka.boards import Coordinates, Square
from ludoteka.declare import BLACK, WHITE, Preset
from ludoteka.declare.draughts import Army, Crowning, Draws, Kings, Landing, Majority, numbers

from .international_draughts import DIAGONALS
from .international_draughts import GAME as INTERNATIONAL

BLACK_ARMY = Army(men=numbers(1, 12), kings="", crown=numbers(29, 32), moves=("SE", "SW"), captures=("SE", "SW"))
WHITE_ARMY = Army(men=numbers(21, 32), kings="", crown=numbers(1, 4), moves=("NE", "NW"), captures=("NE", "NW"))

BOOK: dict[str, Any] = {
    "armies": (replace(BLACK_ARMY, captures=DIAGONALS), replace(WHITE_ARMY, captures=DIAGONALS)),
    "kings": Kings.FLYING,
    "landing": Landing.GOING_ON,
    "crowning": Crowning.ENDING,
}

FLYING = {**BOOK, "sides": (WHITE, BLACK), "armies": BOOK["armies"][::-1]}

GAME = replace(
    INTERNATIONAL,
    id="english-draughts",
    name="English draughts",
    names={
        "hu": ("Közönséges dámajáték", "dáma"),
        "en": ("Checkers", "American checkers", "Straight checkers", "LATTJO English draughts"),
        "hr": ("LATTJO Dama",),
        "el": ("LATTJO Ντάμα",),
        "ru": ("LATTJO English droughts", "Английские шашки"),
        "sr": ("LATTJO Dame",),
        "sl": ("LATTJO Dama",),
        "tr": ("LATTJO Dama",),
        "ar": ("LATTJO لعبة الداما",),
    },
    parent=INTERNATIONAL.id,
    board=Square(8, 8, checkered=True, coordinates=Coordinates.DARK_NUMBERS),
    sides=(BLACK, WHITE),
    armies=(BLACK_ARMY, WHITE_ARMY),
    kings=Kings.SHORT,
    majority=Majority.NONE,
    crowning=Crowning.STOPPING,
    draws=Draws(repetition=3, quiet=40, lone_king=()),
    minutes=25,
    # 23 captures and 190 moves of men (144 steps to the crown rows, and two more for each jump backwards);
    # before each of them and after the last at most 79 moves of kings.
    bound=17_200,
    presets=(
        Preset("english", "English rules: short kings, crowning ends the move", "Angol szabályok: rövid dáma"),
        Preset(
            "book",
            "The book: international rules, free choice of capture",
            "A könyv szabálya: nemzetközi szabályok, szabadon választható ütés",
            covers=tuple(f"english-draughts#{item}" for item in (1, 4, 5, 6, 7, 8)),
            changes=BOOK,
        ),
        Preset(
            "american",
            "The book's American version: kings go one cell",
            "A könyv amerikai változata: a dáma egy mezőt lép",
            covers=tuple(f"english-draughts#{item}" for item in (2, 4)),
            changes={**BOOK, "kings": Kings.SHORT},
        ),
        Preset(
            "lattjo",
            "The LATTJO box",
            "A LATTJO doboz szabálya",
            covers=tuple(f"english-draughts#{item}" for item in (3, 4, 5, 6, 7, 8)),
        ),
        Preset(
            "russian",
            "Russian draughts: free choice, crowned in passing, White begins",
            "Orosz dáma: szabadon választható ütés, menet közben is dámává lehet válni, világos kezd",
            changes={**FLYING, "crowning": Crowning.PASSING, "draws": Draws(repetition=3, quiet=15, lone_king=(5, 5))},
        ),
        Preset(
            "brazilian",
            "Brazilian draughts: the international game on the chessboard",
            "Brazil dáma: a nemzetközi játék a sakktáblán",
            changes={
                **FLYING,
                "majority": Majority.PIECES,
                "landing": Landing.ANY,
                "draws": Draws(repetition=3, quiet=20, lone_king=(5, 5)),
            },
        ),
    ),
)
