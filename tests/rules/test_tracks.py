"""Ludo and petits chevaux."""

import pytest

from ludoteka.declare import Reason
from ludoteka.play import IllegalMove, NotationError, Position, variant


def at(game: str, places: str, *moves: str, preset: str = "", points: str = "") -> Position:
    of = variant(game, preset, {"players": "2"})
    position = Position.from_text(of, f"actors=1 at={places}" + (f" points={points}" if points else ""))
    for move in moves:
        position = position.play(move)
    return position


def texts(position: Position) -> set[str]:
    return {move.text for move in position.moves()}


def pawns(position: Position) -> list[int]:
    field = position.variant.tables.field("at")
    return position.row[field.at : field.at + 8].tolist()


# --- ludo ----------------------------------------------------------------------------------------------------------


def test_a_one_brings_a_pawn_to_the_start() -> None:
    assert texts(at("ludo", "0", "roll", "1")) == {"na1-1"}


def test_a_six_brings_two_to_the_start_or_one_to_the_sixth_cell() -> None:
    position = at("ludo", "0", "roll", "6")
    assert texts(position) == {"na1-na2-1", "na1-6"}
    assert pawns(position.play("na1-na2-1"))[:4] == [1, 1, 0, 0]
    assert pawns(position.play("na1-6"))[:4] == [6, 0, 0, 0]


def test_by_the_turkish_text_a_six_brings_two_out_or_advances_a_pawn() -> None:
    assert texts(at("ludo", "5", "roll", "6", preset="turkish")) == {"na2-na3-1", "5-11"}
    assert texts(at("ludo", "5,5,5", "roll", "6", preset="turkish")) == {"na4-1", "5-11"}


def test_by_the_known_rule_only_a_six_brings_a_pawn_out() -> None:
    assert texts(at("ludo", "0", "roll", "6", preset="six-only")) == {"na1-1"}
    assert at("ludo", "0", "roll", "1", preset="six-only").actors == (1,)


def test_other_numbers_leave_the_nest_closed_and_the_turn_passes() -> None:
    position = at("ludo", "0", "roll", "3")
    assert position.actors == (1,)
    assert texts(position) == {"roll"}


def test_a_six_gives_another_throw() -> None:
    assert at("ludo", "0", "roll", "6", "na1-6").actors == (0,)
    assert at("ludo", "0", "roll", "1", "na1-1").actors == (1,)


def test_pawns_of_one_player_may_share_a_cell() -> None:
    assert pawns(at("ludo", "4,7", "roll", "3", "4-7"))[:2] == [7, 7]


def test_a_pawn_that_is_met_goes_back_to_its_nest() -> None:
    # Green starts on cell 14: his place 3 is cell 16.
    position = at("ludo", "12,0,0,0,3,3", "roll", "4", "12-16")
    assert pawns(position) == [16, 0, 0, 0, 0, 0, 0, 0]


def test_nobody_is_hit_in_his_home_column() -> None:
    position = at("ludo", "12,0,0,0,52", "roll", "4", "12-16")
    assert pawns(position)[4] == 52


def test_the_way_leads_past_the_exit_into_the_home_column() -> None:
    assert texts(at("ludo", "50", "roll", "3")) == {"50-a2"}


def test_the_goal_needs_the_exact_number_and_surplus_goes_backwards() -> None:
    assert texts(at("ludo", "55", "roll", "2")) == {"a4-goal"}
    assert texts(at("ludo", "55", "roll", "5")) == {"a4-a3"}


def test_to_the_goal_and_back_to_where_it_stood_is_a_move_too() -> None:
    position = at("ludo", "55,12", "roll", "4")
    assert texts(position) == {"a4-goal-a4", "12-16"}
    after = position.play("a4-goal-a4")
    assert pawns(after)[:2] == [55, 12]
    assert after.actors == (1,)


def test_four_pawns_at_the_goal_win() -> None:
    result = at("ludo", "57,57,57,56", "roll", "1", "a5-goal", points="3").result
    assert result is not None
    assert result.payoffs == (1, -1)
    assert result.reason is Reason.GOAL


def test_a_closed_nest_is_explained() -> None:
    why = at("ludo", "5", "roll", "3").why_not(("na2",))
    assert why is not None
    assert "1, 6" in why.say("en")


# --- ludo as widely published ----------------------------------------------------------------------------------------


