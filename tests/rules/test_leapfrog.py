"""Leapfrog: the full board, the first counter, jumps and series, points, players, the end."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from ludoteka.declare import Reason
from ludoteka.play import Position, variant

BOARD = variant("leapfrog").game.board


def at(counters: dict[str, int], preset: str = "version-1", phase: int = 2, **fields: str) -> Position:
    codes = [0] * 324
    for cell, worth in counters.items():
        codes[BOARD.at(cell)] = worth
    words = [f"{name}={value}" for name, value in ({"actors": "1", "phase": phase} | fields).items()]
    return Position.from_text(variant("leapfrog", preset), " ".join([*words, f"cells={','.join(map(str, codes))}"]))


def texts(position: Position) -> set[str]:
    return {move.text for move in position.moves()}


def test_every_cell_has_a_counter_and_the_first_player_removes_any():
    start = Position.start("leapfrog")
    assert len(start.scene().items) == 324
    assert len(start.moves()) == 324
    after = start.play("j9")
    assert after.points == (1, 0)
    assert after.actors == (1,)
    assert texts(after) == {"j7xj9", "j11xj9", "h9xj9", "l9xj9", "h7xj9", "l7xj9", "h11xj9", "l11xj9"}


def test_chance_lays_the_counters_of_version_2_in_their_numbers():
    position = Position.start(variant("leapfrog", "version-2"))
    chooser = random.Random(1)
    while position.chance:
        position = position.play(chooser.choices(position.codes, position.weights())[0])
    assert Counter(item.glyph for item in position.scene().items) == {
        "valued:1": 129, "valued:2": 97, "valued:3": 65, "valued:4": 33,
    }  # fmt: skip


def test_in_version_2_the_first_counter_removed_is_worth_one_point():
    position = Position.start(variant("leapfrog", "version-2"))
    while position.chance:
        position = position.play(position.codes[-1])
    assert len(position.moves()) == 129
    assert "one point" in str(position.why_not(("a1",)))


def test_what_is_jumped_over_is_taken_with_its_value():
    after = at({"c3": 1, "d4": 4, "a18": 2, "b18": 2}, "version-2").play("c3xe5")
    assert after.points == (4, 0)
    assert {item.cell for item in after.scene().items} == {"e5", "a18", "b18"}


def test_the_same_counter_may_jump_on_or_stop():
    position = at({"c3": 1, "d4": 1, "e6": 1, "h8": 1, "h9": 1}).play("c3xe5")
    assert position.actors == (0,)
    assert texts(position) == {"e5xe7", "stop"}
    assert "just jumped" in str(position.why_not(("h8", "h10")))
    assert position.play("stop").actors == (1,)
    assert position.play("e5xe7").points == (2, 0)
    assert position.play("e5xe7").actors == (1,)


@pytest.mark.parametrize(("ways", "jumps"), [("all", 8), ("aslant", 4), ("straight", 4)])
def test_directions_are_an_option(ways: str, jumps: int):
    start = Position.start(variant("leapfrog", "version-1", {"ways": ways}))
    assert len(start.play("j9").moves()) == jumps


def test_the_usual_game_jumps_along_rows_and_columns_only():
    position = at({"e5": 1, "e6": 1, "f6": 1}, "straight")
    assert texts(position) == {"e5xe7", "f6xd6", "e6xe4", "e6xg6"}
    assert len(Position.start("leapfrog", "straight").moves()) == 324


def test_when_nobody_can_jump_the_most_points_win():
    end = at({"c3": 1, "d4": 1, "h8": 1}, points="4,4,0,0,0,0,0,0").play("c3xe5")
    assert end.result.reason is Reason.COUNT
    assert end.points == (5, 4)
    assert end.result.payoffs == (1, -1)
    assert at({"c3": 1, "d4": 1}, points="4,5,0,0,0,0,0,0").play("c3xe5").result.payoffs == (0, 0)


@pytest.mark.parametrize("players", [2, 3, 5, 8])
def test_two_to_eight_can_play(players: int):
    position = Position.start(variant("leapfrog", "version-1", {"players": str(players)}))
    chooser = random.Random(players)
    seats = set()
    while not position.over and position.turn < 40:
        seats.add(position.actors[0])
        position = position.play(chooser.choice(position.moves()))
    assert seats == set(range(players))
