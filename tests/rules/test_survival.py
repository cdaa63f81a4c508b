"""Survival: where an arrow may lie, and who has lost."""

from __future__ import annotations

from ludoteka.declare import Reason
from ludoteka.play import Position, variant


def played(*moves: str, **options: str) -> Position:
    position = Position.start(variant("survival", "book", options))
    for move in moves:
        position = position.play(move)
    return position


def cells(position: Position) -> set[str]:
    return {move.steps[0] for move in position.moves()}


def test_the_first_arrows_go_anywhere_in_any_direction():
    start = Position.start("survival")
    assert len(start.moves()) == 19 * 6
    assert len(start.play("c3-e").moves()) == 18 * 6


def test_the_next_arrow_lies_in_the_direction_of_the_own_last_one():
    position = played("c1-e", "a1-ne")
    assert cells(position) == {"c2", "c3", "c4", "c5"}
    assert cells(position.play("c3-w")) == {"b2", "c3", "d3", "e3"} - {"c3"}
    assert "does not point at a2" in str(position.why_not(("a2",)))


def test_cells_beyond_other_arrows_are_open_unless_agreed_otherwise():
    moves = ("c1-e", "c3-e", "c2-e")
    assert cells(played(*moves)) == {"c4", "c5"}
    assert cells(played(*moves, "c5-nw")) == {"c4"}


def test_without_leaping_an_arrow_in_the_way_closes_the_line():
    assert played("c1-e", "c2-e", over="no").result.payoffs == (-1, 1)


def test_who_cannot_lay_an_arrow_has_lost():
    end = played("c5-e", "a1-ne")
    assert end.result.payoffs == (-1, 1)
    assert end.result.reason is Reason.NO_MOVES


def test_arrows_are_drawn_in_their_direction():
    items = played("c3-e", "a1-nw").scene().items
    assert [(item.cell, item.owner, item.facing) for item in items] == [("a1", 1, 330), ("c3", 0, 90)]
