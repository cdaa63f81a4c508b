"""Gonnect: go's stones and captures, but who joins two opposite sides wins."""

from ludoteka.boards import point_grid
from ludoteka.declare import BLACK, WHITE, Choice, Option, Preset
from ludoteka.declare.gonnect import Gonnect

SIZES = (7, 9, 11, 13, 15)

GAME = Gonnect(
    id="gonnect",
    name="Gonnect",
    names={"hu": ("Gotlakozás",), "en": ("Gonnect",)},
    chapter="connection",
    parent="go",
    board=point_grid(13, 13),
    sides=(BLACK, WHITE),
    swap=False,
    minutes=30,
    bound=1000,
    presets=(
        Preset("book", "13 by 13 points", "13·13 pont"),
        Preset(
            "swap",
            "13 by 13, the first stone may be taken over",
            "13·13, az első kő átvehető",
            changes={"swap": True},
        ),
    ),
    options=(
        Option(
            "size",
            "Board",
            "board",
            tuple(Choice(f"{n}", f"{n} by {n}", point_grid(n, n), f"{n}·{n}") for n in SIZES),
            "Tábla",
        ),
    ),
)
