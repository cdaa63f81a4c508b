"""Jungle: bring an animal into the enemy's den."""

from ludoteka.boards import Square
from ludoteka.declare import BLUE, RED, Piece, Preset
from ludoteka.declare.jungle import Animal, Jungle, Shore, Traps, Weaker

ELEPHANT = Animal(Piece("elephant", "E", hu="elefánt"), ("a3", "g7"))
LION = Animal(Piece("lion", "L", hu="oroszlán"), ("g1", "a9"), leaps=True)
TIGER = Animal(Piece("tiger", "T", hu="tigris"), ("a1", "g9"), leaps=True)
PANTHER = Animal(Piece("panther", "P", hu="párduc"), ("e3", "c7"))
DOG = Animal(Piece("dog", "D", hu="kutya"), ("f2", "b8"))
WOLF = Animal(Piece("wolf", "W", hu="farkas"), ("c3", "e7"))
CAT = Animal(Piece("cat", "C", hu="macska"), ("b2", "f8"))
RAT = Animal(Piece("rat", "R", hu="patkány"), ("g3", "a7"))

GAME = Jungle(
    id="jungle",
    name="Jungle",
    names={"hu": ("Dzsungel",), "en": ("Jungle (dou shou qi)", "Dou shou qi", "Animal chess"), "zh": ("鬥獸棋",)},
    chapter="other-logic",
    board=Square(
        7,
        9,
        extra_regions=(
            ("water", "b4 b5 b6 c4 c5 c6 e4 e5 e6 f4 f5 f6"),
            ("den 1", "d1"),
            ("den 2", "d9"),
            ("traps 1", "c1 d2 e1"),
            ("traps 2", "c9 d8 e9"),
        ),
        tinted=(("water", "water"), ("den 1", "black"), ("den 2", "black"), ("traps 1", "dark"), ("traps 2", "dark")),
    ),
    sides=(RED, BLUE),
    animals=(ELEPHANT, LION, TIGER, PANTHER, DOG, WOLF, CAT, RAT),
    weaker=Weaker.EATEN,
    traps=Traps.STRENGTHEN,
    shore=Shore.NOT_THE_STRONGEST,
    quiet=200,
    minutes=25,
    bound=3_200,  # at most 16 animals are taken, with at most 200 moves before each
    presets=(
        Preset("book", "The book", "A könyv szabálya"),
        Preset(
            "standard",
            "Widely played: traps weaken, the wolf is above the dog",
            "Elterjedt szabály: a csapda gyengít, a farkas erősebb a kutyánál",
            changes={
                "animals": (ELEPHANT, LION, TIGER, PANTHER, WOLF, DOG, CAT, RAT),
                "weaker": Weaker.FORBIDDEN,
                "traps": Traps.WEAKEN,
                "shore": Shore.CLOSED,
            },
        ),
    ),
)
