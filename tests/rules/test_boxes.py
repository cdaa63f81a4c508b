"""Dots and boxes: lines, boxes, drawing again, the frame, and OpenSpiel as a witness."""

from __future__ import annotations

import random
from importlib import import_module

import pytest

from ludoteka.declare import Reason
from ludoteka.play import Position, variant
from ludoteka.rules.abi import POINTS
from ludoteka.search.levels import USUAL
from ludoteka.search.player import choose

SMALL = variant("dots-and-boxes", "standard", {"size": "2"})


def played(position: Position, *lines: str) -> Position:
    for line in lines:
        position = position.play(line)
    return position


def test_the_frame_is_drawn_by_the_book_and_not_otherwise():
    assert len(Position.start("dots-and-boxes").moves()) == 2 * 14 * 15
    assert len(Position.start("dots-and-boxes:large").moves()) == 2 * 15 * 16
    assert len(Position.start("dots-and-boxes:standard").moves()) == 60


def test_the_fourth_side_wins_the_box_and_another_line():
    before = played(Position.start(SMALL), "b1", "a2", "c2")
    assert before.actors == (1,)
    after = before.play("b3")
    assert after.actors == (1,), "who closes a box draws again"
    assert {(item.cell, item.owner) for item in after.scene().items if item.glyph == "area"} == {("b2", 1)}
    assert [count.value for count in after.scene().counts] == [0, 1]
    assert after.play("d1").actors == (0,)


def test_a_line_may_close_two_boxes_at_once():
    before = played(Position.start(SMALL), "b1", "a2", "b3", "d1", "e2", "d3")
    after = before.play("c2")
    assert [count.value for count in after.scene().counts] == [2, 0]
    assert after.actors == (0,)


def test_lines_are_drawn_once_and_only_on_sides():
    after = Position.start(SMALL).play("b1")
    assert "drawn already" in str(after.why_not(("b1",)))
    assert "side of a box" in str(after.why_not(("b2",)))


def test_more_boxes_win():
    position = Position.start(SMALL)
    chooser = random.Random(4)
    while not position.over:
        position = position.play(chooser.choice(position.moves()))
    first, second = position.result.points[:2]
    assert first + second == 4
    assert position.result.reason is Reason.COUNT
    assert position.result.payoffs[0] == (first > second) - (first < second)


def test_by_the_book_edge_boxes_need_fewer_lines():
    of = variant("dots-and-boxes", "book", {"size": "2"})
    after = played(Position.start(of), "c2", "b3")
    assert [count.value for count in after.scene().counts] == [0, 1], "a corner box has two sides of the frame"


@pytest.mark.parametrize("size", [2, 3, 5])
def test_random_games_go_as_in_open_spiel(size: int):
    """Line by line beside dots_and_boxes of pyspiel: who draws, how many lines are left, who has which result."""
    pyspiel = import_module("pyspiel")
    game = pyspiel.load_game(f"dots_and_boxes(num_rows={size},num_cols={size})")
    of = variant("dots-and-boxes", "standard", {"size": str(size)})
    chooser = random.Random(size)
    for _ in range(10):
        state, position = game.new_initial_state(), Position.start(of)
        while not state.is_terminal():
            assert position.actors == (state.current_player(),)
            legal = state.legal_actions()
            assert len(legal) == len(position.moves())
            action = chooser.choice(legal)
            position = position.play(line_of(action, size))
            state.apply_action(action)
        assert position.over
        margin = position.result.payoffs[0]
        assert margin == (state.returns()[0] > 0) - (state.returns()[0] < 0)


def line_of(action: int, size: int) -> str:
    """OpenSpiel numbers the level lines from the upper left row by row, then the upright ones."""
    level = (size + 1) * size
    if action < level:
        row, column = divmod(action, size)
        file, rank = 2 * column + 1, 2 * (size - row)
    else:
        row, column = divmod(action - level, size + 1)
        file, rank = 2 * column, 2 * (size - row) - 1
    return f"{chr(97 + file)}{rank + 1}"


def best_gain(position: Position, known: dict[tuple[int, tuple[int, ...]], int]) -> int:
    """How many of the boxes that are left who is to draw gets more than the other, under best play."""
    key = (position.actors[0], position.codes)
    if key not in known:
        known[key] = max(gain(position, code, known) for code in position.codes)
    return known[key]


def gain(position: Position, code: int, known: dict[tuple[int, tuple[int, ...]], int]) -> int:
    after, drawer = position.play(code), position.actors[0]
    closed = int(after.row[POINTS + drawer] - position.row[POINTS + drawer])
    if after.over:
        return closed
    return closed + best_gain(after, known) * (1 if after.actors[0] == drawer else -1)


def test_the_usual_level_plays_endings_with_chains_perfectly():
    given_away = 0
    for seed in range(8):
        position = Position.start(variant("dots-and-boxes", "standard", {"size": "4"}))
        while len(position.codes) > 10:
            position = position.play(choose(position, None, 3, seed).move)
        known: dict[tuple[int, tuple[int, ...]], int] = {}
        # Whoever has more than half of the boxes has won, by however much.
        while not position.over and max(position.points) <= 8:
            move, best = choose(position, None, USUAL, seed).move, best_gain(position, known)
            assert gain(position, move.code, known) == best, (seed, str(position))
            given_away += best < 0
            position = position.play(move)
    assert given_away, "no ending in which a chain has to be given"
