"""Hexxagon: ataxx on hexagons, for two or three."""

from dataclasses import replace

from ludoteka.boards import HexCoordinates, HexHexagon
from ludoteka.declare import BLUE, GREEN, RED, Preset

from .ataxx import GAME as ATAXX

GAME = replace(
    ATAXX,
    id="hexxagon",
    name="Hexxagon",
    names={"hu": ("Hexxagon",), "en": ("Hexxagon",)},
    parent="ataxx",
    board=HexHexagon(5, coordinates=HexCoordinates.BOOK),
    minutes=20,
    presets=(
        Preset("two", "Two players", "Ketten", ("hexxagon#1",)),
        Preset("three", "Three players", "Hárman", ("hexxagon#2",), {"sides": (RED, BLUE, GREEN)}),
        Preset("holes", "Two players, three holes", "Ketten, három lyukkal", changes={"blocked": "d4 e6 f5"}),
        Preset(
            "holes-three",
            "Three players, three holes",
            "Hárman, három lyukkal",
            changes={"blocked": "d4 e6 f5", "sides": (RED, BLUE, GREEN)},
        ),
    ),
    options=(),
)
