"""Soccolot: running, dribbling, kicking, goals."""

from __future__ import annotations

import pytest

from ludoteka.declare import Reason
from ludoteka.play import NotationError, Position, variant

BOARD = variant("soccolot").game.board
FAR_BLACK = "a8 b8 c8 d8 e8 f8"
FAR_WHITE = "a1 b1 c1 d1 e1 f1"


def at(black: str, white: str, ball: str, actors: int = 1, **fields: int) -> Position:
    codes = [0] * len(BOARD)
    for number, cell in enumerate(BOARD.all_at(f"{black} {white}"), 1):
        codes[cell] = number
    words = [f"{name}={value}" for name, value in ({"actors": actors} | fields).items()]
    return Position.from_text(
        "soccolot", " ".join([*words, f"cells={','.join(map(str, codes))} ball={BOARD.at(ball)}"])
    )


def texts(position: Position, begin: str = "") -> set[str]:
    return {move.text for move in position.moves() if move.text.startswith(begin)}


def test_the_set_up_of_the_book():
    start = Position.start("soccolot")
    found = {item.cell: (item.owner, item.label) for item in start.scene().items}
    assert found["b8"] == (0, "1")
    assert found["g1"] == (1, "6")
    assert found["d4"] == (-1, "")
    assert len(found) == 13
    assert variant("soccolot").game.sides[0].name == "Black"


@pytest.mark.parametrize("cell", ["d4", "e4", "d5", "e5"])
def test_the_ball_lies_on_any_of_the_four_middle_cells(cell):
    start = Position.start(variant("soccolot", options={"ball": cell}))
    assert [item.cell for item in start.scene().items if item.name == "football"] == [cell]


def test_a_player_runs_to_any_of_eight_neighbours():
    assert texts(Position.start("soccolot"), "b8") == {"b8-a8", "b8-a7", "b8-b7", "b8-c7"}


def test_nobody_runs_behind_a_home_row():
    position = Position.start("soccolot")
    assert not {text for text in texts(position) if text[-1] in "09"}
    assert "neighbouring cell of the field" in str(position.why_not(("b8", "b9")))


def test_dribbling_moves_player_and_ball_alike():
    position = at("d5 b8 c8 a8 e8 f8", FAR_WHITE, "d4")
    after = position.play("d5+c5")
    cells = {item.name: item.cell for item in after.scene().items if item.owner <= 0}
    assert cells["player 1"] == "c5"
    assert cells["football"] == "c4"


def test_the_player_may_take_the_balls_place_and_the_ball_his():
    position = at("d5 b8 c8 a8 e8 f8", FAR_WHITE, "d4")
    assert "d5+d4" in texts(position)
    assert [item.cell for item in position.play("d5+d4").scene().items if item.name == "football"] == ["d3"]
    assert [item.cell for item in position.play("d5+d6").scene().items if item.name == "football"] == ["d5"]


def test_dribbling_needs_room_for_both():
    position = at("d5 b8 c8 a8 e8 f8", "c4 b1 c1 d1 e1 f1", "d4")
    assert "d5+c5" not in texts(position)
    assert "both find a free cell" in str(position.why_not(("d5", "d4", "c5")))


def test_a_kick_sends_the_ball_straight_away_up_to_an_obstacle():
    position = at("c6 b8 c8 a8 e8 f8", "g2 b1 c1 d1 e1 f1", "d5")
    assert texts(position, "c6>") == {"c6>e4", "c6>f3"}
    assert "straight away" in str(position.why_not(("c6", "d5", "d2")))


def test_only_a_neighbour_of_the_ball_kicks():
    position = at(FAR_BLACK, FAR_WHITE, "d5")
    assert "not next to the ball" in str(position.why_not(("d8", "d5")))


def test_a_goal_is_kicked_over_the_home_row():
    end = at("h3 b8 c8 a8 e8 f8", FAR_WHITE, "h2").play("h3>h0")
    assert end.result.reason is Reason.GOAL
    assert end.result.payoffs == (1, -1)


def test_the_ball_can_be_dribbled_into_the_goal():
    end = at("h2 b8 c8 a8 e8 f8", FAR_WHITE, "g1" if "g1" not in FAR_WHITE else "h1").play("h2+h1")
    assert end.result.payoffs == (1, -1)


def test_an_own_goal_counts_for_the_other_side():
    end = at("h6 b8 c8 a8 e8 f8", FAR_WHITE, "h7").play("h6>h9")
    assert end.result.payoffs == (-1, 1)


def test_the_ball_does_not_leave_at_the_sides():
    position = at("g5 b8 c8 a8 e8 f8", FAR_WHITE, "h5")
    assert not texts(position, "g5>")


def test_the_longest_game_is_a_draw():
    assert at(FAR_BLACK, FAR_WHITE, "d5", turn=299).play("a8-a7").result.reason is Reason.LIMIT


def test_impossible_positions_are_refused():
    with pytest.raises(NotationError, match="under a player"):
        at(FAR_BLACK, FAR_WHITE, "a8")
    with pytest.raises(NotationError, match="behind a home row"):
        at("a9 b8 c8 d8 e8 f8", FAR_WHITE, "d5")
