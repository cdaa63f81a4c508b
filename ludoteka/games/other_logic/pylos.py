"""Pylos: build a pyramid together, save your balls, and lay the topmost one."""

from ludoteka.boards import Pyramid
from ludoteka.declare import BLACK, WHITE, Preset
from ludoteka.declare.pylos import Pylos

GAME = Pylos(
    id="pylos",
    name="Pylos",
    names={"hu": ("Pylos",), "en": ("Pylos",)},
    chapter="other-logic",
    board=Pyramid(4),
    sides=(WHITE, BLACK),
    given_back=2,
    rows_too=False,
    longest=200,
    minutes=15,
    bound=600,  # at most 200 turns of a ball and two taken back
    presets=(
        Preset("book", "The book", "A könyv szabálya"),
        Preset(
            "expert",
            "Rows too",
            "Sorokkal",
            changes={"rows_too": True},
        ),
        Preset("simple", "No balls back", "Visszavétel nélkül", changes={"given_back": 0}),
    ),
)
