"""Archers' ambush: lines, shots, privileged archers, returns, the count."""

from __future__ import annotations

import pytest

from ludoteka.declare import Reason
from ludoteka.play import Position, variant

BOARD = variant("archers-ambush").game.board
LINKS = """
    a1: b3 c2  a2: c1 c3  a3: b1 c4  a4: b2 c5  a5: b3 c4  b1: d2  b2: b3 c2  b3: b4 c5 d2  b4: c4 d3 d5  b5: c3 d4
    c1: d3 e2  c2: d2 d4 e1  c3: e2 e4  c4: d4 e5  c5: e4  d1: e3  d2: d3  d3: d4 e1 e5  d5: e3
"""


def at(white: str, black: str, actors: int = 1, preset: str = "book", **fields: int | str) -> Position:
    """Archers by cell; privileged ones with a star."""
    codes = [0] * 25
    for player, cells in ((0, white), (1, black)):
        for cell in cells.split():
            codes[BOARD.at(cell.rstrip("*"))] = 1 + 2 * player + cell.endswith("*")
    wounded = f"{5 - len(white.split())},{5 - len(black.split())}"
    words = {"actors": actors, "wounded": wounded, "cells": ",".join(map(str, codes))} | fields
    text = " ".join(f"{name}={value}" for name, value in words.items())
    return Position.from_text(variant("archers-ambush", preset), text)


def texts(position: Position) -> set[str]:
    return {move.text for move in position.moves()}


def archers(position: Position, owner: int) -> dict[str, str]:
    return {item.cell: item.glyph for item in position.scene().items if item.owner == owner}


def test_the_lines_are_those_of_the_source():
    words = LINKS.split()
    joined, start = set(), ""
    for word in words:
        if word.endswith(":"):
            start = word[:-1]
        else:
            joined.add(frozenset((start, word)))
    drawn = {frozenset((BOARD.names[c], BOARD.names[to])) for c in range(25) for to in BOARD.neighbours(c)}
    assert drawn == joined
    assert len(joined) == 37


def test_five_common_archers_stand_on_each_camp():
    start = Position.start("archers-ambush")
    assert archers(start, 0) == dict.fromkeys(("a1", "b1", "c1", "d1", "e1"), "archer")
    assert archers(start, 1) == dict.fromkeys(("a5", "b5", "c5", "d5", "e5"), "archer")


def test_archers_step_along_lines():
    # d1 has the single line to e3, where the archer on d5 is waiting.
    assert {text for text in texts(Position.start("archers-ambush")) if text.startswith("d1")} == {"d1-e3!"}
    assert "No line joins" in str(Position.start("archers-ambush").why_not(("d1", "d2")))


def test_who_steps_next_to_an_enemy_is_shot_and_the_shooter_becomes_privileged():
    position = Position.start("archers-ambush").play("d1-e3!")
    assert "d1" not in archers(position, 0)
    assert "e3" not in archers(position, 0)
    assert archers(position, 1)["d5"] == "marksman"
    assert position.actors == (1,)
    assert [count.value for count in position.scene().counts] == [0, 1, 0, 0]


def test_with_several_shooters_their_side_names_one():
    position = at("a2 a1 b1 d1 e1", "e2 e4 b5 d5 a5")
    after = position.play("a2-c3!")
    assert after.actors == (1,)
    assert texts(after) == {"=b5", "=e2", "=e4"}
    named = after.play("=e2")
    assert named.actors == (1,)
    assert archers(named, 1)["e2"] == "marksman"
    assert archers(named, 1)["e4"] == "archer"


def test_an_archer_who_reaches_the_enemys_camp_has_arrived_and_shoots_no_more():
    position = at("a4 a1 b1 d1 e1", "a5 b5 d5 e5 d4").play("a4-c5")
    assert [count.value for count in position.scene().counts] == [1, 0, 0, 0]
    position = at("c5 a1 b1 d1 e1", "a4 a5 b5 d5 e5", actors=2)
    assert (
        str(at("c5 a1 b1 d1 e1", "a4 a5 b5 d5 e5").why_not(("c5",))) == "This archer has arrived and stays where he is."
    )
    # e4 is joined to c5, but the archer there has arrived.
    assert archers(at("c5 a1 b1 d1 e1", "c3 a5 b5 d5 e5", actors=2).play("c3-e4"), 1)["e4"] == "archer"
    assert position.actors == (1,)


def test_also_on_the_camp_itself_an_archer_is_shot():
    position = at("a4 a1 b1 d1 e1", "b3 a5 b5 d5 e5")
    assert "a4-c5!" in texts(position)


def test_a_privileged_archer_who_arrives_brings_one_wounded_archer_back():
    position = at("a4* b1 d1 e1", "a5 b5 d5 e5 d4").play("a4-c5")
    assert position.actors == (0,)
    assert texts(position) == {"+a1", "+c1", "stop"}
    back = position.play("+c1")
    assert archers(back, 0)["c1"] == "archer"
    assert back.actors == (1,)
    assert position.play("stop").actors == (1,)
    assert at("a4 b1 d1 e1", "a5 b5 d5 e5 d4").play("a4-c5").actors == (1,), "a common archer brings nobody back"


def test_steps_back_are_allowed_unless_the_tightening_is_agreed():
    white, black = "c3 a1 b1 d1", "a5 b5 d5 c5 e5"
    assert any(text.startswith("c3-e2") for text in texts(at(white, black)))
    assert not any(text.startswith("c3-e2") for text in texts(at(white, black, preset="forward")))
    assert str(at(white, black, preset="forward").why_not(("c3", "e2"))).startswith("Archers do not step back")


def test_who_cannot_move_passes_while_the_other_can():
    position = at("c5 a5", "d5 a1 b1", actors=1)
    assert texts(position) == {"pass"}


@pytest.mark.parametrize(
    ("white", "black", "payoff"), [("c5 a5", "a1 b1 c1", -1), ("c5 a5 b5", "a1 b1", 1), ("c5", "a1", 0)]
)
def test_when_nobody_can_move_more_arrived_archers_win(white: str, black: str, payoff: int):
    end = at(white, black)
    assert end.result.reason is Reason.COUNT
    assert end.result.payoffs[0] == payoff


def test_after_forty_quiet_actions_the_arrived_are_counted():
    end = at("c5 a1 b1 d1 e1", "a4 a5 b5 d5 e5", quiet=39).play("b1-d2")
    assert end.result.payoffs == (1, -1)
