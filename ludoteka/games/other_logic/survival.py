"""Survival: lay your next arrow where your last one points, and outlive the other."""

from ludoteka.boards import HexHexagon
from ludoteka.declare import BLACK, WHITE, Choice, Option, Preset
from ludoteka.declare.survival import Survival

GAME = Survival(
    id="survival",
    name="Survival (arrow hexes)",
    names={"hu": ("Túlélés",), "en": ("Survival (arrow hexes)", "Survival")},
    chapter="other-logic",
    board=HexHexagon(3),
    sides=(WHITE, BLACK),
    over_pieces=True,
    minutes=5,
    bound=37,  # one arrow for each cell of the larger board
    presets=(Preset("book", "The book: 19 cells", "A könyv szabálya: 19 mező"),),
    options=(
        Option(
            "size",
            "Board",
            "board",
            (
                Choice("3", "19 cells", HexHexagon(3), "19 mező"),
                Choice("4", "37 cells", HexHexagon(4), "37 mező"),
            ),
            "Tábla",
        ),
        Option(
            "over",
            "Beyond other arrows",
            "over_pieces",
            (Choice("yes", "allowed", True, "szabad"), Choice("no", "not allowed", False, "nem szabad")),
            "Más nyilakon túlra",
        ),
    ),
)
