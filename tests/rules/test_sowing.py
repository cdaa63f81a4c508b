"""Wari by the book and oware: sowing, capturing, feeding, and every way to end."""

from __future__ import annotations

import random
from pathlib import Path

import numpy as np
import pytest

from ludoteka.declare import Reason
from ludoteka.play import IllegalMove, NotationError, Position, variant
from ludoteka.rules import abi

BOOK, OWARE = "wari:book", "wari:oware"
TOTAL = {BOOK: 72, OWARE: 48}
GAMES = Path(__file__).parents[1] / "data" / "oware_games.txt"


def laid(pits: str, key: str = BOOK, *, actors: int = 1, points: str = "", more: str = "") -> Position:
    """A position with these seeds in pits 1 to 12; what is missing has been captured, as evenly as can be."""
    missing = TOTAL[key] - sum(int(word) for word in pits.split())
    points = points or f"{missing // 2},{missing - missing // 2}"
    return Position.from_text(key, f"actors={actors} points={points} pits={','.join(pits.split())} {more}")


def pits(position: Position) -> list[int]:
    at = position.variant.tables.field("pits")
    found: list[int] = position.row[at.at : at.at + at.length].tolist()
    return found


def points(position: Position) -> tuple[int, int]:
    return int(position.row[abi.POINTS]), int(position.row[abi.POINTS + 1])


def gain(position: Position, move: str) -> tuple[int, int]:
    """What each player wins by a move that does not end the game."""
    before, after = points(position), points(position.play(move))
    return after[0] - before[0], after[1] - before[1]


# --- set-up and sowing ---------------------------------------------------------------------------------------------


def test_the_book_has_six_pieces_in_each_of_twelve_pits() -> None:
    assert pits(Position.start(BOOK)) == [6] * 12


def test_oware_has_four_seeds_in_each_pit() -> None:
    assert pits(Position.start(OWARE)) == [4] * 12


def test_pits_are_numbered_one_to_six_and_seven_to_twelve() -> None:
    start = Position.start(BOOK)
    assert [move.text for move in start.moves()] == ["1", "2", "3", "4", "5", "6"]
    assert [move.text for move in start.play("1").moves()] == ["7", "8", "9", "10", "11", "12"]


def test_seeds_are_sown_one_by_one_in_the_order_of_the_numbers() -> None:
    assert pits(Position.start(OWARE).play("3")) == [4, 4, 0, 5, 5, 5, 5, 4, 4, 4, 4, 4]


def test_after_twelve_comes_one() -> None:
    assert pits(laid("0 3 3 3 1 1 1 1 1 1 1 4", OWARE, actors=2).play("12")) == [1, 4, 4, 4, *[1] * 7, 0]


def test_twelve_seeds_leave_out_the_emptied_pit() -> None:
    after = laid("0 0 12 0 0 0 0 0 0 0 0 7", OWARE).play("3")
    assert pits(after) == [1, 1, 0, 2, 1, 1, 1, 1, 1, 1, 1, 8]


def test_twenty_three_seeds_leave_it_out_twice() -> None:
    after = laid("23 0 0 0 0 0 0 0 0 0 0 9", OWARE).play("1")
    assert pits(after) == [0, 3, *[2] * 9, 11]


# --- capturing by the book -----------------------------------------------------------------------------------------


@pytest.mark.parametrize(("have", "taken"), [(0, 0), (1, 2), (2, 0), (3, 4), (4, 0), (5, 6), (6, 0), (7, 0)])
def test_the_last_piece_captures_two_four_or_six(have: int, taken: int) -> None:
    assert gain(laid(f"1 0 0 0 0 1 {have} 0 0 9 9 9"), "6") == (taken, 0)


def test_the_book_captures_on_the_own_side_too() -> None:
    position = laid("1 3 0 0 0 9 9 0 0 9 9 9")
    assert gain(position, "1") == (4, 0)
    assert pits(position.play("1"))[:2] == [0, 0]


def test_on_the_own_side_only_the_last_pit_is_captured() -> None:
    position = laid("2 1 1 0 0 9 9 0 0 9 9 9")
    assert gain(position, "1") == (2, 0)
    assert pits(position.play("1"))[:3] == [0, 2, 0]


