"""Pachisi: the board, cowrie throws, piles, castles, passing, coming home."""

from __future__ import annotations

from dataclasses import replace

import pytest

from ludoteka.declare import DeclarationError, Reason
from ludoteka.games.chance.pachisi import GAME
from ludoteka.play import NotationError, Position, variant

RED, PURPLE, YELLOW, BLUE = range(4)
CHANCE = 1 << 30


def position(
    places: dict[int, list[int]], die: int = 0, *, mover: int = RED, begun: bool = True, preset: str = ""
) -> Position:
    """Discs by each player's own count of places; `die` has been thrown, else the mover is to throw."""
    at = [0] * 16
    for player, mine in places.items():
        at[player * 4 : player * 4 + len(mine)] = mine
    points = [places.get(player, []).count(80) for player in range(4)]
    text = f"actors={1 << mover} phase={2 if die else 0} mover={mover} die={die} thrown=20"
    text += f" begun={','.join([str(int(begun))] * 4)} at={','.join(map(str, at))} points={','.join(map(str, points))}"
    return Position.from_text(variant("pachisi", preset), text)


def moves(of: Position) -> set[str]:
    return {move.text for move in of.moves()}


def why(of: Position, *steps: str) -> str:
    sentence = of.why_not(steps)
    assert sentence is not None
    return sentence.say("en")


def places(of: Position, player: int) -> list[int]:
    return of.variant.face.places(of.row, player)  # type: ignore[attr-defined, no-any-return]


# --- the board ------------------------------------------------------------------------------------------------------


def test_each_arm_has_the_cells_of_the_book_in_its_order() -> None:
    """From the middle outwards: four, green, three, the green exit, the start, two, green, four; then one between."""
    assert GAME.board is not None
    green = {GAME.board.names[cell] for cell in GAME.board.region("green")}
    start = int(GAME.board.names[GAME.board.region("start b")[0]])
    arm = [str(k) for k in range(start - 9, start + 8)]
    assert ["G" if name in green else "." for name in arm] == list("....G...G...G....")
    assert GAME.board.names[GAME.board.region("exit b")[0]] == arm[8]
    assert len(GAME.board.region("path")) == 4 * 17 + 4
    assert all(len(GAME.board.region(f"home {seat}")) == 7 for seat in "abcd")


def test_all_discs_begin_in_the_nest() -> None:
    items = Position.start("pachisi").scene().items
    assert sorted(item.cell for item in items) == sorted(f"n{seat}{k}" for seat in "abcd" for k in range(1, 5))


def test_the_number_of_players_is_an_option() -> None:
    assert Position.start("pachisi", options={"players": "2"}).variant.game.players == 2


# --- throws ---------------------------------------------------------------------------------------------------------


def test_numbers_come_as_often_as_mouths_of_six_shells() -> None:
    falling = Position.start("pachisi").play("roll")
    chances = dict(zip((move.text for move in falling.moves()), falling.weights(), strict=True))
    assert chances == {"25": 1, "10": 6, "2": 15, "3": 20, "4": 15, "5": 6, "6": 1}
    assert sum(chances.values()) == 2**6


def test_a_die_with_seven_faces_is_a_preset() -> None:
    assert set(Position.start("pachisi", "seven-faces").play("roll").weights()) == {1}


def test_the_first_throw_of_a_player_brings_a_disc_out_by_any_number() -> None:
    first = Position.start("pachisi").play("roll").play("3")
    assert moves(first) == {"na1-3", "pass"}
    again = first.play("na1-3")
    assert again.actors == (PURPLE,)


@pytest.mark.parametrize(("die", "enters"), [(2, False), (5, False), (6, True), (10, True), (25, True)])
def test_later_a_disc_comes_out_by_6_10_or_25_and_runs_that_far(die: int, enters: bool) -> None:
    choosing = position({RED: [30, 0, 0, 0]}, die)
    assert (f"na2-{die}" in moves(choosing)) is enters
    if not enters:
        assert "6, 10, 25" in why(choosing, "na2")


def test_a_throw_that_cannot_be_used_ends_the_turn() -> None:
    assert position({RED: [80, 80, 80, 0]}).play("roll").play("4").actors == (PURPLE,)


