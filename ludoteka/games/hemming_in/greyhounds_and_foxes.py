"""Greyhounds and foxes: a whole pack goes up the board against two foxes that run along the diagonals."""

from dataclasses import replace

from ludoteka.boards import Square
from ludoteka.declare import BLACK, WHITE, Preset
from ludoteka.declare.hunts import Aim, Blocked, Captures, Goes, Hunt, Lines, Walker


def dark(size: int, *ranks: int) -> str:
    """The dark cells of some ranks."""
    return " ".join(f"{chr(97 + f)}{r}" for r in ranks for f in range(size) if (f + r - 1) % 2 == 0)


def walkers(size: int) -> tuple[Walker, Walker]:
    hounds = Walker(
        piece="greyhound",
        starts=dark(size, 1, 2, 3, 4),
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
    foxes = replace(
        hounds,
        piece="fox",
        starts="",
        hand=2,
        ground=dark(size, size),
        goes=Goes.ANYWHERE,
        slides=True,
        aim=Aim.PAST,
    )
    return foxes, hounds


GAME = Hunt(
    id="greyhounds-and-foxes",
    name="Greyhounds and Foxes",
    names={"hu": ("Agarak és rókák",), "en": ("Greyhounds and Foxes",)},
    chapter="hemming-in",
    board=Square(10, 10, checkered=True),
    sides=(replace(BLACK, name="Foxes", hu="Rókák"), replace(WHITE, name="Greyhounds", hu="Agarak")),
    walkers=walkers(10),
    placing=(0, 0),
    first=0,
    blocked=Blocked.LOSES,
    guarded="",
    apart=False,
    returns=True,
    repetition=0,
    quiet=0,
    minutes=15,
    # A greyhound of rank r has 10 - r steps: 5 * (9 + 8 + 7 + 6) in all, each after a move of the foxes.
    bound=2 + 2 * 150 + 2,
    presets=(
        Preset(
            "book",
            "The book: 10 by 10, twenty greyhounds",
            "A könyv szabálya: 10·10, húsz agár",
            ("greyhounds-and-foxes#1",),
        ),
        Preset(
            "small",
            "The book: 8 by 8, sixteen greyhounds",
            "A könyv szabálya: 8·8, tizenhat agár",
            ("greyhounds-and-foxes#2",),
            {"board": Square(8, 8, checkered=True), "walkers": walkers(8)},
        ),
    ),
)