def test_pits_before_it_on_the_enemy_side_are_captured_too() -> None:
    assert gain(laid("9 9 0 0 0 4 3 1 5 1 9 9"), "6") == (4 + 2 + 6 + 2, 0)


def test_the_chain_ends_at_a_pit_with_another_number() -> None:
    assert gain(laid("9 9 0 0 0 4 3 2 5 1 9 9"), "6") == (6 + 2, 0)


def test_the_chain_ends_at_the_border_of_the_enemy_side() -> None:
    """Pit 6 gets its second piece too, but lies at home."""
    position = laid("9 9 0 0 3 1 1 1 0 9 9 9")
    assert gain(position, "5") == (2 + 2, 0)
    assert pits(position.play("5"))[5] == 2


def test_the_second_player_captures_in_pits_one_to_six() -> None:
    assert gain(laid("1 3 0 9 9 9 9 0 0 0 0 2", actors=2), "12") == (0, 4 + 2)


# --- capturing in oware --------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("have", "taken"), [(0, 0), (1, 2), (2, 3), (3, 0), (5, 0)])
def test_oware_captures_two_or_three(have: int, taken: int) -> None:
    assert gain(laid(f"1 0 0 0 0 1 {have} 0 0 9 9 9", OWARE), "6") == (taken, 0)


def test_oware_captures_nothing_on_the_own_side() -> None:
    assert gain(laid("1 1 0 0 0 9 9 0 0 9 9 9", OWARE), "1") == (0, 0)


def test_in_oware_a_grand_slam_captures_nothing() -> None:
    position = laid("5 0 0 0 0 2 1 1 0 0 0 0", OWARE)
    assert gain(position, "6") == (0, 0)
    assert pits(position.play("6"))[6:8] == [2, 2]


def test_by_the_book_a_grand_slam_captures_all() -> None:
    over = laid("5 0 0 0 0 2 1 1 0 0 0 0").play("6")
    assert over.result is not None
    assert over.result.reason is Reason.COUNT
    assert sum(over.result.points) == 72


def test_in_oware_an_enemy_without_seeds_has_to_be_fed() -> None:
    position = laid("0 0 1 3 2 0 0 0 0 0 0 0", OWARE)
    assert [move.text for move in position.moves()] == ["4", "5"]
    with pytest.raises(IllegalMove):
        position.play("3")
    assert str(position.why_not(["3"])).startswith("Your enemy has no seeds")


def test_the_book_does_not_ask_to_feed() -> None:
    assert [move.text for move in laid("0 0 1 3 2 0 0 0 0 0 0 0").moves()] == ["3", "4", "5"]


# --- the end -------------------------------------------------------------------------------------------------------


def test_whoever_cannot_move_ends_the_game_and_the_rest_goes_to_the_other() -> None:
    over = laid("0 0 3 0 0 0 0 0 0 0 0 0", points="36,33").play("3")
    assert over.result is not None
    assert over.result.reason is Reason.COUNT
    assert over.result.points[:2] == (39, 33)
    assert over.result.payoffs == (1, -1)


def test_in_oware_a_player_who_cannot_feed_takes_the_rest() -> None:
    over = laid("1 1 1 0 0 0 0 0 0 0 0 0", OWARE, points="22,23")
    assert over.moves() == ()
    assert over.result is not None
    assert over.result.points[:2] == (25, 23)
    assert over.result.payoffs == (1, -1)


def test_the_last_seeds_do_not_help_who_has_captured_less() -> None:
    """Not the one with the last seeds wins, but who has more."""
    over = laid("0 0 1 0 0 0 0 0 0 0 0 0", points="35,36").play("3")
    assert over.result is not None
    assert over.result.payoffs == (0, 0)


def test_more_than_half_wins_at_once() -> None:
    over = laid("0 9 9 0 0 1 1 9 5 0 0 0", points="35,3").play("6")
    assert over.result is not None
    assert over.result.reason is Reason.MAJORITY
    assert over.result.payoffs == (1, -1)


