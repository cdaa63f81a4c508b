"""Gipf: push in from the edge, make rows of four, and keep your double pieces."""

from ludoteka.boards import HexHexagon
from ludoteka.boards.hexes import HexCoordinates
from ludoteka.declare import BLACK, WHITE, Preset
from ludoteka.declare.gipf import Gipf

GAME = Gipf(
    id="gipf",
    name="Gipf",
    names={"hu": ("Gipf",), "en": ("Gipf", "GIPF")},
    chapter="other-logic",
    board=HexHexagon(4, coordinates=HexCoordinates.FILES),
    sides=(WHITE, BLACK),
    discs=18,
    doubles=("", ""),
    singles=("", ""),
    quiet=100,
    minutes=40,
    # At most 36 discs are captured, with at most 100 entries before each and after the last. An entry is followed by
    # few rows: no more than six have four of nine doubles, and of each at most seven doubles are decided.
    bound=37 * 100 * 64,
    presets=(
        Preset("book", "The book: double pieces are entered first", "A könyv szabálya: előbb dupla bábuk"),
        Preset(
            "standard",
            "Widely played: three double pieces each on the corners",
            "Elterjedt szabály: három-három dupla bábu a sarkokban",
            changes={"doubles": ("a1 d7 g1", "a4 d1 g4")},
        ),
        Preset(
            "basic",
            "The basic game: single pieces only",
            "Az alapjáték: csak egyszerű bábukkal",
            changes={"discs": 15, "singles": ("a1 d7 g1", "a4 d1 g4")},
        ),
    ),
)
