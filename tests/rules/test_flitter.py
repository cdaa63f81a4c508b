"""Flitter: the first triangle, touching, the triangle of four, the end of the supply."""

from __future__ import annotations

import pytest

from ludoteka.declare import Reason
from ludoteka.play import NotationError, Position


def played(line: str) -> Position:
    position = Position.start("flitter")
    for move in line.split():
        position = position.play(move)
    return position


def texts(position: Position) -> set[str]:
    return {move.text for move in position.moves()}


def test_the_first_triangle_lies_in_the_middle():
    start = Position.start("flitter")
    assert texts(start) == {"o"}
    assert [count.value for count in start.scene().counts] == [20, 20]
    assert str(start.why_not(("e1",))) == "The first triangle is laid in the middle of the table."


def test_a_triangle_touches_another_along_a_side_not_only_at_a_corner():
    position = played("o")
    assert texts(position) == {"e1", "w1", "s1"}
    assert str(position.why_not(("e2",))) == "No triangle lies along a side of e2."
    assert texts(played("o e1")) == {"w1", "s1", "e2", "n1e1"}


def test_three_own_triangles_around_an_enemy_one_win():
    end = played("o e1 e2 w1 n1e1")
    assert end.result.reason is Reason.ROW
    assert end.result.payoffs == (1, -1)


def test_three_triangles_need_a_fourth_between_them():
    # e1 lies between o, e2 and n1e1; Blue has two of them and goes elsewhere.
    assert not played("o e1 e2 w1 w2").over


def test_who_lays_the_middle_of_the_others_triangle_gives_him_the_game():
    # Yellow owns the three places around s1w1 and Blue fills it.
    position = played("o s1 w1 s1e1 w2 s1w2 e1 s2e1 s2 s2w1")
    assert "s1w1" in texts(position)
    end = position.play("s1w1")
    assert end.result.payoffs == (-1, 1)


def test_if_both_get_a_triangle_at_once_the_player_who_moved_wins():
    # Yellow lies around s1w1; Blue, who fills it, has then the three around s1.
    end = played("o s1 w1 e1 w2 s1w2 s1e1 s2e1 s2 s2w1 s1w1")
    assert end.result.payoffs == (1, -1)


def test_when_all_triangles_are_laid_nobody_has_won():
    # A straight strip: every triangle in it has only two neighbours.
    line = "o " + " ".join(f"e{k}" for k in range(1, 40))
    end = played(line)
    assert end.result.reason is Reason.NO_PIECES
    assert end.result.payoffs == (0, 0)


def test_the_field_has_room_for_the_longest_strip():
    position = played("o " + " ".join(f"e{k}" for k in range(1, 39)))
    assert "e39" in texts(position)


def test_triangles_that_do_not_touch_are_an_impossible_position():
    with pytest.raises(NotationError, match="touches no earlier one"):
        Position.from_text("flitter", "actors=1 ply=2 turn=2 laid=3281,3290")
