"""Leapover: the nearest empty cell, leaps, and the count."""

from __future__ import annotations

from ludoteka.declare import Reason
from ludoteka.play import Position, variant


def played(*moves: str, **options: str) -> Position:
    position = Position.start(variant("leapover", "book", options))
    for move in moves:
        position = position.play(move)
    return position


def texts(position: Position) -> set[str]:
    return {move.text for move in position.moves()}


def test_the_board_is_the_lower_left_half_of_a_chessboard_with_its_diagonal():
    names = variant("leapover").game.board.names
    assert len(names) == 36
    assert {"a8", "h1", "d5"} <= set(names)
    assert "e5" not in names


def test_white_fills_rows_from_the_left_and_black_columns_from_below():
    start = Position.start("leapover")
    assert texts(start) == {f"a{rank}" for rank in range(1, 9)}
    assert texts(start.play("a2")) == {"a1", *(f"{file}1" for file in "bcdefgh")}


def test_the_nearest_empty_cell_of_a_row_is_the_only_one():
    position = played("a2", "a1")
    assert {"b2", "b1", "a3"} <= texts(position)
    assert "c2" not in texts(position)
    assert "take the first empty cell of a row" in str(position.why_not(("c2",)))


def test_a_piece_put_behind_an_enemy_is_a_leap():
    assert played("a2", "a1", "b1").points == (1, 0)
    assert played("a1", "b1", "a3", "a2").points == (0, 1)
    assert played("a1", "b1", "a2", "c1", "b2").points == (0, 0)


def test_an_enemy_behind_the_own_last_piece_was_leapt_before():
    assert played("a2", "a1", "b1", "d1", "c1").points == (1, 0)


def test_several_enemies_at_once_count_once_or_each():
    moves = ("a8", "a1", "a7", "b1", "c1")
    assert played(*moves).points == (1, 0)
    assert played(*moves, leaps="each").points == (2, 0)


def fill(white_column: bool) -> Position:
    """Both always take the first move of their list, or the last one."""
    position = Position.start("leapover")
    while not position.over:
        moves = position.moves()
        position = position.play(moves[0 if white_column == (position.actors == (0,)) else -1])
    return position


def test_the_board_is_filled_and_fewer_leaps_win():
    for way in (False, True):
        end = fill(way)
        assert len(end.scene().items) == 36
        assert end.result.reason is Reason.COUNT
        first, second = end.points
        assert end.result.payoffs[0] == (first < second) - (first > second)
