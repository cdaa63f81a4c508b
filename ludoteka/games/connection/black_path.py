"""Black path: one line, three ways to go on; lead it to the black corner, and never off the board."""

from ludoteka.declare import BLUE, RED, Choice, Option, Preset
from ludoteka.declare.black_path import BlackPath

SIZES = (4, 5, 6, 7, 8, 9, 10)

GAME = BlackPath(
    id="black-path",
    name="Black Path",
    names={"hu": ("Fekete sarok", "black"), "en": ("Black Path", "Black Corner", "Black Corner (Black path game)")},
    chapter="connection",
    board=None,
    sides=(RED, BLUE),
    size=4,
    black_corner=True,
    minutes=5,
    bound=max(SIZES) ** 2,
    presets=(
        Preset("book", "4 by 4 cells", "4·4 mező"),
        Preset("large", "8 by 8 cells", "8·8 mező", ("black-path#1",), {"size": 8}),
        Preset(
            "known",
            "Generally known: from the edge, without a black corner, 8 by 8",
            "Ismert szabály: a tábla szélétől, fekete sarok nélkül, 8·8",
            changes={"size": 8, "black_corner": False},
        ),
    ),
    options=(
        Option(
            "size",
            "Board",
            "size",
            tuple(Choice(f"{n}", f"{n} by {n}", n, f"{n}·{n}") for n in SIZES),
            "Tábla",
            ("black-path#1",),
        ),
    ),
)
