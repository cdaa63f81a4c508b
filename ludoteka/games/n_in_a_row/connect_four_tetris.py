"""Tetris drop four: connect four in which a full bottom row vanishes."""

from dataclasses import replace

from ludoteka.declare import Preset
from ludoteka.declare.rows import Vanishing

from .connect_four import GAME as CONNECT_FOUR

GAME = replace(
    CONNECT_FOUR,
    id="connect-four-tetris",
    name="Tetris drop four",
    names={"hu": ("Potyogós tetrisamőba",), "en": ("Tetris Drop Four", "Connect four tetris")},
    parent=CONNECT_FOUR.id,
    vanishing=Vanishing.RETURNS,
    longest=200,
    bound=200,
    presets=(
        Preset("book", "Vanished discs go back to their owners", "Az eltűnt korongokat visszakapják"),
        Preset(
            "spent",
            "Vanished discs are spent: twenty-one each, and no more",
            "Az eltűnt korongok elvesznek: fejenként huszonegy van, nem több",
            changes={"vanishing": Vanishing.SPENT, "men": 21, "longest": 0},
        ),
    ),
    options=(),
)
