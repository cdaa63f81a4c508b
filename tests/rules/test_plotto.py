"""Plotto: where tiles may lie, whose row wins, and when."""

from __future__ import annotations

from ludoteka.declare import Reason
from ludoteka.play import Position, variant


def played(*moves: str, preset: str = "two") -> Position:
    position = Position.start("plotto", preset)
    for move in moves:
        position = position.play(move)
    return position


def texts(position: Position) -> set[str]:
    return {move.text for move in position.moves()}


def test_the_first_tile_lies_in_the_middle_and_the_second_touches_it():
    assert texts(Position.start("plotto")) == {"1-o", "2-o", "3-o", "4-o"}
    second = played("1-o")
    assert len(second.moves()) == 6 * 3
    assert "2-e1" in texts(second)
    assert "1-e1" not in texts(second)


def test_from_the_third_on_a_tile_touches_two():
    third = played("1-o", "2-e1")
    assert {text[2:] for text in texts(third)} == {"n1", "s1"}
    assert texts(third) == {"3-n1", "4-n1", "3-s1", "4-s1"}
    assert str(third.why_not(("hand:3", "w1"))) == "A tile must touch at least two others."


def test_equal_numbers_do_not_touch():
    third = played("1-o", "2-e1")
    assert str(third.why_not(("hand:1", "n1"))) == "Tiles with equal numbers may not touch."


def row(last: str) -> tuple[str, ...]:
    """A row o, e1, e2 of the numbers 1, 2, 3 and a place e3 that touches two tiles."""
    return ("1-o", "2-e1", "3-n1", "4-s1", "1-n1e1", "3-e2", "4-n1e2", last)


def test_a_row_of_four_with_ones_number_at_both_ends_wins():
    end = played(*row("1-e3"))
    assert end.result.payoffs == (1, -1), "although the second player laid the last tile"
    assert end.result.reason is Reason.ROW


def test_a_row_for_a_number_without_owner_wins_nothing():
    tiles = ("3-o", "2-e1", "1-n1", "4-s1", "3-n1e1", "1-e2", "4-n1e2", "3-e3")
    assert played(*tiles).result is None
    assert played(*tiles, preset="three").result.payoffs == (-1, -1, 1)


def test_three_and_four_can_play_too():
    assert played("1-o", preset="four").actors == (1,)
    assert variant("plotto", "four").game.players == 4
    after = played("1-o", "2-e1", "3-n1", "4-s1", preset="four")
    assert after.actors == (0,)


def test_if_two_rows_are_completed_at_once_the_layer_wins_or_who_comes_after_him():
    of = variant("plotto", "two")
    rules, tables = of.compiled.module, of.tables
    board = of.game.board
    # The tile on o ends no row itself: it joins 1 .. 1 from west to east and 2 .. 2 across.
    for mover in range(2):
        s = tables.blank()
        s[rules.LEFT : rules.LEFT + 4] = 15
        s[0] = 1 << mover
        for cell, number in (("w1", 1), ("e1", 4), ("e2", 1), ("n1", 4), ("n2", 2), ("s1w1", 2)):
            s[tables.field("cells").at + board.at(cell)] = number
            s[rules.LEFT + number - 1] -= 1
        rules.derive(s, tables.row)
        rules.play(s, tables.row, board.at("o") | 2 << 14)
        payoff = tables.field("payoff").at
        assert s[payoff + mover] == 1
        assert s[payoff + 1 - mover] == -1


def test_there_are_fifteen_tiles_of_each_number():
    of = variant("plotto")
    left = Position.start("plotto").row[of.tables.field("left").at :][:4]
    assert left.tolist() == [15] * 4
