"""Abalone: push six enemy balls off the board."""

from collections.abc import Mapping
from typing import Any

from ludoteka.boards import HexCoordinates, HexHexagon
from ludoteka.declare import BLACK, BLUE, GREEN, RED, WHITE, YELLOW, Preset
from ludoteka.declare.abalone import Abalone

SIDES = (BLACK, WHITE, RED, BLUE, GREEN, YELLOW)

STANDARD = (
    (
        "i5 i6 i7 i8 i9 h4 h5 h6 h7 h8 h9 g5 g6 g7",
        "a1 a2 a3 a4 a5 b1 b2 b3 b4 b5 b6 c3 c4 c5",
    ),
    (
        "a1 a2 a3 a4 a5 b1 b2 b3 b4 b5 b6",
        "d8 e8 e9 f8 f9 g8 g9 h8 h9 i8 i9",
        "d1 e1 e2 f2 f3 g3 g4 h4 h5 i5 i6",
    ),
    (
        "a2 a3 a4 a5 b3 b4 b5 b6",
        "d8 e8 e9 f8 f9 g8 g9 h9",
        "i5 i6 i7 i8 h4 h5 h6 h7",
        "b1 c1 c2 d1 d2 e1 e2 f2",
    ),
    (
        "a2 a3 a4 a5 b3 b4 b5 b6",
        "d8 e8 e9 f8 f9 g8 g9 h9",
        "i5 i6 i7 i8 h4 h5 h6 h7",
        "b1 c1 c2 d1 d2 e1 e2 f2",
        "d4 d5 e4 e5 e6 f5 f6",
    ),
    (
        "a2 a3 a4 b3 b4 c4",
        "b6 c6 c7 d6 d7 d8",
        "f7 f8 f9 g8 g9 h9",
        "g6 h6 h7 i6 i7 i8",
        "f2 f3 f4 g3 g4 h4",
        "b1 c1 c2 d1 d2 d3",
    ),
)

BALLS = (
    (
        "a1 a2 b1 b2 b3 c2 c3 g7 g8 h7 h8 h9 i8 i9",
        "a4 a5 b4 b5 b6 c5 c6 g4 g5 h4 h5 h6 i5 i6",
    ),
    (
        "a1 a2 b1 b2 c3 g7 h8 h9 i8 i9",
        "a4 a5 b5 b6 c5 g5 h4 h5 i5 i6",
        "d8 e7 e8 e9 f9 d1 e1 e2 e3 f2",
    ),
    (
        "a1 a2 b1 b2 b3 c2 c3",
        "a4 a5 b4 b5 b6 c5 c6",
        "g7 g8 h7 h8 h9 i8 i9",
        "g4 g5 h4 h5 h6 i5 i6",
    ),
    (
        "a1 a2 b1 b2 b3 c2 c3",
        "a4 a5 b4 b5 b6 c5 c6",
        "d7 d8 e7 e8 e9 f8 f9",
        "g7 g8 h7 h8 h9 i8 i9",
        "g4 g5 h4 h5 h6 i5 i6",
    ),
    (
        "a1 a2 b1 b2 b3 c2",
        "a4 a5 b4 b5 b6 c6",
        "d7 d8 e8 e9 f8 f9",
        "g8 h7 h8 h9 i8 i9",
        "g4 h4 h5 h6 i5 i6",
        "d1 d2 e1 e2 f2 f3",
    ),
)
"""The set-ups for two to six players, clockwise."""


def seated(balls: tuple[str, ...]) -> Mapping[str, Any]:
    return {"sides": SIDES[: len(balls)], "balls": balls}


GAME = Abalone(
    id="abalone",
    name="Abalone",
    names={"hu": ("Abalon",), "en": ("Abalone",)},
    chapter="other-logic",
    board=HexHexagon(5, coordinates=HexCoordinates.BOOK),
    sides=SIDES[:2],
    balls=STANDARD[0],
    to_win=6,
    quiet=200,
    minutes=30,
    bound=6_200,  # six players push off at most 31 balls, with at most 200 turns before each
    presets=(
        *(
            Preset(
                f"standard-{n}",
                f"Standard set-up, {n} players",
                f"Szabályos alapállás, {n} játékos",
                (f"abalone#{n - 1}",),
                seated(balls),
            )
            for n, balls in enumerate(STANDARD, 2)
        ),
        *(
            Preset(
                f"balls-{n}",
                f"Ball set-up, {n} players",
                f"Golyós felállás, {n} játékos",
                (f"abalone#{n + 4}",),
                seated(balls),
            )
            for n, balls in enumerate(BALLS, 2)
        ),
    ),
)
