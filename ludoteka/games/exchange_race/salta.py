"""Salta: suns, moons and stars change sides, each to a place of its own."""

from ludoteka.boards import Square
from ludoteka.declare import BLACK, WHITE, Preset
from ludoteka.declare.salta import Jumps, Salta


def row(rank: int, *, from_right: bool = False) -> list[str]:
    """The dark cells of a rank, as one of the players counts them."""
    cells = [f"{file}{rank}" for k, file in enumerate("abcdefghij") if (k + rank - 1) % 2 == 0]
    return cells[::-1] if from_right else cells


WHITE_STARTS = " ".join(row(1) + row(2) + row(3))
WHITE_TARGETS = " ".join(row(10) + row(9) + row(8))
BLACK_STARTS = " ".join(row(10, from_right=True) + row(9, from_right=True) + row(8, from_right=True))
BLACK_TARGETS = " ".join(row(1, from_right=True) + row(2, from_right=True) + row(3, from_right=True))

GAME = Salta(
    id="salta",
    name="Salta",
    names={"hu": ("Szalta",), "en": ("Salta",)},
    chapter="exchange-race",
    board=Square(10, 10, checkered=True),
    sides=(WHITE, BLACK),
    starts=(WHITE_STARTS, BLACK_STARTS),
    targets=(WHITE_TARGETS, BLACK_TARGETS),
    jumps=Jumps.CALLED,
    limit=200,
    minutes=40,
    bound=2 * 200,
    presets=(
        Preset("book", "The book: jumps when called", "A könyv szabálya: ugrás felszólításra"),
        Preset(
            "classic",
            "Forward jumps are compulsory",
            "Az előreugrás kötelező",
            changes={"jumps": Jumps.ALWAYS},
        ),
    ),
)
