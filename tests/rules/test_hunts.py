"""The hunts: set-ups, ways, jumps, aims, endings; small ones solved; all moves against a second, naive generator."""

from __future__ import annotations

import random
from collections import Counter
from itertools import combinations

import numpy as np
import pytest

from ludoteka.boards import Board
from ludoteka.declare import Reason
from ludoteka.declare.hunts import Captures, Hunt, Lines
from ludoteka.play import IllegalMove, NotationError, Position, variant
from ludoteka.rules.abi import ACTORS, PAYOFF, PLY, QUIET, TURN
from ludoteka.search import arena


def board_of(key: str) -> Board:
    board = variant(key).game.board
    assert board is not None
    return board


def at(key: str, first: str, second: str, actors: int = 1, **fields: int) -> Position:
    """A position by the cells of both seats, after the placing."""
    game, board = variant(key).game, board_of(key)
    assert isinstance(game, Hunt)
    codes = [0] * len(board)
    for code, cells in ((1, first), (2, second)):
        for cell in board.all_at(cells):
            codes[cell] = code
    words = [f"actors={actors}", f"phase={len(game.placing)}", f"cells={','.join(map(str, codes))}"]
    return Position.from_text(variant(key), " ".join([*words, *(f"{name}={value}" for name, value in fields.items())]))


def texts(position: Position) -> set[str]:
    return {move.text for move in position.moves()}


def cells(position: Position, seat: int) -> set[str]:
    return {item.cell for item in position.scene().items if item.owner == seat}


def ended(position: Position) -> tuple[int, Reason]:
    assert position.result is not None
    return position.result.payoffs[0], position.result.reason


# --- greyhounds and foxes ------------------------------------------------------------------------------------------


def test_greyhounds_fill_the_dark_cells_of_four_rows():
    for preset, count in (("book", 20), ("small", 16)):
        start = Position.start("greyhounds-and-foxes", preset)
        assert len(cells(start, 1)) == count
        assert {cell[1:] for cell in cells(start, 1)} == {"1", "2", "3", "4"}
    start = Position.start("greyhounds-and-foxes")
    assert texts(start) == {"b10", "d10", "f10", "h10", "j10"}
    placed = start.play("d10").play("f10")
    assert placed.actors == (0,)


def test_foxes_run_along_diagonals_and_greyhounds_take_one_step_up():
    position = at("greyhounds-and-foxes", "e5", "a1 h8")
    assert texts(position) == {
        "e5-f6", "e5-g7", "e5-d6", "e5-c7", "e5-b8", "e5-a9", "e5-d4", "e5-c3", "e5-b2",
        "e5-f4", "e5-g3", "e5-h2", "e5-i1",
    }  # fmt: skip
    assert texts(at("greyhounds-and-foxes", "e5", "b2", actors=2)) == {"b2-a3", "b2-c3"}


def test_one_fox_past_the_line_wins_and_two_stuck_foxes_lose():
    assert ended(at("greyhounds-and-foxes", "e5 b10", "c7 g5").play("e5-d4")) == (1, Reason.GOAL)
    assert not at("greyhounds-and-foxes", "e5 b10", "c3 g5").play("e5-d4").over
    assert ended(at("greyhounds-and-foxes", "j10 h10", "g9 i9")) == (-1, Reason.NO_MOVES)
    assert not at("greyhounds-and-foxes", "j10 b10", "i9").over


def test_a_fox_breaks_through_also_when_the_last_greyhound_goes_past_it_or_was_past_it_before_the_other_fox_moved():
    position = at("greyhounds-and-foxes", "b4 j10", "e3 d6 f6 h6", actors=2)
    assert not position.play("d6-c7").over
    assert ended(position.play("e3-f4")) == (1, Reason.GOAL)
    assert ended(at("greyhounds-and-foxes", "b4 j10", "f4 d6 f6 h6").play("j10-i9")) == (1, Reason.GOAL)


# --- wolf and dogs -------------------------------------------------------------------------------------------------


