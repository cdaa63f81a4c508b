"""Makarenko chess: towers as chessmen, splitting and joining, overfull towers, lost and new kings."""

from __future__ import annotations

import pytest

from ludoteka.declare import Reason
from ludoteka.play import IllegalMove, NotationError, Position, variant
from ludoteka.rules.abi import REASON

GAME = "makarenko-chess"


def laid(white: str, black: str, preset: str = "forbidden", *, ply: int = 0, more: str = "") -> Position:
    """Towers as "8e1": the height, then the cell."""
    of = variant(GAME, preset)
    board = of.game.board
    assert board is not None
    codes = [0] * len(board)
    for sign, towers in ((1, white), (-1, black)):
        for tower in towers.split():
            codes[board.at(tower[-2:])] = sign * int(tower[:-2])
    cells = ",".join(map(str, codes))
    return Position.from_text(of, f"actors={1 + ply % 2} ply={ply} turn={ply} cells={cells} {more}")


def texts(position: Position) -> set[str]:
    return {move.text for move in position.moves()}


def of(position: Position, cell: str) -> set[str]:
    return {text for text in texts(position) if text.startswith(cell)}


def towers(position: Position) -> dict[str, int]:
    board = position.variant.game.board
    assert board is not None
    at = position.variant.tables.field("cells").at
    return {name: int(position.row[at + cell]) for cell, name in enumerate(board.names) if position.row[at + cell]}


def test_forty_seven_discs_stand_as_chessmen() -> None:
    start = towers(Position.start(GAME))
    assert [start[f"{file}1"] for file in "abcdefgh"] == [3, 4, 5, 7, 8, 5, 4, 3]
    assert [start[f"{file}2"] for file in "abcdefgh"] == [1] * 8
    assert all(start[f"{file}8"] == -start[f"{file}1"] and start[f"{file}7"] == -1 for file in "abcdefgh")
    assert sum(height for height in start.values() if height > 0) == 47


@pytest.mark.parametrize(
    ("height", "targets"),
    [
        (1, {"d5"}),
        (2, {"d5"}),
        (4, {"b3", "b5", "c2", "c6", "e2", "e6", "f3", "f5"}),
        (8, {"c3", "c4", "c5", "d3", "d5", "e3", "e4", "e5"}),
    ],
)
def test_a_whole_tower_moves_as_the_chessman_of_its_height(height: int, targets: set[str]) -> None:
    position = laid(f"{height}d4 8a1", "8h8")
    assert {text[3:] for text in of(position, "d4-") if "/" not in text} == targets


@pytest.mark.parametrize(("height", "number"), [(3, 14), (5, 13), (6, 13), (7, 27)])
def test_riders_go_any_distance(height: int, number: int) -> None:
    """From d4 a rook has 14 cells, a bishop 13, a queen 27; the own king on h1 and the enemy's on g8 bar none."""
    position = laid(f"{height}d4 8h1", "8g8")
    assert len([text for text in of(position, "d4") if "/" not in text]) == number


def test_discs_from_the_top_move_as_a_smaller_chessman() -> None:
    after = laid("7d1 8h1", "8h8").play("d1-e3/4")
    assert towers(after) == {"d1": 3, "e3": 4, "h1": 8, "h8": -8}


def test_a_pawn_moves_straight_captures_slanting_and_has_no_double_step() -> None:
    position = laid("1d2 8a1", "8h8 1e3 1c3")
    assert of(position, "d2") == {"d2-d3", "d2xc3", "d2xe3"}


def test_whole_towers_are_captured() -> None:
    assert towers(laid("3d4 8a1", "7d8 8h8").play("d4xd8")) == {"d8": 3, "a1": 8, "h8": -8}


def test_a_tower_joins_another_where_it_could_capture() -> None:
    after = laid("4b1 4c3 8a8", "8h8").play("b1+c3")
    assert towers(after)["c3"] == 8
    assert "d2+e3" in texts(laid("1d2 4e3 8a1", "8h8"))
    assert not any(text.startswith("d2") and "d3" in text for text in texts(laid("1d2 4d3 8a1", "8h8")))


