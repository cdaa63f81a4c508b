"""Ma's puzzle: bring two bent blocks together, until they make one rectangle."""

from ludoteka.boards import Square
from ludoteka.declare import Preset, Side
from ludoteka.declare.sliding import Block, Counting, Sliding, graded

FILES = "abcde"


def together(file: int, rank: int) -> tuple[Block, ...]:
    """Both bent blocks in the rectangle of three by two whose lower left cell is here; none turns, so it is lying."""
    low, high = f"{rank + 1}", f"{rank + 2}"
    a, b, c = tuple(FILES[file : file + 3])
    return (
        Block("mama", f"{a}{low} {b}{low} {a}{high}"),
        Block("mama", f"{b}{high} {c}{high} {c}{low}"),
    )


def upright(file: int, rank: int) -> tuple[Block, ...]:
    """The same in a rectangle of two by three."""
    low, middle, high = (f"{rank + k}" for k in (1, 2, 3))
    a, b = tuple(FILES[file : file + 2])
    return (
        Block("mama", f"{a}{low} {b}{low} {a}{middle}"),
        Block("mama", f"{a}{high} {b}{high} {b}{middle}"),
    )


BLOCKS = (
    Block("mama", "a2 b2 a3"),
    Block("mama", "d5 e5 e4"),
    Block("long", "a5 b5 c5"),
    Block("long", "c2 d2 e2"),
    Block("lying", "a4 b4"),
    Block("lying", "b3 c3"),
    Block("lying", "c4 d4"),
    Block("lying", "d3 e3"),
    Block("square", "c1"),
)

GAME = Sliding(
    id="mama-puzzle",
    name="Ma's puzzle",
    names={"hu": ("Mama türelemjátéka",), "en": ("Ma's Sliding Puzzle", "Ma's Puzzle")},
    chapter="patience",
    board=Square(5, 5),
    sides=(Side("Player", "red", "Játékos"),),
    blocks=BLOCKS,
    goals=(
        *(together(file, rank) for rank in range(4) for file in range(3)),
        *(upright(file, rank) for rank in range(3) for file in range(4)),
    ),
    hero="mama",
    counting=Counting.MOVE,
    turning=False,
    cage="",
    shuffled=False,
    best=19,
    line="",
    words=(
        ("mama", "half of mama", "a mama egyik fele"),
        ("long", "long block", "hosszú téglalap"),
        ("lying", "lying block", "fekvő téglalap"),
        ("square", "small square", "kis négyzet"),
    ),
    minutes=20,
    bound=1000,
    presets=(
        Preset("book", "The book", "A könyv szabálya"),
        graded("easy", 8, BLOCKS, "b2 e3 a5 a1 a4 d2 c3 d1 a2"),
        graded("medium", 13, BLOCKS, "b2 e4 a5 c1 a4 c3 c4 d2 a2"),
    ),
)