def test_the_wolf_chooses_any_dark_cell_and_moves_first():
    start = Position.start("fox-and-hounds")
    assert len(start.moves()) == 28
    assert texts(start.play("d8")) == {"d8-c7", "d8-e7"}


def test_dogs_never_go_back_and_lose_when_they_cannot_move():
    assert texts(at("fox-and-hounds", "d8", "b2", actors=2)) == {"b2-a3", "b2-c3"}
    assert ended(at("fox-and-hounds", "d6", "b8 d8 f8 h8", actors=2)) == (1, Reason.NO_MOVES)
    assert ended(at("fox-and-hounds", "a7", "b8 b6")) == (-1, Reason.NO_MOVES)
    assert ended(at("fox-and-hounds", "b4", "c3 e5").play("b4-a3")) == (1, Reason.GOAL)


def test_the_wolf_wins_as_soon_as_the_last_dog_comes_level_with_him():
    position = at("fox-and-hounds", "b4", "e3 d6 f6 h6", actors=2)
    assert ended(position.play("e3-f4")) == (1, Reason.GOAL)
    assert not position.play("d6-c7").over
    assert not at("fox-and-hounds", "b4", "e3 g3 d6 f6", actors=2).play("e3-f4").over


# --- mu torere -----------------------------------------------------------------------------------------------------


def test_the_putaki_is_entered_only_from_beside_an_enemy():
    start = Position.start("mu-torere")
    assert texts(start) == {"1-9", "4-9"}
    with pytest.raises(IllegalMove):
        start.play("2-9")
    assert texts(Position.start("mu-torere", "free")) == {"1-9", "2-9", "3-9", "4-9"}
    assert ended(Position.start("mu-torere", "free").play("2-9")) == (1, Reason.NO_MOVES)


def test_mu_torere_ends_when_nobody_can_move_or_a_position_comes_for_the_third_time():
    assert ended(at("mu-torere", "1 4 7 9", "2 3 5 6", actors=2)) == (1, Reason.NO_MOVES)
    position = Position.start("mu-torere")
    for move in ("1-9", "8-1", "9-8", "1-9", "8-1", "9-8", "1-9", "8-1", "9-8", "1-9", "8-1", "9-8"):
        position = position.play(move)
    assert ended(position) == (0, Reason.REPETITION)


# --- spider's web --------------------------------------------------------------------------------------------------


def test_the_web_is_the_books_crooked_one():
    board = board_of("spider-web")
    links = {frozenset((a, b)) for a in range(len(board)) for b in board.neighbours(a)}
    assert len(board) == 28
    assert len(links) == 59
    near = {board.names[to] for to in board.neighbours(board.at("b3"))}
    assert near == {"b2", "b4", "a2", "a3", "c2"}
    assert {board.names[to] for to in board.neighbours(board.at("b4"))} == {"b3", "b5", "c3"}
    assert {board.names[to] for to in board.neighbours(board.at("p"))} == {"a5", "b5", "c4", "d4", "e4", "f5"}


def test_spiders_take_five_of_the_six_rim_cells_and_the_fly_begins():
    position = Position.start("spider-web")
    for cell in ("a1", "b1", "c1", "d1", "e1"):
        assert position.actors == (0,)
        position = position.play(cell)
    assert position.actors == (1,)
    assert texts(position) == {"p-a5", "p-b5", "p-c4", "p-d4", "p-e4", "p-f5"}


def test_the_fly_never_returns_and_wins_on_the_rim():
    position = at("spider-web", "b1 c1 d1 e1 f1", "a2", actors=2)
    assert "a2-a1" in texts(position)
    assert ended(position.play("a2-a1")) == (-1, Reason.GOAL)
    assert "a5-p" not in texts(at("spider-web", "b1 c1 d1 e1 f1", "a5", actors=2))
    assert "a5-p" in texts(at("spider-web", "a5 c1 d1 e1 f1", "b2"))
    assert ended(at("spider-web", "c3 b5 d4 c1 d1", "c4", actors=2)) == (1, Reason.NO_MOVES)


# --- fox and geese -------------------------------------------------------------------------------------------------


