"""Terrace: take the enemy's T, or bring your own down to the lowest cell of his side."""

from typing import Any

from ludoteka.boards.terraces import terrace_board
from ludoteka.declare import BLACK, BLUE, RED, WHITE, Preset
from ludoteka.declare.terrace import Terrace


def preset(item: int, id: str, name: str, hu: str, **changes: Any) -> Preset:
    return Preset(id, name, hu, covers=(f"terrace#{item}",), changes=changes)


FOUR = (WHITE, RED, BLACK, BLUE)
SIX = terrace_board(6)

GAME = Terrace(
    id="terrace",
    name="Terrace",
    names={"hu": ("Terasz",), "en": ("Terrace",)},
    chapter="other-logic",
    board=terrace_board(8),
    sides=(WHITE, BLACK),
    men=(
        "T a1, A b1 g2 h2, B c1 d1 e2 f2, C c2 d2 e1 f1, D a2 b2 g1 h1",
        "T h8, A a7 b7 g8, B c7 d7 e8 f8, C c8 d8 e7 f7, D a8 b8 g7 h7",
    ),
    goals=("h8", "a1"),
    longest=400,
    minutes=30,
    bound=400,
    presets=(
        preset(1, "book", "The book: 8 by 8, two players", "A könyv szabálya: 8·8, két játékos"),
        preset(
            2,
            "short",
            "8 by 8, two players, short game",
            "8·8, két játékos, rövid játék",
            men=("T g1, B e1 f1, C c1 d1, D b1", "T b8, B c8 d8, C e8 f8, D g8"),
        ),
        preset(
            3,
            "four",
            "8 by 8, four players",
            "8·8, négy játékos",
            sides=FOUR,
            men=(
                "T b1, B c1 d1, C e1 f1, D g1",
                "T h7, B h6 h5, C h4 h3, D h2",
                "T g8, B e8 f8, C c8 d8, D b8",
                "T a2, B a3 a4, C a5 a6, D a7",
            ),
            goals=("h8", "a1", "a1", "h8"),
        ),
        preset(
            4,
            "six",
            "6 by 6, two players",
            "6·6, két játékos",
            board=SIX,
            men=("T a1, A b1 e2 f2, B c1 c2 d1 d2, C a2 b2 e1 f1", "T f6, A a5 b5 e6, B c5 c6 d5 d6, C a6 b6 e5 f5"),
            goals=("f6", "a1"),
        ),
        preset(
            5,
            "six-short",
            "6 by 6, two players, short game",
            "6·6, két játékos, rövid játék",
            board=SIX,
            men=("T b1, B c1 d1, C e1", "T e6, B c6 d6, C b6"),
            goals=("f6", "a1"),
        ),
        preset(
            6,
            "six-four",
            "6 by 6, four players",
            "6·6, négy játékos",
            board=SIX,
            sides=FOUR,
            men=("T e1, B c1 d1, C b1", "T b6, B c6 d6, C e6", "T a5, B a4 a3, C a2", "T f2, B f3 f4, C f5"),
            goals=("f6", "a1", "f6", "a1"),
        ),
    ),
)
