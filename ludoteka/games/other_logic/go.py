"""Go: surround more of the board than your opponent."""

from ludoteka.boards import Coordinates, Square, point_grid
from ludoteka.declare import BLACK, WHITE, Choice, Option, Preset
from ludoteka.declare.go import Counting, Go, Ko, StarPoints

BIG = StarPoints("d4 q16 q4 d16", "d10 q10 k4 k16", "k10")
SMALL = StarPoints("d4 g7 g4 d7")
THIRTEEN = StarPoints("d4 k10 k4 d10", "d7 k7 g4 g10", "g7")
NINE = StarPoints("c3 g7 g3 c7", "c5 g5 e3 e7", "e5")


def grid(size: int, stars: StarPoints) -> Square:
    return point_grid(size, size, stars=stars.all, coordinates=Coordinates.WITHOUT_I)


def sized(size: int, stars: StarPoints) -> dict[str, object]:
    return {"board": grid(size, stars), "star_points": stars, "bound": 2 * size * size}


WIDELY_PLAYED = {"ko": Ko.SUPERKO, "counting": Counting.AREA}

GAME = Go(
    id="go",
    name="Go",
    names={
        "hu": ("Gó", "Go"),
        "en": ("Weiqi", "Baduk", "Igo"),
        "zh": ("圍棋", "围棋"),
        "ja": ("囲碁",),
        "ko": ("바둑",),
    },
    chapter="other-logic",
    board=grid(19, BIG),
    sides=(BLACK, WHITE),
    ko=Ko.SIMPLE,
    counting=Counting.TERRITORY,
    komi=None,
    handicap=0,
    star_points=BIG,
    minutes=60,
    bound=722,
    notation="sgf",
    presets=(
        Preset("book", "The book: 19 by 19", "A könyv szabálya: 19·19"),
        Preset(
            "book-small",
            "The book: 10 by 10",
            "A könyv szabálya: kis tábla, 10·10",
            covers=("go#1",),
            changes={**sized(10, SMALL), "minutes": 20},
        ),
        Preset("area", "19 by 19, area counted", "19·19, területszámlálás kövekkel", changes=WIDELY_PLAYED),
        Preset(
            "13x13",
            "13 by 13, area counted",
            "13·13, területszámlálás kövekkel",
            changes={**WIDELY_PLAYED, **sized(13, THIRTEEN), "minutes": 30},
        ),
        Preset(
            "9x9",
            "9 by 9, area counted",
            "9·9, területszámlálás kövekkel",
            changes={**WIDELY_PLAYED, **sized(9, NINE), "minutes": 15},
        ),
    ),
    options=(
        Option(
            "handicap",
            "Handicap",
            "handicap",
            (
                Choice("none", "none", 0, "nincs"),
                *(Choice(str(n), f"{n} stones", n, f"{n} kő") for n in range(2, 10)),
            ),
            "Előny",
            covers=("go#2",),
        ),
        Option(
            "komi",
            "Komi",
            "komi",
            (
                Choice("usual", "the usual", None, "szokásos"),
                *(Choice(f"{n / 2:g}", f"{n / 2:g} points", n, f"{n / 2:g} pont") for n in (0, 1, 11, 13, 15)),
            ),
            "Komi",
        ),
        Option(
            "counting",
            "Counting",
            "counting",
            (
                Choice("territory", "territory and prisoners", Counting.TERRITORY, "terület és foglyok"),
                Choice("area", "territory and stones", Counting.AREA, "terület és kövek"),
            ),
            "Számlálás",
        ),
        Option(
            "ko",
            "Repetition",
            "ko",
            (
                Choice("simple", "ko", Ko.SIMPLE, "kó"),
                Choice("superko", "superko", Ko.SUPERKO, "szuperkó"),
            ),
            "Ismétlés",
        ),
    ),
)
