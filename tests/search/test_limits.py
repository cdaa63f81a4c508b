"""A sample of the matrix of limits: levels look at no more positions than they may, and their moves are legal."""

from __future__ import annotations

import random

import pytest

from ludoteka import games
from ludoteka.play import Position, Variant, variant
from ludoteka.search import deepening
from ludoteka.search.levels import LEVELS
from ludoteka.search.player import Engine, choose, engine

SEARCHED = [id for id in games.ids() if engine(variant(id)) in (Engine.ALPHA_BETA, Engine.TREE)]
BEYOND = 1.2


def middle(of: Variant) -> Position:
    """A position some way into a random game, with a choice to make; the start, if there is none."""
    chooser = random.Random(str(of.key))
    position = found = Position.start(of)
    for _ in range(40):
        if position.over:
            break
        if position.chance:
            position = position.play(chooser.choice(position.codes))
            continue
        found = position
        position = position.play(chooser.choice(position.moves(position.awaited[0])).code)
    while found.chance:
        found = found.play(chooser.choice(found.codes))
    return found


@pytest.mark.parametrize("game", SEARCHED)
def test_a_search_keeps_to_its_number_of_positions(game: str) -> None:
    of = variant(game)
    position = middle(of)
    seat = position.awaited[0]
    moves = len(position.observe(seat).moves(seat))
    for strength in (LEVELS[1], LEVELS[3]):
        choice = choose(position, seat, strength, 1)
        assert choice.move in position.observe(seat).moves(seat)
        tried = sum(times for _, times, _ in choice.tried)
        if engine(of) is Engine.ALPHA_BETA:
            assert tried <= BEYOND * deepening.allowed(strength.nodes, moves)
        else:
            assert tried <= BEYOND * strength.simulations_of(moves)
