"""Philosophers' football: putting men, jumps and series, goals."""

from __future__ import annotations

from ludoteka.declare import Reason
from ludoteka.play import Position, variant

BOARD = variant("phutball").game.board


def at(ball: str, men: str, actors: int = 1, **fields: int) -> Position:
    codes = [0] * len(BOARD)
    for cell in BOARD.all_at(men):
        codes[cell] = 1
    words = [f"{name}={value}" for name, value in ({"actors": actors, "ball": BOARD.at(ball)} | fields).items()]
    return Position.from_text("phutball", " ".join([*words, f"cells={','.join(map(str, codes))}"]))


def jumps(position: Position) -> set[str]:
    return {move.text for move in position.moves() if "-" in move.text}


def men(position: Position) -> set[str]:
    return {item.cell for item in position.scene().items if item.name == "man"}


def ball(position: Position) -> str:
    return next(item.cell for item in position.scene().items if item.name == "football")


def test_the_ball_lies_in_the_middle_of_an_empty_board():
    start = Position.start("phutball")
    assert ball(start) == "h10"
    assert not men(start)
    assert len(start.moves()) == 284


def test_a_man_is_put_on_any_empty_cell():
    after = Position.start("phutball").play("a1")
    assert men(after) == {"a1"}
    assert after.actors == (1,)
    assert str(after.why_not(("a1",))) == "a1 is taken already."


def test_the_ball_jumps_over_unbroken_men_in_eight_directions_and_they_leave():
    position = at("h10", "h11 h12 i11 g10 g9 e8 h8")
    assert jumps(position) == {"h10-h13", "h10-j12", "h10-f10", "h10-f8"}
    after = position.play("h10-h13")
    assert men(after) == {"i11", "g10", "g9", "e8", "h8"}
    assert ball(after) == "h13"


def test_a_series_goes_on_or_stops_and_ends_by_itself():
    first = at("h10", "h11 i13 k14").play("h10-h12")
    assert first.actors == (0,)
    assert {move.text for move in first.moves()} == {"h12-j14", "stop"}
    assert "jump on or stop" in str(first.why_not(("a1",)))
    assert first.play("stop").actors == (1,)
    last = first.play("h12-j14").play("j14-l14")
    assert last.actors == (1,), "nothing is left to jump over"
    assert not men(last)


def test_the_ball_does_not_jump_over_the_sides():
    assert not jumps(at("n10", "o10"))


def test_a_jump_over_the_line_wins():
    end = at("h17", "h18 h19").play("h17-h19!")
    assert end.result.reason is Reason.GOAL
    assert end.result.payoffs == (1, -1)
    assert at("h3", "g2 f1").play("h3-f1!").result.payoffs == (-1, 1)


def test_a_ball_that_stays_on_the_line_wins_for_whoever_plays_towards_it():
    assert at("h17", "h18").play("h17-h19").result.payoffs == (1, -1)
    assert at("h17", "h18", actors=2).play("h17-h19").result.payoffs == (1, -1)


def test_the_ball_may_touch_the_line_and_jump_back():
    touch = at("h17", "h18 i18").play("h17-h19")
    assert not touch.over
    assert touch.play("h19-j17").actors == (1,)
    assert touch.play("stop").result.payoffs == (1, -1)


def test_six_hundred_turns_are_a_draw():
    end = at("h10", "a1", turn=599).play("b1")
    assert end.result.reason is Reason.LIMIT
