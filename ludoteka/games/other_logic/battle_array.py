"""Battle array: lay the figures so that equal ones are apart, then bring one whole type together."""

from dataclasses import replace

from ludoteka.boards import Square
from ludoteka.declare import BLACK, WHITE, Preset
from ludoteka.declare.battle_array import BattleArray, Contest

SIDES = (replace(WHITE, name="First", hu="Első"), replace(BLACK, name="Second", hu="Második"))
TWO_ROUNDS = Preset(
    "two-rounds", "Two rounds with exchanged roles", "Két forduló szerepcserével", changes={"rounds": 2}
)

GAME = BattleArray(
    id="battle-array",
    name="Battle Array",
    names={"hu": ("Hadrend",), "en": ("Battle Array",)},
    chapter="other-logic",
    board=Square(5, 5),
    sides=SIDES,
    contest=Contest.ARRAY,
    rounds=1,
    limit=100,
    forbidden="",
    minutes=15,
    bound=2 * (24 + 100) + 1,
    presets=(Preset("book", "The book: one round", "A könyv szabálya: egy forduló"), TWO_ROUNDS),
)
