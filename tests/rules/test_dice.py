"""Ten thousand; ship, captain and crew; stuck in the mud."""

import pytest

from ludoteka.declare import Reason
from ludoteka.play import IllegalMove, NotationError, Position


def after(key: str, *moves: str) -> Position:
    position = Position.start(key)
    for move in moves:
        position = position.play(move)
    return position


def pot(position: Position) -> int:
    return int(position.row[position.variant.tables.field("pot").at])


def texts(position: Position) -> set[str]:
    return {move.text for move in position.moves()}


def test_throws_of_five_dice_have_252_outcomes_and_7776_weights() -> None:
    thrown = after("ten-thousand", "roll")
    assert thrown.chance
    assert len(thrown.codes) == 252
    assert sum(thrown.weights()) == 6**5


# --- ten thousand ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("throw", "points"),
    [
        ("4-4-3-2-1", 100),
        ("6-5-3-3-2", 50),
        ("5-5-3-1-1", 300),
        ("4-3-2-2-2", 200),
        ("6-4-1-1-1", 1000),
        ("4-4-4-4-2", 800),
        ("4-4-4-4-4", 1600),
        ("3-1-1-1-1", 2000),
        ("1-1-1-1-1", 4000),
        ("5-4-3-2-1", 1500),
        ("6-5-4-3-2", 1500),
        ("5-5-5-1-1", 700),
    ],
)
def test_points_of_a_throw(throw: str, points: int) -> None:
    position = Position.from_text("ten-thousand", "actors=1 free=5 points=1000")
    assert position.play("roll").play(throw).play("stop").points[0] == 1000 + points


def test_the_first_bank_needs_750_points() -> None:
    assert texts(after("ten-thousand", "roll", "6-6-6-4-3")) == {"roll"}
    assert texts(after("ten-thousand", "roll", "4-4-4-4-3")) == {"roll", "stop"}
    assert texts(after("ten-thousand:entry-1000", "roll", "4-4-4-4-3")) == {"roll"}
    assert texts(after("ten-thousand:entry-1000", "roll", "6-4-1-1-1")) == {"roll", "stop"}


def test_who_may_not_stop_yet_is_only_told_to_throw_again() -> None:
    assert after("ten-thousand", "roll", "4-4-3-2-1").scene().phase == "throwing-again"
    assert after("ten-thousand", "roll", "6-4-1-1-1").scene().phase == "pressing"


def test_later_banks_need_no_minimum() -> None:
    position = Position.from_text("ten-thousand", "actors=1 free=5 points=750")
    assert position.play("roll").play("6-5-3-3-2").play("stop").points[0] == 800


def test_a_die_that_joins_a_triple_doubles_it() -> None:
    position = after("ten-thousand", "roll", "6-6-6-4-3", "roll", "6-1")
    assert position.play("stop").points[0] == 1300
    five = after("ten-thousand", "roll", "6-6-6-4-3", "roll", "6-6")
    assert five.play("stop").points[0] == 2400


def test_dice_that_join_no_triple_of_one_throw_make_none() -> None:
    position = after("ten-thousand", "roll", "6-4-3-1-1", "roll", "4-3-1")
    assert pot(position.play("roll")) == 300


def test_when_all_dice_have_scored_all_are_thrown_and_the_triple_is_over() -> None:
    position = after("ten-thousand", "roll", "6-6-6-4-3", "roll", "6-1", "roll")
    assert len(position.codes) == 252
    assert pot(position.play("6-4-3-2-1").play("roll")) == 1400


def test_a_throw_without_points_loses_the_turn() -> None:
    position = after("ten-thousand", "roll", "6-6-6-4-3", "roll", "6-1", "roll", "6-4-3-3-2")
    assert position.points == (0, 0, 0, 0)
    assert position.actors == (1,)


