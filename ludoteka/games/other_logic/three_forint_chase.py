"""Three-forint chase: the two-forint coin has six moves to catch the one-forint coin."""

from dataclasses import replace

from ludoteka.boards import three_forint_board
from ludoteka.declare import BLUE, RED, Preset
from ludoteka.declare.coins import Coins

PRINTED = three_forint_board()
WHOLE = replace(PRINTED, lines=(*PRINTED.lines, "7 10"))
"""With the line that the list in the book leaves out: it closes the square 4-6-10-7 as 8-12 closes 5-9-12-8."""

GAME = Coins(
    id="three-forint-chase",
    name="Three-forint Chase",
    names={"hu": ("Háromforintos fogócska",), "en": ("Three-forint Chase",)},
    chapter="other-logic",
    board=WHOLE,
    sides=(replace(RED, name="Two forints", hu="Kétforintos"), replace(BLUE, name="One forint", hu="Egyforintos")),
    starts=("2", "15"),
    values=("2", "1"),
    moves=6,
    minutes=2,
    bound=11,  # six moves of the hunter, five between them
    small=True,
    presets=(
        Preset("whole", "The whole net, with the line 7-10", "A teljes háló, a 7–10 vonallal"),
        Preset(
            "printed", "The net as printed, without 7-10", "A nyomtatott háló, 7–10 nélkül", changes={"board": PRINTED}
        ),
    ),
)