def test_the_three_versions_have_their_pieces():
    for preset, geese, fox in (("book", 13, set()), ("diagonal", 17, {"d3"}), ("russian", 17, {"d4"})):
        start = Position.start("fox-and-geese", preset)
        assert len(cells(start, 1)) == geese
        assert cells(start, 0) == fox
    assert len(Position.start("fox-and-geese").moves()) == 20
    assert {"b6", "f6", "a4", "g4"} < cells(Position.start("fox-and-geese", "russian"), 1)
    assert len(board_of("fox-and-geese:russian")) == 37


def test_the_four_further_points_of_the_russian_board_have_diagonals_to_their_own_neighbours_only():
    board = board_of("fox-and-geese:russian")

    def near(name: str) -> set[str]:
        return {board.names[to] for to in board.neighbours(board.at(name))}

    assert near("b2") == {"b3", "c2", "a3", "c1", "c3"}
    assert near("b6") == {"b5", "c6", "a5", "c7", "c5"}
    assert near("f2") == {"f3", "e2", "g3", "e1", "e3"}
    assert near("f6") == {"f5", "e6", "g5", "e7", "e5"}
    assert near("b3") == {"a3", "c3", "b2", "b4", "a4", "c4"}
    assert near("c2") == {"c1", "c3", "b2", "d2", "d1", "d3"}
    assert texts(at("fox-and-geese:russian", "c1", "b2")) == {"c1xa3"}
    assert texts(at("fox-and-geese:russian", "d4", "c3")) == {"d4xb2"}


def test_the_fox_must_take_the_longest_series():
    position = at("fox-and-geese", "d1", "d2 c3 e3 f4 g5")
    assert texts(position) == {"d1xd3xf3xf5"}
    after = position.play("d1xd3xf3xf5")
    assert cells(after, 1) == {"c3", "g5"}
    assert position.scene().counts[0].value == 13 - 5


def test_a_free_fox_may_leave_a_capture_out_and_choose_a_shorter_one():
    must, free = at("fox-and-geese", "d2", "d3 e2"), at("fox-and-geese:free-fox", "d2", "d3 e2")
    assert texts(must) < texts(free)
    assert {"d2-c2", "d2-d1"} <= texts(free) - texts(must)
    assert {text for text in texts(free) if "x" in text} >= texts(must)


def test_geese_may_go_back_only_in_the_first_version_and_never_along_diagonals():
    assert texts(at("fox-and-geese", "d1", "d5", actors=2)) == {"d5-d4", "d5-d6", "d5-c5", "d5-e5"}
    assert texts(at("fox-and-geese:diagonal", "d1", "d5", actors=2)) == {"d5-d4", "d5-c5", "d5-e5"}
    assert len(at("fox-and-geese:diagonal", "d4", "a5").moves()) == 8
    assert len(at("fox-and-geese", "d4", "a5").moves()) == 4


@pytest.mark.parametrize(
    ("key", "foxes", "herd"),
    [
        ("fox-and-geese", 1, 13),
        ("fox-and-geese:diagonal", 1, 17),
        ("fox-and-geese:russian", 1, 17),
        ("cows-and-leopards", 2, 24),
    ],
)
def test_the_hunted_win_when_too_few_are_left_to_hem_them_in(key: str, foxes: int, herd: int):
    board = board_of(key)
    game = variant(key).game
    assert isinstance(game, Hunt)

    def needed(places: tuple[int, ...]) -> int:
        wanted = set()
        for place in places:
            for way in range(len(board.plan.directions)):
                ray = board.ray(place, way)[:2]
                wanted |= set(ray[:1] if ray and ray[0] in places else ray)
        return len(wanted - set(places))

    least = min(needed(places) for places in combinations(range(len(board)), foxes))
    assert game.walkers[0].takes == herd - least + 1


def test_the_fox_wins_with_the_last_goose_it_needs():
    position = at("fox-and-geese", "d1", "d2 a3 a4 b3")
    assert ended(position.play("d1xd3")) == (1, Reason.TOO_FEW_PIECES)
    assert ended(at("fox-and-geese", "c1", "d1 e1 c2 c3 a5")) == (-1, Reason.NO_MOVES)


