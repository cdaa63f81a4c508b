"""Hints for puzzles come from the solver, not from trying."""

from __future__ import annotations

import random

import pytest

from ludoteka.play import Position
from ludoteka.search import puzzle
from ludoteka.search.exact import TooLarge
from ludoteka.search.levels import Level
from ludoteka.search.player import Engine, choose, engine


@pytest.mark.parametrize(
    "key", ["papa-puzzle", "mama-puzzle", "five-twins", "peg-solitaire:centre", "triangle-solitaire"]
)
def test_a_player_who_follows_the_hints_solves_the_puzzle(key: str) -> None:
    position = Position.start(key)
    assert engine(position.variant) is Engine.SOLVER
    shortest = puzzle.solve(position).length
    while not position.over:
        position = position.play(choose(position, level=8).move)
    assert position.result is not None
    assert position.result.payoffs == (1,)
    assert position.ply == shortest


def test_a_random_order_of_the_fifteen_is_solved_by_a_way_that_need_not_be_the_shortest() -> None:
    chooser, position = random.Random(4), Position.start("fifteen-puzzle")
    while position.chance:
        position = position.play(chooser.choice(position.codes))
    with pytest.raises(TooLarge):
        puzzle.solve(position, 50_000)
    for move in puzzle.way(position, 50_000).moves:
        assert not position.over
        position = position.play(move)
    assert position.result is not None
    assert position.result.payoffs == (1,)


def test_where_nothing_leads_the_search_it_gives_up() -> None:
    with pytest.raises(TooLarge):
        puzzle.way(Position.start("peg-solitaire", "french"), 1000)


def test_without_time_the_way_is_looked_for_among_few_positions() -> None:
    start = Position.start("peg-solitaire", "french")
    with pytest.raises(TooLarge, match=f"more than {puzzle.FEW} positions"):
        puzzle.way(start, seconds=0.0)
    with pytest.raises(TooLarge, match="more than 20000 positions"):
        puzzle.way(start, 20_000, seconds=1000.0)


def test_a_puzzle_that_is_not_solved_in_time_is_played_on() -> None:
    position = Position.start("peg-solitaire", "french")
    assert choose(position, level=Level(1, "", "", 10, 10, 0.0, 0.001)).move in position.moves()
