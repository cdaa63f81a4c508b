"""The tiger puzzle: lead the tiger into the corner and close its cage with the walls of three blocks."""

from ludoteka.boards import Square
from ludoteka.declare import Preset, Side
from ludoteka.declare.sliding import Block, Counting, Sliding

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