# --- cows and leopards ---------------------------------------------------------------------------------------------


def test_leopards_and_cows_are_placed_in_turn_and_cows_move_when_all_are_placed():
    position = Position.start("cows-and-leopards")
    assert len(board_of("cows-and-leopards")) == 49
    assert [position.actors, len(position.moves())] == [(0,), 49]
    position = position.play("c3").play("a1").play("p5").play("e5")
    assert position.actors == (0,)
    assert "c3-b2" in texts(position)
    after = position.play("c3-c2")
    assert texts(after) == set(board_of("cows-and-leopards").names) - {"c2", "a1", "p5", "e5"}


def test_leopards_jump_along_straight_lines_into_the_triangles():
    position = at("cows-and-leopards", "c4 a1", "c5 e5")
    assert "c4xp2" in texts(position)
    assert texts(position) == {"c4xp2"}
    corner = at("cows-and-leopards", "p4 a1", "p1 e5")
    assert texts(corner) == {"p4xc5"}


# --- hunter and hare -----------------------------------------------------------------------------------------------


def test_hunters_go_up_or_sideways_and_the_hare_anywhere():
    start = Position.start("hare-and-hounds")
    assert texts(start) == {"1-2", "1-4", "3-2", "3-6", "10-2"}
    assert texts(at("hare-and-hounds", "1 3 10", "5", actors=2)) == {f"5-{n}" for n in (2, 4, 6, 7, 8, 9)}


def test_the_hare_wins_past_the_hunters_or_by_their_tenth_idle_move():
    assert ended(at("hare-and-hounds", "4 7 9", "5", actors=2).play("5-6")) == (-1, Reason.GOAL)
    position = at("hare-and-hounds", "1 3 10", "11", stall=9)
    assert ended(position.play("1-2")) == (-1, Reason.NO_PROGRESS)
    assert not position.play("1-4").over
    assert ended(at("hare-and-hounds", "7 8 9", "11", actors=2)) == (1, Reason.NO_MOVES)


def test_the_hare_wins_as_soon_as_the_last_hunter_comes_level_with_it():
    position = at("hare-and-hounds", "1 8 9", "5")
    assert ended(position.play("1-4")) == (-1, Reason.GOAL)
    assert not position.play("1-2").over


def test_hunters_who_place_themselves_past_the_hare_have_lost():
    placed = Position.start("hare-and-hounds", "free").play("5").play("4").play("8")
    assert not placed.over
    assert ended(placed.play("9")) == (-1, Reason.GOAL)
    assert not placed.play("1").over


def test_in_the_free_set_up_the_hare_is_placed_first_and_not_on_ten():
    start = Position.start("hare-and-hounds", "free")
    assert start.actors == (1,)
    assert texts(start) == {str(n) for n in (*range(1, 10), 11)}
    placed = start.play("11").play("10").play("1").play("3")
    assert placed.actors == (0,)
    assert texts(placed) == texts(Position.start("hare-and-hounds", "usual"))


# --- asalto --------------------------------------------------------------------------------------------------------


def test_two_knights_defend_a_castle_of_nine_points_against_twenty_four():
    start = Position.start("asalto")
    assert texts(start) == {"c5", "d5", "e5", "c6", "d6", "e6", "c7", "d7", "e7"}
    assert len(cells(start, 1)) == 24
    assert start.play("c5").play("e5").actors == (1,)


def test_besiegers_go_up_and_sideways_but_not_along_single_lines():
    assert texts(at("asalto", "c7 e7", "d3", actors=2)) == {"d3-d4", "d3-c3", "d3-e3"}
    assert "b3-c2" not in texts(at("asalto", "b3 e7", "a3"))


def test_the_castle_full_of_besiegers_or_blocked_knights_end_it():
    moved = at("asalto", "a3 g3", "c5 d5 e4 c6 d6 e6 c7 d7 e7", actors=2)
    assert ended(moved.play("e4-e5")) == (-1, Reason.GOAL)
    assert not moved.play("e4-f4").over
    assert ended(at("asalto", "c7 e7", "d7 c6 d6 e6 c5 d5 e5 c4 e4 a3")) == (-1, Reason.NO_MOVES)


