"""Thoughtwave: lay tiles with pipes until a line joins your two sides of the board."""

from ludoteka.boards import Square
from ludoteka.declare import BLUE, RED, Preset
from ludoteka.declare.thoughtwave import Thoughtwave

SIZE = 10
FILES = "abcdefghij"

GAME = Thoughtwave(
    id="thoughtwave",
    name="Thoughtwave",
    names={"hu": ("Gondolathullám", "csövek"), "en": ("Thoughtwave", "pipes")},
    chapter="connection",
    board=Square(
        SIZE,
        SIZE,
        extra_regions=(
            ("top", " ".join(f"{file}{SIZE}" for file in FILES)),
            ("bottom", " ".join(f"{file}1" for file in FILES)),
            ("left", " ".join(f"a{rank + 1}" for rank in range(SIZE))),
            ("right", " ".join(f"j{rank + 1}" for rank in range(SIZE))),
        ),
        edged=(("top", 0), ("bottom", 0), ("left", 1), ("right", 1)),
    ),
    sides=(RED, BLUE),
    supply=(2, 6, 5, 10, 1),
    minutes=20,
    bound=2 * 48,
    presets=(Preset("book", "10 by 10 cells, 24 tiles each", "10·10 mező, 24-24 lap"),),
)
