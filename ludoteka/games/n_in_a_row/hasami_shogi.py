"""Hasami shogi, the Japanese war: enclose the enemy's men between two of yours, or get five in a line."""

from ludoteka.boards import Square
from ludoteka.declare import BLACK, WHITE, Preset
from ludoteka.declare.hasami import Hasami, Leap, Walk

GAME = Hasami(
    id="hasami-shogi",
    name="Hasami shogi",
    names={"hu": ("Japán háború", "haszami sogi"), "en": ("Japanese War (hasami shogi)", "Hasami shogi")},
    chapter="n-in-a-row",
    board=Square(9, 9),
    sides=(WHITE, BLACK),
    home_rows=2,
    walk=Walk.STEP,
    leap=Leap.SERIES,
    row_wins=5,
    captures_to_win=0,
    repetition=3,
    quiet_limit=100,
    minutes=20,
    bound=3700,
    presets=(
        Preset(
            "book",
            "The book, version 1: eighteen men, five in a line",
            "A könyv 1. változata: tizennyolc bábu, öt egy sorban",
            ("hasami-shogi#1",),
        ),
        Preset(
            "eight",
            "The book, version 2: nine men, take eight",
            "A könyv 2. változata: kilenc bábu, nyolcat kell leütni",
            ("hasami-shogi#2",),
            {"home_rows": 1, "row_wins": 0, "captures_to_win": 8},
        ),
        Preset(
            "hasami",
            "Widely played: nine men move as rooks; take eight",
            "Elterjedt szabály: kilenc bábu, bástyaként lépnek; nyolcat kell leütni",
            changes={
                "home_rows": 1,
                "row_wins": 0,
                "captures_to_win": 8,
                "walk": Walk.SLIDE,
                "leap": Leap.NONE,
            },
        ),
        Preset(
            "dai",
            "Widely played: eighteen men move as rooks or jump once; five in a line",
            "Elterjedt szabály: tizennyolc bábu, bástyaként lépnek vagy egyet ugranak; öt egy sorban",
            changes={"walk": Walk.SLIDE, "leap": Leap.ONCE},
        ),
    ),
)
