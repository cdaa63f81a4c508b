"""Gipf: entering and pushing, doubles first, rows of four and what adjoins them, whose rows come first, the ends."""

from __future__ import annotations

import pytest

from ludoteka.declare import Reason
from ludoteka.play import NotationError, Position, variant

BOARD = variant("gipf").game.board


def at(white: str, black: str, actors: int = 1, **fields: str) -> Position:
    """A position by its pieces; a double piece has a G before its point. Nothing has been captured, hands are full."""
    codes, discs = [0] * 37, [0, 0]
    for player, cells in enumerate((white, black)):
        for cell in cells.split():
            double = cell[0] == "G"
            codes[BOARD.at(cell.removeprefix("G"))] = (3 if double else 1) + player
            discs[player] += 2 if double else 1
    prison = [int(word) for word in fields.pop("prison", "0,0").split(",")]
    hand = [18 - discs[0] - prison[1], 18 - discs[1] - prison[0]]
    words = [f"actors={actors}", f"hand={hand[0]},{hand[1]}", f"prison={prison[0]},{prison[1]}"]
    words += [f"{name}={value}" for name, value in ({"plain": "1,1"} | fields).items()]
    return Position.from_text(variant("gipf"), " ".join([*words, f"cells={','.join(map(str, codes))}"]))


def texts(position: Position) -> set[str]:
    return {move.text for move in position.moves()}


def pieces(position: Position, owner: int) -> set[str]:
    return {item.cell for item in position.scene().items if item.owner == owner}


def hands(position: Position) -> list[int]:
    return [count.value for count in position.scene().counts if count.name == "in hand"]


def captured(position: Position) -> list[int]:
    return [count.value for count in position.scene().counts if count.name == "captured"]


def test_the_board_has_37_points_with_18_at_the_edge_and_42_entries():
    start = Position.start("gipf")
    assert len(BOARD) == 37
    assert len(start.moves()) == 18
    assert hands(start) == [18, 18]


def test_the_first_piece_of_each_player_is_a_double_one():
    start = Position.start("gipf")
    assert all(text.startswith("G") for text in texts(start))
    after = start.play("Ga1")
    assert all(text.startswith("G") for text in texts(after))
    assert hands(after) == [16, 18]
    assert [item.name for item in after.scene().items] == ["double", "double"]


def test_doubles_may_be_entered_until_the_first_single_piece():
    position = Position.start("gipf").play("Ga1").play("Gg1")
    assert {"b1", "Gb1"} <= texts(position)
    single = position.play("b1").play("Gc1")
    assert not any(text.startswith("G") for text in texts(single))
    assert "Gf1" in texts(single.play("e1"))


def test_a_piece_at_a_taken_edge_point_pushes_the_others_inwards():
    position = Position.start("gipf").play("Ga1")
    assert {"Ga1-a2", "Ga1-b1", "Ga1-b2"} <= texts(position)
    assert "Ga1" not in texts(position)
    after = position.play("Ga1-b2")
    assert pieces(after, 0) == {"b2"}
    assert pieces(after, 1) == {"a1"}


def test_only_pieces_without_a_gap_between_them_are_pushed():
    after = at("Gg1 a1 a2", "a4 Gd7").play("a1-a2")
    assert pieces(after, 0) >= {"a1", "a2", "a3"}
    assert "a4" in pieces(after, 1)


def test_a_full_line_takes_no_more_pieces():
    position = at("Gg1 a1 a3", "a2 a4 Gd7")
    assert "a1-a2" not in texts(position)
    assert "a1-b2" in texts(position)
    assert "no piece can be pushed in" in str(position.why_not(("a1", "a2")))


def test_a_row_of_four_comes_off_with_all_that_adjoins_it():
    position = at("Gg1 b2 b3 b4", "b5 Gd7 a2").play("b1")
    assert position.actors == (0,)
    assert texts(position) == {"xb1-b4"}
    after = position.play("xb1-b4")
    assert pieces(after, 0) == {"g1"}
    assert pieces(after, 1) == {"d7", "a2"}
    assert captured(after) == [1, 0]
    assert hands(after)[0] == 16
    assert after.actors == (1,)


def test_what_stands_beyond_a_gap_stays():
    after = at("Gg1 d2 d3 d4", "d6 Gd7").play("d1").play("xd1-d4")
    assert "d6" in pieces(after, 1)


