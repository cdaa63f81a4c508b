"""Moultezim: the same way for both, no hitting, the vanguard, the open quarter."""

import pytest

from ludoteka.declare import Reason
from ludoteka.play import NotationError, Position

OFF, BAR = 0, 25


def text(white: dict[int, int], black: dict[int, int], throw: str = "") -> str:
    """Men by each player's own count: 24 the start, 1 the last point, 0 off; White is to play."""
    men = [white.get(point, 0) for point in range(26)] + [black.get(point, 0) for point in range(26)]
    dice = ""
    if throw:
        first, second = throw.split("-")
        left = ",".join([first] * 4 if first == second else [first, second])
        dice = f" rolled={first},{second} dice={left}"
    phase = "actors=1 phase=4" if throw else f"actors={1 << 30} phase=1"
    return f"{phase} men={','.join(map(str, men))}{dice}"


def position(white: dict[int, int], black: dict[int, int], throw: str = "") -> Position:
    return Position.from_text("moultezim", text(white, black, throw))


def moves(of: Position) -> set[str]:
    return {move.text for move in of.moves()}


def test_white_begins_on_1_and_black_on_13() -> None:
    items = Position.start("moultezim").scene().items
    assert {(item.owner, item.cell) for item in items} == {(0, "1"), (1, "13")}
    assert len(items) == 30


def test_both_run_in_the_direction_of_the_numbers() -> None:
    start = Position.start("moultezim")
    assert moves(start.play("5-2")) == {"1/6", "1/3"}
    black = start.play("5-2").play("1/6").play("6/8").play("3-1")
    assert moves(black) == {"13/16", "13/14"}


def test_the_first_man_goes_half_round_before_another_may_start() -> None:
    assert moves(position({24: 14, 18: 1}, {24: 15}, "2-1")) == {"7/9", "7/8"}
    why = position({24: 14, 18: 1}, {24: 15}, "2-1").why_not(("1", "3"))
    assert why is not None
    assert "half round" in why.say("en")
    # The man on White's 11, cell 14, has passed Black's start.
    assert "1/3" in moves(position({24: 14, 11: 1}, {24: 15}, "2-1"))


def test_the_vanguard_may_be_completed_with_one_die_and_another_man_play_the_other() -> None:
    after = position({24: 14, 15: 1}, {24: 15}, "4-2").play("10/14")
    assert "1/3" in moves(after)


def test_a_single_man_closes_a_point_and_nobody_is_hit() -> None:
    # Black's 23 is White's 11: cell 14.
    assert "10/14" not in moves(position({24: 10, 15: 5}, {24: 14, 23: 1}, "4-1"))
    assert "10/14" in moves(position({24: 10, 15: 5}, {24: 14, 22: 1}, "4-1"))


def test_the_quarter_of_the_start_may_not_be_filled() -> None:
    white = {24: 9, 23: 1, 22: 1, 21: 1, 20: 1, 10: 2}
    full = position(white, {24: 15}, "5-3")
    assert "1/6" not in moves(full)
    why = full.why_not(("1", "6"))
    assert why is not None
    assert "six points" in why.say("en")
    # From a point that is thereby left the sixth may be taken.
    assert "2/6" in moves(position(white, {24: 15}, "4-3"))


def test_both_dice_must_be_played_if_they_can() -> None:
    # With the one first the vanguard stands on 12 and Black's man on 18 stops the six; with the six first he has
    # passed Black's start, and another man can play the one.
    assert moves(position({24: 14, 14: 1}, {24: 14, 19: 1}, "6-1")) == {"11/17"}


def test_if_only_one_number_can_be_played_it_is_the_higher() -> None:
    # Either number leads before Black's start on 13, and the other one would end there.
    assert moves(position({24: 14, 15: 1}, {24: 15}, "2-1")) == {"10/12"}


def test_men_are_borne_off_when_all_are_in_the_last_quarter() -> None:
    assert "24/off" in moves(position({6: 7, 1: 8}, {24: 15}, "6-1"))
    assert "24/off" not in moves(position({7: 1, 6: 6, 1: 8}, {24: 15}, "2-1"))


def test_the_last_man_off_wins_and_a_loser_who_has_borne_off_none_loses_twice() -> None:
    result = position({1: 1, 0: 14}, {24: 15}, "2-1").play("24/off").result
    assert result is not None
    assert result.payoffs == (2, -2)
    assert result.reason is Reason.BORNE_OFF
    plain = position({1: 1, 0: 14}, {3: 14, 0: 1}, "2-1").play("24/off").result
    assert plain is not None
    assert plain.payoffs == (1, -1)


def test_there_is_no_cube() -> None:
    assert Position.start("moultezim").chance


def test_both_sides_on_one_point_are_refused() -> None:
    with pytest.raises(NotationError):
        position({24: 14, 12: 1}, {24: 15})
