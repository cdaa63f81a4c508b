"""Latrunculi: both set-ups, steps, enclosing, the bonus move, the centurion, endings."""

from __future__ import annotations

import random

import pytest

from ludoteka.declare import Reason
from ludoteka.play import NotationError, Position, variant

BOARD = variant("latrunculi").game.board


def at(white: str, black: str, preset: str = "version-1", actors: int = 1, phase: int = 2, **fields: str) -> Position:
    """A position by its men; a centurion's cell has a C before it."""
    codes = [0] * 56
    for player, cells in enumerate((white, black)):
        for cell in cells.split():
            codes[BOARD.at(cell.removeprefix("C"))] = (3 if cell[0] == "C" else 1) + player
    words = [f"actors={actors}", f"phase={phase}", *(f"{name}={value}" for name, value in fields.items())]
    return Position.from_text(variant("latrunculi", preset), " ".join([*words, f"cells={','.join(map(str, codes))}"]))


def texts(position: Position, begin: str = "") -> set[str]:
    return {move.text for move in position.moves() if move.text.startswith(begin)}


def men(position: Position, owner: int) -> set[str]:
    return {item.cell for item in position.scene().items if item.owner == owner}


def test_sixteen_soldiers_fill_the_two_home_rows():
    start = Position.start("latrunculi")
    assert men(start, 0) == {f"{file}{row}" for file in "abcdefgh" for row in (1, 2)}
    assert men(start, 1) == {f"{file}{row}" for file in "abcdefgh" for row in (6, 7)}
    assert texts(start) == {f"{file}2-{file}3" for file in "abcdefgh"}


def test_soldiers_of_version_1_go_forwards_or_sideways():
    assert texts(at("d4", "h7"), "d4") == {"d4-d5", "d4-c4", "d4-e4"}
    assert texts(at("a1", "d4", actors=2), "d4") == {"d4-d3", "d4-c4", "d4-e4"}
    assert str(at("d4", "h7").why_not(("d4", "d3"))) == "d3 is not one step forwards or sideways."


def test_an_enemy_between_two_soldiers_is_taken():
    after = at("c4 e3", "d4 h7").play("e3xe4")
    assert men(after, 1) == {"h7"}


def test_two_are_taken_at_once_in_a_line_or_in_an_l():
    line = at("b4 f4 d3", "c4 e4 h7").play("d3xd4")
    assert men(line, 1) == {"h7"}
    corner = at("b4 d6 d3", "c4 d5 h7").play("d3xd4")
    assert men(corner, 1) == {"h7"}


def test_three_are_taken_at_once_on_three_sides():
    after = at("b4 f4 d6 d3", "c4 e4 d5 h7").play("d3xd4")
    assert men(after, 1) == {"h7"}


def test_who_steps_between_two_enemies_is_safe():
    after = at("d3 a1", "c4 e4").play("d3-d4")
    assert "d4" in men(after, 0)


def test_a_capture_gives_a_move_more_and_another_capture_another():
    position = at("c4 e3 a1 c1 h2", "d4 b2 h7 g2").play("e3xe4")
    assert position.actors == (0,)
    assert position.scene().phase == "bonus"
    assert "stop" in texts(position)
    assert position.play("stop").actors == (1,)
    quiet = position.play("c1-d1")
    assert quiet.actors == (1,)
    more = at("c4 e3 a2 c1", "d4 b2 h7").play("e3xe4").play("c1xc2")
    assert more.scene().phase == "bonus"
    assert men(more, 1) == {"h7"}


def test_who_has_no_men_left_has_lost():
    end = at("c4 e3", "d4").play("e3xe4")
    assert end.result.reason is Reason.NO_PIECES
    assert end.result.payoffs == (1, -1)


def test_who_is_shut_in_has_lost():
    end = at("a7 c1", "b7 h3 a6", preset="version-1").play("c1-d1").play("h3-h2")
    assert not end.over
    shut = at("a6", "a7 b7 b6 h3", actors=2).play("h3-h2")
    assert shut.result.reason is Reason.NO_MOVES
    assert shut.result.payoffs == (-1, 1)


def test_if_both_are_shut_in_more_men_win():
    top = " ".join(f"{file}7" for file in "abcdefgh") + " " + " ".join(f"{file}6" for file in "abcdefg")
    end = at(f"{top} h5", " ".join(f"{file}1" for file in "abcdefgh")).play("h5-h6")
    assert end.result.reason is Reason.COUNT
    assert end.result.payoffs == (1, -1)


def test_eighty_moves_without_capture_are_counted():
    end = at("d4 e1", "h7", quiet="79").play("d4-c4")
    assert end.result.reason is Reason.COUNT
    assert end.result.payoffs == (1, -1)


def test_in_version_2_soldiers_are_placed_in_pairs_then_the_centurions():
    position = Position.start(variant("latrunculi", "version-2"))
    assert len(position.moves()) == 7 * 7 + 8 * 6
    assert "a1+b1" in texts(position)
    assert "share a side" in str(position.why_not(("a1", "b2")))
    chooser = random.Random(1)
    for turn in range(16):
        assert position.actors == (turn % 2,)
        position = position.play(chooser.choice(position.moves()))
    assert position.scene().phase == "placing-centurion"
    assert len(position.moves()) == 24
    position = position.play(position.moves()[0]).play(position.moves()[-1])
    assert position.scene().phase == "moving"
    assert len(men(position, 0)) == len(men(position, 1)) == 17


def test_in_version_2_soldiers_go_in_four_directions():
    assert texts(at("d4", "h7", "version-2"), "d4") == {"d4-d5", "d4-c4", "d4-e4", "d4-d3"}


def test_the_centurion_leaps_over_an_enemy_soldier_and_takes_nothing_by_it():
    position = at("Cd4 a1", "d5 h7", "version-2")
    assert "d4-d6" in texts(position)
    assert "d4-d5" not in texts(position)
    assert men(position.play("d4-d6"), 1) == {"d5", "h7"}
    assert "d4-d6" not in texts(at("d4 a1", "d5 h7", "version-2"))
    assert "d4-d6" not in texts(at("Cd4 a1", "Cd5 h7", "version-2"))


def test_the_centurion_takes_together_with_a_soldier_and_is_taken_like_one():
    assert men(at("Ce3 c4", "d4 h7", "version-2").play("e3xe4"), 1) == {"h7"}
    assert men(at("e3 c4", "Cd4 h7", "version-2").play("e3xe4"), 1) == {"h7"}
    leap = at("Cd4 b6", "d5 c6 h7", "version-2").play("d4xd6")
    assert men(leap, 1) == {"d5", "h7"}


def test_seventeen_soldiers_are_an_impossible_position():
    with pytest.raises(NotationError, match="at most 16 soldiers"):
        at(" ".join(f"{file}{row}" for file in "abcdefgh" for row in (1, 2)) + " d4", "h7")