def test_the_only_king_moves_whole() -> None:
    """Four of its discs upon a knight would make a new king, but for a moment there would be none."""
    position = laid("8d4 4e6", "8h8")
    assert not any("/" in text for text in of(position, "d4"))
    assert str(position.why_not(["d4", "d8"])) == "It is your only king: it moves whole, one cell in any direction."


def test_one_of_two_kings_may_split() -> None:
    assert "d4-e6/4" in texts(laid("8d4 8a1", "8h8"))


def test_forbidden_no_tower_has_more_than_eight_discs() -> None:
    position = laid("7d1 4d4 8a8", "8h8")
    assert "d1+d4" not in texts(position)
    assert "d1+d4/3" in texts(position), "three discs move as a rook and make seven"
    assert "more than eight" in str(laid("7d1 7e2 8a8", "8h8").why_not(["d1", "e2", "as:7"]))


def test_tall_towers_are_kings() -> None:
    after = laid("7d1 4d4 8a8", "8h8", "tall").play("d1+d4").play("h8-h7")
    assert towers(after)["d4"] == 11
    assert "d4-d5" in texts(after)
    assert "d4-d6" not in texts(after)


def test_surplus_discs_leave_the_game() -> None:
    after = laid("7d1 4d4 8a8", "8h8", "removed").play("d1+d4")
    assert towers(after)["d4"] == 8
    assert after.row[after.variant.tables.field("reserve").at] == 0


def test_surplus_discs_come_back_one_by_one() -> None:
    after = laid("7d1 4d4 3g1 8a8", "8h8", "reserve").play("d1+d4").play("h8-h7")
    assert towers(after)["d4"] == 8
    drops = {text for text in texts(after) if text.startswith("*")}
    assert "*g1" in drops
    assert "*c5" in drops
    assert "*d4" not in drops, "a king takes no more"
    assert "*h7" not in drops
    again = after.play("*g1")
    assert towers(again)["g1"] == 4
    assert after.find("*g1").steps == ("hand:disc", "g1")


def test_a_lost_king_must_be_replaced_at_once() -> None:
    position = laid("3h1 8a1", "8h8 4b8 4c6 5g7").play("h1xh8")
    assert texts(position) == {"b8+c6", "c6+b8"}
    assert str(position.why_not(["g7", "h8"])).startswith("Your last king has been captured")
    assert not position.play("b8+c6").over


def test_who_cannot_make_a_new_king_has_lost() -> None:
    over = laid("3h1 8a1", "8h8 4b8 5g6").play("h1xh8")
    assert over.result is not None
    assert over.result.reason is Reason.CAPTURED
    assert over.result.payoffs == (1, -1)


def test_a_lost_king_is_no_matter_if_there_is_another() -> None:
    position = laid("3h1 8a1", "8h8 8a8 1b7").play("h1xh8")
    assert not position.over
    assert "b7-b6" in texts(position)


def test_a_disc_from_the_reserve_may_make_the_new_king() -> None:
    position = laid("3h1 8a1", "8h8 7b8", "reserve", more="reserve=0,1").play("h1xh8")
    assert texts(position) == {"*b8"}


def test_eighty_moves_without_a_capture_are_a_draw() -> None:
    over = laid("8a1", "8h8", ply=200, more="quiet=79").play("a1-a2")
    assert over.result is not None
    assert over.result.reason is Reason.NO_PROGRESS


def test_stalemate_would_be_a_draw() -> None:
    """With a king on the board there is hardly ever no move; the rule is asked directly."""
    of = variant(GAME)
    row = of.start.copy()
    of.kernel.result(row, of.tables.row)
    assert row[REASON] == Reason.STALEMATE


def test_the_number_of_discs_is_asked_only_where_there_is_a_choice() -> None:
    position = laid("7d1 8h1", "8h8")
    assert position.find("d1-e3/4").steps == ("d1", "e3")
    assert position.find("d1-d4").steps == ("d1", "d4", "as:7")
    assert position.find("d1-d4/3").steps == ("d1", "d4", "as:3")


def test_impossible_positions_are_refused() -> None:
    with pytest.raises(NotationError, match="discs"):
        laid("8a1 8b1 8c1 8d1 8e1 8f1", "8h8")
    with pytest.raises(NotationError, match="no king"):
        laid("8a1", "7h8")
    with pytest.raises(IllegalMove):
        Position.start(GAME).play("d2-d4")
