"""The neighbour game: empty cells with your number of covered neighbours are yours."""

from dataclasses import replace

from ludoteka.boards import Square
from ludoteka.declare import BLUE, GREEN, RED, YELLOW, Choice, Option, Preset
from ludoteka.declare.lace import Counted

from .lace import GAME as LACE

SIDES = (RED, BLUE, GREEN, YELLOW)
ORDERS = ((4, 3, 2, 1), (1, 2, 3, 4), (1, 3, 2, 4), (1, 4, 2, 3), (2, 3, 1, 4), (2, 4, 1, 3), (3, 4, 1, 2))

GAME = replace(
    LACE,
    id="neighbour-game",
    name="Neighbour Game",
    names={"hu": ("Szomszédjáték",), "en": ("Neighbour Game",)},
    parent=LACE.id,
    board=Square(9, 9),
    sides=SIDES[:2],
    counted=Counted.NUMBERS,
    numbers=(1, 2, 3, 4),
    minutes=15,
    bound=4 * 41 + 3,
    presets=(
        Preset("2-players", "Two players, two numbers", "Ketten, két számra", ("neighbour-game#3",)),
        Preset(
            "3-players",
            "Three players, one number unowned",
            "Hárman, egy szám gazdátlan",
            ("neighbour-game#2",),
            {"sides": SIDES[:3]},
        ),
        Preset(
            "4-players",
            "Four players, four rounds",
            "Négyen, négy forduló",
            ("neighbour-game#1",),
            {"sides": SIDES, "numbers": (4, 3, 2, 1)},
        ),
        Preset(
            "duel",
            "Two players: many against few of one number",
            "Ketten: egy számból minél több vagy minél kevesebb",
            ("neighbour-game#4",),
            {"counted": Counted.ONE_NUMBER},
        ),
    ),
    options=(
        Option(
            "numbers",
            "The order of the numbers",
            "numbers",
            tuple(
                Choice("".join(map(str, order)), ", ".join(map(str, order)), order, ", ".join(map(str, order)))
                for order in ORDERS
            ),
            "A számok sorrendje",
        ),
    ),
)
