"""Chases of one by several, solved whole: known results, agreement with the rules, and perfect play."""

from __future__ import annotations

import random

import numpy as np
import pytest

from ludoteka.play import Position, variant
from ludoteka.search import chase, exact, retrograde
from ludoteka.search.levels import LEVELS
from ludoteka.search.player import choose

KEYS = ("fox-and-hounds:edge", "spider-web:book")


def test_only_chases_without_other_rules_are_served():
    served = [
        key for key in (*KEYS, "mu-torere", "hare-and-hounds", "fox-and-geese", "asalto") if chase.serves(variant(key))
    ]
    assert served == list(KEYS)
    assert not chase.serves(variant("greyhounds-and-foxes"))
    assert not chase.serves(variant("connect-four"))


def test_sets_of_hunters_are_numbered_without_gaps():
    choose_table, cells = chase.choices(9, 3), np.zeros(3, np.int64)
    seen = set()
    for number in range(int(choose_table[9, 3])):
        chase.members(number, 3, choose_table, cells)
        assert list(cells) == sorted(set(cells.tolist()))
        seen.add(tuple(cells.tolist()))
        for old in cells.tolist():
            for new in set(range(9)) - set(cells.tolist()):
                other = np.zeros(3, np.int64)
                chase.members(chase.set_with(cells, 3, choose_table, old, new), 3, choose_table, other)
                assert set(other.tolist()) == set(cells.tolist()) - {old} | {new}
    assert len(seen) == 84


def test_the_dogs_always_win():
    """Well known; the wolf may even choose where he begins."""
    for preset in ("edge", "book"):
        start = Position.start("fox-and-hounds", preset)
        table = retrograde.table(start)
        assert table.value(start) == -1
    found = exact.solve(Position.start("fox-and-hounds", "edge"))
    assert found.result == "loss"
    assert found.length == table.distance(Position.start("fox-and-hounds", "book")) - 1


@pytest.mark.slow
def test_the_spiders_always_win_whichever_rim_cell_they_leave_empty():
    start = Position.start("spider-web")
    table = retrograde.table(start)
    rim = ("a1", "b1", "c1", "d1", "e1", "f1")
    for gap in rim:
        position = start
        for cell in rim:
            position = position if cell == gap else position.play(cell)
        assert position.actors == (1,)
        assert table.value(position) == -1
    assert table.value(start) == 1


@pytest.mark.parametrize("key", ["fox-and-hounds:edge", pytest.param("spider-web:book", marks=pytest.mark.slow)])
def test_every_value_follows_from_those_one_move_later(key: str):
    """By the rules themselves: the mover has the best of what his moves lead to, repetitions left aside."""
    table = chase.table(key)
    chooser = random.Random(key)
    for _ in range(30):
        position = Position.start(key)
        while not position.over:
            mover, children = position.actors[0], [position.play(code) for code in position.codes]
            repeated = any(child.result is not None and child.result.payoffs == (0, 0) for child in children)
            if not repeated:
                best = min(table.dislike(mover, table.outcome(child)) for child in children)
                winner, distance = table.outcome(position)
                assert table.dislike(mover, (winner, distance - 1 if winner >= 0 else 0)) == best, position
            position = position.play(chooser.choice(position.codes))


def test_the_strongest_level_never_lets_the_wolf_through():
    for seed in range(3):
        chooser = random.Random(seed)
        position = Position.start("fox-and-hounds", "edge")
        while not position.over:
            if position.actors == (1,):
                position = position.play(choose(position, level=LEVELS[-1].number, seed=seed).move)
            else:
                position = position.play(chooser.choice(position.codes))
        assert position.result is not None
        assert position.result.payoffs == (-1, 1)
