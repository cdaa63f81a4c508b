"""Focus: build towers, take what falls out below, and leave the other nothing to move."""

from ludoteka.boards import Square
from ludoteka.declare import BLACK, WHITE, Preset
from ludoteka.declare.focus import Focus, Return, Travel


def discs(player: int) -> str:
    """Every second pair of cells in b2 to g7; the next row begins with the other colour."""
    return " ".join(
        f"{file}{rank}"
        for rank in range(2, 8)
        for pair, files in enumerate(("bc", "de", "fg"))
        for file in files
        if (pair + rank) % 2 == player
    )


GAME = Focus(
    id="focus",
    name="Focus",
    names={"hu": ("Fókusz", "toronyjáték"), "en": ("Focus", "Domination")},
    chapter="other-logic",
    board=Square(8, 8, without=("a2", "a1", "b1", "a7", "a8", "b8", "g1", "h1", "h2", "h7", "h8", "g8")),
    sides=(WHITE, BLACK),
    starts=(discs(0), discs(1)),
    tallest=5,
    travel=Travel.CARRY,
    comeback=Return.BEFORE,
    quiet=120,
    minutes=30,
    bound=2 * 120 * 37,  # at most 36 prisoners; fewer than 120 turns, of two actions, before each and after the last
    presets=(
        Preset("book", "The book: jump and carry", "A könyv szabálya: ugrás és magunkkal vitel"),
        Preset(
            "separate",
            "The book, a reserve disc instead of a move",
            "A könyv szabálya, a tartalék lerakása külön lépés",
            ("focus#1",),
            {"comeback": Return.INSTEAD},
        ),
        Preset(
            "standard",
            "Widely played: towers land upon towers",
            "Elterjedt szabály: a torony toronyra is léphet",
            changes={"comeback": Return.INSTEAD, "travel": Travel.STACK},
        ),
    ),
)
