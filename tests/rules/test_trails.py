"""The game of the goose; snakes and ladders."""

import pytest

from ludoteka.declare import Reason
from ludoteka.play import NotationError, Position, variant


def goose(text: str, throw: str, preset: str = "") -> Position:
    of = variant("game-of-the-goose", preset, {"players": "2"})
    return Position.from_text(of, text).play("roll").play(throw)


def cells(position: Position) -> tuple[int, ...]:
    at = position.variant.tables.field("at").at
    return tuple(position.row[at : at + position.variant.game.players].tolist())


def test_two_dice_have_21_outcomes_of_weight_36() -> None:
    position = Position.start("game-of-the-goose").play("roll")
    assert len(position.codes) == 21
    assert sum(position.weights()) == 36


def test_a_first_throw_of_nine_leads_to_26_or_53() -> None:
    assert cells(goose("actors=1", "6-3"))[0] == 26
    assert cells(goose("actors=1", "5-4"))[0] == 53


def test_later_nines_are_ordinary() -> None:
    assert cells(goose("actors=1 begun=1 at=1,0 points=1,0", "6-3"))[0] == 10


def test_a_goose_sends_on_by_the_same_throw() -> None:
    assert cells(goose("actors=1 begun=1 at=4,0 points=4,0", "3-2"))[0] == 14
    # Twice: 13 and 5 are 18, then 23.
    assert cells(goose("actors=1 begun=1 at=13,0 points=13,0", "4-1"))[0] == 23


def test_the_known_board_has_thirteen_geese() -> None:
    assert cells(goose("actors=1 begun=1 at=1,0 points=1,0", "3-1", "thirteen-geese"))[0] == 13
    assert cells(goose("actors=1 begun=1 at=1,0 points=1,0", "3-1"))[0] == 5


@pytest.mark.parametrize(("at", "throw", "to"), [(2, "3-1", 12), (40, "1-1", 30), (55, "2-1", 1)])
def test_bridge_maze_and_death(at: int, throw: str, to: int) -> None:
    assert cells(goose(f"actors=1 begun=1 at={at},0 points={at},0", throw))[0] == to


def test_the_inn_costs_a_turn() -> None:
    position = goose("actors=1 begun=1 at=16,0 points=16,0", "2-1")
    assert position.actors == (1,)
    position = position.play("roll").play("2-1")
    assert position.actors == (1,)
    assert position.play("roll").play("2-2").actors == (0,)


def test_the_well_holds_until_another_comes_and_they_change_places() -> None:
    position = goose("actors=1 begun=1,1 at=28,25 points=28,25", "2-1")
    assert cells(position) == (31, 25)
    position = position.play("roll").play("2-1")
    assert position.actors == (1,)
    position = position.play("roll").play("2-1")
    assert cells(position) == (28, 31)
    assert position.actors == (0,)


def test_by_the_swedish_text_the_freed_pawn_goes_back_to_where_it_came_from() -> None:
    text = "actors=2 mover=1 begun=1,1 at=31,25 points=31,25 wait=3 came=22"
    assert cells(goose(text, "4-2", "swedish")) == (22, 31)
    assert cells(goose(text, "4-2")) == (25, 31)


def test_well_and_prison_may_cost_two_turns_instead() -> None:
    position = goose("actors=1 begun=1,1 at=28,1 points=28,1", "2-1", "two-turns")
    for _ in range(2):
        assert position.actors == (1,)
        position = position.play("roll").play("1-1")
    assert position.actors == (1,)
    assert position.play("roll").play("1-1").actors == (0,)


def test_if_all_are_held_all_are_released() -> None:
    position = goose("actors=2 mover=1 begun=1,1 at=31,47 points=31,47 wait=3 came=28", "4-1")
    assert cells(position) == (31, 52)
    assert position.actors == (0,)


def test_a_pawn_that_is_met_goes_where_the_other_came_from() -> None:
    assert cells(goose("actors=1 begun=1,1 at=20,25 points=20,25", "3-2")) == (25, 20)


def test_surplus_points_count_backwards_and_geese_then_send_backwards() -> None:
    assert cells(goose("actors=1 begun=1 at=60,0 points=60,0", "3-2"))[0] == 61
    # 57 and 12 are 69: back to 57, no goose; 60 and 12: back to 54, a goose, and on to 42, the maze.
    assert cells(goose("actors=1 begun=1 at=60,0 points=60,0", "6-6"))[0] == 30


def test_sixty_three_wins_exactly() -> None:
    result = goose("actors=1 begun=1,1 at=60,20 points=60,20", "2-1").result
    assert result is not None
    assert result.payoffs == (1, -1)
    assert result.reason is Reason.GOAL


# --- snakes and ladders ---------------------------------------------------------------------------------------------


def climb(at: int, throw: str) -> Position:
    return Position.from_text("snakes-and-ladders", f"actors=1 begun=1 at={at} points={at}").play("roll").play(throw)


def test_ladders_lead_up_and_snakes_lead_down() -> None:
    assert cells(Position.start("snakes-and-ladders").play("roll").play("3"))[0] == 24
    assert cells(climb(15, "2"))[0] == 5


def test_pawns_may_share_a_cell() -> None:
    position = Position.start("snakes-and-ladders")
    for _ in range(2):
        position = position.play("roll").play("2")
    assert cells(position) == (2, 2, 0, 0)


def test_a_hundred_wins_exactly_and_surplus_counts_backwards() -> None:
    assert cells(climb(98, "5"))[0] == 97
    assert cells(climb(98, "3"))[0] == 58
    result = climb(98, "2").result
    assert result is not None
    assert result.payoffs == (3, -1, -1, -1)


def american(at: int, throw: str) -> Position:
    text = f"actors=1 begun=1 at={at} points={at}"
    return Position.from_text("snakes-and-ladders:american", text).play("roll").play(throw)


def test_on_the_american_map_the_last_cell_needs_the_exact_number() -> None:
    assert cells(american(97, "4"))[0] == 97
    assert cells(american(92, "6"))[0] == 78
    assert american(97, "3").over


def test_the_american_ladder_from_eighty_wins_at_once() -> None:
    position = american(79, "1")
    assert cells(position)[0] == 100
    assert position.over


def test_impossible_positions_are_refused() -> None:
    for text in (
        "actors=1 at=63 points=63",
        "actors=1 at=5",
        "actors=1 at=5,5 points=5,5",
        "actors=1 at=19 points=19 wait=1",
    ):
        with pytest.raises(NotationError):
            Position.from_text("game-of-the-goose", text)