def test_three_sixes_in_a_row_end_the_turn_and_the_third_is_lost() -> None:
    position = at("ludo", "5", "roll", "6", "5-11", "roll", "6", "11-17", preset="classic")
    assert position.actors == (0,)
    position = position.play("roll").play("6")
    assert position.actors == (1,)
    assert pawns(position)[0] == 17


def test_two_pawns_of_another_are_neither_passed_nor_hit() -> None:
    # Green starts on cell 14: his place 3 is cell 16.
    blocked = "12,20,0,0,3,3"
    assert texts(at("ludo", blocked, "roll", "4", preset="classic")) == {"20-24"}
    assert texts(at("ludo", blocked, "roll", "5", preset="classic")) == {"20-25"}
    assert texts(at("ludo", blocked, "roll", "3", preset="classic")) == {"12-15", "20-23"}
    assert "12-16" in texts(at("ludo", "12,20,0,0,3,4", "roll", "4", preset="classic"))


def test_own_pairs_are_no_obstacle_but_a_pair_of_another_closes_the_start() -> None:
    assert "4-9" in texts(at("ludo", "4,6,6,0", "roll", "5", preset="classic"))
    # Green's place 40 is Red's start.
    assert at("ludo", "0,0,0,0,40,40", "roll", "6", preset="classic").actors == (0,)
    assert texts(at("ludo", "0,0,0,0,40,40", "roll", "6", preset="classic")) == {"roll"}
    assert texts(at("ludo", "0,0,0,0,40,41", "roll", "6", preset="classic")) == {"na1-1"}


def test_the_exact_number_leads_home_and_a_higher_one_cannot_be_used() -> None:
    assert texts(at("ludo", "55", "roll", "2", preset="classic")) == {"a4-goal"}
    assert at("ludo", "55", "roll", "3", preset="classic").actors == (1,)


# --- forty cells -----------------------------------------------------------------------------------------------------


def forty(places: str, *moves: str, points: str = "") -> Position:
    return at("ludo", places, *moves, preset="forty-cells", points=points)


def test_the_ring_has_forty_cells_and_every_pawn_a_home_cell() -> None:
    board = variant("ludo", "forty-cells").game.board
    assert board is not None
    assert {"1", "40", "a1", "a4", "d4"} <= set(board.names)
    assert not {"41", "a5"} & set(board.names)


def test_with_all_pawns_in_the_nest_one_throws_up_to_three_times_for_a_six() -> None:
    position = forty("0", "roll", "3", "roll", "5")
    assert position.actors == (0,)
    assert position.play("roll").play("4").actors == (1,)
    assert texts(position.play("roll").play("6")) == {"na1-1"}


def test_with_a_pawn_on_the_way_there_is_one_throw() -> None:
    assert forty("7", "roll", "3", "7-10").actors == (1,)


def test_pawns_that_have_come_to_the_end_leave_three_throws() -> None:
    assert forty("44,43", "roll", "3", points="2").actors == (0,)
    # A pawn that could still go on inside the home cells leaves only one.
    assert forty("44,42", "roll", "3", points="2").actors == (1,)


def test_who_has_moved_throws_no_more_though_nothing_else_can_move_then() -> None:
    for place, die, move in (("43", "1", "a3-a4"), ("40", "4", "40-a4")):
        points = "1" if place == "43" else ""
        after = at("ludo", place, "roll", die, move, preset="forty-cells", points=points)
        assert after.actors == (1,), f"a {die} was thrown and used: the turn is over"


def test_a_six_must_bring_a_pawn_out_and_the_start_is_cleared_first() -> None:
    assert texts(forty("7", "roll", "6")) == {"na2-1"}
    assert texts(forty("1,7", "roll", "6")) == {"7-13"}
    assert texts(forty("1,8", "roll", "6")) == {"1-7"}
    assert texts(forty("1,8", "roll", "2")) == {"1-3"}
    why = forty("1,8", "roll", "2").why_not(("8", "10"))
    assert why is not None
    assert "room" in why.say("en")


def test_own_pawns_do_not_share_a_cell_but_are_passed() -> None:
    assert texts(forty("4,6,20,30", "roll", "2")) == {"6-8", "20-22", "30-32"}
    assert "4-9" in texts(forty("4,6,20,30", "roll", "5"))


