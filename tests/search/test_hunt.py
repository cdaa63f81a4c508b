"""A king that is almost alone is driven to the edge and mated, by the usual level already."""

from __future__ import annotations

import pytest

from ludoteka.declare import Reason
from ludoteka.notation import fen
from ludoteka.play import Position, variant
from ludoteka.search.player import choose

ENDINGS = [
    ("chess", "8/8/4k3/8/8/8/8/Q3K3 w - - 0 1"),
    ("chess", "8/8/4k3/8/8/8/8/R3K3 w - - 0 1"),
    ("chess", "r3k3/8/8/8/8/4K3/8/8 b - - 0 1"),
    ("capablanca-chess", "10/10/4k5/10/10/10/10/R3K5 w - - 0 1"),
]


@pytest.mark.parametrize(("game", "text"), ENDINGS)
def test_a_lone_king_is_mated(game: str, text: str) -> None:
    position = fen.read(variant(game), text)
    winner, played = position.actors[0], 0
    while not position.over:
        position = position.play(choose(position, seed=played).move)
        played += 1
    assert position.result is not None
    assert position.result.reason is Reason.CHECKMATE
    assert position.result.payoffs[winner] == 1


def looks(text: str) -> int:
    position: Position = fen.read(variant("chess"), text)
    kernel = position.variant.compiled
    assert kernel.evaluate is not None
    values = [int(kernel.evaluate(position.row.copy(), position.variant.tables.row, player)) for player in (0, 1)]
    assert abs(values[0] + values[1]) <= 1, "but for rounding, what one gains the other loses"
    return values[0]


def test_the_hunted_king_is_worse_off_at_the_edge_and_near_the_other() -> None:
    middle, edge = looks("8/8/8/3k4/8/8/8/R3K3 w - - 0 1"), looks("8/8/8/7k/8/8/8/R3K3 w - - 0 1")
    corner, near = looks("7k/8/8/8/8/8/8/R3K3 w - - 0 1"), looks("7k/8/5K2/8/8/8/8/R7 w - - 0 1")
    assert middle < edge < near
    assert middle < corner < near


def test_it_is_no_hunt_as_long_as_there_are_defenders_or_no_lead() -> None:
    def hunt(text: str, score: int) -> int:
        position = fen.read(variant("chess"), text)
        return int(position.variant.compiled.module.hunt(position.row.copy(), position.variant.tables.row, score))

    assert hunt("7k/8/5K2/8/8/8/8/R7 w - - 0 1", 500) > 0
    assert hunt("7k/8/5K2/8/8/8/8/R7 w - - 0 1", 100) == 0
    assert hunt("7k/ppp5/5K2/8/8/8/8/RQ6 w - - 0 1", 500) == 0
    assert hunt("7K/8/5k2/8/8/8/8/r7 w - - 0 1", -500) < 0