def test_the_taker_decides_about_double_pieces_of_either_colour():
    position = at("Gg1 b2 Gb3 b4", "Gb5 Gd7").play("b1").play("xb1-b4")
    assert position.scene().phase == "lift-or-keep"
    assert texts(position) == {"b3x", "b3="}
    own = position.play("b3=")
    assert texts(own) == {"b5x", "b5="}
    after = own.play("b5x")
    assert pieces(after, 0) == {"g1", "b3"}
    assert captured(after) == [2, 0]


def test_rows_of_the_other_that_a_move_makes_are_taken_by_him():
    # White's entry at c1 pushes the black piece there to c2, into a row of four.
    position = at("Gg1", "d2 c3 c4 c5 c1 Gd7").play("c1-c2")
    assert position.actors == (1,)
    assert texts(position) == {"xc2-c5"}
    after = position.play("xc2-c5")
    assert after.actors == (1,)
    assert after.scene().phase == "entering"


def test_the_player_who_moved_takes_first():
    # There are a white and a black row; White entered the last piece.
    position = at("Gg1 b1 b2 b3 b4", "Gd7 c2 c3 c4 c5", actors=1, phase="1", mover="0", stage="0")
    assert texts(position) == {"xb1-b4"}
    second = position.play("xb1-b4")
    assert second.actors == (1,)
    assert texts(second) == {"xc2-c5"}


def test_of_crossing_rows_the_player_chooses_one():
    position = at("Gg1 d1 d2 d3 d4 c3 b3 a3", "Gd7", phase="1", mover="0")
    assert texts(position) == {"xd1-d4", "xd3-a3"}
    after = position.play("xd1-d4")
    assert after.scene().phase == "entering"
    assert {"a3", "b3", "c3"} <= pieces(after, 0)


def test_a_double_piece_at_the_crossing_lets_both_rows_be_taken():
    position = at("Gg1 d1 d2 Gd3 d4 c3 b3 a3", "Gd7 g3", phase="1", mover="0").play("xd1-d4").play("d3=")
    assert position.scene().phase == "choosing-a-row"
    assert texts(position) == {"xd3-a3"}


def test_a_row_of_doubles_only_may_stay():
    position = at("Gb1 Gb2 Gb3 Gb4", "Gd7", phase="1", mover="0")
    assert texts(position) == {"xb1-b4", "leave-row"}
    assert position.play("leave-row").actors == (1,)
    assert pieces(position.play("leave-row"), 0) == {"b1", "b2", "b3", "b4"}


def test_of_a_row_of_doubles_the_taker_decides_about_each():
    position = at("Gb1 Gb2 Gb3 Gb4", "Gd7 b5", phase="1", mover="0").play("xb1-b4")
    assert captured(position) == [1, 0], "the single piece beside the row comes off"
    for text in ("b1x", "b2=", "b3=", "b4x"):
        assert text in texts(position)
        position = position.play(text)
    assert pieces(position, 0) == {"b2", "b3"}
    assert position.actors == (1,)


def test_who_takes_off_all_doubles_of_his_only_row_has_lost():
    position = at("Gb1 Gb2 Gb3 Gb4", "Gd7", phase="1", mover="0").play("xb1-b4")
    for text in ("b1x", "b2x", "b3x", "b4x"):
        position = position.play(text)
    assert position.result.reason is Reason.CAPTURED
    assert position.result.payoffs == (-1, 1)


def test_a_row_of_doubles_that_are_all_kept_counts_as_left():
    position = at("Gb1 Gb2 Gb3 Gb4", "Gd7", phase="1", mover="0").play("xb1-b4")
    for text in ("b1=", "b2=", "b3=", "b4="):
        position = position.play(text)
    assert position.actors == (1,), "the row is not offered again in this turn"
    assert position.scene().phase == "entering"
    assert pieces(position, 0) == {"b1", "b2", "b3", "b4"}
    later = position.play("e1").play("g1")
    assert texts(later) == {"xb1-b4", "leave-row"}, "but after his next entry it is"


