"""The battle arrays: figures, laying apart, room made by shifting, sorting in order, groups, rounds, the patience."""

from __future__ import annotations

import random

import pytest

from ludoteka.declare import Reason
from ludoteka.declare.battle_array import STOCK
from ludoteka.play import NotationError, Position, variant

SIGNS = ("ys", "yc", "yt", "gs", "gc", "gt", "rs", "rc", "rt")


def at(key: str, rows: str, **fields: str) -> Position:
    """A position by its rows from the top; the figures that do not lie there are in the stock."""
    of = variant(key)
    codes = [0] * 25
    for rank, row in enumerate(reversed(rows.strip().splitlines())):
        for file, sign in enumerate(row.split()):
            codes[5 * rank + file] = SIGNS.index(sign) + 1 if sign in SIGNS else 0
    stock = [full - codes.count(kind + 1) for kind, full in enumerate(STOCK)]
    words = [f"{name}={value}" for name, value in ({"actors": "1"} | fields).items()]
    lists = f"cells={','.join(map(str, codes))} stock={','.join(map(str, stock))}"
    return Position.from_text(of, " ".join([*words, lists]))


def texts(position: Position, begin: str = "") -> set[str]:
    return {move.text for move in position.moves() if move.text.startswith(begin)}


def laid_out(key: str, seed: int) -> Position:
    chooser = random.Random(seed)
    position = Position.start(variant(key))
    while position.scene().phase == "laying-a-figure":
        position = position.play(chooser.choice(position.moves()))
    return position


SORTED_BY_COLOUR = """
    ys yc yt gs gc
    ys yc yt gs gc
    yc yt .  gs gt
    rs rc rt gt gt
    rs rc rt rc rs
"""


def test_there_are_24_figures_of_the_source():
    items = Position.start("battle-array").scene().trays[0].items
    assert len(items) == 24
    assert sum(item.name.startswith("yellow") for item in items) == 8
    assert sum(item.name.endswith("circle") for item in items) == 8
    assert [sum(item.name == name for item in items) for name in ("yellow-square", "green-circle", "red-triangle")] == [
        2, 2, 2,
    ]  # fmt: skip


def test_the_first_player_sorts_by_shape_and_begins():
    start = Position.start("battle-array")
    assert start.scene().roles == ("by-shape", "by-colour")
    assert start.actors == (0,)


# --- battle array -----------------------------------------------------------------------------------------------------


def test_neighbours_share_neither_colour_nor_shape_when_they_are_laid():
    position = Position.start("battle-array").play("yc@c3")
    beside, aslant = (
        texts(position, "gs@c4") | texts(position, "gc@c4") | texts(position, "ys@c4"),
        texts(position, "yc@"),
    )
    assert beside == {"gs@c4"}
    assert "yc@b2" in aslant
    assert "yc@c4" not in aslant
    assert "same colour or shape" in str(position.why_not(("hand:yellow-square", "c4")))


def test_when_nothing_fits_a_figure_makes_room():
    found = None
    for seed in range(20):
        chooser = random.Random(seed)
        position = Position.start("battle-array")
        while position.scene().phase == "laying-a-figure" and found is None:
            moves = position.moves()
            if ">" in moves[0].text:
                found = position
            position = position.play(chooser.choice(moves))
    assert found is not None
    assert all(">" in move.text for move in found.moves())
    after = found.play(found.moves()[0])
    assert len(after.scene().items) == len(found.scene().items) + 1
    assert equal_neighbours(after) == 0


def equal_neighbours(position: Position) -> int:
    board = position.variant.game.board
    lying = {item.cell: item.name.split("-") for item in position.scene().items}
    return sum(
        bool(set(lying[name]) & set(lying[other]))
        for name in lying
        for to in board.plan.steps[board.at(name)][::2]
        if to >= 0 and (other := board.names[to]) in lying
    )


def test_any_figure_moves_into_the_gap_but_not_the_one_just_moved():
    position = laid_out("battle-array", 1)
    assert len(position.moves()) == 24
    first = position.moves()[0]
    after = position.play(first)
    assert len(after.moves()) == 23
    origin, gap = first.steps
    assert f"{gap}-{origin}" not in texts(after)
    assert "may not go back" in str(after.why_not((gap, origin)))


ALMOST = """
    ys yc yt gs rc
    ys yc yt gc rs
    yc gs rt gt gc
    rs gt gs rc gt
    yt rc rt rs .
"""


def test_a_whole_type_wins_for_the_one_who_sorts_that_way_whoever_made_it():
    rows = """
        ys yc yt gs rc
        ys yc yt gc rs
        yc gs rt gt gc
        .  gt gs rc gt
        yt rc rt rs rs
    """
    # The first player (by shape) moves a yellow triangle between the yellow ones: the second one (by colour) has won.
    end = at("battle-array:book", rows, phase="3").play("a1-a2")
    assert end.result.reason is Reason.CONNECTED
    assert end.result.payoffs == (-1, 1)
    own = at("battle-array:book", rows, phase="3", actors="2").play("a1-a2")
    assert own.result.payoffs == (-1, 1)


def test_after_a_hundred_moves_an_array_is_drawn():
    rows = ALMOST.replace("yt rc rt rs .", "rc yt rt rs .")
    end = at("battle-array:book", rows, phase="3", made="99").play("d1-e1")
    assert end.result.reason is Reason.LIMIT
    assert end.result.payoffs == (0, 0)


