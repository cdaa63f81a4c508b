"""Hex: join your two opposite sides of a rhombus of hexagons."""

from ludoteka.boards import HexRhombus
from ludoteka.declare import BLACK, WHITE, Choice, Option, Preset
from ludoteka.declare.connection import Connection, Goal, Swap

SIZES = (5, 6, 7, 8, 9, 10, 11, 13, 14, 19)

GAME = Connection(
    id="hex",
    name="Hex",
    names={"hu": ("Hex",), "en": ("Hex", "Polygon", "Con-tac-tix")},
    chapter="connection",
    board=HexRhombus(11, 11),
    sides=(BLACK, WHITE),
    goal=Goal.SIDES,
    sides_of=(("top", "bottom"), ("left", "right")),
    swap=Swap.NONE,
    minutes=20,
    bound=max(SIZES) ** 2 + 1,
    presets=(
        Preset("book", "The book: 11 by 11", "A könyv szabálya: 11·11", covers=("hex#1",)),
        Preset("small", "The book: 6 by 6", "A könyv szabálya: 6·6", ("hex#2",), {"board": HexRhombus(6, 6)}),
        Preset("swap", "11 by 11, the first stone may be taken over", "11·11, cserével", changes={"swap": Swap.MIRROR}),
        Preset(
            "large",
            "14 by 14, the first stone may be taken over",
            "14·14, cserével",
            changes={"board": HexRhombus(14, 14), "swap": Swap.MIRROR},
        ),
    ),
    options=(
        Option(
            "size",
            "Board",
            "board",
            tuple(Choice(f"{n}", f"{n} by {n}", HexRhombus(n, n), f"{n}·{n}") for n in SIZES),
            "Tábla",
        ),
        Option(
            "swap",
            "Taking over the first stone",
            "swap",
            (Choice("no", "no", Swap.NONE, "nem"), Choice("yes", "yes", Swap.MIRROR, "igen")),
            "Az első kő átvétele",
        ),
    ),
)
