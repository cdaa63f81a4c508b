"""Wolf and dogs: four dogs go up a chessboard to hem in one wolf."""

from dataclasses import replace

from ludoteka.boards import Square
from ludoteka.declare import BLACK, WHITE, Preset
from ludoteka.declare.hunts import Aim, Blocked, Captures, Goes, Hunt, Lines, Walker

DARK = " ".join(f"{f}{r}" for r in range(1, 9) for f in "abcdefgh" if (ord(f) - 97 + r - 1) % 2 == 0)

DOGS = Walker(
    piece="dog",
    starts="a1 c1 e1 g1",
    hand=0,
    ground="",
    lines=Lines.DIAGONAL,
    goes=Goes.UP,
    slides=False,
    captures=Captures.NONE,
    never="",
    aim=Aim.BLOCK,
    goal="",
    takes=0,
    patience=0,
)
WOLF = replace(DOGS, piece="wolf", starts="", hand=1, ground=DARK, goes=Goes.ANYWHERE, aim=Aim.PAST)

GAME = Hunt(
    id="fox-and-hounds",
    name="Wolf and Dogs",
    names={
        "hu": ("Farkas és kutyák", "farkas és bárányok", "vadász és nyúl"),
        "en": ("Wolf and Dogs (fox and hounds)", "Fox and Hounds", "Wolf and Sheep"),
    },
    chapter="hemming-in",
    board=Square(8, 8, checkered=True),
    sides=(replace(BLACK, name="Wolf", hu="Farkas"), replace(WHITE, name="Dogs", hu="Kutyák")),
    walkers=(WOLF, DOGS),
    placing=(0,),
    first=0,
    blocked=Blocked.LOSES,
    guarded="",
    apart=False,
    returns=True,
    repetition=0,
    quiet=0,
    minutes=10,
    # Each dog has seven steps up the board; the wolf places himself and moves before each of them.
    bound=1 + 2 * 4 * 7 + 2,
    small=True,
    presets=(
        Preset("book", "The book: the wolf begins anywhere", "A könyv szabálya: a farkas bárhonnan indulhat"),
        Preset(
            "edge",
            "The wolf begins on d8",
            "A farkas a d8-ról indul",
            changes={"walkers": (replace(WOLF, starts="d8", hand=0, ground=""), DOGS), "placing": ()},
        ),
    ),
)