def test_sixteen_captured_besiegers_win_for_the_knights():
    position = at("asalto", "d5 a3", "d4 c1 d1 e1 c2 d2 e2 g3 g4")
    assert ended(position.play("d5xd3")) == (1, Reason.TOO_FEW_PIECES)


def test_capturing_is_compulsory_or_an_overlooked_capture_costs_the_knight():
    position = at("asalto", "d5 c7", "d4 g3 g4 a3 a4 c1 d1 e1 c2")
    assert texts(position) == {"d5xd3"}
    lax = at("asalto:huff", "d5 c7", "d4 g3 g4 a3 a4 c1 d1 e1 c2")
    assert {"d5xd3", "d5-d6", "c7-c6"} <= texts(lax)
    assert cells(lax.play("d5-d6"), 0) == {"c7"}
    assert cells(lax.play("c7-c6"), 0) == {"c6"}
    last = at("asalto:huff", "d5", "d4 g3 g4 a3 a4 c1 d1 e1 c2")
    assert ended(last.play("d5-d6")) == (-1, Reason.NO_PIECES)


# --- antelopes and jackals -----------------------------------------------------------------------------------------


def test_no_piece_may_share_a_line_with_an_enemy():
    start = Position.start("antelopes-and-jackals")
    lines = [set(line.split("-")) for line in ("1-3-6-8", "2-3-5", "2-4", "4-6-7-9", "5-7-10", "8-10")]
    board = board_of("antelopes-and-jackals")
    drawn = [{board.names[cell] for cell in board.region(f"line {k}")} for k in range(1, 7)]
    assert all(line in drawn for line in lines)
    assert texts(start) == {"1-3", "2-3"}
    assert texts(start.play("1-3")) == {"9-7", "10-7"}
    chooser = random.Random(1)
    for _ in range(20):
        position = start
        while not position.over:
            position = position.play(chooser.choice(position.moves()))
            assert not any(line & cells(position, 0) and line & cells(position, 1) for line in lines)


def test_who_cannot_move_passes_and_a_reached_den_wins():
    position = Position.start("antelopes-and-jackals").play("2-3").play("9-4")
    assert texts(position) == {"pass"}
    for move in ("pass", "4-7", "3-2", "7-9", "2-3", "9-4", "pass", "10-7", "3-8", "7-9"):
        position = position.play(move)
    assert ended(position.play("8-10")) == (1, Reason.GOAL)


# --- astar ---------------------------------------------------------------------------------------------------------


def test_astar_camps_are_triangles_of_nine():
    start = Position.start("astar")
    assert len(cells(start, 0)) == len(cells(start, 1)) == 9
    board = board_of("astar")
    assert {board.names[to] for to in board.neighbours(board.at("s6"))} == {"s1", "s2", "c1"}
    assert texts(start) == {"c1-b1", "c1-d1", "c1-c2"}


def test_both_take_and_the_longest_series_is_compulsory():
    position = at("astar", "a1 e1", "a2 b3 d3 e2")
    assert texts(position) == {"a1xa3xc3xe3", "e1xe3xc3xa3"}
    assert texts(at("astar", "a1 c1", "a2 b1 e5", actors=2)) == {"b1xd1"}


def test_who_holds_more_of_the_other_camp_wins_when_one_side_has_settled():
    position = at("astar", "n1 c4", "s1 s2 b3", actors=1)
    assert ended(position.play("c4-c5")) == (0, Reason.GOAL)
    ahead = at("astar", "n1 n2 c4", "s1 s2 b3", actors=1)
    assert ended(ahead.play("c4-c5")) == (1, Reason.COUNT)


def test_a_capture_that_leaves_the_enemy_only_men_in_the_camp_ends_the_game_too():
    position = at("astar", "n1 c3", "c4 e1", actors=2)
    assert ended(position.play("c4xc2")) == (1, Reason.COUNT)
    assert not at("astar", "n1 c3 a1", "c4 e1", actors=2).play("c4xc2").over