def test_home_cells_are_entered_exactly_and_own_pawns_there_are_not_passed() -> None:
    assert texts(forty("39,20,30,43", "roll", "3", points="1")) == {"39-a2", "20-23", "30-33"}
    assert "39-a4" not in texts(forty("39,20,30,43", "roll", "5", points="1"))
    assert "39-a4" in texts(forty("39,20,30,10", "roll", "5"))
    assert not any(text.startswith("39") for text in texts(forty("39,20,30,10", "roll", "6")))


def test_four_pawns_in_the_home_cells_win() -> None:
    position = forty("40,42,43,44", "roll", "1", "40-a1", points="3")
    assert position.result is not None
    assert position.result.winners == (0,)


# --- petits chevaux --------------------------------------------------------------------------------------------------


def test_only_a_six_brings_a_horse_out_and_one_throws_again() -> None:
    assert at("petits-chevaux", "0", "roll", "5").actors == (1,)
    position = at("petits-chevaux", "0", "roll", "6", "na1-1")
    assert position.actors == (0,)


def test_the_start_is_closed_by_an_own_horse() -> None:
    assert texts(at("petits-chevaux", "1", "roll", "6")) == {"1-7"}


def test_no_horse_is_passed_one_stops_behind_it() -> None:
    assert texts(at("petits-chevaux", "3,7", "roll", "6")) == {"3-6", "7-13", "na3-1"}
    # Green's place 1 is cell 15.
    assert texts(at("petits-chevaux", "12,0,0,0,1", "roll", "5")) == {"12-14"}
    assert at("petits-chevaux", "14,0,0,0,1", "roll", "5").actors == (1,)


def test_an_exact_throw_hits_another_horse_but_not_an_own_one() -> None:
    assert pawns(at("petits-chevaux", "12,0,0,0,1", "roll", "3", "12-15"))[4] == 0
    assert texts(at("petits-chevaux", "3,6", "roll", "3")) == {"3-5", "6-9"}


def test_the_foot_of_the_ladder_is_reached_exactly() -> None:
    assert texts(at("petits-chevaux", "53", "roll", "3")) == {"53-56"}
    assert at("petits-chevaux", "53", "roll", "4").actors == (1,)


@pytest.mark.parametrize(
    ("place", "die", "move"), [(56, 1, "56-a1"), (57, 2, "a1-a2"), (61, 6, "a5-a6"), (62, 6, "a6-goal")]
)
def test_every_step_of_the_ladder_asks_for_its_number(place: int, die: int, move: str) -> None:
    # The other horses stand on their start cells, so that a six brings none out.
    assert move in texts(at("petits-chevaux", f"{place},1", "roll", str(die)))
    with pytest.raises(IllegalMove):
        at("petits-chevaux", f"{place},1", "roll", str(die % 5 + 1)).play(move)


def test_a_step_of_the_ladder_holds_one_horse() -> None:
    assert at("petits-chevaux", "56,57", "roll", "1").actors == (1,)


def test_four_horses_in_heaven_win() -> None:
    result = at("petits-chevaux", "63,63,63,62", "roll", "6", "a6-goal", points="3").result
    assert result is not None
    assert result.payoffs == (1, -1)


# --- what a position is worth ----------------------------------------------------------------------------------------


def worth(position: Position, player: int) -> int:
    return int(position.variant.compiled.evaluate(position.row, position.variant.tables.row, player))


def test_a_lone_pawn_needs_six_throws_for_every_step_of_the_ladder() -> None:
    """A given number comes once in six throws: the last step, and out by another six, take twelve."""
    of = variant("petits-chevaux")
    way = of.kernel.module.throws_left(of.game)
    assert [way[62], way[61], way[56]] == [60, 120, 420]
    assert way[0] == way[1] == max(way)


def test_who_is_further_is_ahead_and_who_stands_before_another_fears_him() -> None:
    assert worth(at("ludo", "20"), 0) > worth(at("ludo", "10"), 0) > 0 > worth(at("ludo", "10"), 1)
    # Green's place 28 is red's 41: red's pawn on 44 is three steps before it, and on 40 it hunts it.
    assert worth(at("ludo", "44,0,0,0,28"), 0) < worth(at("ludo", "40,0,0,0,28"), 0)


def test_impossible_positions_are_refused() -> None:
    for text in ("actors=1 at=57*4", "actors=1 phase=2", "actors=1 at=14,0,0,0,1", "actors=1 at=57"):
        with pytest.raises(NotationError):
            Position.from_text("ludo", text)
