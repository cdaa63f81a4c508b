"""Klotski, the red donkey: slide ten blocks about until the big one can leave by the gate."""

from ludoteka.boards import Square
from ludoteka.declare import Preset, Side
from ludoteka.declare.sliding import Block, Counting, Sliding, graded

BLOCKS = (
    Block("donkey", "b4 c4 b5 c5"),
    Block("square", "a1"),
    Block("square", "b2"),
    Block("square", "c2"),
    Block("square", "d1"),
    Block("upright", "a2 a3"),
    Block("upright", "a4 a5"),
    Block("upright", "d2 d3"),
    Block("upright", "d4 d5"),
    Block("lying", "b3 c3"),
)

GAME = Sliding(
    id="klotski",
    name="Klotski",
    names={
        "hu": ("Vörös szamár",),
        "en": ("Red Donkey", "Forget-me-not"),
        "fr": ("L'Âne rouge",),
        "zh": ("华容道", "Huarong Dao"),
        "ja": ("箱入り娘", "Hakoiri musume"),
    },
    chapter="patience",
    board=Square(4, 5, gate=("b1", "c1")),
    sides=(Side("Player", "red", "Játékos"),),
    blocks=BLOCKS,
    goals=((Block("donkey", "b1 c1 b2 c2"),),),
    hero="donkey",
    counting=Counting.MOVE,
    turning=False,
    cage="",
    shuffled=False,
    best=81,
    line="",
    words=(
        ("donkey", "red donkey", "vörös szamár"),
        ("square", "small square", "kis négyzet"),
        ("upright", "upright block", "álló téglalap"),
        ("lying", "lying block", "fekvő téglalap"),
    ),
    minutes=30,
    bound=2000,
    presets=(
        Preset("book", "The book: a slide of one block is one move", "A könyv szabálya: egy bábu tolása egy lépés"),
        Preset(
            "steps",
            "Every cell counts as a move",
            "Minden mező külön lépésnek számít",
            changes={"counting": Counting.STEP, "best": 116},
        ),
        graded("easy", 12, BLOCKS, "c2 c1 b2 b3 d1 a2 a4 c4 d4 a1"),
        graded("medium", 40, BLOCKS, "b3 d5 d4 d3 b2 a2 a4 d1 c1 a1"),
    ),
)
