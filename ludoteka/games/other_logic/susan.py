"""Susan: put down or slide, and enclose one enemy."""

from ludoteka.boards import HexHexagon
from ludoteka.declare import BLACK, WHITE, Preset
from ludoteka.declare.susan import Susan

GAME = Susan(
    id="susan",
    name="Susan",
    names={"hu": ("Susan",), "en": ("Susan",)},
    chapter="other-logic",
    board=HexHexagon(5),
    sides=(WHITE, BLACK),
    slides=6,
    minutes=15,
    bound=61 * 6 + 6,
    presets=(Preset("book", "The book", "A könyv szabálya"),),
)