@pytest.mark.parametrize(("die", "again"), [(6, True), (10, True), (25, True), (5, False)])
def test_a_great_number_that_is_used_gives_another_throw(die: int, again: bool) -> None:
    assert position({RED: [30]}, die).play(f"30-{30 + die}").actors == ((RED,) if again else (PURPLE,))


def test_a_great_number_that_cannot_be_used_gives_none() -> None:
    assert position({RED: [80, 80, 80, 79]}).play("roll").play("10").actors == (PURPLE,)


# --- passing --------------------------------------------------------------------------------------------------------


def test_one_may_pass_before_the_throw_or_after_it() -> None:
    assert position({RED: [30]}).play("pass").actors == (PURPLE,)
    assert position({RED: [30]}, 10).play("pass").actors == (PURPLE,)


def test_a_pass_before_the_first_throw_keeps_it_the_first() -> None:
    at = Position.start("pachisi")
    for _ in range(4):
        at = at.play("pass")
    assert "na1-2" in moves(at.play("roll").play("2"))


def test_passing_can_be_forbidden() -> None:
    assert moves(Position.start("pachisi", "no-passing")) == {"roll"}
    assert moves(position({RED: [30]}, 4, preset="no-passing")) == {"30-34"}


# --- hitting and piles ----------------------------------------------------------------------------------------------


def test_a_single_disc_is_hit_goes_to_the_nest_and_gives_another_throw() -> None:
    # Purple counts cell 33 as his 15.
    after = position({RED: [30], PURPLE: [15]}, 3).play("30-33")
    assert places(after, PURPLE) == [0, 0, 0, 0]
    assert after.actors == (RED,)


def test_own_discs_pile_up_and_move_together() -> None:
    piled = position({RED: [30, 33]}, 3).play("30-33")
    assert places(piled, RED)[:2] == [33, 33]
    assert [item.label for item in piled.scene().items if item.cell == "33"] == ["2"]
    moved = position({RED: [33, 33]}, 2).play("33-35")
    assert places(moved, RED)[:2] == [35, 35]


def test_a_pile_is_not_jumped_over() -> None:
    held = position({RED: [30, 50], PURPLE: [14, 14]}, 3)  # cell 32
    assert "30-33" not in moves(held)
    assert "not jumped" in why(held, "30", "33")
    assert "30-33" in moves(position({RED: [30], PURPLE: [14]}, 3))


def test_not_even_by_discs_of_its_own_colour() -> None:
    assert "30-33" not in moves(position({RED: [30, 32, 32]}, 3))


def test_a_pile_is_hit_only_by_a_pile() -> None:
    single = position({RED: [30, 50], PURPLE: [15, 15]}, 3)
    assert "30-33" not in moves(single)
    assert "at least as high" in why(single, "30", "33")
    double = position({RED: [30, 30], PURPLE: [15, 15]}, 3).play("30-33")
    assert places(double, PURPLE) == [0, 0, 0, 0]


def test_three_discs_are_hit_by_three_but_not_by_two() -> None:
    assert "30-33" not in moves(position({RED: [30, 30, 50], PURPLE: [15, 15, 15]}, 3))
    assert "30-33" in moves(position({RED: [30, 30, 30], PURPLE: [15, 15, 15]}, 3))


# --- castles --------------------------------------------------------------------------------------------------------


def test_nobody_is_hit_on_a_green_cell() -> None:
    # Cell 32 is green: 18 + 14; Purple counts it as 14.
    after = position({RED: [30], PURPLE: [14]}, 2).play("30-32")
    assert places(after, PURPLE)[0] == 14
    assert after.actors == (PURPLE,)
    assert {item.owner for item in after.scene().items if item.cell == "32"} == {RED, PURPLE}


def test_a_single_disc_may_not_enter_a_castle_held_by_a_pile() -> None:
    assert "30-32" not in moves(position({RED: [30, 50], PURPLE: [14, 14]}, 2))
    beside = position({RED: [30, 30], PURPLE: [14, 14]}, 2).play("30-32")
    assert places(beside, PURPLE)[:2] == [14, 14]


# --- home -----------------------------------------------------------------------------------------------------------


