"""Seega: placing, stepping, enclosing, the safe centre, series, blocked players, endings."""

from __future__ import annotations

import random

import pytest

from ludoteka.declare import Reason
from ludoteka.play import Position, variant

BOARD = variant("seega").game.board


def at(white: str, black: str, actors: int = 1, preset: str = "5x5", **fields: int) -> Position:
    codes = [0] * 25
    for code, cells in ((1, white), (2, black)):
        for cell in BOARD.all_at(cells):
            codes[cell] = code
    words = [f"{name}={value}" for name, value in ({"actors": actors, "phase": 1} | fields).items()]
    return Position.from_text(variant("seega", preset), " ".join([*words, f"cells={','.join(map(str, codes))}"]))


def texts(position: Position, begin: str = "") -> set[str]:
    return {move.text for move in position.moves() if move.text.startswith(begin)}


def men(position: Position, owner: int) -> set[str]:
    return {item.cell for item in position.scene().items if item.owner == owner}


def placed(**options: str) -> Position:
    """All men placed, at random."""
    chooser = random.Random(2)
    position = Position.start(variant("seega", "5x5", options))
    while position.scene().phase == "placing":
        position = position.play(chooser.choice(position.moves()))
    return position


@pytest.mark.parametrize(("preset", "each"), [("5x5", 12), ("7x7", 24), ("9x9", 40)])
def test_men_in_hand_fill_the_board_but_for_the_centre(preset: str, each: int):
    start = Position.start(variant("seega", preset))
    assert [count.value for count in start.scene().counts] == [each, each]
    assert len(start.moves()) == 2 * each


def test_two_men_are_placed_in_a_turn_or_one():
    two = Position.start("seega").play("a1")
    assert two.actors == (0,)
    assert two.play("a2").actors == (1,)
    one = Position.start(variant("seega", "5x5", {"placing": "one"})).play("a1")
    assert one.actors == (1,)


def test_the_centre_stays_empty_while_men_are_placed():
    start = Position.start("seega")
    assert "c3" not in texts(start)
    assert str(start.why_not(("c3",))) == "The centre stays empty while men are placed."


def test_who_begins_to_move_in_the_sudan_and_in_egypt():
    assert placed(starter="sudan").actors == (0,)
    assert placed(starter="egypt").actors == (1,)


def test_men_step_in_eight_directions_or_in_four():
    assert len(texts(at("c2 a1", "a5 e5"), "c2")) == 8
    assert len(texts(at("c2 a1", "a5 e5", preset="standard"), "c2")) == 4


def test_an_enemy_between_two_men_is_taken():
    after = at("b2 d1 e4", "c2 a5 e5").play("d1xd2")
    assert men(after, 1) == {"a5", "e5"}


def test_several_are_taken_at_once_and_none_along_a_diagonal():
    after = at("b2 d1 d4", "c2 d3 a5 e5").play("d1xd2")
    assert men(after, 1) == {"a5", "e5"}
    assert men(at("a1 d2 e1", "b2 a5 e5").play("d2-c3"), 1) == {"b2", "a5", "e5"}


def test_who_steps_between_two_enemies_is_safe():
    after = at("c1 e4", "b2 d2 a5").play("c1-c2")
    assert men(after, 0) == {"c2", "e4"}


def test_a_man_on_the_centre_is_safe():
    after = at("b3 d2 a1", "c3 a5 e5").play("d2-d3")
    assert "c3" in men(after, 1)


def test_after_a_capture_only_captures_follow_or_a_stop():
    first = at("b2 d1 b4 d5", "c2 c4 a5 e5").play("d1xd2")
    assert first.actors == (0,)
    assert texts(first) == {"d5xd4", "stop"}
    assert first.play("stop").actors == (1,)


def test_who_cannot_move_passes_and_is_let_free():
    blocked = at("b1 b2 c1 c2 d3 a3 b3", "a1 a2", actors=2)
    assert texts(blocked) == {"pass"}
    free = blocked.play("pass")
    assert "c1-d1" not in texts(free)
    assert "b3-b4" in texts(free)
    assert str(free.why_not(("c1", "d1"))) == "Your opponent cannot move: you must open a way for him."


def test_who_has_one_man_left_has_lost():
    end = at("b2 d1 e4", "c2 a5").play("d1xd2")
    assert end.result.reason is Reason.TOO_FEW_PIECES
    assert end.result.payoffs == (1, -1)


def test_a_hundred_moves_without_capture_are_counted():
    end = at("b2 d1 e4", "c5 a5", quiet=99).play("d1-e1")
    assert end.result.reason is Reason.COUNT
    assert end.result.payoffs == (1, -1)
