"""Triangle solitaire: ten coins in a triangle, to be jumped over one after the other."""

from ludoteka.boards import HexCoordinates, HexTriangle
from ludoteka.declare import Preset, Side
from ludoteka.declare.solitaire import Solitaire


def triangle(side: int) -> HexTriangle:
    return HexTriangle(side, HexCoordinates.NUMBERS, discs=True)


GAME = Solitaire(
    id="triangle-solitaire",
    name="Triangle solitaire",
    names={"hu": ("Háromszögszoliter",), "en": ("Triangle Solitaire",)},
    chapter="patience",
    board=triangle(4),
    sides=(Side("Player", "yellow", "Játékos"),),
    empty="",
    last="",
    piece="coin",
    minutes=5,
    bound=25,
    presets=(
        Preset("book", "The book: 10 cells", "A könyv szabálya: 10 mező"),
        Preset("fifteen", "15 cells", "15 mező", covers=("triangle-solitaire#1",), changes={"board": triangle(5)}),
        Preset("twenty-one", "21 cells", "21 mező", covers=("triangle-solitaire#2",), changes={"board": triangle(6)}),
    ),
)
