"""KIF and CSA: games of shogi as Japanese programs write them."""

from __future__ import annotations

import random

import pytest

from ludoteka.notation import csa, kif
from ludoteka.notation.convert import convert, formats
from ludoteka.play import Match, NotationError, variant

MOVES = ["P-7f", "P-3d", "Bx2b+", "Sx2b", "B*5e", "P-2d"]
"""An exchange of bishops and a drop: 同 and 打, UM and 00."""

CSA = """'an opening
V2.2
N+Black
N-White
PI
+
+7776FU
T3
-3334FU,T1
+8822UM
-3122GI
+0055KA
-2324FU
%TORYO
"""

KIF = """#KIF version=2.0 encoding=UTF-8
開始日時：2026/11/15
手合割：平手
先手：Black
後手：White
手数----指手---------消費時間--
   1 ７六歩(77)   ( 0:03/00:00:03)
*a comment
   2 ３四歩(33)   ( 0:01/00:00:01)
   3 ２二角成(88)
   4 同　銀(31)
   5 ５五角打
   6 ２四歩(23)
   7 投了
変化：3手
   3 ６六歩(67)
"""


def played(moves: list[str]) -> Match:
    match = Match.begin("shogi", ("Black", "White"), secret=b"\1" * 32)
    for move in moves:
        match.play(match.position.actors[0], move)
    return match


def test_both_are_known_as_formats_of_games() -> None:
    assert {"csa", "kif"} <= set(formats())


@pytest.mark.parametrize(("module", "text"), [(csa, CSA), (kif, KIF)])
def test_an_exchange_of_bishops_is_read(module: object, text: str) -> None:
    assert module.read_game(variant("shogi"), text) == MOVES  # type: ignore[attr-defined]


def test_the_same_game_is_written() -> None:
    match = played(MOVES)
    match.resign(0)
    written = csa.write_game(match).splitlines()
    assert written[3:5] == ["P1-KY-KE-GI-KI-OU-KI-GI-KE-KY", "P2 * -HI *  *  *  *  * -KA * "]
    assert written[-8:] == ["+", "+7776FU", "-3334FU", "+8822UM", "-3122GI", "+0055KA", "-2324FU", "%TORYO"]
    lines = [line.strip() for line in kif.write_game(match).splitlines()]
    assert lines[-7:] == [
        "1 ７六歩(77)",
        "2 ３四歩(33)",
        "3 ２二角成(88)",
        "4 同\u3000銀(31)",
        "5 ５五角打",
        "6 ２四歩(23)",
        "7 投了",
    ]


@pytest.mark.parametrize("to", ["csa", "kif"])
def test_random_games_come_back_as_they_were(to: str) -> None:
    for seed in range(3):
        chooser = random.Random(f"{to} {seed}")
        match = Match.begin("shogi", secret=b"\1" * 32)
        while not match.over and len(match.played) < 150:
            moves = [move for move in match.position.moves() if move.text != "count"]
            match.play(match.position.actors[0], chooser.choice(moves))
        module = {"csa": csa, "kif": kif}[to]
        again = module.read_game(variant("shogi"), module.write_game(match))
        assert again == [move.text for move in match.played]


def test_one_notation_becomes_the_other() -> None:
    assert "+8822UM" in convert(KIF, "kif", "csa")
    assert "２二角成(88)" in convert(CSA, "csa", "kif")


def test_a_promoted_piece_keeps_its_name() -> None:
    """と moves on as と, and 成 stands only in the move that promotes."""
    moves = ["P-2f", "P-9d", "P-2e", "P-9e", "P-2d", "P-1d", "Px2c+", "P-1e", "+Px2b"]
    text = kif.write_game(played(moves))
    assert "２三歩成(24)" in text
    assert "２二と(23)" in text
    assert "+2322TO" in csa.write_game(played(moves))
    assert kif.read_game(variant("shogi"), text) == moves


@pytest.mark.parametrize(
    ("module", "text", "message"),
    [
        (csa, "PI\n+\n+7775FU\n", "not legal"),
        (csa, "PI\n+\n-3334FU\n", "turn"),
        (csa, "PI\n+\n+7776XX\n", "no piece"),
        (csa, "hello\n", "a line of CSA"),
        (csa, "P1-KY-KE\n+\n", "another position"),
        (kif, "   1 ７五歩(77)\n", "not legal"),
        (kif, "   1 ７六銀(77)\n", "does not stand"),
        (kif, "   1 同　歩(77)\n", "first move"),
        (kif, "手合割：二枚落ち\n", "another position"),
        (kif, "   1 hello\n", "expected a move"),
    ],
)
def test_wrong_texts_are_refused_with_the_reason(module: object, text: str, message: str) -> None:
    with pytest.raises(NotationError, match=message):
        module.read_game(variant("shogi"), text)  # type: ignore[attr-defined]


def test_other_games_are_refused() -> None:
    with pytest.raises(NotationError, match="expected shogi"):
        kif.write_game(Match.begin("minishogi", secret=b"\1" * 32))
