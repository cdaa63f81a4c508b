"""Plotto: lay numbered hexagons, and get a row of four with your number at both ends."""

from ludoteka.boards import HexField
from ludoteka.declare import Preset, Side
from ludoteka.declare.plotto import Plotto

SEATS = (
    Side("One", "red", "Egyes"),
    Side("Two", "blue", "Kettes"),
    Side("Three", "green", "Hármas"),
    Side("Four", "yellow", "Négyes"),
)

GAME = Plotto(
    id="plotto",
    name="Plotto",
    names={"hu": ("Plotto",), "en": ("Plotto",)},
    chapter="other-logic",
    board=HexField(31),
    sides=SEATS[:2],
    supply=15,
    row=4,
    minutes=10,
    bound=60,  # sixty tiles
    presets=(
        Preset("two", "Two players", "Két játékos"),
        Preset("three", "Three players", "Három játékos", changes={"sides": SEATS[:3]}),
        Preset("four", "Four players", "Négy játékos", changes={"sides": SEATS}),
    ),
)
