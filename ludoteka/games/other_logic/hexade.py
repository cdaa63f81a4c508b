"""Hexade: six men in a row, in a ring or in a triangle."""

from ludoteka.boards import HexHexagon
from ludoteka.declare import BLACK, WHITE, Choice, Option, Preset
from ludoteka.declare.hexade import Hexade

MEN = 271

GAME = Hexade(
    id="hexade",
    name="Hexade",
    names={"hu": ("Hexád",), "en": ("Hexade",)},
    chapter="other-logic",
    board=HexHexagon(10),
    sides=(WHITE, BLACK),
    men=MEN,
    apart=2,
    minutes=30,
    bound=2 * MEN,
    presets=(Preset("book", "A hexagon 19 cells wide", "19 mező átmérőjű hatszög"),),
    options=(
        Option(
            "apart",
            "First two men of the player who begins",
            "apart",
            (
                Choice("2", "no neighbours: two steps apart", 2, "nem szomszédok: két lépésre"),
                Choice("3", "two cells between them: three steps apart", 3, "két mező közöttük: három lépésre"),
            ),
            "A kezdő első két figurája",
        ),
    ),
)
