"""Seega: place your men around the empty centre, then enclose the enemy's."""

from ludoteka.boards import Square
from ludoteka.declare import BLACK, WHITE, Choice, Option, Preset
from ludoteka.declare.seega import Seega, Starter


def field(size: int) -> Square:
    """A board whose centre is marked."""
    middle = f"{chr(ord('a') + size // 2)}{size // 2 + 1}"
    return Square(size, size, extra_regions=(("centre", middle),), tinted=(("centre", "dark"),))


GAME = Seega(
    id="seega",
    name="Seega",
    names={
        "hu": ("Fellahok csatája", "szidzsa"),
        "en": ("Battle of the Fellahin (seega)", "Seega", "Battle of the Fellahin"),
    },
    chapter="other-logic",
    board=field(5),
    sides=(WHITE, BLACK),
    together=2,
    starter=Starter.SAME,
    diagonal=True,
    quiet=100,
    minutes=20,
    bound=8_200,  # 80 men are placed, 78 taken; at most 100 moves before each capture, and a stop after it
    presets=(
        Preset("5x5", "5 by 5, 12 men each", "5·5, 12-12 bábu", ("seega#1",)),
        Preset("7x7", "7 by 7, 24 men each", "7·7, 24-24 bábu", ("seega#2",), {"board": field(7)}),
        Preset("9x9", "9 by 9, 40 men each", "9·9, 40-40 bábu", ("seega#3",), {"board": field(9)}),
        Preset(
            "standard",
            "Widely played: no steps aslant",
            "Elterjedt szabály: átlós lépés nélkül",
            changes={"diagonal": False},
        ),
    ),
    options=(
        Option(
            "placing",
            "Men placed in a turn",
            "together",
            (
                Choice("two", "two", 2, "kettő", ("seega#5",)),
                Choice("one", "one", 1, "egy", ("seega#4",)),
            ),
            "Egyszerre lerakott bábu",
        ),
        Option(
            "starter",
            "Who begins to move",
            "starter",
            (
                Choice(
                    "sudan", "who began to place (Sudan)", Starter.SAME, "aki a lerakást kezdte (Szudán)", ("seega#6",)
                ),
                Choice("egypt", "the other (Egypt)", Starter.OTHER, "a másik (Egyiptom)", ("seega#7",)),
            ),
            "Ki kezd lépni",
        ),
    ),
)
