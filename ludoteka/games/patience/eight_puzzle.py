"""The eight puzzle: the fifteen puzzle's little sister."""

from dataclasses import replace

from ludoteka.boards import Square
from ludoteka.declare import Preset
from ludoteka.games.patience.fifteen_puzzle import GAME as FIFTEEN
from ludoteka.games.patience.fifteen_puzzle import grade, squares, words

IN_ORDER = squares("1 2 3 / 4 5 6 / 7 8 0")

GAME = replace(
    FIFTEEN,
    id="eight-puzzle",
    name="Eight puzzle",
    names={"hu": ("Nyolcas játék",), "en": ("Eight Puzzle",)},
    parent=FIFTEEN.id,
    board=Square(3, 3),
    blocks=IN_ORDER,
    goals=(IN_ORDER,),
    words=words(8),
    minutes=5,
    bound=700,
    presets=(
        Preset("book", "The book: a random order", "A könyv szabálya: véletlen sorrend"),
        grade("easy", "Easy", "Könnyű", "1 3 8 / 4 2 5 / 7 6 0", 10),
        grade("medium", "Medium", "Közepes", "1 2 3 / 6 5 4 / 8 7 0", 20),
        grade("hard", "Hard", "Nehéz", "8 6 7 / 2 5 4 / 3 0 1", 31),
    ),
)
