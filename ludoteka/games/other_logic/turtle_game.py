"""The turtle game: win the areas of the shell by holding most of their corners."""

from ludoteka.boards import turtle_board
from ludoteka.declare import BLACK, WHITE, Preset
from ludoteka.declare.turtle import Turtle

GAME = Turtle(
    id="turtle-game",
    name="Turtle game",
    names={"hu": ("Teknősbékajáték",), "en": ("Turtle Game",)},
    chapter="other-logic",
    board=turtle_board(),
    sides=(WHITE, BLACK),
    minutes=15,
    bound=56,
    presets=(Preset("book", "The book", "A könyv szabálya"),),
)
