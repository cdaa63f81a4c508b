"""Epaminondas: phalanxes, captures, and the home row judged at the start of a turn."""

from __future__ import annotations

from ludoteka.declare import Reason
from ludoteka.play import Position, variant
from ludoteka.rules import drive

BOARD = variant("epaminondas").game.board


def at(white: str, black: str, actors: int = 1, **fields: int) -> Position:
    codes = [0] * len(BOARD)
    for code, cells in ((1, white), (2, black)):
        for cell in BOARD.all_at(cells):
            codes[cell] = code
    words = [f"{name}={value}" for name, value in ({"actors": actors} | fields).items()]
    return Position.from_text("epaminondas", " ".join([*words, f"cells={','.join(map(str, codes))}"]))


def texts(position: Position, begin: str = "") -> set[str]:
    return {move.text for move in position.moves() if move.text.startswith(begin)}


def men(position: Position, owner: int) -> set[str]:
    return {item.cell for item in position.scene().items if item.owner == owner}


def test_two_rows_of_fourteen_for_each_side():
    start = Position.start("epaminondas")
    assert {cell[1:] for cell in men(start, 0)} == {"1", "2"}
    assert {cell[1:] for cell in men(start, 1)} == {"11", "12"}
    assert len(men(start, 0)) == len(men(start, 1)) == 28


def test_first_moves_counted_by_hand():
    """Straight 14 singles and 14 pairs by one or two; aslant 13 singles and 12 pairs by one, 11 by two, twice."""
    of = variant("epaminondas")
    assert drive.perft(of.compiled, of.tables.row, of.start, 1) == 14 + 2 * 14 + 2 * (13 + 12 + 11)
    assert drive.perft(of.compiled, of.tables.row, of.start, 2) == 114 * 114


def test_a_single_man_steps_in_eight_directions():
    assert len(texts(at("e5", "n11"))) == 8


def test_a_phalanx_goes_as_far_as_it_is_long_along_its_own_line():
    position = at("c3 d3 e3", "n11")
    assert texts(position, "c3-e3") == {"c3-e3-f3", "c3-e3-g3", "c3-e3-h3"}
    assert texts(position, "d3-e3") == {"d3-e3-f3", "d3-e3-g3"}, "a part of the row"
    assert texts(position, "e3-c3") == {"e3-c3-b3", "e3-c3-a3"}, "back as far as the edge"
    assert men(position.play("c3-e3-h3"), 0) == {"f3", "g3", "h3"}
    assert "at most 3 cells" in str(position.why_not(("c3", "e3", "i3")))


def test_a_longer_phalanx_takes_a_shorter_one_whole():
    after = at("c3 d3 e3", "g3 h3 n11").play("c3-e3xg3")
    assert men(after, 0) == {"e3", "f3", "g3"}
    assert men(after, 1) == {"n11"}


def test_an_equal_or_longer_phalanx_is_not_taken():
    assert not any("x" in text for text in texts(at("c3 d3", "e3 f3 n11")))
    assert "c3-d3xe3" in texts(at("c3 d3", "e3 g3 n11")), "a gap ends the phalanx"


def test_what_is_too_far_away_is_not_taken():
    assert not any("x" in text for text in texts(at("c3 d3", "g3 n11")))


def test_men_on_the_home_row_win_only_at_the_start_of_the_next_turn():
    there = at("e11 a1", "h5 b9").play("e11-e12")
    assert not there.over
    won = there.play("h5-h6")
    assert won.result.reason is Reason.GOAL
    assert won.result.payoffs == (1, -1)


def test_the_answer_may_take_the_man_or_arrive_as_well():
    there = at("e11 a5", "h2 e10 d12 c12").play("e11-e12")
    assert not there.play("h2-h1").over
    assert not there.play("c12-d12xe12").over


def test_a_hundred_moves_without_capture_are_a_draw():
    assert at("c3", "n11", quiet=99).play("c3-c4").result.payoffs == (0, 0)


def test_who_has_no_men_has_lost():
    end = at("c3 d3", "e3").play("c3-d3xe3")
    assert end.result.payoffs == (1, -1)
