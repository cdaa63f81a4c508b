"""Battle array, placement: fewer groups of your own criterion when the board is full."""

from dataclasses import replace

from ludoteka.boards import Square
from ludoteka.declare.battle_array import Contest

from .battle_array import GAME as ARRAY

GAME = replace(
    ARRAY,
    id="battle-array-placement",
    name="Battle Array: Placement",
    names={"hu": ("Lerakás", "Hadrend: Lerakás", "Hadrend"), "en": ("Battle Array: Placement",)},
    parent=ARRAY.id,
    board=Square(5, 5),
    contest=Contest.PLACEMENT,
    forbidden="c3",
    minutes=10,
    bound=2 * 24 + 1,
)
