"""Nine men's morris and its kin: placing, closing mills, taking, moving, flying, and every way to end."""

from __future__ import annotations

import random

import numpy as np
import pytest

from ludoteka.declare import Reason
from ludoteka.play import IllegalMove, NotationError, Position, variant
from ludoteka.rules import abi, drive

GAME = "nine-mens-morris"


def played(text: str, key: str = GAME) -> Position:
    position = Position.start(key)
    for move in text.split():
        position = position.play(move)
    return position


def laid(white: str, black: str, key: str = GAME, *, actors: int = 1, hand: str = "0,0", more: str = "") -> Position:
    """A position with men on these points."""
    board = variant(key).game.board
    assert board is not None
    codes = dict.fromkeys(white.split(), 1) | dict.fromkeys(black.split(), 2)
    cells = ",".join(str(codes.get(name, 0)) for name in board.names)
    return Position.from_text(key, f"actors={actors} hand={hand} cells={cells} {more}")


def texts(position: Position) -> set[str]:
    return {move.text for move in position.moves()}


# --- the board and the counts ---------------------------------------------------------------------------------------


def test_the_book_lists_sixteen_mills() -> None:
    board = variant(GAME).game.board
    assert board is not None
    assert len(board) == 24
    assert len(board.rows(3)) == 16


@pytest.mark.parametrize(
    ("preset", "points", "mills", "men"),
    [
        ("book", 24, 16, 9),
        ("box", 24, 20, 9),
        ("six", 16, 8, 6),
        ("seven", 17, 14, 7),
        ("lasker", 24, 16, 10),
        ("eleven", 24, 20, 11),
        ("twelve", 24, 20, 12),
    ],
)
def test_boards_of_the_presets(preset: str, points: int, mills: int, men: int) -> None:
    start = Position.start(GAME, preset)
    board = start.variant.game.board
    assert board is not None
    assert len(board) == len(start.moves()) == points
    assert len(board.rows(3)) == mills
    assert [len(tray.items) for tray in start.scene().trays] == [men, men]


def test_perft_of_the_placing_phase() -> None:
    """Until four men stand nobody can close a mill. The fifth closes one of 16 in 3! orders, with two black men on
    21 * 20 ordered pairs of other points, and then takes one of two: 16 * 6 * 420 = 40,320 moves are doubled."""
    of = variant(GAME)
    counts = [drive.perft(of.compiled, of.tables.row, of.start, depth) for depth in range(1, 6)]
    assert counts == [24, 552, 12144, 255024, 24 * 23 * 22 * 21 * 20 + 40320]


# --- mills and taking -----------------------------------------------------------------------------------------------


def test_closing_a_mill_takes_one_man() -> None:
    position = played("a1 b2 d1 b4")
    assert {"g1xb2", "g1xb4"} <= texts(position)
    assert "g1" not in texts(position)
    after = position.play("g1xb4")
    assert {item.cell for item in after.scene().items} == {"a1", "d1", "g1", "b2"}


def test_men_that_cross_no_common_line_make_no_mill() -> None:
    """c4 and e4 lie on different lines: the middle of the board is empty."""
    assert "e4" in texts(laid("b4 c4 a1", "a7 d7 g1", hand="3,3"))
    assert "e4" in texts(laid("c4 f4 a1", "a7 d7 g1", hand="3,3"))


def test_a_man_in_a_mill_cannot_be_taken_while_another_is_loose() -> None:
    position = laid("a1 d1 b2", "a7 d7 g7 c3", hand="1,1")
    assert {text for text in texts(position) if text.startswith("g1")} == {"g1xc3"}
    assert str(position.why_not(["g1", "a7"])) == "The man on a7 stands in a mill and cannot be taken."


def test_if_all_men_stand_in_mills_any_can_be_taken() -> None:
    position = laid("a1 d1 b2", "a7 d7 g7", hand="1,1")
    assert {text for text in texts(position) if text.startswith("g1")} == {"g1xa7", "g1xd7", "g1xg7"}


def test_in_the_box_rules_no_man_is_taken_if_all_stand_in_mills() -> None:
    position = laid("a1 d1 b4", "a7 d7 g7", f"{GAME}:box", hand="1,1")
    assert {text for text in texts(position) if text.startswith("g1")} == {"g1"}


def test_two_mills_closed_at_once_take_one_man() -> None:
    position = laid("a1 d1 g4 g7 b2", "a7 d7 c3 c4 e3", hand="1,1")
    moves = {text for text in texts(position) if text.startswith("g1")}
    assert moves == {"g1xa7", "g1xd7", "g1xc3", "g1xc4", "g1xe3"}
    assert len(position.play("g1xa7").scene().items) == 10


