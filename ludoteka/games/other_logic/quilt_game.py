"""The quilt game: cloths cover cloths, and the colour in the fewest parts wins."""

from ludoteka.boards import Square
from ludoteka.declare import BLUE, GREEN, RED, YELLOW, Preset
from ludoteka.declare.quilt import Quilt

GAME = Quilt(
    id="quilt-game",
    name="Quilt game",
    names={"hu": ("Paplanjáték",), "en": ("Quilt Game",)},
    chapter="other-logic",
    board=Square(25, 25),
    sides=(RED, BLUE),
    overlap=2,
    minutes=25,
    # Of each of 68 cloths the shape and the place; before each all others may pass, and in the end all four.
    bound=4 * 17 * (2 + 3) + 4,
    presets=(
        Preset("book", "The book: two players", "A könyv szabálya: két játékos"),
        Preset("three", "Three players", "Három játékos", changes={"sides": (RED, BLUE, GREEN)}),
        Preset("four", "Four players", "Négy játékos", changes={"sides": (RED, BLUE, GREEN, YELLOW)}),
    ),
)
