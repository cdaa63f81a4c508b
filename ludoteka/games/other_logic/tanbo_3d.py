"""Tanbo in three dimensions: roots grow up and down too."""

from dataclasses import replace

from ludoteka.boards import Layers
from ludoteka.declare import Preset

from .tanbo import GAME as TANBO

GAME = replace(
    TANBO,
    id="tanbo-3d",
    name="Three-dimensional Tanbo",
    names={"hu": ("Háromdimenziós tanbo",), "en": ("Three-dimensional Tanbo", "3D tanbo")},
    parent=TANBO.id,
    board=Layers(5, 5, 5),
    ways=("N", "E", "S", "W", "up", "down"),
    seeds=("1a1 1e5 5a5 5e1", "1a5 1e1 5a1 5e5"),
    men=125,
    minutes=20,
    bound=8 * 125,
    presets=(Preset("corners", "5 by 5 by 5, seeds in the corners", "5·5·5, csírák a sarkokban"),),
)