def test_a_row_of_doubles_that_was_kept_does_not_come_again_before_another_row():
    position = at("Gb1 Gb2 Gb3 Gb4 e1 e2 e3 e4", "Gd7", phase="1", mover="0")
    assert texts(position) == {"xb1-b4", "xe1-e4"}
    for text in ("xb1-b4", "b1=", "b2=", "b3=", "b4="):
        position = position.play(text)
    assert texts(position) == {"xe1-e4"}


def test_who_has_no_double_piece_left_has_lost():
    position = at("Gg1 b2 b3 b4", "Gb5 a2").play("b1").play("xb1-b4")
    end = position.play("b5x")
    assert end.result.reason is Reason.CAPTURED
    assert end.result.payoffs == (1, -1)


@pytest.mark.parametrize(("own", "other"), [("b2", "b5"), ("b4", "b1")])
def test_who_lifts_the_last_doubles_of_both_with_one_row_has_won_whichever_he_lifts_first(own: str, other: str):
    row = " ".join(f"b{n}" for n in range(1, 6) if f"b{n}" not in (own, other))
    position = at(f"{row} G{own}", f"G{other}", phase="1", mover="0")
    (row_off,) = texts(position)
    first, second = sorted((own, other))
    end = position.play(row_off).play(f"{first}x")
    end = end if end.over else end.play(f"{second}x")
    assert end.result.reason is Reason.CAPTURED
    assert end.result.payoffs == (1, -1)


def test_who_lifts_his_own_last_double_and_keeps_the_others_has_lost():
    end = at("b1 Gb2 b3 b4", "Gb5", phase="1", mover="0").play("xb1-b4").play("b2x").play("b5=")
    assert end.result.payoffs == (-1, 1)


def test_who_has_nothing_to_enter_has_lost():
    end = at("Gg1 b2", "Gd7", prison="16,0").play("c1")
    assert end.result.reason is Reason.NO_PIECES
    assert end.result.payoffs == (1, -1)


def test_a_hundred_entries_without_capture_are_a_draw():
    end = at("Gg1 b2", "Gd7", quiet="99").play("c1")
    assert end.result.reason is Reason.NO_PROGRESS


def test_the_standard_set_up_has_three_doubles_on_alternate_corners():
    start = Position.start(variant("gipf", "standard"))
    assert pieces(start, 0) == {"a1", "d7", "g1"}
    assert pieces(start, 1) == {"a4", "d1", "g4"}
    assert hands(start) == [12, 12]
    assert not any(text.startswith("G") for text in texts(start))
    # Eighteen entries at the six taken corners, one at each of the twelve free points.
    assert len(start.moves()) == 30


def test_a_disc_too_many_is_an_impossible_position():
    with pytest.raises(NotationError, match="18 discs of each side"):
        Position.from_text("gipf", "actors=1 hand=18,18 cells=1")


# --- the basic game --------------------------------------------------------------------------------------------------


def test_the_basic_game_has_three_single_pieces_on_alternate_corners_and_twelve_in_hand():
    start = Position.start("gipf", "basic")
    assert pieces(start, 0) == {"a1", "d7", "g1"}
    assert pieces(start, 1) == {"a4", "d1", "g4"}
    assert hands(start) == [12, 12]
    assert not any(text.startswith("G") for text in texts(start))


def basic(white: str, black: str, hand: str) -> Position:
    codes = [0] * 37
    for player, cells in enumerate((white, black)):
        for cell in cells.split():
            codes[BOARD.at(cell)] = 1 + player
    left = [int(word) for word in hand.split(",")]
    prison = f"{15 - len(black.split()) - left[1]},{15 - len(white.split()) - left[0]}"
    text = f"actors=1 hand={hand} prison={prison} plain=1,1 cells={','.join(map(str, codes))}"
    return Position.from_text(variant("gipf", "basic"), text)


def test_a_row_of_four_comes_off_in_the_basic_game_and_the_game_goes_on_without_doubles():
    position = basic("a2 a3 a4", "g4", "5,5")
    after = position.play(next(move for move in position.moves() if move.steps[0] == "a1"))
    if after.actors == (0,):
        after = after.play(after.moves()[0])
    assert not after.over
    assert pieces(after, 0) == set()
    assert hands(after) == [8, 5]


def test_who_has_nothing_to_enter_has_lost_the_basic_game():
    position = basic("a2", "g4", "5,0").play("a4")
    assert position.result is not None
    assert (position.result.winners, position.result.reason) == ((0,), Reason.NO_PIECES)
