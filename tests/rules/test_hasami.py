"""Hasami shogi: steps, slides and jumps, enclosing, corners, rows of five, and every way to end."""

from __future__ import annotations

import pytest

from ludoteka.declare import Reason
from ludoteka.play import IllegalMove, NotationError, Position, variant
from ludoteka.rules import abi

GAME = "hasami-shogi"


def laid(white: str, black: str, key: str = GAME, *, actors: int = 1, more: str = "") -> Position:
    board = variant(key).game.board
    assert board is not None
    codes = dict.fromkeys(white.split(), 1) | dict.fromkeys(black.split(), 2)
    cells = ",".join(str(codes.get(name, 0)) for name in board.names)
    return Position.from_text(key, f"actors={actors} cells={cells} {more}")


def texts(position: Position) -> set[str]:
    return {move.text for move in position.moves()}


def men(position: Position) -> set[str]:
    return {item.cell for item in position.scene().items}


def reason(position: Position) -> Reason:
    assert position.result is not None
    return position.result.reason


@pytest.mark.parametrize(("preset", "rows"), [("book", "12"), ("eight", "1"), ("hasami", "1"), ("dai", "12")])
def test_the_men_stand_on_their_home_rows(preset: str, rows: str) -> None:
    items = Position.start(GAME, preset).scene().items
    mine = {item.cell for item in items if item.owner == 0}
    theirs = {item.cell for item in items if item.owner == 1}
    assert mine == {f"{file}{rank}" for file in "abcdefghi" for rank in rows}
    assert theirs == {f"{file}{10 - int(rank)}" for file in "abcdefghi" for rank in rows}


def test_at_the_start_a_man_steps_or_jumps_from_the_second_row() -> None:
    """Nine steps of the front row; the nine men behind jump over them."""
    assert texts(Position.start(GAME)) == {f"{f}2-{f}3" for f in "abcdefghi"} | {f"{f}1-{f}3" for f in "abcdefghi"}


def test_a_man_steps_by_one_cell_along_files_and_ranks_only() -> None:
    assert texts(laid("e5", "a9")) == {"e5-e6", "e5-e4", "e5-d5", "e5-f5"}


def test_jumps_go_over_either_side_and_take_nothing() -> None:
    position = laid("e5 e6", "d5 a9")
    assert {"e5-e7", "e5-c5"} <= texts(position)
    assert "d5" in men(position.play("e5-c5"))


def test_jumps_go_on_in_a_series() -> None:
    assert "e5-e9" in texts(laid("e5 e6", "e8 a9"))
    assert "e5-g7" in texts(laid("e5 e6", "f7 a9"))


def test_a_jump_needs_an_empty_cell_behind() -> None:
    assert "e5-e7" not in texts(laid("e5 e6", "e7 a9"))


def test_a_series_may_not_end_where_it_began() -> None:
    """Round the square e5 e7 g7 g5 and back."""
    position = laid("e5", "e6 f7 g6 f5 a9")
    assert {"e5-e7", "e5-g7", "e5-g5"} <= texts(position)
    assert all(move.steps[0] != move.steps[1] for move in position.moves())


def test_in_the_widely_played_game_men_slide_and_do_not_jump() -> None:
    position = laid("e5", "e8 b5 a9", f"{GAME}:hasami")
    assert texts(position) == {
        *("e5-e6", "e5-e7", "e5-d5", "e5-c5", "e5-f5", "e5-g5", "e5-h5", "e5-i5"),
        *("e5-e4", "e5-e3", "e5-e2", "e5-e1"),
    }


def test_in_dai_hasami_one_jump_is_allowed_but_no_series() -> None:
    position = laid("e5", "e6 e8 a9", f"{GAME}:dai")
    assert "e5-e7" in texts(position)
    assert "e5-e9" not in texts(position)


# --- taking --------------------------------------------------------------------------------------------------------


def test_a_man_between_two_enemies_is_taken() -> None:
    after = laid("d5 f6", "e5 a9").play("f6-f5")
    assert men(after) == {"d5", "f5", "a9"}
    assert after.points == (1, 0)


def test_an_unbroken_row_of_enemies_is_taken_at_once() -> None:
    assert laid("c5 g6", "d5 e5 f5 a9").play("g6-g5").points == (3, 0)


def test_a_row_with_a_gap_is_not_taken() -> None:
    assert laid("c5 g6", "d5 f5 a9").play("g6-g5").points == (0, 0)


def test_men_are_taken_in_several_directions_at_once() -> None:
    assert laid("c5 e7 f5", "d5 e6 a9").play("f5-e5").points == (2, 0)


def test_nothing_is_taken_on_the_slant() -> None:
    assert laid("d4 f7", "e5 a9").play("f7-f6").points == (0, 0)


def test_moving_between_two_enemies_is_safe() -> None:
    after = laid("e4", "d5 f5 a9").play("e4-e5")
    assert "e5" in men(after)
    assert after.points == (0, 0)


def test_only_the_man_that_moved_takes() -> None:
    """e5 stands between d5 and f5 since it went there; a move elsewhere does not take it."""
    after = laid("d5 f5 a1", "e5 a9").play("a1-a2")
    assert "e5" in men(after)


def test_a_man_in_the_corner_is_taken_from_its_two_sides() -> None:
    after = laid("b9 a7", "a9 i5").play("a7-a8")
    assert men(after) == {"b9", "a8", "i5"}
    assert laid("a7", "a9 i5").play("a7-a8").points == (0, 0)


