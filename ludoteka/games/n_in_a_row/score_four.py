"""Score four: balls are dropped into sixteen tubes; four in a row in any direction of space win."""

from dataclasses import replace

from ludoteka.declare import Preset
from ludoteka.declare.rows import Placing

from .qubic import GAME as QUBIC

GAME = replace(
    QUBIC,
    id="score-four",
    name="Score four",
    names={"hu": ("Térbeli potyogós amőba",), "en": ("Space Drop Four (score four)", "Connect four in space")},
    placing=Placing.FALLS,
    falls="down",
    bound=64,
    presets=(
        Preset("book", "Balls in sixteen tubes", "Golyók tizenhat csőben"),
        Preset(
            "posts",
            "Rings on sixteen posts",
            "Gyűrűk tizenhat oszlopon",
            ("score-four#1",),
            {"glyphs": "rings"},
        ),
    ),
)
