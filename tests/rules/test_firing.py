"""On the firing range: set-up, steps, jumps, stretched moves of officers, ransom, endings."""

from __future__ import annotations

from ludoteka.declare import Reason
from ludoteka.play import Position, variant

BOARD = variant("firing-range").game.board


def at(white: str, black: str, actors: int = 1, **fields: int | str) -> Position:
    """Soldiers by point; officers with a star."""
    codes = [0] * len(BOARD)
    for player, points in ((0, white), (1, black)):
        for point in points.split():
            codes[BOARD.at(point.rstrip("*"))] = 1 + 2 * player + point.endswith("*")
    words = {"actors": actors, "cells": ",".join(map(str, codes))} | fields
    return Position.from_text("firing-range", " ".join(f"{name}={value}" for name, value in words.items()))


def texts(position: Position, begin: str = "") -> set[str]:
    return {move.text for move in position.moves() if move.text.startswith(begin)}


def men(position: Position, owner: int) -> dict[str, str]:
    return {item.cell: item.glyph for item in position.scene().items if item.owner == owner}


def test_the_board_has_eleven_rows_of_six_and_five_points():
    assert len(BOARD) == 61
    near = {BOARD.names[to] for to in BOARD.neighbours(BOARD.at("c5"))}
    assert near == {"b5", "d5", "c7", "b6", "c6", "b4", "c4"}
    assert {BOARD.names[to] for to in BOARD.neighbours(BOARD.at("a1"))} == {"a2"}
    assert {BOARD.names[to] for to in BOARD.neighbours(BOARD.at("c6"))} == {"b6", "d6", "c5", "d5", "c7", "d7"}


def test_twenty_privates_and_two_officers_each_with_scouts_behind_the_enemy():
    start = Position.start("firing-range")
    for owner, officers, scouts in ((0, {"e4", "a11"}, "11"), (1, {"a8", "f1"}, "1")):
        have = men(start, owner)
        assert list(have.values()).count("man") == 20
        assert {cell for cell, glyph in have.items() if glyph == "commander"} == officers
        assert sum(cell[1:] == scouts for cell in have) == 6
    assert start.actors == (0,)


def test_privates_step_forward_aslant_and_not_back():
    assert texts(at("c5", "a11"), "c5") == {"c5-b6", "c5-c6"}
    assert texts(at("a1", "c7"), "c7") == set()
    assert texts(at("a1", "c7", actors=2), "c7") == {"c7-b6", "c7-c6"}


def test_officers_also_use_the_straight_lines_and_go_two_points():
    found = texts(at("c5*", "a11"), "c5")
    assert found == {"c5-b6", "c5-c6", "c5-b7", "c5-d7", "c5-c7", "c5-b5", "c5-d5", "c5-a5", "c5-e5"}


def test_jumping_is_forced_and_allowed_backwards():
    position = at("c5 a1", "b6")
    assert texts(position) == {"c5xb7"}
    assert str(position.why_not(("a1", "a2"))) == "You can take an enemy: that must be done."
    assert texts(at("c5 a1", "b4")) == {"c5xb3"}


def test_a_series_must_be_completed():
    position = at("c5", "b6 b8 f9").play("c5xb7")
    assert position.actors == (0,)
    assert len(texts(position)) == 1
    end = position.play(position.moves()[0])
    assert end.actors == (1,)
    assert len(men(end, 1)) == 1


def test_privates_do_not_jump_along_the_straight_lines_but_officers_do():
    assert "c5xe5" not in texts(at("c5", "d5 a11"))
    assert "c5xe5" in texts(at("c5*", "d5 a11"))


def test_an_officer_stretches_a_jump_before_or_behind_the_enemy():
    # The diagonal c5, c6, d7, d8.
    assert "c5xd8" in texts(at("c5*", "d7 a11"))
    assert {"c5xd7", "c5xd8"} <= texts(at("c5*", "c6 a11"))
    assert "c5xd8" not in texts(at("c5", "d7 a11"))


def test_an_officer_passes_over_his_own_privates_without_taking_them():
    position = at("c5* c6", "d7 a11")
    assert "c5xd8" in texts(position)
    after = position.play("c5xd8")
    assert men(after, 0) == {"c6": "man", "d8": "commander"}
    assert men(after, 1) == {"a11": "man"}
    assert "c5-d7" in texts(at("c5* c6", "a11"))
    assert "c5-d7" not in texts(at("c5* c6*", "a11"))


def test_a_lost_officer_is_bought_back_for_three_privates():
    position = at("c5 a1", "b6* d8 e8 d10 e10").play("c5xb7")
    assert position.actors == (1,)
    assert position.scene().phase == "ransoming"
    assert texts(position) == {"=d8", "=e8", "=d10", "=e10", "stop"}
    back = position.play("=e8").play("-d8").play("-d10")
    assert men(back, 1) == {"e8": "commander", "e10": "man"}
    assert back.actors == (1,)
    assert back.scene().phase == ""
    assert back.turn == 1, "the ransom is no turn"


def test_a_ransom_may_be_declined_and_needs_three_privates():
    position = at("c5 a1", "b6* d8 e8 d10 e10").play("c5xb7").play("stop")
    assert position.scene().phase == ""
    assert len(men(position, 1)) == 4
    assert at("c5 a1", "b6* d8 e8").play("c5xb7").scene().phase == ""


def test_who_cannot_move_has_lost():
    end = at("c5", "b6").play("c5xb7")
    assert end.result.payoffs == (1, -1)
    assert end.result.reason is Reason.NO_MOVES


def test_when_nobody_can_move_an_officer_counts_three():
    end = at("a11* b11", "a1 b1 c1", actors=1)
    assert end.result.reason is Reason.COUNT
    assert end.result.payoffs == (1, -1)
    assert at("a11*", "a1 b1 c1").result.payoffs == (0, 0)


def test_forty_moves_without_progress_are_counted():
    end = at("c5* a2", "f9", quiet=39).play("c5-b5")
    assert end.result.reason is Reason.COUNT
    assert end.result.payoffs == (1, -1)
