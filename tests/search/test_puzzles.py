"""Hints for puzzles come from the solver, not from trying."""

from __future__ import annotations

import random

import pytest

from ludoteka.play import Position
from ludoteka.search import exact, puzzle, trays
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


def shuffled(key: str, seed: int) -> Position:
    chooser, position = random.Random(seed), Position.start(key)
    while position.chance:
        position = position.play(chooser.choice(position.codes))
    return position


def play_out(position: Position, solution: puzzle.Solution) -> None:
    for move in solution.moves:
        assert not position.over
        position = position.play(move)
    assert position.result is not None
    assert position.result.payoffs == (1,)


def test_a_random_order_of_the_fifteen_is_solved_in_the_fewest_moves() -> None:
    position = shuffled("fifteen-puzzle", 4)
    found = puzzle.solve(position)
    assert found.length <= 80, "the most that any order needs (A. Brüngger and others, 1999)"
    play_out(position, found)


def test_where_the_shortest_way_takes_too_long_a_good_one_is_found() -> None:
    position = Position.start("fifteen-puzzle", "hard")
    with pytest.raises(TooLarge):
        puzzle.solve(position, 200)
    play_out(position, puzzle.way(position))


@pytest.mark.parametrize(
    ("order", "length"),
    [
        ("0 1 9 7 11 13 5 3 14 12 4 2 8 6 10 15", 42),
        ("14 1 9 6 4 8 12 5 7 2 3 0 10 11 13 15", 45),
        ("14 13 15 7 11 12 9 5 6 0 2 1 4 8 10 3", 57),
    ],
)
def test_known_orders_of_the_fifteen_need_as_many_moves_as_published(order: str, length: int) -> None:
    """Numbers 79, 12 and 1 of R. Korf's hundred orders (1985); there the free cell comes first."""
    cells, _ = trays.solve([int(word) or -1 for word in order.split()], 4, 100_000_000)
    assert cells is not None
    assert len(cells) == length


@pytest.mark.parametrize("seed", range(12))
def test_a_tray_is_solved_in_as_few_moves_as_a_search_through_all_positions_finds(seed: int) -> None:
    position = shuffled("eight-puzzle", seed)
    found = puzzle.solve(position)
    play_out(position, found)
    codes, _ = puzzle._shortest(position, 200_000)
    assert found.length == len(codes)


def test_a_solution_that_need_not_be_the_shortest_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    position = Position.start("fifteen-puzzle", "medium")
    assert exact.solve(position).optimal
    solve = puzzle.solve
    monkeypatch.setattr(puzzle, "solve", lambda position, most=1: solve(position, min(most, 1)))
    found = exact.solve(Position.start("mama-puzzle"))
    assert (found.result, found.optimal) == ("solved", False)


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
