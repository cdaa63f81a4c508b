"""Y: join all three sides of a triangle of hexagons."""

from dataclasses import replace

from ludoteka.boards import HexTriangle
from ludoteka.declare import Choice, Option, Preset
from ludoteka.declare.connection import Swap

from .hex import GAME as HEX

SIDES = ("left", "right", "bottom")
SIZES = (5, 7, 9, 11, 13, 15)

GAME = replace(
    HEX,
    id="game-of-y",
    name="Y",
    names={"hu": ("Y",), "en": ("Y", "game of Y")},
    parent=HEX.id,
    board=HexTriangle(11),
    sides_of=(SIDES, SIDES),
    swap=Swap.COLOUR,
    minutes=15,
    bound=max(SIZES) * (max(SIZES) + 1) // 2 + 1,
    presets=(
        Preset("book", "The book: 11 to a side, with taking over", "A könyv szabálya", ("game-of-y#1",)),
        Preset("no-swap", "11 to a side, without taking over", "Csere nélkül", changes={"swap": Swap.NONE}),
        Preset("small", "7 to a side, for a first game", "7-es oldalak", changes={"board": HexTriangle(7)}),
    ),
    options=(
        Option(
            "size",
            "Board",
            "board",
            tuple(Choice(f"{n}", f"{n} to a side", HexTriangle(n), f"{n}-es oldalak") for n in SIZES),
            "Tábla",
        ),
    ),
)
