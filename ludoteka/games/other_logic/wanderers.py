"""Wanderers: let your two pieces change places, out of the enemy's reach."""

from ludoteka.boards import wanderers_board
from ludoteka.declare import BLACK, WHITE, Preset
from ludoteka.declare.wanderers import Wanderers

GAME = Wanderers(
    id="wanderers",
    name="Wanderers",
    names={"hu": ("Vándorok",), "en": ("Wanderers",)},
    chapter="other-logic",
    board=wanderers_board(),
    sides=(WHITE, BLACK),
    longest=200,
    passes=4,
    minutes=15,
    bound=200,
    presets=(Preset("book", "The book", "A könyv szabálya"),),
)