def test_after_the_exit_the_way_goes_up_the_middle_where_nobody_follows() -> None:
    assert "70-a2" in moves(position({RED: [70]}, 4))
    # Purple's way goes past Red's exit, cell 72, along the ring.
    assert "71-2" in moves(position({PURPLE: [53]}, 3, mover=PURPLE))


def test_the_goal_is_reached_only_by_an_exact_throw() -> None:
    near = position({RED: [77, 20]}, 4)
    assert "a5-goal" not in moves(near)
    assert "exactly 3" in why(near, "a5", "goal")
    assert "a5-goal" in moves(position({RED: [77]}, 3))


def test_a_pile_comes_home_as_one() -> None:
    after = position({RED: [77, 77]}, 3).play("a5-goal")
    assert after.points[RED] == 2


def test_all_four_discs_at_the_goal_win() -> None:
    result = position({RED: [77, 80, 80, 80]}, 3).play("a5-goal").result
    assert result is not None
    assert result.reason is Reason.GOAL
    assert result.payoffs == (1, -1, -1, -1)


def test_the_longest_game_is_a_draw() -> None:
    last = Position.from_text("pachisi", f"actors=1 thrown={GAME.longest - 1} begun=1,1,1,1 at=30")
    result = last.play("pass").result
    assert result is not None
    assert result.reason is Reason.LIMIT


# --- refused --------------------------------------------------------------------------------------------------------


def test_two_players_on_a_plain_cell_are_refused() -> None:
    with pytest.raises(NotationError, match="no castle"):
        position({RED: [33], PURPLE: [15]})


def test_numbers_that_no_throw_has_are_refused() -> None:
    with pytest.raises(NotationError):
        position({RED: [33]}, 7)
    with pytest.raises(DeclarationError):
        replace(GAME, great=(6, 11))


# --- the computer ----------------------------------------------------------------------------------------------------


def worth(of: Position, player: int) -> int:
    return int(of.variant.compiled.evaluate(of.row, of.variant.tables.row, player))


def test_no_cowries_bring_home_who_stands_one_step_before_the_goal() -> None:
    """Six shells show 2 to 6, 10 and 25: the computer rather passes than goes there."""
    way = variant("pachisi").kernel.module.throws_left(GAME)
    assert way[78] < way[60] < way[79] == way[1] == way[0]
    waiting = position({RED: [77]}, 2)
    assert worth(waiting.play("pass"), RED) > worth(waiting.play("a5-a7"), RED)


def test_others_hunt_single_discs_within_a_throw_but_not_larger_piles() -> None:
    def hunters(of: Position, place: int) -> int:
        return int(of.variant.kernel.module.hunters(of.row, of.variant.tables.row, RED, place))

    # Purple's place 15 is red's 33; three shells of six show mouths in 20 of 64 throws.
    assert hunters(position({RED: [36], PURPLE: [15]}), 36) == 20
    assert hunters(position({RED: [32], PURPLE: [15]}), 32) == 0
    assert hunters(position({RED: [36, 36], PURPLE: [15]}), 36) == 0


# --- the traditional game --------------------------------------------------------------------------------------------

GOAL = 84


def indian(
    places: dict[int, list[int]], die: int = 0, *, mover: int = RED, begun: bool = True, players: int = 4
) -> Position:
    at = [0] * 16
    for player, mine in places.items():
        at[player * 4 : player * 4 + len(mine)] = mine
    points = [places.get(player, []).count(GOAL) for player in range(4)]
    text = f"actors={1 << mover} phase={2 if die else 0} mover={mover} die={die} thrown=20"
    text += f" begun={','.join([str(int(begun))] * players)} at={','.join(map(str, at))}"
    text += f" points={','.join(map(str, points))}"
    return Position.from_text(variant("pachisi", "traditional", {"players": str(players)}), text)


def test_the_indian_board_has_no_cells_between_the_arms() -> None:
    game = variant("pachisi", "traditional").game
    assert game.board is not None
    assert len(game.board.region("path")) == 4 * 17
    assert game.teams == ((0, 2), (1, 3))


