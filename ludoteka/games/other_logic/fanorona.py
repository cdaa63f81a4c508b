"""Fanorona: the national game of Madagascar; rows of enemies fall to a step towards them or away from them."""

from ludoteka.boards import alquerque_board, fanorona_board
from ludoteka.declare import BLACK, WHITE, Preset
from ludoteka.declare.fanorona import Fanorona

GAME = Fanorona(
    id="fanorona",
    name="Fanorona",
    names={"hu": ("Fanorona",), "en": ("Fanorona", "Fanoron-Tsivy", "Fanoron-Dimy")},
    chapter="other-logic",
    board=fanorona_board(),
    sides=(WHITE, BLACK),
    men=(
        "a1 b1 c1 d1 e1 f1 g1 h1 i1 a2 b2 c2 d2 e2 f2 g2 h2 i2 b3 d3 g3 i3",
        "a5 b5 c5 d5 e5 f5 g5 h5 i5 a4 b4 c4 d4 e4 f4 g4 h4 i4 a3 c3 f3 h3",
    ),
    repetition=3,
    quiet=50,
    minutes=25,
    # 43 captures, each perhaps followed by the word to stop; before each and after the last at most 100 quiet moves.
    bound=4_500,
    presets=(
        Preset("book", "The book: nine by five points", "A könyv szabálya: 9·5 pont"),
        Preset(
            "dimy",
            "Fanoron-dimy: five by five points",
            "Fanoron-dimy: 5·5 pont",
            changes={
                "board": alquerque_board(),
                "men": ("a1 b1 c1 d1 e1 a2 b2 c2 d2 e2 b3 e3", "a5 b5 c5 d5 e5 a4 b4 c4 d4 e4 a3 d3"),
                "minutes": 10,
            },
        ),
    ),
)
