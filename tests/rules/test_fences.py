"""Confound: the set-up, steps round fences, fences and what they may not do, the goal, draws."""

from __future__ import annotations

import random

import pytest

from ludoteka.declare import Reason
from ludoteka.play import NotationError, Position
from ludoteka.search.player import choose


def played(line: str) -> Position:
    position = Position.start("confound")
    for move in line.split():
        position = position.play(move)
    return position


def texts(position: Position, begin: str = "") -> set[str]:
    return {move.text for move in position.moves() if move.text.startswith(begin)}


def test_two_pieces_and_32_fences_on_13_by_11_cells():
    start = Position.start("confound")
    assert {(item.cell, item.owner) for item in start.scene().items} == {("d4", 0), ("d8", 0), ("j4", 1), ("j8", 1)}
    assert [count.value for count in start.scene().counts] == [32, 32]
    assert len(start.moves()) == 16 + 240


def test_a_piece_steps_to_any_of_eight_neighbours():
    assert texts(Position.start("confound"), "d4-") == {
        "d4-d5", "d4-e5", "d4-e4", "d4-e3", "d4-d3", "d4-c3", "d4-c4", "d4-c5",
    }  # fmt: skip


def test_nobody_goes_through_a_fence():
    position = played("d4e5v j4-j3")
    assert texts(position, "d4-e") == {"d4-e3"}
    assert "not through a fence" in str(position.why_not(("d4", "e4")))


def test_aslant_one_way_round_the_corner_must_be_free():
    # The end of one fence does not stop a step aslant, two fences that meet at the corner do.
    assert "d4-e3" in texts(played("d4e5v j4-j3"))
    assert "d4-e3" not in texts(played("d4e5v c3d4h d8-d9 j4-j3"))
    assert "d4-e3" not in texts(played("d4e5v d2e3v d8-d9 j4-j3"))


def test_fences_neither_cross_nor_overlap():
    position = played("d4e5v")
    assert not texts(position, "d4e5")
    assert texts(position, "d5e6") == {"d5e6h"}
    assert texts(position, "c4d5") == {"c4d5h", "c4d5v"}
    assert "crosses" in str(position.why_not(("d4e5", "do:across")))
    assert "part of that place" in str(position.why_not(("d5e6", "do:along")))


def test_a_fence_costs_one_of_the_hand_and_has_two_sides():
    position = played("d4e5h")
    assert [count.value for count in position.scene().counts] == [31, 32]
    assert {(link.start, link.end, link.kind) for link in position.scene().links} == {
        ("d4", "d5", "wall"), ("e4", "e5", "wall"),
    }  # fmt: skip


CUT = "f1g2v a1b2h f3g4v a2b3h f5g6v a3b4h f7g8v a4b5h"
"""Red has cut the board from the bottom to row 8; Green plays fences far away."""


def test_the_way_to_the_own_home_may_not_be_shut_altogether():
    position = played(CUT + " f9g10v a5b6h g10h11h a6b7h")
    # One gap is left, between h11 and i11.
    assert "h10i11v" not in texts(position)
    assert "i10j11v" in texts(position)
    assert "shut the other off" in str(position.why_not(("h10i11", "do:along")))


def test_who_has_shut_himself_off_forbids_the_other_no_fence():
    """Red walks to a1 and b1 and closes the corner; a fence of Green's between two others cuts off nobody then."""
    red = ["d4-c3", "c3-b2", "b2-a1", "d8-c7", "c7-b6", "b6-b5", "b5-b4", "b4-b3", "b3-b2", "b2-b1"]
    green = ["j4-j3", "j3-j4"] * 5
    walk = " ".join(f"{there} {back}" for there, back in zip(red, green, strict=True))
    position = played(f"{walk} a2b3h d1e2v b1c2v")
    assert {"c1d2h", "k10l11v"} <= texts(position)


def test_who_steps_onto_a_home_cell_of_the_other_wins():
    position = played("d4-e4 j4-j3 e4-f4 j3-j2 f4-g4 j2-j1 g4-h4 j1-k1 h4-i4 k1-l1")
    end = position.play("i4-j4")
    assert end.result.reason is Reason.GOAL
    assert end.result.payoffs == (1, -1)


def test_a_home_cell_on_which_a_piece_stands_cannot_be_entered():
    position = played("d4-e4 j8-j9 e4-f4 j9-j10 f4-g4 j10-j11 g4-h4 j11-k11 h4-i4 k11-l11")
    assert "i4-j4" not in texts(position)


def test_eighty_steps_without_a_fence_are_a_draw():
    position = Position.start("confound")
    for k in range(80):
        there, back = ("d4-d3", "d3-d4") if k % 2 == 0 else ("j4-j3", "j3-j4")
        position = position.play(there if k % 4 < 2 else back)
    assert position.result.reason is Reason.NO_PROGRESS


def test_every_fence_that_is_legal_leaves_a_way_by_a_second_search():
    chooser = random.Random(5)
    position = Position.start("confound")
    while position.ply < 50 and not position.over:
        fences = [move for move in position.moves() if move.text[-1] in "hv"]
        position = position.play(chooser.choice(fences or position.moves()))
        assert reachable(position, 0)
        assert reachable(position, 1)


def reachable(position: Position, seat: int) -> bool:
    """Whether a piece of the seat can go straight from cell to cell to a home cell of the other."""
    board, scene = position.variant.game.board, position.scene()
    walls = {frozenset((link.start, link.end)) for link in scene.links}
    todo = [item.cell for item in scene.items if item.owner == seat]
    seen = set(todo)
    while todo:
        cell = todo.pop()
        for to in board.plan.steps[board.at(cell)][::2]:
            name = board.names[to] if to >= 0 else cell
            if name not in seen and frozenset((cell, name)) not in walls:
                seen.add(name)
                todo.append(name)
    return bool(seen & set(position.variant.game.homes[1 - seat].split()))


def test_fences_upon_each_other_are_an_impossible_position():
    text = played("d4e5v").text()
    with pytest.raises(NotationError, match="fences"):
        Position.from_text("confound", text.replace("hand=31,32", "hand=30,32"))


def test_a_computer_goes_home_and_fences_off_who_would():
    position = played("d4-e4 j4-j3 e4-f4 j3-j2 f4-g4 j2-j1 g4-h4 j1-k1 h4-i4")
    stopped = position.play(choose(position, level=4).move)
    assert not texts(stopped) & {"i4-j4"}
    free = position.play("k1-l1")
    assert choose(free, level=4).move.text == "i4-j4"
