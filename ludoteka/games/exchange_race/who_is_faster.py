"""Who is faster?: one side walks along rows and columns, the other along diagonals, each to the other's end."""

from dataclasses import replace

from ludoteka.boards import who_is_faster_board
from ludoteka.declare import BLUE, RED, Preset
from ludoteka.declare.hunts import Aim, Blocked, Captures, Goes, Hunt, Lines, Walker

BOARD = who_is_faster_board()
"""Lines have the colour of those who walk along them."""
BELOW = "b1 c1 b2 c2"
ABOVE = "b5 c5 b6 c6"

RED_RUNNERS = Walker(
    piece="man",
    starts=ABOVE,
    hand=0,
    ground="",
    lines=Lines.DIAGONAL,
    goes=Goes.ANYWHERE,
    slides=False,
    captures=Captures.NONE,
    never="",
    aim=Aim.LEAD,
    goal=BELOW,
    takes=0,
    patience=0,
)
BLUE_RUNNERS = replace(RED_RUNNERS, starts=BELOW, lines=Lines.STRAIGHT, goal=ABOVE)

GAME = Hunt(
    id="who-is-faster",
    name="Who Is Faster?",
    names={
        "hu": ("Ki a gyorsabb?", "hajsza", "versengők", "futóverseny", "fürgelábúak"),
        "en": ("Who Is Faster?", "Chase", "Runners"),
    },
    chapter="exchange-race",
    board=BOARD,
    sides=(RED, BLUE),
    walkers=(RED_RUNNERS, BLUE_RUNNERS),
    placing=(),
    first=0,
    blocked=Blocked.WAITS_IF_BANNED,
    guarded="",
    apart=False,
    returns=False,
    repetition=3,
    quiet=200,
    minutes=10,
    bound=201,
    presets=(
        Preset("book", "The book: red along diagonals", "A könyv szabálya: a piros átlósan"),
        Preset(
            "lines",
            "Red along rows and columns",
            "A piros vízszintesen és függőlegesen",
            changes={
                "board": replace(BOARD, styles=("ink red", "ink blue")),
                "walkers": (replace(RED_RUNNERS, lines=Lines.STRAIGHT), replace(BLUE_RUNNERS, lines=Lines.DIAGONAL)),
            },
        ),
    ),
)
