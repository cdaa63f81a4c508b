"""Aggravation: the star, its jump cells, the centre and the home."""

from ludoteka.declare import Reason
from ludoteka.play import Position, variant


def at(places: str, *moves: str, points: str = "") -> Position:
    """Two players; Red's places: 1 is cell 10, 6 the first jump cell (15), 76 the last (1), 83 the exit (8)."""
    of = variant("aggravation", "", {"players": "2"})
    position = Position.from_text(of, f"actors=1 at={places}" + (f" points={points}" if points else ""))
    for move in moves:
        position = position.play(move)
    return position


def texts(position: Position) -> set[str]:
    return {move.text for move in position.moves()}


def pawns(position: Position) -> list[int]:
    field = position.variant.tables.field("at")
    return position.row[field.at : field.at + 8].tolist()


def test_a_one_or_a_six_brings_one_pawn_to_the_start() -> None:
    assert texts(at("0", "roll", "1")) == {"na1-10"}
    assert texts(at("0", "roll", "6")) == {"na1-10"}
    assert at("0", "roll", "5").actors == (1,)


def test_the_start_is_closed_by_an_own_pawn() -> None:
    assert texts(at("1", "roll", "1")) == {"10-11"}


def test_a_six_that_was_used_gives_another_throw() -> None:
    assert at("0", "roll", "6", "na1-10").actors == (0,)
    # All pawns are at home or before it and cannot use the six.
    assert at("84,85,86,83", "roll", "6", points="3").actors == (1,)


def test_own_pawns_are_neither_passed_nor_hit() -> None:
    assert texts(at("22,24", "roll", "3")) == {"33-36"}
    assert texts(at("22,24", "roll", "2")) == {"33-35"}


def test_a_pawn_that_cannot_go_there_is_told_so() -> None:
    why = at("22,24", "roll", "3").why_not(("31", "34"))
    assert why is not None
    assert "31" in why.say("en")


def test_others_are_passed_and_hit() -> None:
    # Blue starts on cell 24, Red's place 15.
    assert pawns(at("12,0,0,0,1", "roll", "3", "21-24")) == [15, 0, 0, 0, 0, 0, 0, 0]
    assert "21-25" in texts(at("12,0,0,0,1", "roll", "4"))


def test_from_a_jump_cell_one_may_go_on_over_the_jump_cells() -> None:
    assert texts(at("6", "roll", "3")) == {"15-18", "15-57", "15-centre"}


def test_the_last_jump_cell_is_the_end_of_the_short_cut() -> None:
    # Five jumps lead from the first to the last jump cell, cell 1; the sixth step is the next cell of the ring.
    assert "15-2" in texts(at("6", "roll", "6"))


def test_the_centre_is_reached_through_a_jump_cell() -> None:
    assert "10-centre" in texts(at("1", "roll", "6"))
    assert "10-centre" not in texts(at("1", "roll", "5"))
    assert "15-centre" in texts(at("6", "roll", "1"))


def test_the_centre_is_left_by_a_one_to_the_last_jump_cell() -> None:
    assert texts(at("88", "roll", "1")) == {"centre-1", "na2-10"}
    assert at("88", "roll", "3").actors == (1,)


def test_a_pawn_in_the_centre_may_be_hit() -> None:
    assert pawns(at("1,0,0,0,88", "roll", "6", "10-centre"))[4] == 0


def test_the_home_needs_exact_numbers_and_has_no_passing() -> None:
    assert texts(at("83", "roll", "4")) == {"8-a4"}
    assert at("83", "roll", "5").actors == (1,)
    assert at("83,85", "roll", "4", points="1").actors == (1,)
    assert texts(at("84,87", "roll", "2", points="2")) == {"a1-a3"}


def test_four_pawns_at_home_win() -> None:
    result = at("83,85,86,87", "roll", "1", "8-a1", points="3").result
    assert result is not None
    assert result.payoffs == (1, -1)
    assert result.reason is Reason.GOAL


def test_six_can_play() -> None:
    assert Position.start("aggravation").variant.game.players == 6


def test_a_jump_cell_is_nearer_home_than_its_neighbours() -> None:
    way = variant("aggravation").kernel.module.throws_left()
    assert all(2 * way[cell] < way[cell + 1] for cell in (6, 20, 34, 48))
    assert way[1] == way[0] > way[6] > way[20]
    assert way[80] > way[83] >= way[84] > way[87] == 0


def test_who_is_further_is_ahead_and_who_stands_before_another_fears_him() -> None:
    def worth(position: Position, player: int) -> int:
        return int(position.variant.compiled.evaluate(position.row, position.variant.tables.row, player))

    assert worth(at("60"), 0) > worth(at("40"), 0) > 0 > worth(at("40"), 1)
    # Blue's place 57 is red's 71.
    assert worth(at("73,0,0,0,57"), 0) < worth(at("70,0,0,0,57"), 0)