def test_a_mill_that_is_opened_and_closed_again_takes_again() -> None:
    position = laid("a1 d1 g4 b2", "a7 d7 c3 c4 f6")
    assert "g4-g1xf6" in texts(position)
    closed = laid("a1 d1 g1 b2", "a7 d7 c3 c4 f6")
    opened = closed.play("g1-g4").play("f6-f4")
    assert "g4-g1xf4" in texts(opened)


def test_moving_within_a_standing_mill_closes_nothing() -> None:
    """The man that leaves the mill is no part of it any more."""
    position = laid("a1 d1 g1 b2", "a7 d7 c3 c4 f6")
    assert "d1-d2" in texts(position)


def test_diagonal_lines_make_mills_on_the_board_of_the_box() -> None:
    position = laid("a1 b2 g7", "a7 d7 c4", f"{GAME}:box", hand="1,1")
    assert "c3xa7" in texts(position)
    assert "c3" in texts(laid("a1 b2 g7", "a7 d7 c4", hand="1,1"))


# --- moving and flying ----------------------------------------------------------------------------------------------


def test_nobody_moves_before_all_men_are_placed() -> None:
    position = played("a1 b2")
    with pytest.raises(IllegalMove):
        position.play("a1-d1")
    assert str(position.why_not(["a1", "d1"])).startswith("You still have 8 men in hand")


def test_men_move_to_neighbouring_points_along_the_lines() -> None:
    position = laid("a1 d2 e4 g7", "a7 b2 c3 c4")
    assert texts(position) == {
        *("a1-d1", "a1-a4", "d2-d1", "d2-d3", "d2-f2"),
        *("e4-e3", "e4-e5", "e4-f4", "g7-d7", "g7-g4"),
    }


def test_with_three_men_one_flies_and_the_other_does_not() -> None:
    position = laid("a1 d2 f6", "a7 b2 c3 c4")
    assert len(texts(position)) == 3 * 17
    moved = position.play("a1-g7")
    assert all(len(move.steps) == 2 for move in moved.moves())
    with pytest.raises(IllegalMove):
        moved.play("a7-g1")
    assert "Only with 3 men left may you fly" in str(moved.why_not(["a7", "g1"]))


def test_without_flying_three_men_walk() -> None:
    assert len(texts(laid("a1 d2 f6", "a7 b2 c3 c4", f"{GAME}:no-flying"))) == 7


def test_a_flying_man_can_close_a_mill() -> None:
    assert "f6-g1xa7" in texts(laid("a1 d1 f6", "a7 b2 c3 c4"))


def test_men_move_along_diagonals_on_the_board_of_the_box() -> None:
    assert "a1-b2" in texts(laid("a1 d1 e3 f4", "a7 g1 c3 c4", f"{GAME}:box"))


def test_lasker_morris_lets_men_move_while_others_are_in_hand() -> None:
    position = played("a1 g7", f"{GAME}:lasker")
    assert {"a1-d1", "a1-a4", "d1", "a4"} <= texts(position)
    assert position.play("a1-d1").play("g7-g4").play("a1").scene().trays[0].items == position.scene().trays[0].items[1:]


# --- the end --------------------------------------------------------------------------------------------------------


def test_taking_the_third_last_man_wins() -> None:
    over = laid("a1 d1 g4 b2", "a7 c4 f6").play("g4-g1xa7")
    assert over.result is not None
    assert over.result.reason is Reason.TOO_FEW_PIECES
    assert over.result.payoffs == (1, -1)


def test_two_men_on_the_board_and_one_in_hand_are_still_enough() -> None:
    position = laid("a1 d1 g4 b2", "a7 c4 f6", hand="1,1").play("g1xa7")
    assert not position.over


def test_a_blocked_player_loses() -> None:
    over = laid("a1 d1 g1 a7", "a4 d2 g7 b6").play("a7-d7").play("b6-b4")
    assert not over.over
    blocked = laid("a1 d1 g1", "a4 d2 g4 b6", f"{GAME}:no-flying", actors=2).play("b6-d6")
    assert blocked.result is not None
    assert blocked.result.reason is Reason.NO_MOVES
    assert blocked.result.payoffs == (-1, 1)


def test_three_men_are_never_blocked_while_they_fly() -> None:
    assert not laid("a1 d1 g1", "a4 d2 g4 b6", actors=2).play("b6-d6").over


