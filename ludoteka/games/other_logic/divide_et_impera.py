"""Divide et impera: keep your area in as few parts as you can."""

from ludoteka.boards import Square
from ludoteka.declare import BLACK, BLUE, GREEN, RED, WHITE, YELLOW, Preset
from ludoteka.declare.divide import Aim, Beside, Divide

SIDES = (WHITE, BLACK, RED, BLUE, GREEN, YELLOW)
QUARTER = "a1 a2 a3 b1 b2 c1 g1 h1 h2 i1 i2 i3 i4 i5 i6"
"""The cells that the clover lacks, before they are turned."""


def clover() -> Square:
    """17 by 17 cells without a quarter's cells, turned four times."""
    missing = []
    for cell in QUARTER.split():
        file, rank = ord(cell[0]) - ord("a"), int(cell[1:]) - 1
        for _ in range(4):
            missing.append(f"{chr(ord('a') + file)}{rank + 1}")
            file, rank = rank, 16 - file
    return Square(17, 17, without=tuple(missing))


GAME = Divide(
    id="divide-et-impera",
    name="Divide et impera",
    names={"hu": ("Divide et impera",), "en": ("Divide et Impera",)},
    chapter="other-logic",
    board=Square(8, 8),
    sides=SIDES[:2],
    aim=Aim.FEWEST,
    beside=Beside.ANY,
    first="",
    minutes=20,
    bound=289,
    presets=(
        Preset("8x8", "Two players, 8 by 8", "Ketten, 8·8", ("divide-et-impera#1",)),
        Preset("10x10", "Two players, 10 by 10", "Ketten, 10·10", ("divide-et-impera#2",), {"board": Square(10, 10)}),
        *(
            Preset(
                f"{n}-players",
                f"{n} players, {size} by {size}",
                f"{n} játékos, {size}·{size}",
                ("divide-et-impera#3",),
                {"board": Square(size, size), "sides": SIDES[:n]},
            )
            for n, size in ((3, 12), (4, 14), (5, 15), (6, 16))
        ),
        Preset("clover", "Two players, the clover", "Ketten, lóhere", ("divide-et-impera#4",), {"board": clover()}),
        Preset(
            "clover-4",
            "Four players, the clover",
            "Négyen, lóhere",
            ("divide-et-impera#4",),
            {"board": clover(), "sides": SIDES[:4]},
        ),
    ),
)
