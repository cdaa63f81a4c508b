"""Flat drop four: men slide in from the edges of the board; four in a row win."""

from dataclasses import replace

from ludoteka.declare import Preset
from ludoteka.declare.rows import Placing

from .gravity import GAME as GRAVITY

GAME = replace(
    GRAVITY,
    id="edge-drop-four",
    name="Flat drop four",
    names={"hu": ("Sík potyogós amőba",), "en": ("Flat Drop Four (from the edges)", "Edge drop four")},
    placing=Placing.FROM_EDGE,
    presets=(Preset("book", "Eight by eight", "Nyolcszor nyolcas tábla"),),
)
