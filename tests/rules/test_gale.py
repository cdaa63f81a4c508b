"""Gale: two nets, sticks that may not cross, joined edges."""

from __future__ import annotations

import random

import pytest

from ludoteka.declare import Reason
from ludoteka.play import Position, variant
from ludoteka.rules import drive
from ludoteka.search.exact import _Solver, solve
from ludoteka.search.player import choose
from tests.contract.cases import walk


def test_each_net_has_seven_by_eight_dots():
    board = variant("gale").game.board
    assert len(board.region("dots 1")) == len(board.region("dots 2")) == 7 * 8
    assert len(Position.start("gale").moves()) == 7 * 7 + 6 * 6


def test_a_crossing_joins_upright_dots_of_one_and_level_dots_of_the_other():
    start = Position.start("gale")
    assert {"b1-b3", "b3-d3"} <= {move.text for move in start.moves()}
    assert {"a2-c2", "c2-c4"} <= {move.text for move in start.play("d1-d3").moves()}


def test_sticks_may_not_cross():
    after = Position.start("gale").play("b1-b3")
    assert "a2-c2" not in {move.text for move in after.moves()}
    assert "would cross" in str(after.why_not(("b2",)))
    assert "Choose the place between" in str(after.why_not(("a2",)))


def test_the_first_player_joins_the_lower_and_the_upper_edge():
    position = Position.start("gale:bridg-it")
    for rank in (1, 3, 5, 7):
        position = position.play(f"b{rank}-b{rank + 2}").play(f"i{rank + 1}-k{rank + 1}")
    assert not position.over
    end = position.play("b9-b11")
    assert end.result.reason is Reason.CONNECTED
    assert end.result.payoffs == (1, -1)


def test_the_second_player_joins_the_left_and_the_right_edge():
    position = Position.start("gale:bridg-it")
    for file in "acegi":
        position = position.play(f"{file_after(file)}9-{file_after(file)}11").play(f"{file}2-{file_after(file, 2)}2")
    assert position.result.payoffs == (-1, 1)


def file_after(file: str, by: int = 1) -> str:
    return chr(ord(file) + by)


@pytest.mark.parametrize("key", ["gale:book", "gale:bridg-it"])
def test_no_game_is_a_draw(key: str):
    for seed in range(4):
        *_, end = walk(key, seed)
        assert end.result.reason is Reason.CONNECTED


def test_full_boards_always_join_exactly_one_player():
    """So a draw is impossible: Gale's net is its own dual."""
    of = variant("gale:bridg-it")
    crossings = len(of.game.board.region("crossings"))
    chooser = random.Random(5)
    for _ in range(50):
        s = of.tables.blank()
        at = of.tables.field("cells").at
        for crossing in range(crossings):
            s[at + crossing] = chooser.choice((1, 2))
        of.compiled.derive(s, of.tables.row)
        joined = [of.compiled.module.has_joined(s, of.tables.row, player) for player in (0, 1)]
        assert sum(joined) == 1


def test_who_begins_wins_with_best_play():
    """Oliver Gross's pairing strategy (in Martin Gardner's column, 1958) proves it for every size."""
    after = Position.start(variant("gale", "book", {"size": "3"})).play("d3-d5").play("e2-e4")
    assert searched(after) == "win"


def test_perft_is_the_number_of_orders_of_crossings():
    of = variant("gale:bridg-it")
    assert drive.perft(of.compiled, of.tables.row, of.start, 3) == 41 * 40 * 39


def test_the_theory_agrees_with_a_search_to_the_end():
    """On nets of 3 by 4 dots, from positions on the way: who wins, and that each move of the theory does."""
    of, chooser = variant("gale", "book", {"size": "3"}), random.Random(7)
    seen = set()
    for _ in range(60):
        position = Position.start(of)
        for _ in range(chooser.randint(4, 9)):
            if not position.over:
                position = position.play(chooser.choice(position.codes))
        if position.over:
            continue
        sure = of.face.sure(position.row)
        seen.add(bool(sure))
        assert (searched(position) == "win") == bool(sure)
        for code in sure:
            after = position.play(code)
            assert after.over or searched(after) == "loss"
    assert seen == {False, True}


def searched(position: Position) -> str:
    return _Solver().solve(position).result


def test_the_theory_leads_who_begins_to_a_win_on_every_size():
    for size in ("3", "7", "10"):
        of = variant("gale", "book", {"size": size})
        found = solve(Position.start(of))
        assert found.result == "win"
        end = Position.start(of)
        for move in found.line:
            end = end.play(move.code)
        assert end.result.payoffs == (1, -1)


def test_the_master_who_begins_beats_a_player():
    position, turn = Position.start("gale:bridg-it"), 0
    while not position.over:
        position = position.play(choose(position, level=8 if turn == 0 else 4, seed=3).move.code)
        turn = 1 - turn
    assert position.result.payoffs == (1, -1)
