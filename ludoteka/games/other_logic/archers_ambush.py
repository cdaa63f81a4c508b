"""Archers' ambush: slip past the enemy's archers into his camp."""

from ludoteka.boards import archers_board
from ludoteka.declare import BLACK, WHITE, Preset
from ludoteka.declare.archers import Archers

GAME = Archers(
    id="archers-ambush",
    name="Archers' ambush",
    names={"hu": ("Íjászles", "jaszir"), "en": ("Archers' Ambush (jasir)", "Archers' ambush", "Jasir")},
    chapter="other-logic",
    board=archers_board(),
    sides=(WHITE, BLACK),
    camps=("a1 b1 c1 d1 e1", "a5 b5 c5 d5 e5"),
    backwards=True,
    quiet=40,
    minutes=15,
    bound=1_800,  # 10 arrivals, so at most 10 returns and 20 shots, each after at most 40 actions, and what they add
    presets=(
        Preset("book", "The book", "A könyv szabálya"),
        Preset("forward", "No steps back", "Visszalépés nélkül", ("archers-ambush#1",), {"backwards": False}),
    ),
)
