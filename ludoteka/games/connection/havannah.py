"""Havannah: a ring, a bridge of two corners or a fork of three edges on a hexagon of hexagons."""

from ludoteka.boards.hexes import HexCoordinates, HexHexagon
from ludoteka.declare import BLACK, WHITE, Choice, Option, Preset
from ludoteka.declare.connection import Connection, Goal, Swap

SIZES = (4, 5, 6, 8, 10)
BOARDS = {n: HexHexagon(n, coordinates=HexCoordinates.BOOK) for n in SIZES}
LARGEST = 3 * max(SIZES) * (max(SIZES) - 1) + 1

GAME = Connection(
    id="havannah",
    name="Havannah",
    names={"hu": ("Havanna",), "en": ("Havannah",)},
    chapter="connection",
    board=BOARDS[10],
    sides=(WHITE, BLACK),
    goal=Goal.HAVANNAH,
    sides_of=(),
    swap=Swap.NONE,
    minutes=40,
    bound=LARGEST + 1,
    presets=(
        Preset("book", "The book: ten cells a side", "A könyv szabálya: tízes élhossz"),
        Preset(
            "swap",
            "Ten cells a side, the first stone may be taken over",
            "Tízes élhossz, cserével",
            changes={"swap": Swap.COLOUR},
        ),
        Preset(
            "eight",
            "Eight cells a side, the first stone may be taken over",
            "Nyolcas élhossz, cserével",
            ("havannah#1",),
            {"board": BOARDS[8], "swap": Swap.COLOUR},
        ),
        Preset("small", "Four cells a side", "Négyes élhossz", ("havannah#1",), {"board": BOARDS[4]}),
    ),
    options=(
        Option(
            "size",
            "Cells a side",
            "board",
            tuple(Choice(f"{n}", f"{n}", board, f"{n}") for n, board in BOARDS.items()),
            "Élhossz",
            ("havannah#1",),
        ),
        Option(
            "swap",
            "Taking over the first stone",
            "swap",
            (Choice("no", "no", Swap.NONE, "nem"), Choice("yes", "yes", Swap.COLOUR, "igen")),
            "Az első kő átvétele",
        ),
    ),
)
