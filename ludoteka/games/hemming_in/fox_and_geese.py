"""Fox and geese: a flock of geese hems in the fox that jumps over them, on a cross of points."""

from dataclasses import replace

from ludoteka.boards import cross_board
from ludoteka.declare import BLACK, WHITE, Choice, Option, Preset
from ludoteka.declare.hunts import Aim, Blocked, Captures, Goes, Hunt, Lines, Walker

TOP = "a5 b5 c5 d5 e5 f5 g5 c6 d6 e6 c7 d7 e7"
BELOW = "c1 d1 e1 c2 d2 e2 a3 b3 c3 d3 e3 f3 g3 a4 b4 c4 d4 e4 f4 g4"

WITH_DIAGONALS = replace(cross_board(diagonals=True), styles=("grid", "ink blue"))
RUSSIAN = replace(cross_board(diagonals=True, inner_corners=True), styles=("grid", "ink blue"))
GEESE = Walker(
    piece="goose",
    starts=TOP,
    hand=0,
    ground="",
    lines=Lines.STRAIGHT,
    goes=Goes.ANYWHERE,
    slides=False,
    captures=Captures.NONE,
    never="",
    aim=Aim.BLOCK,
    goal="",
    takes=0,
    patience=0,
)
FOX = replace(
    GEESE,
    piece="fox",
    starts="",
    hand=1,
    ground=BELOW,
    lines=Lines.ALL,
    captures=Captures.LONGEST,
    takes=10,  # four geese can just hem it in: 13 - 4 + 1
)
WILD_FOX = replace(FOX, starts="d3", hand=0, ground="", takes=12)  # with diagonals it takes six: 17 - 6 + 1
GRAVE_GEESE = replace(GEESE, starts=f"{TOP} a3 a4 g3 g4", goes=Goes.NOT_UP)
DOGS = replace(GRAVE_GEESE, piece="dog", starts=f"{TOP} b6 f6 a4 g4")

GAME = Hunt(
    id="fox-and-geese",
    name="Fox and Geese",
    names={"hu": ("Róka és libák", "farkas és kutyák"), "en": ("Fox and Geese",)},
    chapter="hemming-in",
    board=cross_board(diagonals=False),
    sides=(replace(BLACK, name="Fox", hu="Róka"), replace(WHITE, name="Geese", hu="Libák")),
    walkers=(FOX, GEESE),
    placing=(0,),
    first=1,
    blocked=Blocked.LOSES,
    guarded="",
    apart=False,
    returns=True,
    repetition=3,
    quiet=100,
    minutes=20,
    # At most 12 captures; before each and after the last at most 100 quiet moves.
    bound=1 + 13 * 101,
    presets=(
        Preset("book", "Version 1: thirteen geese", "1. változat: tizenhárom liba", ("fox-and-geese#1",)),
        Preset(
            "diagonal",
            "Version 2: diagonals for the fox, seventeen geese",
            "2. változat: átlók a rókának, tizenhét liba",
            ("fox-and-geese#2",),
            {"board": WITH_DIAGONALS, "walkers": (WILD_FOX, GRAVE_GEESE), "placing": ()},
        ),
        Preset(
            "russian",
            "Version 3: wolf and dogs",
            "3. változat: farkas és kutyák",
            ("fox-and-geese#3",),
            {
                "board": RUSSIAN,
                "sides": (replace(BLACK, name="Wolf", hu="Farkas"), replace(WHITE, name="Dogs", hu="Kutyák")),
                "walkers": (replace(WILD_FOX, piece="wolf", starts="d4"), DOGS),
                "placing": (),
            },
        ),
        Preset(
            "free-fox",
            "Thirteen geese, and the fox need not capture, as mostly published",
            "Tizenhárom liba, és a rókának nem kötelező ütnie, ahogy többnyire közlik",
            changes={"walkers": (replace(FOX, captures=Captures.FREE), GEESE)},
        ),
    ),
    options=(
        Option(
            "first",
            "First move",
            "first",
            (Choice("geese", "the geese", 1, "a libák"), Choice("fox", "the fox", 0, "a róka")),
            "Kezdő",
        ),
    ),
)
