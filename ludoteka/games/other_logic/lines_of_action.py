"""Lines of action: unite all your men into one group."""

from ludoteka.boards import Square
from ludoteka.declare import BLACK, WHITE, Choice, Option, Preset
from ludoteka.declare.lines import Both, Lines

ROWS = "b1 c1 d1 e1 f1 g1 b8 c8 d8 e8 f8 g8"
COLUMNS = "a2 a3 a4 a5 a6 a7 h2 h3 h4 h5 h6 h7"

GAME = Lines(
    id="lines-of-action",
    name="Lines of action",
    names={"hu": ("Akcióvonalak",), "en": ("Lines of Action", "LOA")},
    chapter="other-logic",
    board=Square(8, 8, checkered=True),
    sides=(BLACK, WHITE),
    men=(COLUMNS, ROWS),
    both=Both.MOVER,
    quiet=200,
    minutes=20,
    bound=4_700,  # at most 22 captures, and at most 200 moves before each and after the last
    presets=(
        Preset(
            "normal",
            "The book: white on the rows, black on the columns",
            "A könyv szabálya: világos a sorokon, sötét az oszlopokon",
            ("lines-of-action#1",),
        ),
        Preset(
            "mixed",
            "The book: the colours alternate",
            "A könyv szabálya: felváltva, kevert alapállás",
            ("lines-of-action#2",),
            {"men": ("b1 d1 f1 h2 h4 h6 g8 e8 c8 a7 a5 a3", "c1 e1 g1 h3 h5 h7 f8 d8 b8 a6 a4 a2")},
        ),
        Preset(
            "standard",
            "Widely played: black on the rows",
            "Elterjedt szabály: sötét a sorokon",
            changes={"men": (ROWS, COLUMNS)},
        ),
    ),
    options=(
        Option(
            "both",
            "A move that unites the men of both",
            "both",
            (
                Choice("mover", "wins for the mover", Both.MOVER, "a lépő nyer"),
                Choice("draw", "is a draw", Both.DRAW, "döntetlen"),
            ),
            "Mindkét fél bábuit egyesítő lépés",
        ),
    ),
)
