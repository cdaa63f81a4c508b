"""Black path: one line, three ways to go on; lead it to the black corner, and never off the board."""

from ludoteka.boards import Square, letters
from ludoteka.declare import BLUE, RED, Choice, Option, Preset
from ludoteka.declare.black_path import BlackPath

SIZES = (4, 5, 6, 7, 8, 9, 10)


def board(size: int) -> Square:
    """The lower right cell is black."""
    corner = f"{letters(size - 1)}1"
    return Square(size, size, extra_regions=(("corner", corner),), tinted=(("corner", "black"),))


GAME = BlackPath(
    id="black-path",
    name="Black Path",
    names={"hu": ("Fekete sarok", "black"), "en": ("Black Path", "Black Corner", "Black Corner (Black path game)")},
    chapter="connection",
    board=board(4),
    sides=(RED, BLUE),
    minutes=5,
    bound=max(SIZES) ** 2 - 1,
    presets=(
        Preset("book", "4 by 4 cells", "4·4 mező"),
        Preset("large", "8 by 8 cells", "8·8 mező", ("black-path#1",), {"board": board(8)}),
    ),
    options=(
        Option(
            "size",
            "Board",
            "board",
            tuple(Choice(f"{n}", f"{n} by {n}", board(n), f"{n}·{n}") for n in SIZES),
            "Tábla",
            ("black-path#1",),
        ),
    ),
)