# --- who is faster? ------------------------------------------------------------------------------------------------


def test_one_side_walks_along_diagonals_the_other_along_rows_and_columns():
    assert texts(at("who-is-faster", "b3", "d5")) == {"b3-a2", "b3-a4", "b3-c2", "b3-c4"}
    assert texts(at("who-is-faster", "d5", "b3", actors=2)) == {"b3-a3", "b3-c3", "b3-b2", "b3-b4"}
    assert texts(at("who-is-faster:lines", "b3", "d5")) == {"b3-a3", "b3-c3", "b3-b2", "b3-b4"}


def test_a_move_may_not_be_undone_at_once():
    position = at("who-is-faster", "b3 a5", "d5").play("b3-a4").play("d5-d4")
    assert "a4-b3" not in texts(position)
    assert "a4-b3" in texts(position.play("a5-b4").play("d4-c4"))


def test_who_is_blocked_loses_but_who_may_only_not_return_waits():
    assert ended(at("who-is-faster", "b6", "a5 c5")) == (-1, Reason.NO_MOVES)
    position = at("who-is-faster", "b3", "b5 d3 c1 d2").play("b3-a4").play("d3-d4")
    assert texts(position) == {"pass"}
    assert texts(position.play("pass").play("d4-c4")) == {"a4-b3"}


def test_the_four_cells_of_the_other_win():
    position = at("who-is-faster", "b1 c1 b2 d3", "a5")
    assert ended(position.play("d3-c2")) == (1, Reason.GOAL)


def going_round(position: Position, *rounds: str) -> Position:
    """The same moves again and again, until the game ends."""
    while not position.over:
        for move in rounds:
            if not position.over:
                position = position.play(move)
    return position


def test_who_stays_at_home_cannot_keep_the_other_from_winning():
    rounds = ("b3-a4", "d2-d3", "a4-b5", "d3-c3", "b5-c4", "c3-c2", "c4-b3", "c2-d2")
    rest = going_round(at("who-is-faster", "c1 b3", "b1 b2 d2"), *rounds)
    assert ended(rest) == (1, Reason.COUNT)
    behind = going_round(at("who-is-faster", "b3", "b1 b2 c5 d2"), *rounds)
    assert ended(behind) == (-1, Reason.COUNT)
    even = going_round(at("who-is-faster", "c1 b3", "b1 b2 c5 d2"), *rounds)
    assert ended(even) == (0, Reason.REPETITION)


def test_a_race_is_judged_by_the_way_that_is_left():
    of = variant("who-is-faster")

    def judged(red: str, blue: str) -> int:
        return int(of.compiled.evaluate(at("who-is-faster", red, blue).row.copy(), of.tables.row, 0))

    assert judged("b5 c5 b6 c6", "b1 c1 b2 c2") == 0
    assert judged("b3 c5 b6 c6", "b1 c1 b2 c2") > 0
    assert judged("b1 c1 b2 d3", "b3 c3 b4 c4") > judged("b1 c1 b3 d3", "b3 c3 b4 c4")


@pytest.mark.slow
@pytest.mark.parametrize("game", ["who-is-faster", "astar"])
def test_the_usual_level_beats_random_play_in_a_race(game: str):
    assert arena.tournament(variant(game), ["4", "0"], 6, 1).scores[0].wins >= 5


# --- small hunts, solved -------------------------------------------------------------------------------------------


