"""Chinese checkers: from one point of a star to the opposite one, in leaps over everybody."""

from dataclasses import replace

from ludoteka.boards import HexStar
from ludoteka.declare import BLUE, GREEN, RED, YELLOW, Preset, Side
from ludoteka.declare.races import Race

ORANGE = Side("Orange", "orange", "Narancs")
PURPLE = Side("Purple", "purple", "Lila")
COLOURS = (RED, YELLOW, GREEN, BLUE, PURPLE, ORANGE)
"""Of the points, clockwise from the top."""
TIPS = ("a5", "e13", "m17", "q13", "m5", "e1")
ROWS = {
    "a5": "a5 b5 b6 c5 c6 c7 d5 d6 d7 d8",
    "e13": "e10 e11 e12 e13 f11 f12 f13 g12 g13 h13",
    "m17": "m14 m15 m16 m17 l14 l15 l16 k14 k15 j14",
    "q13": "q13 p12 p13 o11 o12 o13 n10 n11 n12 n13",
    "m5": "m5 m6 m7 m8 l5 l6 l7 k5 k6 j5",
    "e1": "e1 e2 e3 e4 f2 f3 f4 g3 g4 h4",
}
STAR = HexStar(4, discs=True)


def seats(*tips: str) -> dict[str, object]:
    """Seats at these points, in clockwise order; everybody wants to reach the opposite point."""
    numbers = sorted(TIPS.index(tip) for tip in tips)
    return {
        "sides": tuple(replace(COLOURS[k]) for k in numbers),
        "camps": tuple(ROWS[TIPS[k]] for k in numbers),
        "targets": tuple(ROWS[TIPS[(k + 3) % 6]] for k in numbers),
    }


GAME = Race(
    id="chinese-checkers",
    name="Chinese Checkers",
    names={"hu": ("Kínai dámajáték",), "en": ("Chinese Checkers", "Star Halma", "Stern-Halma")},
    chapter="exchange-race",
    board=STAR,
    sides=(RED, BLUE),
    camps=(ROWS["a5"], ROWS["q13"]),
    targets=(ROWS["q13"], ROWS["a5"]),
    places=False,
    limit=200,
    minutes=30,
    bound=6 * 200,
    presets=(
        Preset("two", "Two players, opposite", "Két játékos, egymással szemben", ("chinese-checkers#1",)),
        Preset("three", "Three players", "Három játékos", ("chinese-checkers#2",), seats("e1", "e13", "q13")),
        Preset("four", "Four players", "Négy játékos", ("chinese-checkers#3",), seats("a5", "e1", "m17", "q13")),
        Preset("five", "Five players", "Öt játékos", ("chinese-checkers#4",), seats("a5", "e1", "m5", "m17", "q13")),
        Preset("six", "Six players", "Hat játékos", ("chinese-checkers#5",), seats(*TIPS)),
        Preset(
            "two-beside",
            "Two players, side by side",
            "Két játékos, egymás mellett",
            ("chinese-checkers#6",),
            seats("a5", "e13"),
        ),
        Preset(
            "three-beside",
            "Three players, side by side",
            "Három játékos, egymás mellett",
            ("chinese-checkers#6",),
            seats("e1", "a5", "e13"),
        ),
    ),
)
