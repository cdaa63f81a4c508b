"""Mu torere: eight men around one empty point; who cannot move has lost."""

from dataclasses import replace

from ludoteka.boards import mu_torere_board
from ludoteka.declare import BLACK, WHITE, Preset
from ludoteka.declare.hunts import Aim, Blocked, Captures, Goes, Hunt, Lines, Walker

FIRST = Walker(
    piece="stone",
    starts="1 2 3 4",
    hand=0,
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

GAME = Hunt(
    id="mu-torere",
    name="Mu torere",
    names={"hu": ("Csillagjáték", "mu-torere"), "en": ("Star Game (mu torere)", "Mu torere", "Star Game")},
    chapter="hemming-in",
    board=mu_torere_board(),
    sides=(BLACK, WHITE),
    walkers=(FIRST, replace(FIRST, starts="5 6 7 8")),
    placing=(),
    first=0,
    blocked=Blocked.LOSES,
    guarded="9",
    apart=False,
    returns=True,
    repetition=3,
    quiet=200,
    minutes=10,
    bound=200,
    small=True,
    presets=(
        Preset("book", "The book", "A könyv szabálya"),
        Preset("free", "Without the ban on blocking", "A gátlás tilalma nélkül", changes={"guarded": ""}),
    ),
)
