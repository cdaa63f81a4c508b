"""Pikk-pakk: push lines of seven balls, and surround the target with four of your own."""

from ludoteka.boards import Square
from ludoteka.declare import BLACK, WHITE, Preset
from ludoteka.declare.pikkpakk import Laying, PikkPakk

LIGHT = "d5 d6 d7 e7 f7 g7 h7 h6 h5 h4 h3 h2 f5 f4 f3 e3 d3 c3 b3 b4 b5 b6 b7 b8"
TARGET = "e5"
SQUARE = [f"{file}{rank}" for rank in range(2, 9) for file in "bcdefgh"]

GAME = PikkPakk(
    id="pikk-pakk",
    name="Pikk-pakk",
    names={"hu": ("Pikk-pakk",), "en": ("Pikk-Pakk", "Pikk-Pakk (pushing rows of balls)")},
    chapter="other-logic",
    board=Square(9, 9, checkered=True),
    sides=(WHITE, BLACK),
    laying=Laying.SET_UP,
    target=TARGET,
    balls=(LIGHT, " ".join(cell for cell in SQUARE if cell not in (*LIGHT.split(), TARGET))),
    line=7,
    own=4,
    longest=200,
    chance=True,
    minutes=20,
    bound=250,
    presets=(
        Preset(
            "book",
            "The book: the standard set-up",
            "A könyv szabálya: szabványos alapállás",
            covers=("pikk-pakk#2",),
            changes={"chance": False},
        ),
        Preset(
            "laying",
            "The balls are laid in turn",
            "Felváltva rakott golyók",
            covers=("pikk-pakk#1",),
            changes={"laying": Laying.IN_TURN, "chance": False},
        ),
        Preset(
            "by-lot",
            "The balls are laid by lot",
            "Kisorsolt alapállás",
            covers=("pikk-pakk#1",),
            changes={"laying": Laying.BY_LOT},
        ),
    ),
)