# --- placement --------------------------------------------------------------------------------------------------------


def test_the_middle_is_forbidden_and_all_else_is_free():
    start = Position.start("battle-array-placement")
    assert len(start.moves()) == 9 * 24
    assert str(start.why_not(("hand:red-square", "c3"))) == "No figure may be laid in the middle."
    assert start.scene().shaded == ("c3",)


def test_groups_are_counted_by_both_criteria_and_fewer_win():
    rows = """
        ys yc yt gs gc
        ys yc yt gs gc
        yc yt .  gs gt
        rs rc rt gt gt
        rs rc rt rc .
    """
    position = at("battle-array-placement:book", rows)
    assert texts(position) == {"rs@e1"}
    end = position.play("rs@e1")
    # By colour: yellow, green, red one group each. By shape: squares 4 groups, circles 5, triangles 3.
    assert end.points == (12, 3)
    assert end.result.payoffs == (-1, 1)
    assert end.result.reason is Reason.COUNT


# --- line-up ----------------------------------------------------------------------------------------------------------


def test_the_one_who_sorts_by_shape_lays_out_all_figures():
    position = Position.start("battle-array-lineup")
    for _ in range(24):
        assert position.actors == (0,)
        position = position.play(position.moves()[0])
    assert position.scene().phase in ("move-yellow", "move-square")


def test_the_order_of_colours_is_fixed():
    position = laid_out("battle-array-lineup", 2)
    board = {item.cell: item.name for item in position.scene().items}
    assert position.actors == (1,)
    for colour in ("yellow", "green", "red", "yellow"):
        assert position.scene().phase == f"move-{colour}"
        assert {board[move.steps[0]].split("-")[0] for move in position.moves()} == {colour}
        position = position.play(position.moves()[0])
        board = {item.cell: item.name for item in position.scene().items}
    assert position.points == (0, 4)


def test_when_the_colours_are_sorted_the_shapes_are_next_from_there():
    rows = SORTED_BY_COLOUR.replace("yc yt .  gs", "yc yt rc gs").replace("rs rc rt rc rs", "rs rc rt . rs")
    position = at("battle-array-lineup:book", rows, actors="2", phase="1", made="2", points="0,2,0,0,0,0,0,0")
    after = position.play("c3-d1")
    assert after.scene().phase == "move-square"
    assert after.actors == (0,)
    assert after.points == (0, 3)


def test_a_layout_that_is_sorted_already_costs_no_move():
    rows = SORTED_BY_COLOUR.replace("rs rc rt rc rs", "rs rc rt . rs")
    after = at("battle-array-lineup:book", rows).play("rc@d1")
    assert after.scene().phase == "move-square"
    assert after.points == (0, 0)


def test_fewer_moves_win_and_sixty_are_the_most():
    position = laid_out("battle-array-lineup", 3)
    while not position.over:
        position = position.play(position.moves()[0])
    assert max(position.points) <= 60
    one, two = position.points
    assert position.result.payoffs == ((1, -1) if one < two else (-1, 1) if one > two else (0, 0))


def test_in_two_rounds_the_roles_are_exchanged_and_the_moves_added():
    position = Position.start(variant("battle-array-lineup", "two-rounds"))
    while position.scene().phase != "round-over":
        position = position.play(position.moves()[0])
    before = position.points
    position = position.play("next")
    assert position.scene().roles == ("by-colour", "by-shape")
    assert position.actors == (1,)
    assert position.points == before
    assert not position.scene().items
    while not position.over:
        position = position.play(position.moves()[0])
    shown = {(count.name, count.owner): count.value for count in position.scene().counts}
    assert [shown["in the first round", seat] for seat in range(2)] == list(before)
    assert [shown["moves", seat] for seat in range(2)] == list(position.points)
    assert all(total >= part for total, part in zip(position.points, before, strict=True))


def test_the_patience_is_laid_out_by_chance_around_the_middle():
    position = Position.start(variant("battle-array-lineup", "patience"))
    chooser = random.Random(4)
    while position.chance:
        assert len(position.weights()) == len(position.codes)
        position = position.play(chooser.choice(position.codes))
    assert "c3" not in {item.cell for item in position.scene().items}
    assert position.scene().phase == "move-yellow"


def test_a_patience_that_comes_out_is_won_and_sixty_moves_lose_it():
    rows = """
        ys ys gs gs gs
        yc yc rs rs rs
        yc gc gc rc rc
        yt yt yt gt rc
        .  rt rt gt gt
    """
    position = at("battle-array-lineup:patience", rows, phase="2", made="59")
    won = position.play("e1-a1")
    assert won.result.reason is Reason.SOLVED
    assert won.result.payoffs == (1,)
    apart = rows.replace("ys ys gs", "rc ys gs").replace("gt rc", "gt ys")
    lost = at("battle-array-lineup:patience", apart, phase="2", made="59").play("e1-a1")
    assert lost.result.reason is Reason.LIMIT
    assert lost.result.payoffs == (-1,)


def test_a_figure_too_many_is_an_impossible_position():
    with pytest.raises(NotationError, match="every figure"):
        Position.from_text("battle-array", "actors=1 cells=1,1,1 stock=0,3,3,3,2,3,3,3,2")
