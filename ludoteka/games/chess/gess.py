"""Gess: general chess; whatever stones stand together in a square of nine cells are a piece."""

from ludoteka.boards import Square
from ludoteka.declare import BLACK, WHITE, Preset
from ludoteka.declare.gess import Friends, Gess

SIZE = 20
ROWS = {2: "ceghijklmnpr", 3: "bcdfhijkmoqrs", 4: "ceghijklmnpr", 7: "cfilor"}
"""The files of the first player's stones, by rank."""
RIM = " ".join(
    f"{file}{rank}"
    for rank in range(1, SIZE + 1)
    for file in "abcdefghijklmnopqrst"
    if file in "at" or rank in (1, SIZE)
)


def stones(*, turned: bool) -> str:
    """The cells of a side's stones; the second player's stand opposite, in the same files."""
    return " ".join(f"{file}{SIZE + 1 - rank if turned else rank}" for rank, files in ROWS.items() for file in files)


GAME = Gess(
    id="gess",
    name="Gess",
    names={"hu": ("Általános sakk",), "en": ("General Chess (gess)", "General Chess")},
    chapter="chess",
    board=Square(SIZE, SIZE, extra_regions=(("rim", RIM),), tinted=(("rim", "slate"),)),
    sides=(BLACK, WHITE),
    placed=(stones(turned=False), stones(turned=True)),
    friends=Friends.STAY,
    reach=3,
    quiet_limit=100,
    minutes=60,
    # At most 86 stones can leave the board, each after at most 99 quiet moves, then 100 more.
    bound=8700,
    presets=(
        Preset("book", "The book: own stones stop a piece", "A könyv szabálya: a saját bábu megállítja a figurát"),
        Preset(
            "eureka",
            "As usually played: own stones in the way are taken too",
            "Ahogy általában játsszák: az útban levő saját bábu is lekerül",
            changes={"friends": Friends.TAKEN},
        ),
    ),
)
