"""Five twins: five small dots stand in the middle row; put the five big ones there."""

from itertools import permutations

from ludoteka.boards import Square
from ludoteka.declare import Preset, Side
from ludoteka.declare.sliding import Block, Counting, Sliding, graded

BIG = {
    "big": ("{0}2",),
    "big-big": ("{0}2", "{1}2"),
    "big-below": ("{0}2", "{0}3"),
    "big-above": ("{0}1", "{0}2"),
}
"""The blocks with big dots, and how each lies with its big dots in the middle row; {1} is the next file."""


def row_of_big_dots(order: tuple[str, ...]) -> tuple[Block, ...]:
    """The middle row filled from the left by the blocks in this order."""
    found, file = [], 0
    for kind in order:
        here, beside = "abcdef"[file], "abcdef"[file + 1]
        found.append(Block(kind, " ".join(cell.format(here, beside) for cell in BIG[kind])))
        file += 2 if kind == "big-big" else 1
    return tuple(found)


BLOCKS = (
    Block("blank", "b3", "none"),
    Block("blank", "c1", "none"),
    Block("blank", "d1", "none"),
    Block("small", "b2", "small"),
    Block("big", "b1", "big"),
    Block("small-small", "d2 e2", "small small"),
    Block("big-big", "d3 e3", "big big"),
    Block("big-below", "a1 a2", "big small"),
    Block("big-above", "c2 c3", "small big"),
)

GAME = Sliding(
    id="five-twins",
    name="Five twins",
    names={"hu": ("Ötös ikrek",), "en": ("Five Twins",)},
    chapter="patience",
    board=Square(5, 3),
    sides=(Side("Player", "red", "Játékos"),),
    blocks=BLOCKS,
    goals=tuple(map(row_of_big_dots, permutations(BIG))),
    hero="",
    counting=Counting.MOVE,
    turning=False,
    cage="",
    shuffled=False,
    best=16,
    line="",
    words=(
        ("blank", "blank square", "üres négyzet"),
        ("small", "square with a small dot", "kis pontos négyzet"),
        ("big", "square with a big dot", "nagy pontos négyzet"),
        ("small-small", "block with two small dots", "két kis pontos téglalap"),
        ("big-big", "block with two big dots", "két nagy pontos téglalap"),
        ("big-below", "block with the big dot below", "lent nagy pontos téglalap"),
        ("big-above", "block with the big dot above", "fent nagy pontos téglalap"),
    ),
    minutes=20,
    bound=1000,
    presets=(
        Preset("book", "The book", "A könyv szabálya"),
        graded("easy", 6, BLOCKS, "a3 c2 c1 c3 b3 d1 d3 a1 b1"),
        graded("medium", 11, BLOCKS, "a3 d1 e1 c3 b1 d2 d3 a1 c1"),
    ),
)
