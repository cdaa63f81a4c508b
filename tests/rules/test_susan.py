"""Susan: putting down, sliding, enclosing."""

from __future__ import annotations

import pytest

from ludoteka.declare import Reason
from ludoteka.play import NotationError, Position, variant

BOARD = variant("susan").game.board


def at(white: str, black: str, actors: int = 1, **fields: int) -> Position:
    codes = [0] * len(BOARD)
    for code, cells in ((1, white), (2, black)):
        for cell in BOARD.all_at(cells):
            codes[cell] = code
    words = [f"{name}={value}" for name, value in ({"actors": actors} | fields).items()]
    return Position.from_text("susan", " ".join([*words, f"cells={','.join(map(str, codes))}"]))


def texts(position: Position, begin: str = "") -> set[str]:
    return {move.text for move in position.moves() if move.text.startswith(begin)}


def test_the_board_is_empty_and_has_61_cells():
    start = Position.start("susan")
    assert len(start.moves()) == 61
    assert not start.scene().items


def test_a_piece_is_put_down_or_slid_to_a_neighbour():
    position = at("e5", "e6")
    assert texts(position, "e5-") == {"e5-e4", "e5-d4", "e5-d5", "e5-f4", "e5-f5"}
    assert "a1" in texts(position)
    assert "too far" in str(position.why_not(("e5", "a1")))
    assert "not yours" in str(position.why_not(("e6",)))


def test_who_encloses_an_enemy_wins():
    end = at("a2", "a1", actors=1).play("b1")
    assert not end.over
    end = end.play("i1").play("b2")
    assert end.result.reason is Reason.ENCLOSED
    assert end.result.payoffs == (1, -1)


def test_own_pieces_and_the_edge_help_to_enclose():
    end = at("a2", "a1 b1", actors=1).play("b2")
    assert end.result.payoffs == (1, -1)


def test_who_encloses_an_own_piece_loses_even_with_an_enemy():
    end = at("a1", "a2 b1", actors=1).play("b2")
    assert end.result.payoffs == (-1, 1)
    both = at("a1 b3", "a2 a3 b1", actors=1).play("b2")
    assert both.result.payoffs == (-1, 1)


def test_a_slide_can_enclose():
    end = at("a2 b1 c2", "a1", actors=1).play("c2-b2")
    assert end.result.payoffs == (1, -1)


def test_three_slides_in_a_row_by_both_are_a_draw():
    position = at("e5", "a1")
    for move in "e5-e4 a1-a2 e4-e5 a2-a1 e5-e4".split():  # noqa: SIM905
        position = position.play(move)
        assert not position.over
    assert position.play("a1-a2").result.reason is Reason.NO_PROGRESS


def test_putting_down_begins_the_count_anew():
    position = at("e5", "a1", quiet=5)
    assert position.play("i1").row[4] == 0
    with pytest.raises(NotationError, match="drawn"):
        at("e5", "a1", quiet=6)


def judged(position: Position, player: int = 0) -> int:
    of = position.variant
    return of.kernel.evaluate(position.row.copy(), of.tables.row, player)


def test_who_can_enclose_an_enemy_at_once_is_judged_to_be_ahead():
    """Black's piece in the corner has one free cell left, b2."""
    assert judged(at("a2 e5", "a1 b1", actors=1)) > 500
    assert judged(at("a2 e5", "a1 b1", actors=2)) < 500
    assert judged(at("a2 e5", "a1 b1", actors=1), 1) == -judged(at("a2 e5", "a1 b1", actors=1))


def test_a_gap_that_would_enclose_an_own_piece_is_no_chance():
    assert judged(at("a1 e5 e6", "a2 b1 c1", actors=1)) < 500


def test_putting_down_is_judged_better_than_sliding():
    position = at("e5", "e7")
    assert judged(position.play("c3")) > judged(position.play("e5-d4"))
