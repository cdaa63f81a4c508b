"""Squadro: speeds, turning round, jumping over, coming home."""

from __future__ import annotations

import pytest

from ludoteka.declare import Reason
from ludoteka.games.squadro.squadro import GAME
from ludoteka.play import NotationError, Position, variant

OUT, BACK, HOME = range(3)


def at(white: str, black: str, actors: int = 1, **fields: int) -> Position:
    """Pieces by distance and leg: "0 3 0b 6b h"."""
    words = (white + " " + black).split()
    places = [0 if word == "h" else int(word.rstrip("b")) for word in words]
    legs = [HOME if word == "h" else BACK if word.endswith("b") else OUT for word in words]
    points = [legs[:5].count(HOME), legs[5:].count(HOME)]
    texts = [f"{name}={value}" for name, value in ({"actors": actors} | fields).items()]
    row = [f"points={points[0]},{points[1]},0*6", f"at={','.join(map(str, places))}", f"leg={','.join(map(str, legs))}"]
    return Position.from_text("squadro", " ".join([*texts, *row]))


def where(position: Position) -> dict[str, tuple[int, int]]:
    return {item.cell: (item.owner, item.facing) for item in position.scene().items}


def test_the_set_up_of_the_leaflet():
    found = where(Position.start("squadro"))
    assert {cell for cell, (owner, _) in found.items() if owner == 0} == {"a2", "a3", "a4", "a5", "a6"}
    assert {cell for cell, (owner, _) in found.items() if owner == 1} == {"b1", "c1", "d1", "e1", "f1"}


def test_the_name_is_known_in_the_24_languages_of_the_leaflet():
    assert len(GAME.names) == 24
    assert "스콰드로" in GAME.names["ko"]


def test_the_speeds_are_written_beside_the_lanes():
    labels = {(label.text, label.x, label.y) for label in variant("squadro").game.board.plan.labels}
    for k in range(5):
        assert ("13231"[k], -0.68, 5.0 - k) in labels
        assert ("31213"[k], 6.68, 5.0 - k) in labels


def test_a_piece_goes_as_far_as_its_number_says():
    start = Position.start("squadro")
    assert {move.text for move in start.moves()} == {"a2-b2", "a3-d3", "a4-c4", "a5-d5", "a6-b6"}
    black = start.play("a2-b2")
    assert {move.text for move in black.moves()} == {"b1-b4", "c1-c2", "d1-d3", "e1-e2", "f1-f4"} - {"b1-b4"} | {
        "b1-b3"
    }


def test_a_piece_that_crossed_the_board_turns_and_stops():
    after = at("0 4 0 0 0", "0 0 0 0 0").play("e3-g3")
    assert where(after)["g3"] == (0, 270)
    assert {move.text for move in after.play("c1-c2").moves() if move.steps == ("g3",)} == {"g3-f3"}


def test_landing_on_an_enemy_means_to_jump_over_him():
    after = at("0 0 0 0 0", "1 0 0 0 0").play("a2-c2")
    assert where(after)["c2"][0] == 0
    assert where(after)["b1"] == (1, 0)


def test_a_jump_ends_the_move_on_the_first_free_space():
    after = at("0 0 0 0 0", "2 0 0 0 0").play("a3-c3")
    assert where(after)["c3"][0] == 0, "one of three steps is lost"
    assert "b1" in where(after)


def test_several_enemies_are_jumped_over_together():
    after = at("0 0 0 0 0", "2 2 2 0 0").play("a3-e3")
    assert {"b1", "c1", "d1", "e3"} <= set(where(after))


def test_an_enemy_on_his_way_back_returns_to_his_turning_space():
    after = at("0 0 0 0 0", "1b 0 0 0 0").play("a2-c2")
    assert where(after)["b7"] == (1, 180)


def test_a_jump_may_end_on_the_turning_space():
    after = at("4 0 0 0 0", "0 0 0 0 1").play("e2-g2")
    assert where(after)["g2"] == (0, 270)


def test_a_jump_may_end_at_home():
    after = at("2b 0 0 0 0", "1 0 0 0 0").play("c2-a2")
    assert "a2" not in where(after)
    assert after.scene().counts[0].value == 1


def test_the_fourth_piece_home_wins():
    end = at("h h h 1b 0", "0 0 0 0 0").play("b5-a5")
    assert end.result.reason is Reason.GOAL
    assert end.result.payoffs == (1, -1)
    assert not at("h h 1b 0 0", "0 0 0 0 0").play("b4-a4").over


def test_the_longest_game_is_a_draw():
    assert at("0 0 0 0 0", "0 0 0 0 0", turn=399).play("a2-b2").result.reason is Reason.LIMIT


def test_impossible_positions_are_refused():
    with pytest.raises(NotationError, match="must have turned"):
        at("6 0 0 0 0", "0 0 0 0 0")
    with pytest.raises(NotationError, match="two pieces stand on b2"):
        at("1 0 0 0 0", "1 0 0 0 0")


def test_a_wrong_try_is_answered():
    start = Position.start("squadro")
    assert "not yours" in str(start.why_not(("b1",)))
    assert "Nothing stands" in str(start.why_not(("d4",)))
