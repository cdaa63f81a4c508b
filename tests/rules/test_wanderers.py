"""Wanderers: towns, closed points, passing, changing places."""

from __future__ import annotations

from ludoteka.declare import Reason
from ludoteka.play import Position, variant

BOARD = variant("wanderers").game.board


def at(*pieces: str, actors: int = 1, **fields: int) -> Position:
    """White sun, white moon, black sun, black moon."""
    codes = [0] * len(BOARD)
    for code, cell in enumerate(pieces, 1):
        codes[BOARD.at(cell)] = code
    words = [f"{name}={value}" for name, value in ({"actors": actors} | fields).items()]
    return Position.from_text("wanderers", " ".join([*words, f"cells={','.join(map(str, codes))}"]))


def texts(position: Position) -> set[str]:
    return {move.text for move in position.moves()}


def test_the_board_has_25_points_and_four_towns_by_turns():
    assert len(BOARD) == 29
    start = Position.start("wanderers")
    assert {item.cell: (item.glyph, item.owner) for item in start.scene().items} == {
        "t1": ("sun", 0),
        "t5": ("moon", 0),
        "t3": ("sun", 1),
        "t7": ("moon", 1),
    }


def test_pieces_go_one_step_along_circles_and_spokes():
    assert texts(at("b2", "t5", "t3", "t7")) == {"b2-b1", "b2-b3", "b2-a2", "b2-c2", "t5-c5", "pass"}
    assert texts(at("a1", "t5", "t3", "t7")) >= {"a1-o", "a1-b1", "a1-a2", "a1-a8"}


def test_points_next_to_an_enemy_town_are_closed_even_when_it_is_empty():
    position = at("c2", "t5", "o", "t7")
    assert "c2-c3" not in texts(position)
    assert "closed to you" in str(position.why_not(("c2", "c3")))


def test_points_next_to_an_enemy_are_closed():
    position = at("b1", "t5", "b3", "t7")
    assert "b1-b2" not in texts(position)
    assert "b1-a1" in texts(position)
    assert "a1-o" not in texts(at("a1", "t5", "a3", "t7"))


def test_own_pieces_may_stand_side_by_side():
    assert "b1-b2" in texts(at("b1", "c2", "t3", "t7"))


def test_passing_is_always_allowed_and_four_passes_end_the_game():
    position = Position.start("wanderers")
    for _ in range(3):
        position = position.play("pass")
    end = position.play("pass")
    assert end.result.reason is Reason.PASSED
    assert end.result.payoffs == (0, 0)


def test_who_has_changed_the_places_of_his_pieces_wins():
    end = at("t5", "c1", "t3", "t7").play("c1-t1")
    assert end.result.payoffs == (1, -1)
    assert end.result.reason is Reason.GOAL
    assert at("c1", "t5", "t3", "t7").play("c1-t1").result is None


def test_after_two_hundred_turns_nobody_has_won():
    assert at("b1", "t5", "t3", "t7", turn=199).play("b1-a1").result.reason is Reason.LIMIT
