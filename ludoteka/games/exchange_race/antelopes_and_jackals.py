"""Antelopes and jackals: two against two run for the other's den and may never meet on a line."""

from dataclasses import replace

from ludoteka.boards import antelopes_board
from ludoteka.declare import BLACK, WHITE, Preset
from ludoteka.declare.hunts import Aim, Blocked, Captures, Goes, Hunt, Lines, Walker

ANTELOPES = Walker(
    piece="antelope",
    starts="1 2",
    hand=0,
    ground="",
    lines=Lines.ALL,
    goes=Goes.ANYWHERE,
    slides=True,
    captures=Captures.NONE,
    never="",
    aim=Aim.REACH,
    goal="9 10",
    takes=0,
    patience=0,
)

GAME = Hunt(
    id="antelopes-and-jackals",
    name="Antelopes and Jackals",
    names={"hu": ("Antilopok és sakálok",), "en": ("Antelopes and Jackals",)},
    chapter="exchange-race",
    board=antelopes_board(),
    sides=(replace(WHITE, name="Antelopes", hu="Antilopok"), replace(BLACK, name="Jackals", hu="Sakálok")),
    walkers=(ANTELOPES, replace(ANTELOPES, piece="jackal", starts="9 10", goal="1 2")),
    placing=(),
    first=0,
    blocked=Blocked.WAITS,
    guarded="",
    apart=True,
    returns=True,
    repetition=3,
    quiet=100,
    minutes=5,
    bound=100,
    small=True,
    presets=(Preset("book", "The book", "A könyv szabálya"),),
)
