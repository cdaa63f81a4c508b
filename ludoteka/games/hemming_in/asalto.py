"""Asalto: twenty-four besiegers storm a castle that two knights defend."""

from dataclasses import replace

from ludoteka.boards import cross_board
from ludoteka.declare import BLACK, WHITE, Preset
from ludoteka.declare.hunts import Aim, Blocked, Captures, Goes, Hunt, Lines, Walker

CASTLE = "c5 d5 e5 c6 d6 e6 c7 d7 e7"
OUTSIDE = "c1 d1 e1 c2 d2 e2 a3 b3 c3 d3 e3 f3 g3 a4 b4 c4 d4 e4 f4 g4 a5 b5 f5 g5"

BESIEGERS = Walker(
    piece="pawn",
    starts=OUTSIDE,
    hand=0,
    ground="",
    lines=Lines.STRAIGHT,
    goes=Goes.NOT_DOWN,
    slides=False,
    captures=Captures.NONE,
    never="",
    aim=Aim.FILL,
    goal=CASTLE,
    takes=0,
    patience=0,
)
KNIGHTS = replace(
    BESIEGERS,
    piece="knight",
    starts="",
    hand=2,
    ground=CASTLE,
    lines=Lines.ALL,
    goes=Goes.ANYWHERE,
    captures=Captures.SERIES,
    aim=Aim.BLOCK,
    goal="",
    takes=16,
)

GAME = Hunt(
    id="asalto",
    name="Asalto",
    names={"hu": ("Várvédelem",), "en": ("Castle Defence (asalto)", "Asalto", "Siege", "Officers and Sepoys")},
    chapter="hemming-in",
    board=replace(cross_board(diagonals=True), tinted=(("castle", "yellow"),), styles=("edge", "grid")),
    sides=(replace(BLACK, name="Knights", hu="Lovagok"), replace(WHITE, name="Besiegers", hu="Ostromlók")),
    walkers=(KNIGHTS, BESIEGERS),
    placing=(0, 0),
    first=1,
    blocked=Blocked.LOSES,
    guarded="",
    apart=False,
    returns=True,
    repetition=3,
    quiet=100,
    minutes=25,
    # At most 16 captures and two knights lost; before each and after the last at most 100 quiet moves.
    bound=2 + 19 * 101,
    presets=(
        Preset("book", "The book: capturing is compulsory", "A könyv szabálya: ütéskényszer"),
        Preset(
            "huff",
            "A knight that overlooks a capture is lost",
            "Az ütést elmulasztó lovag elvész",
            changes={"walkers": (replace(KNIGHTS, captures=Captures.LOST), BESIEGERS)},
        ),
    ),
)