def test_scoring_dice_are_all_set_aside_unless_the_choice_is_free() -> None:
    assert texts(after("ten-thousand", "roll", "6-5-4-1-1")) == {"roll"}
    free = after("ten-thousand:choice", "roll", "6-5-4-1-1")
    assert texts(free) == {"keep 5-1-1", "keep 1", "keep 5", "keep 1-1", "keep 5-1"}
    assert pot(free.play("keep 1")) == 100
    assert len(free.play("keep 1").codes) == 126


def test_ten_thousand_points_win_and_must_be_banked() -> None:
    position = Position.from_text("ten-thousand", "actors=1 free=5 points=9900,500").play("roll").play("6-6-4-3-1")
    assert texts(position) == {"stop"}
    result = position.play("stop").result
    assert result is not None
    assert result.reason is Reason.TARGET
    assert result.payoffs == (3, 1, -2, -2)


def test_a_first_bank_that_is_too_small_is_explained() -> None:
    why = after("ten-thousand", "roll", "6-6-6-4-3").why_not(("do:stop",))
    assert why is not None
    assert "750" in why.say("en")


def test_impossible_positions_are_refused() -> None:
    for text in ("actors=1 free=5 thrown=1", "actors=1 free=4", "actors=1 free=5 points=10000", "actors=2 free=5"):
        with pytest.raises(NotationError):
            Position.from_text("ten-thousand", text)


# --- farkle ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("throw", "points"),
    [
        ("6-4-4-3-2-1", 100),
        ("4-4-3-2-2-2", 200),
        ("6-4-2-1-1-1", 1000),
        ("6-4-4-4-4-2", 1000),
        ("6-4-1-1-1-1", 1100),
        ("4-4-4-4-4-2", 2000),
        ("1-1-1-1-1-1", 3000),
        ("6-5-4-3-2-1", 1500),
        ("6-6-4-4-2-2", 1500),
        ("6-6-6-6-2-2", 1500),
        ("6-6-6-2-2-2", 2500),
        ("5-5-5-4-1-1", 700),
    ],
)
def test_points_of_a_throw_of_farkle(throw: str, points: int) -> None:
    position = Position.from_text("ten-thousand:farkle", "actors=1 free=6 points=1000")
    assert position.play("roll").play(throw).play("stop").points[0] == 1000 + points


def test_any_scoring_dice_may_be_kept_in_farkle() -> None:
    position = Position.from_text("ten-thousand:farkle", "actors=1 free=6 points=1000").play("roll")
    assert texts(position.play("6-6-6-2-2-2")) == {"stop", "keep 6-6-6-2-2-2", "keep 6-6-6", "keep 2-2-2"}
    assert texts(position.play("6-5-4-3-2-1")) == {"stop", "keep 6-5-4-3-2-1", "keep 5-1", "keep 5", "keep 1"}


def test_a_triple_does_not_grow_in_later_throws_of_farkle() -> None:
    position = Position.from_text("ten-thousand:farkle", "actors=1 free=6 points=1000")
    for move in ("roll", "6-6-6-4-3-1", "keep 6-6-6", "6-5-3"):
        position = position.play(move)
    assert texts(position) == {"stop", "keep 5"}
    assert position.play("stop").points[0] == 1650


def test_all_six_dice_may_be_thrown_again_when_all_have_scored() -> None:
    position = Position.from_text("ten-thousand:farkle", "actors=1 free=6 points=1000")
    position = position.play("roll").play("6-5-4-3-2-1").play("keep 6-5-4-3-2-1")
    assert len(position.codes) == 462
    assert pot(position) == 1500


def test_farkle_opens_with_five_hundred() -> None:
    assert "stop" not in texts(after("ten-thousand:farkle", "roll", "4-4-4-3-2-2"))
    assert "stop" in texts(after("ten-thousand:farkle", "roll", "5-5-5-3-2-2"))


def test_after_the_target_everybody_else_has_one_more_turn() -> None:
    start = "actors=8 mover=3 free=6 points=9000,9500,9900,9900"
    position = Position.from_text("ten-thousand:farkle", start)
    position = position.play("roll").play("6-4-4-3-2-1").play("stop")
    assert position.points[3] == 10_000
    assert not position.over
    for throw in ("6-4-4-3-2-2", "5-5-5-4-4-1", "6-4-4-3-2-2"):
        position = position.play("roll").play(throw)
        if "stop" in texts(position):
            position = position.play("stop")
    assert position.over
    assert position.result is not None
    assert position.result.winners == (1,)


