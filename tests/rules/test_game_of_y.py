"""Y: three sides, corners that count for two of them, and the first stone taken over."""

import random

from ludoteka.play import Position


def played(*moves: str, preset: str = "small") -> Position:
    position = Position.start("game-of-y", preset)
    for move in moves:
        position = position.play(move)
    return position


def test_the_board_has_eleven_cells_to_a_side() -> None:
    position = Position.start("game-of-y")
    board = position.variant.game.board
    assert board is not None
    assert len(board) == 66
    assert len(position.moves()) == 66
    assert {len(board.region(name)) for name in ("left", "right", "bottom")} == {11}


def test_a_chain_that_touches_three_sides_wins() -> None:
    moves = "d4 c5 d5 b6 e5 c7 d6 b7 f5 a7 g5 e7"
    position = played(*moves.split())
    assert not position.over
    after = position.play("d7")
    assert after.result is not None
    assert after.result.winners == (0,)


def test_two_sides_are_not_enough() -> None:
    position = played("d4", "a7", "e5", "b7", "f5", "c7", "g5", "g7")
    assert not position.over


def test_a_corner_belongs_to_both_sides() -> None:
    moves = "g1 a7 g2 b7 g3 c7 g4 d7 g5 e7 g6 f7"
    position = played(*moves.split())
    assert not position.over
    assert played(*moves.split(), "g7").over


def test_the_first_stone_may_be_taken_over_where_it_lies() -> None:
    position = played("h6", "swap", preset="book")
    [stone] = position.scene().items
    assert (stone.cell, stone.owner) == ("h6", 1)
    assert position.actors == (0,)
    assert "swap" not in [move.text for move in position.moves()]


def test_without_the_rule_nothing_is_taken_over() -> None:
    position = played("h6", preset="no-swap")
    assert "swap" not in [move.text for move in position.moves()]


def test_a_full_board_has_exactly_one_winner() -> None:
    for seed in range(30):
        chooser = random.Random(seed)
        position = Position.start("game-of-y", "small", {"size": "5"})
        while not position.over:
            position = position.play(chooser.choice(position.codes))
        assert position.result is not None
        assert len(position.result.winners) == 1
