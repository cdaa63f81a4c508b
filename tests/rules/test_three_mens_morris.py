"""Three men's morris: the first man, placing, moving, and the mill that wins."""

from __future__ import annotations

import pytest

from ludoteka.declare import Reason
from ludoteka.play import IllegalMove, NotationError, Position

GAME = "three-mens-morris"


def played(text: str, key: str = GAME) -> Position:
    position = Position.start(key)
    for move in text.split():
        position = position.play(move)
    return position


def texts(position: Position) -> set[str]:
    return {move.text for move in position.moves()}


def reason(position: Position) -> Reason:
    assert position.result is not None
    return position.result.reason


@pytest.mark.parametrize(
    ("preset", "men", "mills", "links"),
    [("book", 4, 6, 24), ("three", 3, 6, 24), ("diagonals", 3, 8, 32), ("nine-holes", 3, 6, 24), ("achi", 4, 8, 32)],
)
def test_the_board_has_nine_points(preset: str, men: int, mills: int, links: int) -> None:
    start = Position.start(GAME, preset)
    board = start.variant.game.board
    assert board is not None
    assert len(board) == 9
    assert len(board.rows(3)) == mills
    assert sum(len(board.neighbours(point)) for point in range(9)) == links
    assert [len(tray.items) for tray in start.scene().trays] == [men, men]


def test_the_very_first_man_may_not_take_the_middle() -> None:
    start = Position.start(GAME)
    assert len(start.moves()) == 8
    with pytest.raises(IllegalMove):
        start.play("b2")
    assert str(start.why_not(["b2"])) == "The very first man may not be placed on b2."
    assert "b2" in texts(start.play("a1"))


def test_in_the_widely_played_game_the_middle_is_open_from_the_start() -> None:
    assert "b2" in texts(Position.start(GAME, "diagonals"))


def test_three_in_a_row_win_while_placing() -> None:
    over = played("a1 b2 b1 c3 c1")
    assert reason(over) is Reason.ROW
    assert over.result is not None
    assert over.result.payoffs == (1, -1)
    assert len(over.scene().links) == 1


def test_slanting_rows_count_only_where_there_are_slanting_lines() -> None:
    assert not played("a1 b1 b2 c1 c3").over
    assert reason(played("a1 b1 b2 c1 c3", f"{GAME}:diagonals")) is Reason.ROW


def test_no_man_is_ever_taken() -> None:
    assert all("x" not in text for text in texts(played("a1 b2 b1 c3")))


def test_men_move_along_the_lines_when_all_are_placed() -> None:
    """White a1 b2 c2 a3, Black b1 a2 c3 c1: only b3 is empty."""
    position = played("a1 b1 b2 a2 c2 c3 a3 c1")
    assert texts(position) == {"b2-b3", "a3-b3"}
    assert "no line leads straight" in str(position.why_not(["a1", "b3"]))


def test_three_in_a_row_win_by_moving() -> None:
    position = Position.from_text(f"{GAME}:three", "actors=1 cells=1,0,1,2,1,2,0,2,0")
    assert reason(position.play("b2-b1")) is Reason.ROW
    assert not position.play("a1-b1").over


def test_who_cannot_move_has_lost() -> None:
    """Only a1 is empty, and Black stands on both points next to it."""
    stuck = Position.from_text(GAME, "actors=1 cells=0,2,1,2,1,1,1,2,2")
    assert reason(stuck) is Reason.NO_MOVES
    assert stuck.result is not None
    assert stuck.result.payoffs == (-1, 1)


def test_in_nine_holes_men_go_to_any_empty_point() -> None:
    position = played("a1 b1 c1 a2 b2 c3", f"{GAME}:nine-holes")
    assert texts(position) == {f"{a}-{b}" for a in ("a1", "c1", "b2") for b in ("c2", "a3", "b3")}


def test_the_third_repetition_is_a_draw() -> None:
    """The position after the first move comes again after the fifth and the ninth."""
    position = Position.from_text(f"{GAME}:three", "actors=1 cells=1,0,2,0,2,1,2,1,0")
    shuttle = ["a1-b1", "a3-a2", "b1-a1", "a2-a3"]
    for move in (shuttle * 3)[:8]:
        position = position.play(move)
        assert not position.over
    assert reason(position.play("a1-b1")) is Reason.REPETITION


def test_fifty_moves_without_a_man_placed_are_a_draw() -> None:
    position = Position.from_text(f"{GAME}:three", "actors=1 cells=1,0,2,0,2,1,2,1,0 quiet=49")
    assert reason(position.play("a1-b1")) is Reason.NO_PROGRESS


def test_a_mill_with_a_player_to_act_is_refused() -> None:
    with pytest.raises(NotationError, match="White has a mill"):
        Position.from_text(GAME, "actors=2 cells=1*3,2*2 hand=1,2")
