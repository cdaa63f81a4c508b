"""Where is the square? Four men on the corners of any square win, also of one that stands aslant."""

from ludoteka.boards import Square
from ludoteka.declare import BLACK, WHITE, Preset
from ludoteka.declare.rows import Pattern, Placing, Rows, Vanishing

GAME = Rows(
    id="where-is-the-square",
    name="Where is the square?",
    names={"hu": ("Hol a négyzet?", "szupermalom"), "en": ("Where Is the Square? (super mill)", "Super mill")},
    chapter="other-logic",
    board=Square(6, 6),
    sides=(WHITE, BLACK),
    placing=Placing.ANYWHERE,
    falls="",
    length=4,
    exact=False,
    lines=(),
    men=18,
    captures=(),
    captures_to_win=0,
    plus_minus=False,
    pattern=Pattern.SQUARE,
    opening=(),
    moving=False,
    vanishing=Vanishing.NEVER,
    claims=0,
    longest=0,
    swap2=False,
    renju=False,
    minutes=10,
    # 36 men; before the board is full at most two wrong claims or passes each; then each player's last turn.
    bound=42,
    presets=(
        Preset("book", "A square wins at once", "A négyzet azonnal nyer"),
        Preset(
            "claim",
            "A square wins only when it is claimed; the third wrong claim loses",
            "A négyzet csak bejelentve nyer; a harmadik téves bejelentés veszít",
            ("where-is-the-square#1",),
            {"claims": 3},
        ),
    ),
)