def test_discs_go_out_by_their_own_column_then_round_against_the_clock_and_home_by_it() -> None:
    face = variant("pachisi", "traditional").face
    way = [face.cell(RED, place) for place in range(1, GOAL + 1)]  # type: ignore[attr-defined]
    assert way[:8] == ["a7", "a6", "a5", "a4", "a3", "a2", "a1", "68"]
    assert way[8:11] == ["67", "66", "65"]
    assert way[-10:] == ["2", "1", "68", "a1", "a2", "a3", "a4", "a5", "a6", "a7", "goal"][-10:]
    assert len(way) == 7 + 69 + 7 + 1


def test_twenty_five_lead_from_the_middle_to_the_castle_of_the_next_arm() -> None:
    assert moves(indian({}, 25)) == {"na1-51", "pass"}
    assert "exit d" in {name for name, cells in exits() if cells == "51"}


def exits() -> list[tuple[str, str]]:
    board = variant("pachisi", "traditional").game.board
    assert board is not None
    return [(f"exit {seat}", board.names[board.region(f"exit {seat}")[0]]) for seat in "abcd"]


def test_the_first_disc_comes_out_by_any_number_others_by_graces() -> None:
    assert moves(indian({}, 3, begun=False)) == {"na1-a5", "pass"}
    assert indian({}, 3, begun=False).play("pass").actors == (PURPLE,)
    assert indian({RED: [9]}, 6).moves()
    assert "na2-a4" not in moves(indian({RED: [9]}, 4))
    assert "na2-a2" in moves(indian({RED: [9]}, 6))


def test_a_grace_gives_another_throw_even_if_it_is_not_used() -> None:
    assert indian({RED: [9]}, 10).play("pass").actors == (RED,)
    assert indian({RED: [9]}, 4).play("pass").actors == (PURPLE,)


def test_discs_of_one_player_move_one_by_one_and_block_nobody() -> None:
    # Red's place 20 and purple's place 37 are the same cell.
    after = indian({RED: [20, 20]}, 4).play("56-52")
    assert sorted(places(after, RED)) == [0, 0, 20, 24]
    assert "58-53" in moves(indian({RED: [18], PURPLE: [37, 37]}, 5))


def test_who_is_hit_goes_back_to_the_middle_and_the_hitter_throws_again() -> None:
    after = indian({RED: [18], PURPLE: [37, 37]}, 2).play("58-56")
    assert places(after, PURPLE) == [0, 0, 0, 0]
    assert after.actors == (RED,)


def test_partners_are_not_hit() -> None:
    # Yellow sits opposite: half a round further.
    after = indian({RED: [18], YELLOW: [54]}, 2).play("58-56")
    assert places(after, YELLOW) == [54, 0, 0, 0]
    assert after.actors == (PURPLE,)


def test_a_castle_is_closed_to_opponents_but_not_to_the_partner() -> None:
    closed = indian({RED: [23, 30], PURPLE: [42]}, 2)
    assert moves(closed) == {"46-44", "pass"}
    assert "castle" in why(closed, "53", "51")
    assert moves(indian({RED: [23], YELLOW: [59]}, 2)) == {"53-51", "pass"}


def test_in_the_own_column_those_who_have_been_round_are_marked() -> None:
    items = {(item.cell, item.label) for item in indian({RED: [3, 81]}).scene().items if item.owner == RED}
    assert {("a5", ""), ("a5", "✓")} <= items


def test_a_team_wins_when_all_its_eight_discs_are_home() -> None:
    alone = indian({RED: [GOAL, GOAL, GOAL, 82], YELLOW: [20]}, 2).play("a6-goal")
    assert not alone.over
    assert alone.actors == (PURPLE,)
    waits = alone.play("pass")
    assert waits.actors == (YELLOW,)
    done = indian({RED: [GOAL, GOAL, GOAL, 82], YELLOW: [GOAL] * 4}, 2).play("a6-goal")
    assert done.result is not None
    assert done.result.winners == (RED, YELLOW)


def test_two_or_three_play_each_for_himself() -> None:
    assert variant("pachisi", "traditional", {"players": "3"}).game.teams == ()
    done = indian({RED: [GOAL, GOAL, GOAL, 82]}, 2, players=2).play("a6-goal")
    assert done.result is not None
    assert done.result.winners == (RED,)
