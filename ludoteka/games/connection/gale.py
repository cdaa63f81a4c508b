"""Gale: join two opposite edges of your own net of dots, across the other's."""

from ludoteka.boards import gale_board
from ludoteka.declare import BLUE, RED, Choice, Option, Preset
from ludoteka.declare.gale import Gale

SIZES = (3, 4, 5, 6, 7, 8, 9, 10)

GAME = Gale(
    id="gale",
    name="Gale",
    names={"hu": ("Kígyóvonal", "gale", "gáncsolás"), "en": ("Gale", "Bridg-it", "Bird cage", "Gale (bridg-it)")},
    chapter="connection",
    board=gale_board(7),
    sides=(RED, BLUE),
    minutes=15,
    bound=max(SIZES) ** 2 + (max(SIZES) - 1) ** 2,
    presets=(
        Preset("book", "Nets of 7 by 8 dots", "7·8 pontos hálók"),
        Preset("bridg-it", "Nets of 5 by 6 dots", "5·6 pontos hálók", changes={"board": gale_board(5)}),
    ),
    options=(
        Option(
            "size",
            "Dots",
            "board",
            tuple(Choice(f"{n}", f"{n} by {n + 1}", gale_board(n), f"{n}·{n + 1}") for n in SIZES),
            "Pontok",
            ("gale#1",),
        ),
    ),
)
