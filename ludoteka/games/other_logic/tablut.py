"""Tablut: the king breaks out to the edge, the attackers hold him."""

from typing import Any

from ludoteka.declare import Choice, Option, Preset, Side
from ludoteka.declare.tafl import KingTaken, Refuge, Tafl, on_four_sides, tafl_board

DEFENDERS = Side("Defenders", "white", "Védők")
ATTACKERS = Side("Attackers", "black", "Támadók")


def army(size: int, guards: str, attackers: str, *, corners: bool = False) -> dict[str, Any]:
    """Board and set-up of one size."""
    board = tafl_board(size, guards, attackers, corners=corners)
    return {"board": board, "guards": guards, "attackers": attackers}


TABLUT = army(9, "c5 d5 f5 g5 e3 e4 e6 e7", on_four_sides(9, "a4 a5 a6 b5"))
ELEVEN = ("d6 e5 e6 e7 f4 f5 f7 f8 g5 g6 g7 h6", on_four_sides(11, "a4 a5 a6 a7 a8 b6"))
HNEFATAFL = army(11, *ELEVEN)
FETLAR = army(11, *ELEVEN, corners=True)
BRANDUBH = army(7, "c4 d3 d5 e4", on_four_sides(7, "a4 b4"), corners=True)
TO_THE_CORNERS = {"refuge": Refuge.CORNERS, "encircling": True, "attackers_begin": True, "king_fights": True}
MEDIUM = army(13, "d7 e7 f7 g4 g5 g6 g8 g9 g10 h7 i7 j7", on_four_sides(13, "a5 a6 a7 a8 a9 b7"))
LARGE = army(
    19,
    "e9 e11 g10 h9 h11 i5 i8 i10 i12 i15 j7 j9 j11 j13 k5 k8 k10 k12 k15 l9 l11 m10 o9 o11",
    "a3 a6 a14 a17 c1 c6 c14 c19 d8 d10 d12 e7 e13 f1 f3 f6 f14 f17 f19 g5 g15 h4 h16 j4 j16 l4 l16 m5 m15 "
    "n1 n3 n6 n14 n17 n19 o7 o13 p8 p10 p12 q1 q6 q14 q19 s3 s6 s14 s17",
)

GAME = Tafl(
    id="tablut",
    name="Tablut",
    names={
        "hu": ("Tablut", "tafl", "hnefatafl", "tawlbwrdd", "királyszöktetés"),
        "en": ("Tablut (hnefatafl family)", "Tablut", "Hnefatafl", "Viking chess"),
    },
    chapter="other-logic",
    sides=(DEFENDERS, ATTACKERS),
    **TABLUT,
    refuge=Refuge.EDGE,
    encircling=False,
    shield_walls=False,
    forts=False,
    repeats=False,
    attackers_begin=False,
    king_fights=False,
    king_taken=KingTaken.FOUR,
    king_range=0,
    quiet=100,
    minutes=30,
    bound=7_300,  # 72 pieces besides the king can be taken, each after at most 100 moves
    presets=(
        Preset("tablut", "Tablut, 9 by 9", "Tablut, 9·9"),
        Preset("hnefatafl", "Hnefatafl, 11 by 11", "Hnefatafl, 11·11", ("tablut#2",), HNEFATAFL),
        Preset("medium", "Medium, 13 by 13", "Közepes, 13·13", ("tablut#3",), MEDIUM),
        Preset("large", "Large, 19 by 19", "Nagy, 19·19", ("tablut#4",), LARGE),
        Preset(
            "modern",
            "As often played today: the attackers begin, the king fights",
            "Ahogy ma gyakran játsszák: a támadók kezdenek, a király is harcol",
            changes={"attackers_begin": True, "king_fights": True, "king_taken": KingTaken.TWO},
        ),
        Preset(
            "fetlar",
            "Fetlar hnefatafl, 11 by 11: the king escapes to the corners",
            "Fetlari hnefatafl, 11·11: a király a sarkokba menekül",
            changes={**FETLAR, **TO_THE_CORNERS},
        ),
        Preset(
            "copenhagen",
            "Copenhagen hnefatafl, 11 by 11: to the corners, with shield walls and edge forts",
            "Koppenhágai hnefatafl, 11·11: a sarkokba, pajzsfallal és erőddel a szélen",
            changes={**FETLAR, **TO_THE_CORNERS, "shield_walls": True, "forts": True, "repeats": True},
        ),
        Preset(
            "brandubh",
            "Brandubh, 7 by 7: the Irish game, to the corners",
            "Brandubh, 7·7: az ír játék, a sarkokba",
            changes={**BRANDUBH, **TO_THE_CORNERS, "king_taken": KingTaken.TWO},
        ),
    ),
    options=(
        Option(
            "range",
            "How far the king goes",
            "king_range",
            (
                Choice("any", "as far as he likes", 0, "amennyit akar"),
                Choice("four", "at most four cells", 4, "legfeljebb négy mezőt", ("tablut#1",)),
            ),
            "Milyen messzire léphet a király",
        ),
    ),
)