def test_half_for_each_is_a_draw() -> None:
    over = laid("0 0 0 0 0 1 1 0 0 0 0 0", points="34,36").play("6")
    assert over.result is not None
    assert over.result.points[:2] == (36, 36)
    assert over.result.payoffs == (0, 0)


def test_seeds_that_circle_end_the_game_at_the_third_repetition() -> None:
    """One seed each, six pits apart: after twelve moves they have changed places."""
    position = laid("1 0 0 0 0 0 1 0 0 0 0 0", OWARE, points="22,24")
    plies = 0
    while not position.over:
        position = position.play(position.moves()[0])
        plies += 1
    assert position.result is not None
    assert position.result.reason is Reason.REPETITION
    assert plies == 24
    assert position.result.points[:2] == (23, 25)


def test_a_hundred_moves_without_a_capture_end_the_game() -> None:
    over = laid("9 9 0 0 0 0 9 9 0 0 0 0", more="quiet=99").play("1")
    assert over.result is not None
    assert over.result.reason is Reason.NO_PROGRESS
    assert sum(over.result.points) == 72


def test_a_capture_begins_the_count_anew() -> None:
    position = laid("1 0 0 0 0 1 1 0 0 9 9 9", more="quiet=99").play("6")
    assert not position.over
    assert position.row[abi.QUIET] == 0


# --- an oracle -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("line", [line for line in GAMES.read_text().splitlines() if line[0] != "#"])
def test_oware_is_played_as_openspiel_plays_it(line: str) -> None:
    """The same moves are legal and the same is captured; we end a game when one has more than half, OpenSpiel later."""
    moves, legal, scores = (part.split() for part in line.split(";"))
    position = Position.start(OWARE)
    for ply, move in enumerate(moves):
        assert len(position.moves()) == int(legal[0][ply])
        position = position.play(move)
        if position.over:
            break
        if (ply + 1) % 20 == 0 and ply // 20 < len(scores):
            assert "{}-{}".format(*points(position)) == scores[ply // 20]
    assert position.ply >= min(len(moves), 20)


# --- random moves, positions, reasons ------------------------------------------------------------------------------


@pytest.mark.parametrize("key", [BOOK, OWARE])
def test_the_quick_draw_finds_every_move_about_equally_often(key: str) -> None:
    of = variant(key)
    kernel, rng, out = of.compiled, abi.new_rng(5), np.zeros(of.tables.most_moves, np.int64)
    assert kernel.pick is not None
    chooser = random.Random(key)
    position = Position.start(of)
    while not position.over:
        drawn = [kernel.pick(position.row.copy(), of.tables.row, out, rng) for _ in range(100 * len(position.codes))]
        assert set(drawn) == set(position.codes)
        assert all(50 < drawn.count(code) < 160 for code in position.codes)
        position = position.play(chooser.choice(position.codes))


def test_seeds_must_add_up() -> None:
    with pytest.raises(NotationError, match="expected 72 seeds"):
        Position.from_text(BOOK, "actors=1 pits=1,2,3")


def test_a_position_that_is_decided_is_refused() -> None:
    with pytest.raises(NotationError, match="more than half"):
        laid("1 0 0 0 0 0 1 0 0 0 0 0", points="40,30")


def test_wrong_pits_are_explained() -> None:
    position = laid("0 9 0 0 0 0 9 0 0 0 0 0")
    not_mine, empty = position.why_not(["7"]), position.why_not(["1"])
    assert not_mine is not None
    assert empty is not None
    assert not_mine.say("en").startswith("Pit 7 is on the other side")
    assert not_mine.say("hu").startswith("Ez a mező az ellenfél térfelén van: 7.")
    assert empty.say("en") == "Pit 1 is empty."


def test_the_scene_has_a_heap_for_every_pit_that_is_not_empty() -> None:
    scene = laid("0 9 0 0 0 0 9 0 0 0 0 0").scene()
    assert {(item.cell, item.label) for item in scene.items} >= {("2", "9"), ("7", "9")}
    assert [count.value for count in scene.counts] == [27, 27]
