"""Pa's puzzle, dad's puzzler: lead the big square from one corner of the tray to another."""

from ludoteka.boards import Square
from ludoteka.declare import Preset, Side
from ludoteka.declare.sliding import Block, Counting, Sliding

LOWER_LEFT = (Block("papa", "a1 b1 a2 b2"),)
UPPER_RIGHT = (Block("papa", "c4 d4 c5 d5"),)
LOWER_RIGHT = (Block("papa", "c1 d1 c2 d2"),)

GAME = Sliding(
    id="papa-puzzle",
    name="Pa's puzzle",
    names={
        "hu": ("Papa türelemjátéka",),
        "en": ("Pa's Sliding Puzzle", "Pa's Sliding Puzzle (dad's puzzler)", "Dad's Puzzler"),
    },
    chapter="patience",
    board=Square(4, 5),
    sides=(Side("Player", "red", "Játékos"),),
    blocks=(
        Block("papa", "a4 b4 a5 b5"),
        Block("square", "a3"),
        Block("square", "b3"),
        Block("upright", "a1 a2"),
        Block("upright", "b1 b2"),
        Block("lying", "c1 d1"),
        Block("lying", "c2 d2"),
        Block("lying", "c4 d4"),
        Block("lying", "c5 d5"),
    ),
    goals=(LOWER_LEFT, UPPER_RIGHT, LOWER_RIGHT),
    hero="papa",
    counting=Counting.MOVE,
    turning=False,
    cage="",
    shuffled=False,
    best=24,
    line="",
    words=(
        ("papa", "papa", "papa"),
        ("square", "small square", "kis négyzet"),
        ("upright", "upright block", "álló téglalap"),
        ("lying", "lying block", "fekvő téglalap"),
    ),
    minutes=20,
    bound=1000,
    presets=(
        Preset("book", "The book: any other corner", "A könyv szabálya: bármelyik másik sarok"),
        Preset(
            "upper-right",
            "To the upper right corner",
            "A jobb felső sarokba",
            covers=("papa-puzzle#1",),
            changes={"goals": (UPPER_RIGHT,), "best": 24},
        ),
        Preset(
            "lower-right",
            "To the lower right corner",
            "A jobb alsó sarokba",
            covers=("papa-puzzle#1",),
            changes={"goals": (LOWER_RIGHT,), "best": 29},
        ),
        Preset(
            "lower-left",
            "To the lower left corner",
            "A bal alsó sarokba",
            covers=("papa-puzzle#1",),
            changes={"goals": (LOWER_LEFT,), "best": 59},
        ),
    ),
)