def solve(key: str) -> tuple[int | None, int]:
    """The value for the first seat under best play, None for a draw without end; and the number of positions.

    Backwards from the decided positions; what nobody can force is a draw.
    """
    of = variant(key)
    kernel, t = of.compiled, of.tables.row
    past, out = of.tables.field("past"), np.zeros(of.tables.most_moves, np.int64)

    def plain(s):
        s[[PLY, TURN, QUIET]] = 0
        s[past.at : past.at + past.length] = 0
        return s

    start = plain(of.start.copy())
    index, rows, after = {start[of.tables.core].tobytes(): 0}, [start], []
    values: dict[int, int] = {}
    for number, s in enumerate(rows):
        row, found = s.copy(), set()
        n = kernel.moves(row, t, out) if s[ACTORS] else 0
        if s[ACTORS] and n == 0:
            kernel.result(row, t)
        if n == 0:
            values[number] = int(row[PAYOFF])
        for move in out[:n].tolist():
            child = s.copy()
            kernel.play(child, t, move)
            core = plain(child)[of.tables.core].tobytes()
            if core not in index:
                index[core] = len(rows)
                rows.append(child)
            found.add(index[core])
        after.append(found)
    before: list[list[int]] = [[] for _ in rows]
    for number, children in enumerate(after):
        for child in children:
            before[child].append(number)
    left = Counter({number: len(children) for number, children in enumerate(after)})
    queue = [number for number, value in values.items() if value]
    for number in queue:
        for parent in before[number]:
            if parent in values:
                continue
            left[parent] -= 1
            mine = values[number] if rows[parent][ACTORS] == 1 else -values[number]
            if mine > 0 or left[parent] == 0:
                values[parent] = values[number]
                queue.append(parent)
    return values.get(0), len(rows)


def test_mu_torere_is_a_draw():
    """As Marcia Ascher found in 1987; without the ban the first player wins at once."""
    assert solve("mu-torere")[0] is None
    assert solve("mu-torere:free")[0] == 1


def test_the_hunters_catch_the_hare():
    """Berlekamp, Conway and Guy (Winning Ways): the hunters win, from the usual set-up too."""
    for preset in ("book", "usual"):
        assert solve(f"hare-and-hounds:{preset}")[0] == 1


@pytest.mark.slow
def test_the_hunters_catch_the_hare_wherever_it_begins():
    assert solve("hare-and-hounds:free")[0] == 1


def test_antelopes_and_jackals_is_a_draw():
    assert solve("antelopes-and-jackals") == (None, 58)


# --- a second generator --------------------------------------------------------------------------------------------


def naive_texts(position: Position) -> set[str]:
    """All walks and series by the declaration, on names instead of numbers; only for games without other rules."""
    game, board = position.variant.game, position.variant.game.board
    assert isinstance(game, Hunt)
    assert board is not None
    seat = position.actors[0]
    walker = game.walkers[seat]
    mine, yours = cells(position, seat), cells(position, 1 - seat)
    height = {cell.name: cell.y for cell in board.cells}

    def onward(name: str, way: int) -> str | None:
        to = board.step(board.at(name), way)
        if to < 0 or board.names[to] in walker.never.split():
            return None
        straight = len(board.plan.directions[way]) == 1
        if walker.lines is not Lines.ALL and straight != (walker.lines is Lines.STRAIGHT):
            return None
        rise = height[name] - height[board.names[to]]
        fine = {"ANYWHERE": True, "UP": rise > 0.01, "NOT_DOWN": rise > -0.01, "NOT_UP": rise < 0.01}[walker.goes.name]
        return board.names[to] if fine else None

    ways = range(len(board.plan.directions))

    def series(name: str, mine: set[str], yours: set[str]) -> list[list[str]]:
        found = []
        for way in ways:
            over = onward(name, way)
            to = onward(over, way) if over in yours and over is not None else None
            if over is not None and to is not None and to not in mine | yours:
                found += [[to, *rest] for rest in series(to, mine - {name}, yours - {over})]
        return found or [[]]

    if walker.captures is not Captures.NONE:
        jumps = [[name, *rest] for name in mine for rest in series(name, mine - {name}, yours) if rest]
        if walker.captures is Captures.LONGEST and jumps:
            longest = max(map(len, jumps))
            jumps = [route for route in jumps if len(route) == longest]
        if jumps:
            return {"x".join(route) for route in jumps}
    found = set()
    for name in mine:
        for way in ways:
            to = onward(name, way)
            while to is not None and to not in mine | yours:
                found.add(f"{name}-{to}")
                to = onward(to, way) if walker.slides else None
    return found


