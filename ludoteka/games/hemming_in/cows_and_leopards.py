"""Cows and leopards: two leopards jump over the herd that is placed around them cow by cow."""

from dataclasses import replace

from ludoteka.boards import cows_and_leopards_board
from ludoteka.declare import BLACK, WHITE, Preset
from ludoteka.declare.hunts import Aim, Blocked, Captures, Goes, Hunt, Lines, Walker

COWS = Walker(
    piece="cow",
    starts="",
    hand=24,
    ground="",
    lines=Lines.ALL,
    goes=Goes.ANYWHERE,
    slides=False,
    captures=Captures.NONE,
    never="",
    aim=Aim.BLOCK,
    goal="",
    takes=0,
    patience=0,
)
LEOPARDS = replace(COWS, piece="leopard", hand=2, captures=Captures.LONGEST, takes=21)  # four cows can hem both in

GAME = Hunt(
    id="cows-and-leopards",
    name="Cows and Leopards",
    names={"hu": ("Tehenek és leopárdok",), "en": ("Cows and Leopards", "Leopards and Cows")},
    chapter="hemming-in",
    board=cows_and_leopards_board(),
    sides=(replace(BLACK, name="Leopards", hu="Leopárdok"), replace(WHITE, name="Cows", hu="Tehenek")),
    walkers=(LEOPARDS, COWS),
    placing=(),
    first=0,
    blocked=Blocked.LOSES,
    guarded="",
    apart=False,
    returns=True,
    repetition=3,
    quiet=100,
    minutes=30,
    # 26 pieces are placed; at most 21 captures, before each and after the last at most 100 quiet moves.
    bound=26 + 22 * 101,
    presets=(Preset("book", "The book", "A könyv szabálya"),),
)
