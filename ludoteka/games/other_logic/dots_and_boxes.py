"""Dots and boxes: draw the fourth side of a box and it is yours."""

from ludoteka.boards import BoxesBoard
from ludoteka.declare import BLUE, RED, Choice, Option, Preset
from ludoteka.declare.boxes import Boxes

SIZES = (2, 3, 4, 5, 7, 9, 12, 15)

GAME = Boxes(
    id="dots-and-boxes",
    name="Dots and Boxes",
    names={"hu": ("Kockázás", "dots"), "en": ("Dots and Boxes", "dots", "Boxes", "Pigs in a pen")},
    chapter="other-logic",
    board=BoxesBoard(15, 15),
    sides=(BLUE, RED),
    framed=True,
    minutes=30,
    bound=480,
    presets=(
        Preset("book", "The book: 15 by 15, the frame is drawn", "A könyv szabálya: 15·15, kerettel"),
        Preset(
            "standard",
            "5 by 5, all lines have to be drawn",
            "5·5, a keretet is meg kell húzni",
            changes={"board": BoxesBoard(5, 5), "framed": False},
        ),
        Preset(
            "large",
            "15 by 15, all lines have to be drawn",
            "15·15, a keretet is meg kell húzni",
            changes={"framed": False},
        ),
    ),
    options=(
        Option(
            "size",
            "Boxes",
            "board",
            tuple(Choice(f"{n}", f"{n} by {n}", BoxesBoard(n, n), f"{n}·{n}") for n in SIZES),
            "Mezők",
        ),
    ),
)