def test_who_is_behind_in_the_last_round_is_not_advised_to_stop() -> None:
    text = "actors=1 free=6 ender=2 points=9000,10000,9000,9000"
    position = Position.from_text("ten-thousand:farkle", text).play("roll").play("6-4-4-3-2-1")
    face = position.variant.face
    assert position.find(int(face.plan(position.row, 0, 8, 0.5) or 0)).text != "stop"


# --- ship, captain and crew --------------------------------------------------------------------------------------


def test_ship_captain_and_crew_in_one_throw_leave_the_cargo() -> None:
    position = after("ship-captain-crew", "roll", "6-5-4-3-2")
    assert texts(position) == {"roll", "stop"}
    assert position.play("stop").points == (5, 0, 0, 0)


def test_a_captain_is_not_kept_without_a_ship() -> None:
    assert len(after("ship-captain-crew", "roll", "5-5-4-3-2", "roll").codes) == 252


def test_a_crew_is_not_kept_without_a_captain() -> None:
    position = after("ship-captain-crew", "roll", "6-4-4-3-2", "roll")
    assert len(position.codes) == 126
    assert len(position.play("5-3-3-1").play("roll").codes) == 56


def test_both_cargo_dice_may_be_thrown_again() -> None:
    position = after("ship-captain-crew", "roll", "6-5-4-2-1", "roll", "6-6")
    assert position.play("stop").points[0] == 12


def test_after_three_throws_the_turn_is_over() -> None:
    full = after("ship-captain-crew", "roll", "6-5-3-2-1", "roll", "3-2-1", "roll", "6-4-3")
    assert full.points[0] == 9
    assert full.actors == (1,)
    empty = after("ship-captain-crew", "roll", "5-5-3-2-1", "roll", "5-5-3-2-1", "roll", "6-5-3-2-1")
    assert empty.points[0] == 0


def test_ten_rounds_decide_and_equal_miles_share_the_place() -> None:
    position = Position.from_text("ship-captain-crew", "actors=8 mover=3 round=9 free=5 points=50,60,60,50")
    position = position.play("roll").play("6-6-5-4-4").play("stop")
    result = position.result
    assert result is not None
    assert result.points == (50, 60, 60, 60)
    assert result.payoffs == (-3, 1, 1, 1)
    assert result.reason is Reason.COUNT


# --- stuck in the mud --------------------------------------------------------------------------------------------


def test_fives_and_twos_are_set_aside_and_the_others_count() -> None:
    position = after("stuck-in-the-mud", "roll", "6-5-4-2")
    assert pot(position) == 10
    assert len(position.play("roll").codes) == 21


def test_a_spoiled_throw_counts_nothing_by_the_known_rule() -> None:
    assert pot(after("stuck-in-the-mud:spoiled", "roll", "6-5-4-2")) == 0
    assert pot(after("stuck-in-the-mud:spoiled", "roll", "6-6-4-1")) == 17


def test_the_turn_ends_when_all_dice_are_stuck() -> None:
    position = after("stuck-in-the-mud", "roll", "6-5-4-2", "roll", "5-2")
    assert position.points[0] == 10
    assert position.actors == (1,)


def test_there_is_nothing_to_decide_in_the_mud() -> None:
    position = after("stuck-in-the-mud", "roll", "6-5-4-2")
    assert texts(position) == {"roll"}
    with pytest.raises(IllegalMove):
        position.play("stop")


@pytest.mark.parametrize("game", ["ten-thousand", "ship-captain-crew", "stuck-in-the-mud"])
def test_two_and_three_can_play(game: str) -> None:
    for players in (2, 3):
        assert Position.start(game, options={"players": str(players)}).variant.game.players == players
