"""Astar: two flocks leave their triangular camps, jump over each other and settle in the other's camp."""

from dataclasses import replace

from ludoteka.boards import astar_board
from ludoteka.declare import BLUE, YELLOW, Preset
from ludoteka.declare.hunts import Aim, Blocked, Captures, Goes, Hunt, Lines, Walker

LOWER = "s1 s2 s3 s4 s5 s6 s7 s8 c1"
UPPER = "n1 n2 n3 n4 n5 n6 n7 n8 c5"

YELLOW_FLOCK = Walker(
    piece="man",
    starts=LOWER,
    hand=0,
    ground="",
    lines=Lines.ALL,
    goes=Goes.ANYWHERE,
    slides=False,
    captures=Captures.LONGEST,
    never="",
    aim=Aim.HOLD,
    goal=UPPER,
    takes=0,
    patience=0,
)
BLUE_FLOCK = replace(YELLOW_FLOCK, starts=UPPER, goal=LOWER)

GAME = Hunt(
    id="astar",
    name="Astar",
    names={"hu": ("Asztar", "pásztorjáték"), "en": ("Astar (Kyrgyz shepherds' game)", "Astar")},
    chapter="exchange-race",
    board=astar_board(),
    sides=(YELLOW, BLUE),
    walkers=(YELLOW_FLOCK, BLUE_FLOCK),
    placing=(),
    first=0,
    blocked=Blocked.LOSES,
    guarded="",
    apart=False,
    returns=True,
    repetition=3,
    quiet=100,
    minutes=15,
    # At most 17 captures; before each and after the last at most 100 quiet moves.
    bound=18 * 101,
    presets=(Preset("book", "The book", "A könyv szabálya"),),
)
