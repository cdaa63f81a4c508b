"""Amazons: move like a queen, shoot an arrow like a queen, and be the last who can move."""

from ludoteka.boards import Square
from ludoteka.declare import BLACK, BLUE, RED, WHITE, Preset
from ludoteka.declare.shooting import Flight, Shooting

THREE = ("a5 a8 c10", "h10 j5 j8", "b1 f1 i1")
FOUR = ("a4 a7", "d1 g1", "d10 g10", "j4 j7")

GAME = Shooting(
    id="amazons",
    name="Amazons",
    names={"hu": ("Amazonok",), "en": ("Game of the Amazons",), "es": ("El juego de las amazonas",)},
    chapter="other-logic",
    board=Square(10, 10, checkered=True),
    sides=(BLACK, WHITE),
    setup=("a7 d10 g10 j7", "a4 d1 g1 j4"),
    flight=Flight.FAR,
    minutes=30,
    bound=92,
    presets=(
        Preset("book", "The book: 2 players", "A könyv szabálya: 2 játékos", covers=("amazons#1",)),
        Preset(
            "book-three",
            "The book: 3 players",
            "A könyv szabálya: 3 játékos",
            covers=("amazons#2",),
            changes={"sides": (BLACK, WHITE, RED), "setup": THREE},
        ),
        Preset(
            "book-four",
            "The book: 4 players",
            "A könyv szabálya: 4 játékos",
            covers=("amazons#3",),
            changes={"sides": (BLACK, WHITE, RED, BLUE), "setup": FOUR},
        ),
        Preset(
            "known",
            "Widely played: arrows to any cell",
            "Ismert szabály: a nyíl bármelyik mezőre",
            covers=("amazons#1",),
            changes={"sides": (WHITE, BLACK), "setup": ("a4 d1 g1 j4", "a7 d10 g10 j7"), "flight": Flight.CHOSEN},
        ),
        Preset(
            "known-three",
            "3 players, arrows to any cell",
            "3 játékos, a nyíl bármelyik mezőre",
            covers=("amazons#2",),
            changes={"sides": (BLACK, WHITE, RED), "setup": THREE, "flight": Flight.CHOSEN},
        ),
        Preset(
            "known-four",
            "4 players, arrows to any cell",
            "4 játékos, a nyíl bármelyik mezőre",
            covers=("amazons#3",),
            changes={"sides": (BLACK, WHITE, RED, BLUE), "setup": FOUR, "flight": Flight.CHOSEN},
        ),
    ),
)