@pytest.mark.parametrize(
    "key",
    ["greyhounds-and-foxes", "fox-and-hounds", "spider-web", "fox-and-geese", "fox-and-geese:diagonal",
     "fox-and-geese:russian", "cows-and-leopards", "hare-and-hounds", "asalto", "astar"],
)  # fmt: skip
def test_all_moves_agree_with_a_naive_generator(key: str):
    chooser = random.Random(key)
    compared = 0
    for _ in range(4):
        position = Position.start(key)
        while not position.over and compared < 400:
            if position.scene().phase != "placing":
                naive = naive_texts(position)
                routes = texts(position)
                assert routes <= naive, position
                ends = {(text[: text.find("x")], text.split("x")[-1]) for text in naive if "x" in text}
                assert {(t[: t.find("x")], t.split("x")[-1]) for t in routes if "x" in t} == ends, position
                assert {text for text in naive if "x" not in text} == {t for t in routes if "x" not in t}, position
                compared += 1
            position = position.play(chooser.choice(position.codes))
    assert compared > 50 or key in ("fox-and-hounds", "hare-and-hounds")


def test_impossible_positions_are_refused():
    with pytest.raises(NotationError, match="pieces"):
        at("fox-and-hounds", "d8 d6", "a1")
    with pytest.raises(NotationError, match="places"):
        Position.from_text("fox-and-hounds", "actors=2 hand=1 cells=2,0,2,0,2,0,2")
    with pytest.raises(NotationError, match="over"):
        at("mu-torere", "1 2 3 4", "5 6 7 8", quiet=200)


def test_a_wrong_try_is_answered_with_the_rule():
    def why(position: Position, *steps: str) -> str:
        sentence = position.why_not(steps)
        assert sentence is not None
        return sentence.say("en")

    assert "enemy beside" in why(Position.start("mu-torere"), "2", "9")
    assert "not go that way" in why(at("fox-and-hounds", "d8", "b2", actors=2), "b2", "a1")
    assert "as many as possible" in why(at("fox-and-geese", "d1", "d2 e3 f4 g5"), "d1", "c1")
    assert "undone" in why(at("who-is-faster", "b3 a5", "d5").play("b3-a4").play("d5-d4"), "a4", "b3")
    assert "step on p" in why(at("spider-web", "b1 c1 d1 e1 f1", "a5", actors=2), "a5", "p")


# --- how positions are judged --------------------------------------------------------------------------------------


def judged(position: Position, player: int) -> int:
    of = position.variant
    assert of.compiled.evaluate is not None
    return int(of.compiled.evaluate(position.row.copy(), of.tables.row, player))


def test_a_fly_that_is_on_the_rim_before_the_spiders_is_judged_better():
    """Both times it is two steps from the rim; only once the spiders are nearer to that cell."""
    held = judged(at("spider-web", "a1 b1 c1 d1 e1", "a3", actors=2), 1)
    free = judged(at("spider-web", "b1 c1 d1 e1 d2", "a3", actors=2), 1)
    assert free >= held + 100


def test_besiegers_like_to_be_in_the_castle():
    crowd = "c1 d1 e1 c2 d2 e2 a3 b3 c3 d3 e3 f3 g3 a4 b4 d4 e4 f4 g4 a5 b5 f5 g5"
    outside, inside = (at("asalto", "d7 e7", f"{crowd} {cell}", actors=2) for cell in ("c4", "c5"))
    assert judged(inside, 1) > judged(outside, 1)


def test_a_herd_gathers_around_the_leopards_and_leopards_follow_the_last_cows():
    of = variant("cows-and-leopards")

    def away(leopards: str, cows: str) -> int:
        return int(of.compiled.module.keeping_away(at(str(of.key), leopards, cows).row.copy(), of.tables.row, 0))

    herd = " ".join(name for name in board_of("cows-and-leopards").names if name[0] in "bcde")
    assert away("p1 p3", herd) > away("a2 a4", herd) > 0
    assert away("a1 a3", "e1 e2 e3 e4") < away("d1 d3", "e1 e2 e3 e4") < 0
