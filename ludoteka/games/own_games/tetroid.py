"""Tetroid: any four men that hang together move as one piece, and take what they cover."""

from ludoteka.boards import Square
from ludoteka.declare import BLACK, WHITE, Preset
from ludoteka.declare.tetroid import Tetroid

GAME = Tetroid(
    id="tetroid",
    name="Tetroid",
    names={"hu": ("Tetroid",), "en": ("Tetroid",)},
    chapter="own-games",
    board=Square(16, 16),
    sides=(WHITE, BLACK),
    block=(5, 4),
    reach=2,
    quiet_limit=200,
    minutes=30,
    bound=7000,
    presets=(Preset("book", "The book", "A könyv szabálya"),),
)
