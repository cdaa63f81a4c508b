"""Koan: walk forward over octagons and squares, and take only where the ground has your shape."""

from ludoteka.boards import OctagonSquare
from ludoteka.declare import BLACK, WHITE, Preset
from ludoteka.declare.koan import Koan

GAME = Koan(
    id="koan",
    name="Koan",
    names={"hu": ("Koan",), "en": ("Koan",)},
    chapter="other-logic",
    board=OctagonSquare(6, 6),
    sides=(WHITE, BLACK),
    minutes=15,
    bound=218,  # 22 pieces go forward by at most 10 rows, squares by 9
    presets=(Preset("book", "The book", "A könyv szabálya"),),
)
