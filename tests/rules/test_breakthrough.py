"""Breakthrough: set-up, steps, captures, both ways to win; counts against OpenSpiel."""

from __future__ import annotations

from importlib import import_module

import pytest

from ludoteka.declare import Reason
from ludoteka.play import IllegalMove, NotationError, Position, variant
from ludoteka.rules import drive

BOARD = variant("breakthrough").game.board


def at(white: str, black: str, actors: int = 1) -> Position:
    codes = [0] * 64
    for code, cells in ((1, white), (2, black)):
        for cell in BOARD.all_at(cells):
            codes[cell] = code
    return Position.from_text("breakthrough", f"actors={actors} cells={','.join(map(str, codes))}")


def texts(position: Position) -> set[str]:
    return {move.text for move in position.moves()}


def test_two_full_rows_for_each_side():
    men = {(item.owner, item.cell[1]) for item in Position.start("breakthrough").scene().items}
    assert men == {(0, "1"), (0, "2"), (1, "7"), (1, "8")}
    assert len(Position.start("breakthrough").scene().items) == 32


@pytest.mark.parametrize(("depth", "count"), [(1, 22), (2, 484), (3, 11132), (4, 256036)])
def test_counts_as_published(depth: int, count: int):
    of = variant("breakthrough")
    assert drive.perft(of.compiled, of.tables.row, of.start, depth) == count


def test_random_games_of_openspiel_have_the_same_moves_and_end_alike():
    pyspiel = import_module("pyspiel")
    import random

    chooser = random.Random(5)
    for _ in range(20):
        ours, theirs = Position.start("breakthrough"), pyspiel.load_game("breakthrough").new_initial_state()
        while not theirs.is_terminal():
            # There Black begins at the top; seen upside down it is our White.
            moves = {mirrored(theirs.action_to_string(a)): a for a in theirs.legal_actions()}
            mine = {move.text.replace("-", "").replace("x", ""): move for move in ours.moves()}
            assert set(moves) == set(mine)
            text = chooser.choice(sorted(moves))
            theirs.apply_action(moves[text])
            ours = ours.play(mine[text])
        assert ours.over


def mirrored(text: str) -> str:
    """a7b6* of OpenSpiel, with the rows turned over."""
    text = text.rstrip("*")
    return "".join(sign if sign.isalpha() else str(9 - int(sign)) for sign in text)


def test_men_go_forward_straight_or_aslant_and_never_back():
    assert texts(at("d4", "a8")) == {"d4-c5", "d4-d5", "d4-e5"}
    assert texts(at("a1", "d4", actors=2)) == {"d4-c3", "d4-d3", "d4-e3"}


def test_men_take_aslant_and_not_straight_ahead():
    position = at("d4", "c5 d5")
    assert texts(position) == {"d4xc5", "d4-e5"}
    with pytest.raises(IllegalMove):
        position.play("d4xd5")
    assert str(position.why_not(("d4", "d5"))) == "The enemy on d5 stands straight ahead: men take only aslant."


def test_own_men_are_in_the_way():
    assert texts(at("d4 c5 d5", "h8")) == {"d4-e5", "c5-b6", "c5-c6", "c5-d6", "d5-c6", "d5-d6", "d5-e6"}


def test_who_reaches_the_far_row_wins():
    end = at("g7 a1", "h8 b3").play("g7-g8")
    assert end.result.reason is Reason.GOAL
    assert end.result.payoffs == (1, -1)
    assert at("a1", "h2 h8", actors=2).play("h2-g1").result.payoffs == (-1, 1)


def test_who_takes_the_last_man_wins():
    end = at("d4", "e5").play("d4xe5")
    assert end.result.reason is Reason.NO_PIECES
    assert end.result.payoffs == (1, -1)


def test_a_man_on_the_far_row_cannot_be_in_a_game_that_goes_on():
    with pytest.raises(NotationError, match="reached the goal"):
        at("d8", "e5")


@pytest.mark.parametrize("size", ["6x6", "7x7"])
def test_other_sizes(size: str):
    of = variant("breakthrough", "book", {"size": size})
    side = int(size[0])
    assert drive.perft(of.compiled, of.tables.row, of.start, 1) == 3 * side - 2
