"""The pentomino game: lay the twelve pieces on a chessboard, and be the last who can."""

from ludoteka.boards import Square
from ludoteka.declare import BLUE, GREEN, RED, YELLOW, Preset
from ludoteka.declare.pentomino import Pentomino, Score

GAME = Pentomino(
    id="pentomino-game",
    name="Pentomino game",
    names={"hu": ("Pentominó", "kirakós"), "en": ("Pentomino Game", "Golomb's game")},
    chapter="other-logic",
    board=Square(8, 8),
    sides=(RED, BLUE),
    dealt=False,
    score=Score.LAST_WINS,
    chance=True,
    minutes=10,
    bound=26,
    presets=(
        Preset("book", "The book: two players", "A könyv szabálya: két játékos", changes={"chance": False}),
        Preset("three", "Three players", "Három játékos", changes={"chance": False, "sides": (RED, BLUE, GREEN)}),
        Preset("four", "Four players", "Négy játékos", changes={"chance": False, "sides": (RED, BLUE, GREEN, YELLOW)}),
        Preset(
            "cards",
            "The pieces are dealt: two players",
            "Kártyaosztás: két játékos",
            covers=("pentomino-game#1",),
            changes={"dealt": True},
        ),
        Preset(
            "cards-three",
            "The pieces are dealt: three players",
            "Kártyaosztás: három játékos",
            covers=("pentomino-game#1",),
            changes={"dealt": True, "sides": (RED, BLUE, GREEN)},
        ),
        Preset(
            "cards-four",
            "The pieces are dealt: four players",
            "Kártyaosztás: négy játékos",
            covers=("pentomino-game#1",),
            changes={"dealt": True, "sides": (RED, BLUE, GREEN, YELLOW)},
        ),
        Preset(
            "teams",
            "Four players in two teams",
            "Négyes játék, két csapat",
            covers=("pentomino-game#2",),
            changes={"chance": False, "sides": (RED, BLUE, GREEN, YELLOW), "teams": ((0, 2), (1, 3))},
        ),
        Preset(
            "cut-throat",
            "Cut-throat: three players",
            "Nyakvágás: három játékos",
            covers=("pentomino-game#3",),
            changes={"chance": False, "sides": (RED, BLUE, GREEN), "score": Score.CUT_THROAT},
        ),
        Preset(
            "cut-throat-four",
            "Cut-throat: four players",
            "Nyakvágás: négy játékos",
            covers=("pentomino-game#3",),
            changes={"chance": False, "sides": (RED, BLUE, GREEN, YELLOW), "score": Score.CUT_THROAT},
        ),
    ),
)
