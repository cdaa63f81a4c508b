"""Find the ten: the printed numbers, walks, sums, passing, thinking time, both counts."""

from __future__ import annotations

import pytest

from ludoteka.declare import Reason
from ludoteka.play import Match, Position, variant

BOARD = variant("find-the-ten").game.board


def walked(*steps: str, preset: str = "untimed", **options: str) -> Position:
    position = Position.start(variant("find-the-ten", preset, options))
    for step in steps:
        position = position.play(step)
    return position


def texts(position: Position) -> set[str]:
    return {move.text for move in position.moves() if move.player >= 0}


def counts(position: Position, name: str) -> list[int]:
    return [count.value for count in position.scene().counts if count.name == name]


def number(cell: str) -> int:
    return BOARD.number_on(BOARD.at(cell))


def test_the_numbers_are_printed_as_in_the_source():
    assert [number(f"{file}18") for file in "abcdef"] == [5, 3, 2, 4, 8, 3]
    assert [number(f"{file}1") for file in "abcdef"] == [2, 1, 3, 5, 2, 1]
    assert number("r18") == 4
    labels = {(label.x, label.y): label.text for label in BOARD.plan.labels if label.style == "name"}
    assert all(labels[cell.x, cell.y] == str(number(cell.name)) for cell in BOARD.cells)


def test_each_has_sixty_pieces_or_twenty():
    assert counts(Position.start("find-the-ten"), "in hand") == [60, 60]
    assert counts(walked(pieces="20"), "in hand") == [20, 20]


def test_a_turn_goes_over_three_touching_cells():
    first = walked("b17")
    assert first.actors == (0,)
    assert texts(first) == {"a16", "a17", "a18", "b16", "b18", "c16", "c17", "c18"}
    second = first.play("b18")
    assert texts(second) == {"a17", "a18", "c17", "c18"}
    assert "must touch b18" in str(second.why_not(("f5",)))
    assert str(second.why_not(("b17",))) == "The three cells must be different."


def test_a_sum_of_ten_leaves_the_piece_on_the_third_cell():
    assert [number(cell) for cell in ("a18", "b18", "c18")] == [5, 3, 2]
    after = walked("a18", "b18", "c18")
    assert {item.cell: item.owner for item in after.scene().items} == {"c18": 0}
    assert after.points == (1, 0)
    assert counts(after, "small points") == [2, 0]
    assert after.actors == (1,)


def test_any_other_sum_loses_the_piece():
    after = walked("a18", "b18", "a17")
    assert after.scene().items == ()
    assert after.points == (0, 0)
    assert counts(after, "in hand") == [59, 60]


def test_covered_cells_are_out_and_the_first_two_stay_in_use():
    after = walked("a18", "b18", "c18")
    assert "c18" not in texts(after)
    assert {"a18", "b18"} <= texts(after)
    assert "c18" not in texts(after.play("b18"))


def test_two_passes_in_a_row_end_the_game():
    assert walked("pass").result is None
    end = walked("pass", "pass")
    assert end.result.reason is Reason.COUNT
    assert end.result.payoffs == (0, 0)
    assert walked("a18", "b18", "c18", "pass", "pass").result.payoffs == (1, -1)


def test_with_equal_pieces_the_sum_of_covered_numbers_decides():
    # Red covers a 2 (5 + 3 + 2), blue a greater number.
    first = walked("a18", "b18", "c18")
    for second in BOARD.names:
        for middle in (BOARD.names[c] for c in BOARD.neighbours(BOARD.at(second))):
            for third in (BOARD.names[c] for c in BOARD.neighbours(BOARD.at(middle))):
                fits = number(second) + number(middle) + number(third) == 10 and number(third) > 2
                if fits and len({second, middle, third, "c18"}) == 4:
                    end = first.play(second).play(middle).play(third).play("pass").play("pass")
                    assert end.result.points == (1, 1)
                    assert end.result.payoffs == (-1, 1)
                    return
    pytest.fail("no such walk")


def test_the_game_ends_when_all_pieces_are_used():
    position = walked(pieces="20")
    while not position.over:
        position = position.play(min(texts(position) - {"pass"}))
    assert counts(position, "in hand") == [0, 0]


def test_who_runs_out_of_time_passes_and_keeps_his_piece():
    match = Match.begin("find-the-ten:timed", secret=b"\3" * 32)
    assert match.position.scene().timers[0].seconds == 30
    match.elapse(12_500)
    assert match.position.scene().timers[0].seconds == 18
    match.play(0, "a18", at=12_500)
    match.elapse(31_000)
    assert match.position.actors == (1,)
    assert counts(match.position, "in hand") == [60, 60]
    assert match.position.scene().items == ()
    assert match.position.scene().timers[0].seconds == 29


def test_when_nobody_finds_a_move_in_time_the_game_is_over():
    match = Match.begin("find-the-ten:timed", secret=b"\3" * 32)
    match.elapse(60_000)
    assert match.over
    assert match.result.reason is Reason.COUNT


def test_without_time_no_clock_runs():
    assert not Position.start("find-the-ten", "untimed").timed
    assert Position.start("find-the-ten", "untimed").scene().timers == ()
