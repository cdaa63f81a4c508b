"""Hexomino: lay the 35 shapes of six squares, and be the last who can."""

from ludoteka.boards import Square
from ludoteka.declare import BLUE, GREEN, RED, YELLOW, Preset
from ludoteka.declare.polyominoes import Hands, Polyominoes, Scores

SEATS = (RED, BLUE, GREEN, YELLOW)
VARIANTS = ("hexomino#1",)
SHARED = {"chance": False}  # only dealing is left to chance

GAME = Polyominoes(
    id="hexomino",
    name="Hexomino",
    names={"hu": ("Hexominó",), "en": ("Hexomino Game", "Hexomino")},
    chapter="other-logic",
    board=Square(14, 14),
    sides=SEATS[:2],
    order=6,
    hands=Hands.COMMON,
    scores=Scores.LAST_WINS,
    chance=True,
    minutes=30,
    bound=105,  # 35 pieces are dealt, chosen and laid
    presets=(
        Preset("two", "Two players", "Két játékos", changes=SHARED),
        Preset("three", "Three players", "Három játékos", changes=SHARED | {"sides": SEATS[:3]}),
        Preset("four", "Four players", "Négy játékos", changes=SHARED | {"sides": SEATS}),
        Preset("cards", "Card deal", "Kártyaosztás", VARIANTS, {"hands": Hands.DEALT}),
        Preset(
            "teams",
            "Two teams of two",
            "Négyes játék",
            VARIANTS,
            SHARED | {"sides": SEATS, "teams": ((0, 2), (1, 3))},
        ),
        Preset(
            "cut-throat",
            "Cut-throat: three players",
            "Nyakvágás: három játékos",
            VARIANTS,
            SHARED | {"sides": SEATS[:3], "scores": Scores.CUT_THROAT},
        ),
        Preset(
            "cut-throat-four",
            "Cut-throat: four players",
            "Nyakvágás: négy játékos",
            VARIANTS,
            SHARED | {"sides": SEATS, "scores": Scores.CUT_THROAT},
        ),
    ),
)
