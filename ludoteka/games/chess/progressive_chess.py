"""Progressive chess: one move, two moves, three moves, and so on."""

from dataclasses import replace

from ludoteka.declare import Preset
from ludoteka.declare.chess import Turns

from .chess import GAME as CHESS

GAME = replace(
    CHESS,
    id="progressive-chess",
    name="Progressive chess",
    names={"hu": ("Progresszív sakk",), "en": ("Progressive Chess",)},
    parent=CHESS.id,
    turns=Turns.MORE,
    repetition=None,
    notation="",
    presets=(
        Preset("book", "A check ends the series", "A sakk véget vet a sorozatnak"),
        Preset(
            "italian",
            "Italian: check only with the last move of a series",
            "Olasz: sakkot csak a sorozat utolsó lépése adhat",
            changes={"late_checks": True},
        ),
    ),
)