def test_a_jump_takes_where_it_ends_not_where_it_passes() -> None:
    """From e3 over e4 to e5, where d5 would be shut in with c5, and on over e6 to e7."""
    position = laid("e3 e4 c5 e6", "d5 a9")
    assert position.play("e3-e5").points == (1, 0)
    assert position.play("e3-e7").points == (0, 0)


# --- the end --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("row", "origin", "to"),
    [("e3 e4 e5 e6", "d7", "e7"), ("c3 d4 e5 f6", "g8", "g7"), ("g3 f4 e5 d6", "c8", "c7")],
)
def test_five_in_a_file_or_diagonal_win(row: str, origin: str, to: str) -> None:
    over = laid(f"{row} {origin}", "a9 i9").play(f"{origin}-{to}")
    assert reason(over) is Reason.ROW
    assert over.result is not None
    assert over.result.payoffs == (1, -1)
    assert over.scene().links


def test_five_on_a_rank_mean_nothing() -> None:
    assert not laid("c5 d5 e5 f5 g6", "a9 i9").play("g6-g5").over


def test_men_on_the_own_home_rows_do_not_count() -> None:
    assert not laid("e2 e3 e4 e5 d6", "a9 i9").play("d6-e6").over
    assert not laid("d2", "e8 e7 e6 e5 d4", actors=2).play("d4-e4").over
    assert reason(laid("d2", "e7 e6 e5 e4 d3", actors=2).play("d3-e3")) is Reason.ROW


def test_men_on_the_enemys_home_rows_do_count() -> None:
    assert reason(laid("e9 e8 e7 e6 d5", "a9 i9").play("d5-e5")) is Reason.ROW


def test_in_the_second_version_five_in_a_row_mean_nothing_and_eight_captures_win() -> None:
    assert not laid("e3 e4 e5 e6 d7", "a9 i9", f"{GAME}:eight").play("d7-e7").over
    over = laid("d5 f6", "e5 a9", f"{GAME}:eight", more="points=7,3").play("f6-f5")
    assert reason(over) is Reason.TARGET
    assert not laid("d5 f6", "e5 a9", f"{GAME}:eight", more="points=6,3").play("f6-f5").over


def test_who_has_no_man_left_has_lost() -> None:
    over = laid("d5 f6", "e5", more="points=17,0").play("f6-f5")
    assert reason(over) is Reason.NO_PIECES


def test_who_cannot_move_has_lost() -> None:
    over = laid("a2 a3 b1 d1 b3", "a1", f"{GAME}:hasami", actors=2)
    assert reason(over) is Reason.NO_MOVES
    assert over.result is not None
    assert over.result.payoffs == (1, -1)


def test_the_third_repetition_is_a_draw() -> None:
    position = laid("a1 e5", "a9 i9")
    shuttle = ["e5-e6", "i9-i8", "e6-e5", "i8-i9"]
    for move in (shuttle * 3)[:8]:
        position = position.play(move)
        assert not position.over
    assert reason(position.play("e5-e6")) is Reason.REPETITION


def test_the_start_counts_as_the_first_time() -> None:
    position = Position.start("hasami-shogi")
    shuttle = ["a2-a3", "a8-a7", "a3-a2", "a7-a8"]
    for move in (shuttle * 2)[:7]:
        position = position.play(move)
        assert not position.over
    assert reason(position.play("a7-a8")) is Reason.REPETITION


def test_a_hundred_moves_without_a_capture_are_a_draw() -> None:
    assert reason(laid("a1 e5", "a9 i9", more="quiet=99").play("e5-e6")) is Reason.NO_PROGRESS
    after = laid("d5 f6", "e5 a9", more="quiet=99").play("f6-f5")
    assert not after.over
    assert after.row[abi.QUIET] == 0


# --- positions and reasons -------------------------------------------------------------------------------------------


def test_too_many_men_are_refused() -> None:
    with pytest.raises(NotationError, match="White has 10 men"):
        laid("a1 b1 c1 d1 e1 f1 g1 h1 i1 a2", "a9", f"{GAME}:eight")


@pytest.mark.parametrize(
    ("steps", "begins"),
    [(["a9"], "You have no man"), (["e5", "a9"], "a9 is taken"), (["e5", "f6"], "From e5 a man cannot go to f6")],
)
def test_wrong_tries_are_explained(steps: list[str], begins: str) -> None:
    position = laid("e5", "a9")
    with pytest.raises(IllegalMove):
        position.play(steps)
    sentence = position.why_not(steps)
    assert sentence is not None
    assert sentence.say("en").startswith(begins)
    assert sentence.say("hu") != sentence.say("en")


# --- the judgement ---------------------------------------------------------------------------------------------------


def judged(position: Position, player: int = 0) -> int:
    of = position.variant
    return of.kernel.evaluate(position.row.copy(), of.tables.row, player)


def test_men_in_a_place_for_a_row_are_judged_better_than_men_apart() -> None:
    together, apart = laid("e4 e5 e7 a1", "a9 i9"), laid("e4 f5 c7 a1", "a9 i9")
    assert judged(together) > judged(apart) > judged(laid("e1 f2 c2 a1", "a9 i9"))
    assert judged(together, 1) == -judged(together)


def test_an_enemy_in_the_place_makes_it_worth_less_but_not_nothing() -> None:
    free, barred = laid("e4 e5 e7", "a9 i6"), laid("e4 e5 e7", "a9 e6")
    assert judged(free) > judged(barred) > judged(laid("c4 e5 g7", "a9 e6"))