def test_in_the_box_rules_a_blocked_player_misses_his_turn() -> None:
    blocked = laid("a1 d1 g1 a7", "a4 b2 d2 f2 g4 d7 b6 c5", f"{GAME}:box", actors=2).play("c5-c4")
    assert texts(blocked) == {"pass"}
    assert blocked.play("pass").actors == (1,)


def test_a_full_board_is_a_draw() -> None:
    """Twelve men each fill all points; nobody has closed a mill."""
    board = variant(f"{GAME}:twelve").game.board
    assert board is not None
    lines = board.rows(3)
    chooser = random.Random(3)
    while True:
        white = set(chooser.sample(range(24), 12))
        if not any(set(line) <= white or not set(line) & white for line in lines):
            break
    names = np.array(board.names)
    whites = [str(name) for name in names[sorted(white)]]
    blacks = [str(name) for name in names if name not in whites]
    over = laid(" ".join(whites), " ".join(blacks[1:]), f"{GAME}:twelve", actors=2, hand="0,1").play(blacks[0])
    assert over.result is not None
    assert over.result.reason is Reason.FULL_BOARD
    assert over.result.payoffs == (0, 0)


def test_the_third_occurrence_of_a_position_is_a_draw() -> None:
    """The position after the last man was placed comes again after 4 and after 8 moves."""
    position = laid("a1 d2 e4", "a7 b2 c3 c4", hand="1,0").play("g7")
    shuttle = ["a7-d7", "g7-g4", "d7-a7", "g4-g7"]
    for move in [*shuttle, *shuttle[:3]]:
        position = position.play(move)
        assert not position.over
    over = position.play(shuttle[3])
    assert over.result is not None
    assert over.result.reason is Reason.REPETITION
    assert over.result.payoffs == (0, 0)


def test_a_hundred_moves_without_a_man_placed_or_taken_are_a_draw() -> None:
    over = laid("a1 d2 e4 g7", "a7 b2 c3 c4", more="quiet=99").play("g7-g4")
    assert over.result is not None
    assert over.result.reason is Reason.NO_PROGRESS


def test_taking_a_man_begins_the_count_anew() -> None:
    position = laid("a1 d1 g4 b2", "a7 c4 f6 f4", more="quiet=99").play("g4-g1xa7")
    assert not position.over
    assert position.row[abi.QUIET] == 0


# --- random moves, positions, reasons -------------------------------------------------------------------------------


@pytest.mark.parametrize("preset", ["book", "box", "lasker", "seven"])
def test_the_quick_draw_finds_every_move_about_equally_often(preset: str) -> None:
    of = variant(GAME, preset)
    kernel, rng, out = of.compiled, abi.new_rng(5), np.zeros(of.tables.most_moves, np.int64)
    assert kernel.pick is not None
    chooser = random.Random(preset)
    for _ in range(4):
        position = Position.start(of)
        for _ in range(chooser.randint(8, 40)):
            if not position.play(code := chooser.choice(position.codes)).over:
                position = position.play(code)
        row = position.row.copy()
        drawn = [kernel.pick(row, of.tables.row, out, rng) for _ in range(200 * len(position.codes))]
        times = {code: drawn.count(code) for code in position.codes}
        assert set(drawn) == set(position.codes)
        assert all(120 < n < 280 for n in times.values())


def test_too_many_men_are_refused() -> None:
    with pytest.raises(NotationError, match="White has 10 men"):
        laid("a1", "a7 d7 g7", hand="9,0")


def test_a_lost_position_with_a_player_to_act_is_refused() -> None:
    with pytest.raises(NotationError, match="Black has only 2 men"):
        laid("a1 d1 g1", "a7 d7")


def test_too_many_quiet_moves_are_refused() -> None:
    with pytest.raises(NotationError, match="quiet moves"):
        laid("a1 d1 g1", "a7 d7 b2", more="quiet=100")


@pytest.mark.parametrize(
    ("steps", "start"),
    [
        (["d1", "a1"], "You have no man on d1."),
        (["a1", "d1"], "d1 is taken"),
        (["g4", "g1", "c3"], "The enemy has no man on c3"),
    ],
)
def test_wrong_tries_are_explained(steps: list[str], start: str) -> None:
    position = laid("a1 d2 g4 b2", "a7 c4 f6 d1")
    if steps[0] == "g4":
        position = laid("a1 d1 g4 b2", "a7 c4 f6 f4")
    sentence = position.why_not(steps)
    assert sentence is not None
    assert sentence.say("en").startswith(start)
    assert sentence.say("hu") != sentence.say("en")
