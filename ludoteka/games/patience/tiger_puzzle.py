"""The tiger puzzle: lead the tiger into the corner and close its cage with the walls of three blocks."""

from ludoteka.boards import Square
from ludoteka.declare import Preset, Side
from ludoteka.declare.sliding import Block, Counting, Sliding

LINE = (
    "d3-d1 d4-d2 f4-d4 f6-f3 d6-e5 a6-d6 a4-a5 a1-a2 d1-a1 d2-e1 d4-d1 e5-d3 d6-d4 a5-d5 a2-a4 a1>a1 d3-b2 b2>c1 "
    "f3-b2 d4-b3 d5-d4 d4<e4 a4-b4 e1-e2 a1-a4 b2-a3 c1-a1 d1<c2 c2-e1 b3-b1 b1>b1 e1-c3 e2-c1 e4-e1 b4-d4 b1-c4"
)

GAME = Sliding(
    id="tiger-puzzle",
    name="Tiger puzzle",
    names={"hu": ("Tigrisjáték",), "en": ("Tiger Game", "Tiger Game (cage puzzle)")},
    chapter="patience",
    board=Square(
        6,
        6,
        extra_regions=(("upper wall", "d6 e6 f6"), ("right wall", "f4 f5 f6")),
        edged=(("upper wall", 0), ("right wall", 0)),
    ),
    sides=(Side("Player", "orange", "Játékos"),),
    blocks=(
        Block("tiger", "a1 b1 c1 a2 b2 c2 a3 b3 c3"),
        Block("wide", "a4 b4 c4 a5 b5 c5", wall="E"),
        Block("long-walled", "a6 b6 c6", wall="N"),
        Block("short-walled", "f4 f5", wall="E"),
        Block("square", "d4 e4 d5 e5"),
        Block("long", "d3 e3 f3"),
        Block("short", "d6 e6"),
        Block("little", "f6"),
    ),
    goals=((Block("tiger", "d4 e4 f4 d5 e5 f5 d6 e6 f6"),),),
    hero="tiger",
    counting=Counting.MOVE,
    turning=True,
    cage="d6 N, e6 N, f6 N, f4 E, f5 E, f6 E",
    shuffled=False,
    best=36,
    line=LINE,
    words=(
        ("tiger", "tiger", "tigris"),
        ("wide", "wide block with a wall", "széles falas téglalap"),
        ("long-walled", "long block with a wall", "hosszú falas téglalap"),
        ("short-walled", "short block with a wall", "rövid falas téglalap"),
        ("square", "big square", "nagy négyzet"),
        ("long", "long block", "hosszú téglalap"),
        ("short", "short block", "rövid téglalap"),
        ("little", "little square", "kis négyzet"),
    ),
    minutes=40,
    bound=1000,
    presets=(Preset("book", "The book", "A könyv szabálya"),),
)
