"""Pylos: what carries a ball, raising, squares that give balls back, and the end."""

from __future__ import annotations

from ludoteka.declare import Reason
from ludoteka.play import Position, variant

BOARD = variant("pylos").game.board
BASE = [name for name in BOARD.names if name[0] == "1"]


def at(white: str, black: str, actors: int = 1, preset: str = "book", **fields: int) -> Position:
    codes = [0] * len(BOARD)
    for code, cells in ((1, white), (2, black)):
        for cell in BOARD.all_at(cells):
            codes[cell] = code
    words = [f"{name}={value}" for name, value in ({"actors": actors} | fields).items()]
    return Position.from_text(variant("pylos", preset), " ".join([*words, f"cells={','.join(map(str, codes))}"]))


def texts(position: Position) -> set[str]:
    return {move.text for move in position.moves()}


def hands(position: Position) -> list[int]:
    return [count.value for count in position.scene().counts]


def test_the_board_is_empty_and_each_has_fifteen_balls():
    start = Position.start("pylos")
    assert hands(start) == [15, 15]
    assert texts(start) == set(BASE)


def test_a_ball_lies_on_four_others():
    position = at("1a1 1b2", "1b1 1a2")
    assert "2a1" in texts(position)
    assert "2b1" not in texts(position)
    assert "needs four balls" in str(position.why_not(("2b1",)))


def test_a_free_ball_can_be_raised_but_not_one_that_carries():
    position = at("1a1 1b2 1d4", "1b1 1a2 1d3")
    assert "1d4-2a1" in texts(position)
    position = position.play("1d4-2a1")
    assert hands(position) == [12, 12]
    assert "carries another" in str(position.play("1c4").why_not(("1a1",)))


def test_a_ball_cannot_be_raised_onto_the_square_that_it_carries():
    assert "1a1-2a1" not in texts(at("1a1 1b2", "1b1 1a2"))


def test_an_own_square_gives_one_or_two_balls_back_or_none():
    position = at("1a1 1b1 1a2", "1d4 1d3 1c4").play("1b2")
    assert position.actors == (0,)
    assert texts(position) == {"-1a1", "-1b1", "-1a2", "-1b2", "stop"}
    assert position.play("stop").actors == (1,)
    one = position.play("-1a1")
    assert one.actors == (0,)
    two = one.play("-1b2")
    assert two.actors == (1,)
    assert hands(two) == [13, 12]


def test_a_ball_that_carries_is_not_taken_back():
    position = at("1a1 1b1 1a2 1c1 1c2", "1b2 2a1 2b1 1d1 1d2").play("2c1")
    assert position.actors == (1,), "the square around is not of one colour"
    own = at("1a1 1b1 1a2 1d4", "1d3 1d2 1d1 1c4").play("1b2").play("stop").play("2a1")
    assert "-1a1" not in texts(at("1a1 1b1 1a2 1b2 1c3", "2a1 1d1", phase=1, due=2))
    assert own.actors == (0,)


def test_a_raised_ball_can_close_a_square_too():
    lower = "1a1 1a2 1a3 1b1 1b3 1c1"
    position = at(f"{lower} 2a1 2b1 2a2 1d1", "1b2 1c2 1c3 1d4")
    assert position.play("1d1-2b2").actors == (0,)


def test_rows_count_in_the_expert_game_only():
    white, black = "1a1 1b1 1c1", "1a4 1b4 1d3"
    assert at(white, black).play("1d1").actors == (1,)
    assert at(white, black, preset="expert").play("1d1").actors == (0,)


def test_the_topmost_ball_wins():
    names = [name for name in BOARD.names if name != "4a1"]
    end = at(" ".join(names[:15]), " ".join(names[15:]), actors=2).play("4a1")
    assert end.result.payoffs == (-1, 1)
    assert end.result.reason is Reason.GOAL


def test_who_has_no_ball_when_it_is_his_turn_has_lost():
    white, black = BASE[:12] + BASE[14:], BASE[12:14]
    out = at(" ".join(white), " ".join(black), actors=1, preset="simple").play("2a1")
    assert hands(out)[0] == 0
    end = out.play("2b1")
    assert end.result.payoffs == (-1, 1)
    assert end.result.reason is Reason.NO_PIECES


def test_after_two_hundred_turns_nobody_has_won():
    end = at("1a1", "1b1", turn=199).play("1c1")
    assert end.result.reason is Reason.LIMIT
