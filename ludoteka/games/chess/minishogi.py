"""Minishogi: shogi with six pieces a side on five by five cells."""

from dataclasses import replace

from ludoteka.boards import Coordinates, Square
from ludoteka.declare import Preset
from ludoteka.declare.chess import Repetition

from .shogi import GAME as SHOGI
from .shogi import PROMOTION

LETTERS = "KRBGSP"

GAME = replace(
    SHOGI,
    id="minishogi",
    name="Minishogi",
    names={"hu": ("Minisógi",), "ja": ("5五将棋",)},
    parent=SHOGI.id,
    board=Square(5, 5, coordinates=Coordinates.SHOGI),
    pieces=tuple(piece for piece in SHOGI.pieces if piece.letter.lstrip("+") in LETTERS),
    setup="""
        rbsgk
        ....p
        .....
        P....
        KGSBR
    """,
    promotion=replace(PROMOTION, into={letter: (f"+{letter}",) for letter in "RBSP"}, rows=1),
    impasse=None,
    worth={letter: worth for letter, worth in SHOGI.worth.items() if letter.lstrip("+") in LETTERS},
    minutes=15,
    longest=300,
    bound=301,
    presets=(
        Preset("book", "A fourfold repetition is a draw", "A négyszeri ismétlés döntetlen"),
        Preset(
            "first-loses",
            "As in tournaments: a fourfold repetition is lost for Black, who began",
            "Versenyszabály: a négyszeri ismétlést a kezdő sötét veszti el",
            changes={"repetition": Repetition(times=4, check_loses=True, first_loses=True)},
        ),
    ),
)
