"""Breakthrough: bring one man to the enemy's home row."""

from ludoteka.boards import Square
from ludoteka.declare import BLACK, WHITE, Choice, Option, Preset
from ludoteka.declare.breakthrough import Breakthrough

GAME = Breakthrough(
    id="breakthrough",
    name="Breakthrough",
    names={"hu": ("Áttörés",), "en": ("Breakthrough",)},
    chapter="other-logic",
    board=Square(8, 8, checkered=True),
    sides=(WHITE, BLACK),
    home_rows=2,
    minutes=15,
    bound=192,  # no man of the 32 has more than six rows to go
    presets=(Preset("book", "The book: 8 by 8", "A könyv szabálya: 8·8"),),
    options=(
        Option(
            "size",
            "Board",
            "board",
            (
                Choice("8x8", "8 by 8", Square(8, 8, checkered=True), "8·8"),
                Choice("6x6", "6 by 6", Square(6, 6, checkered=True), "6·6"),
                Choice("7x7", "7 by 7", Square(7, 7, checkered=True), "7·7"),
            ),
            "Tábla",
        ),
    ),
)
