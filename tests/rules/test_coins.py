"""The three-forint chase: the net, stepping, catching, the sixth move, and the whole game solved."""

from __future__ import annotations

from ludoteka.declare import Reason
from ludoteka.play import Position, variant
from ludoteka.search import retrograde


def at(hunter: str, hunted: str, actors: int = 1, left: int = 6) -> Position:
    board = variant("three-forint-chase").game.board
    return Position.from_text(
        variant("three-forint-chase"), f"actors={actors} at={board.at(hunter)},{board.at(hunted)} left={left}"
    )


def texts(position: Position) -> set[str]:
    return {move.text for move in position.moves()}


def played(preset: str, line: str) -> Position:
    position = Position.start(variant("three-forint-chase", preset))
    for move in line.split():
        position = position.play(move)
    return position


def test_the_two_forint_coin_on_2_begins_against_the_one_forint_coin_on_15():
    start = Position.start("three-forint-chase")
    assert {(item.cell, item.label) for item in start.scene().items} == {("2", "2"), ("15", "1")}
    assert start.actors == (0,)
    assert texts(start) == {"2-1", "2-3", "2-7", "2-8"}


def test_the_printed_net_has_22_lines_and_the_whole_one_joins_7_and_10():
    for preset, lines in (("printed", 22), ("whole", 23)):
        board = variant("three-forint-chase", preset).game.board
        assert sum(len(board.neighbours(cell)) for cell in range(15)) == 2 * lines
    assert "7-10" in texts(played("whole", "2-7 15-14"))
    assert "7-10" not in texts(played("printed", "2-7 15-14"))


def test_the_hunter_wins_by_landing_on_the_other_coin():
    end = at("11", "13", left=1).play("11x13")
    assert end.result.reason is Reason.CAPTURED
    assert end.result.payoffs == (1, -1)


def test_after_the_sixth_move_the_hunted_has_escaped():
    end = at("11", "15", left=1).play("11-13")
    assert end.result.reason is Reason.LIMIT
    assert end.result.payoffs == (-1, 1)


def test_the_hunted_coin_does_not_step_onto_the_hunter():
    position = at("14", "15", actors=2)
    assert texts(position) == {"15-13"}
    assert "may not step there" in str(position.why_not(("15", "14")))
    assert str(position.why_not(("15", "11"))) == "No line leads to 11 from there."


def test_on_the_whole_net_the_hunter_catches_with_his_sixth_move_by_going_round_the_triangle():
    start = Position.start("three-forint-chase")
    table = retrograde.table(start)
    assert table.value(start) == 1
    assert table.distance(start) == 11
    assert {start.find(code).text for code in table.best(start)} == {"2-1", "2-3"}
    for first, second in (("2-1", "1-3"), ("2-3", "3-1")):
        for escape in ("15-13", "15-14"):
            position = start.play(first).play(escape)
            assert {position.find(code).text for code in table.best(position)} == {second}


def test_on_the_printed_net_the_hunted_always_escapes():
    start = Position.start(variant("three-forint-chase", "printed"))
    assert retrograde.table(start).value(start) == -1
