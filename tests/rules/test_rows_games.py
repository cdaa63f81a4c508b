"""The games of n in a row beyond connect four: gravity, edges, storeys, pairs, squares, channels, men that move."""

from __future__ import annotations

import random
from itertools import combinations, pairwise

import numpy as np
import pyspiel
import pytest

from ludoteka.boards.channels import Channelled, HexFlowers
from ludoteka.declare import Reason
from ludoteka.play import IllegalMove, NotationError, Position, variant
from ludoteka.play.faces.rows import Face
from ludoteka.rules import abi


def played(key: str, text: str) -> Position:
    position = Position.start(key)
    for move in text.split():
        position = position.play(move)
    return position


def names_of(key: str) -> tuple[str, ...]:
    board = variant(key).game.board
    assert board is not None
    return board.names


def patterns(key: str) -> list[tuple[int, ...]]:
    face = variant(key).face
    assert isinstance(face, Face)
    return face.patterns


def men(position: Position) -> dict[str, int]:
    return {item.cell: item.owner for item in position.scene().items}


def texts(position: Position) -> set[str]:
    return {move.text for move in position.moves()}


def reason(position: Position) -> Reason:
    assert position.result is not None
    return position.result.reason


def laid(key: str, white: str, black: str, *, actors: int = 1, more: str = "") -> Position:
    board = variant(key).game.board
    assert board is not None
    codes = dict.fromkeys(white.split(), 1) | dict.fromkeys(black.split(), 2)
    cells = ",".join(str(codes.get(name, 0)) for name in board.names)
    return Position.from_text(key, f"actors={actors} cells={cells} {more}")


# --- gravity and flat drop four -------------------------------------------------------------------------------------


def test_gravity_begins_with_an_empty_board_of_64_cells() -> None:
    start = Position.start("gravity")
    assert len(start.moves()) == 64
    assert start.row[start.variant.tables.field("hand").at] == 32


@pytest.mark.parametrize(("put", "rests"), [("c5", "a5"), ("f7", "f8"), ("d4", "a1"), ("e4", "h1"), ("a1", "a1")])
def test_gravity_pulls_a_man_to_the_nearest_edge_and_on_a_diagonal_to_the_corner(put: str, rests: str) -> None:
    assert men(played("gravity", put)) == {rests: 0}


def test_gravity_stops_at_another_man() -> None:
    assert set(men(played("gravity", "d4 c3"))) == {"a1", "b2"}


def test_gravity_counts_a_row_only_where_men_have_come_to_rest() -> None:
    """Three men lie at the left edge; a man put on d4 would be between others, but it slides to a1."""
    over = played("gravity", "a2 h2 a3 h3 a4 h5 c3")
    assert reason(over) is Reason.ROW
    assert set(men(over)) >= {"a1", "a2", "a3", "a4"}


def test_a_man_from_the_edge_slides_to_the_opposite_edge_or_to_the_first_man() -> None:
    position = played("edge-drop-four", "d1-d8 d1-d7")
    assert men(position) == {"d8": 0, "d7": 1}
    assert "d1-d6" in texts(position)
    assert not any(text.startswith("d8") and text.endswith("d1") for text in texts(position))


def test_from_a_corner_the_player_chooses_one_of_two_ways() -> None:
    assert {"a1-a8", "a1-h1"} <= texts(Position.start("edge-drop-four"))
    assert len(Position.start("edge-drop-four").moves()) == 32


def test_a_corner_shut_on_both_sides_is_one_move() -> None:
    position = played("edge-drop-four", "h2-a2 b8-b1")
    assert [move.text for move in position.moves() if move.text.startswith("a1")] == ["a1-a1"]
    assert men(position.play("a1-a1"))["a1"] == 0
    assert not any(text.startswith("a1") for text in texts(position.play("a1-a1")))


def test_a_corner_shut_on_one_side_still_has_two_ways() -> None:
    """Upwards the man is stopped by a2 and stays; to the right it slides."""
    position = played("edge-drop-four", "h2-a2")
    assert [move.text for move in position.moves() if move.text.startswith("a1")] == ["a1-a1", "a1-h1"]


def test_the_quick_draw_takes_a_shut_corner_as_often_as_any_other_move() -> None:
    position = played("edge-drop-four", "h2-a2 b8-b1")
    of = position.variant
    rng, out = abi.new_rng(7), np.zeros(of.tables.most_moves, np.int64)
    assert of.compiled.pick is not None
    drawn = [of.compiled.pick(position.row.copy(), of.tables.row, out, rng) for _ in range(29_000)]
    assert set(drawn) == set(position.codes)
    assert 850 < drawn.count(position.find("a1-a1").code) < 1150


def test_only_edge_cells_can_be_entered() -> None:
    assert str(Position.start("edge-drop-four").why_not(["d4"])) == "d4 is not at the edge: men come in from there."


def test_without_an_empty_edge_cell_the_flat_game_is_drawn() -> None:
    position = Position.start("edge-drop-four")
    chooser = random.Random(11)
    drawn = 0
    for _ in range(300):
        position = Position.start("edge-drop-four")
        while not position.over:
            position = position.play(chooser.choice(position.codes))
        drawn += reason(position) is Reason.FULL_BOARD
        if reason(position) is Reason.FULL_BOARD:
            assert position.result is not None
            assert position.result.payoffs == (0, 0)
    assert drawn


# --- tetris drop four ----------------------------------------------------------------------------------------------


def test_a_full_bottom_row_vanishes_and_everything_falls() -> None:
    before = played("connect-four-tetris", "a b c d e e f f")
    assert men(before) == {"a1": 0, "b1": 1, "c1": 0, "d1": 1, "e1": 0, "e2": 1, "f1": 0, "f2": 1}
    assert men(before.play("g")) == {"e1": 1, "f1": 1}


def test_vanished_discs_go_back_to_their_owners() -> None:
    position = played("connect-four-tetris", "a b c d e e f f g")
    hand = position.variant.tables.field("hand").at
    assert position.row[hand : hand + 2].tolist() == [21, 19]
    spent = played("connect-four-tetris:spent", "a b c d e e f f g")
    assert spent.row[hand : hand + 2].tolist() == [16, 17]


def test_a_row_completed_by_the_disc_that_fills_the_bottom_row_wins_first() -> None:
    over = played("connect-four-tetris", "d a e b f c g")
    assert reason(over) is Reason.ROW
    assert len(men(over)) == 7


def test_a_column_that_was_full_is_open_again_after_the_row_vanished() -> None:
    """The six discs of column a go down by one."""
    position = played("connect-four-tetris", "a a a a a a b c d b e d f")
    assert "a" not in texts(position)
    assert "a" in texts(position.play("g"))


def test_a_row_that_comes_down_wins_nothing_new() -> None:
    """All columns fall by one, so that no two discs change their places to each other: no row can come about."""
    chooser = random.Random(4)
    rows = patterns("connect-four-tetris")
    at = variant("connect-four-tetris").tables.field("cells")
    for _ in range(60):
        position = Position.start("connect-four-tetris")
        while not position.over:
            codes = position.row[at.at : at.at + at.length].tolist()
            assert not any(len({codes[c] for c in row}) == 1 and codes[row[0]] for row in rows)
            position = position.play(chooser.choice(position.codes))


def test_one_column_is_always_empty_so_that_the_board_never_fills_up() -> None:
    chooser = random.Random(8)
    for _ in range(30):
        position = Position.start("connect-four-tetris:spent")
        while not position.over:
            assert any(f"{column}1" not in men(position) for column in "abcdefg")
            position = position.play(chooser.choice(position.codes))
        assert reason(position) in (Reason.ROW, Reason.NO_PIECES)


def test_who_has_no_disc_in_hand_when_it_is_his_turn_ends_the_game_in_a_draw() -> None:
    over = Position.from_text("connect-four-tetris", "actors=1 hand=0,5 cells=1,2")
    assert reason(over) is Reason.NO_PIECES
    assert over.result is not None
    assert over.result.payoffs == (0, 0)


def test_the_endless_game_is_drawn_after_two_hundred_discs() -> None:
    over = Position.from_text("connect-four-tetris", "actors=1 hand=21,21 turn=199").play("a")
    assert reason(over) is Reason.LIMIT


def test_without_new_discs_the_game_ends_when_all_are_spent() -> None:
    position = Position.from_text("connect-four-tetris:spent", "actors=1 hand=0,0 cells=1,2")
    assert reason(position) is Reason.NO_PIECES


# --- space ---------------------------------------------------------------------------------------------------------


def rows_by_hand(size: int, length: int) -> int:
    """Rows in a cube: for each of 13 directions, the cells from which `length` steps stay inside."""
    free = size - length + 1
    return 3 * size * size * free + 6 * size * free * free + 4 * free**3


@pytest.mark.parametrize(("key", "size", "length", "count"), [("qubic", 4, 4, 76), ("qubic:six", 6, 5, 392)])
def test_the_cube_has_as_many_rows_as_are_counted(key: str, size: int, length: int, count: int) -> None:
    """76 rows in the cube of four: the number known since the game was sold; 392 by the same formula."""
    assert len(patterns(key)) == rows_by_hand(size, length) == count


@pytest.mark.parametrize(
    "row",
    ["1a1 1b1 1c1 1d1", "1a1 1b2 1c3 1d4", "1b2 2b2 3b2 4b2", "1a2 2b2 3c2 4d2", "1a1 2b2 3c3 4d4", "1d1 2c2 3b3 4a4"],
)
def test_rows_in_space_win(row: str) -> None:
    a, b, c, d = row.split()
    others = [name for name in names_of("qubic") if name not in row][:30:9]
    before = played("qubic", f"{a} {others[0]} {b} {others[1]} {c} {others[2]}")
    assert not before.over
    over = before.play(d)
    assert reason(over) is Reason.ROW
    assert sorted(item.label for item in over.scene().items if item.label) == ["1", "2", "3", "4"]


def test_the_first_man_of_the_large_cube_goes_to_the_surface_but_to_no_corner() -> None:
    start = Position.start("qubic:six")
    assert len(start.moves()) == 6**3 - 4**3 - 8
    for cell in ("1a1", "6f6", "3c3"):
        with pytest.raises(IllegalMove):
            start.play(cell)
        assert "this early" in str(start.why_not([cell]))
    assert {"1a1", "3c3"} <= texts(start.play("1b1"))


def test_balls_fall_down_their_tubes() -> None:
    position = played("score-four", "b2 b2 b2")
    assert set(men(position)) == {"1b2", "2b2", "3b2"}
    assert position.find("b2").steps == ("4b2",)
    with pytest.raises(IllegalMove):
        position.play("b2").play("b2")


def test_a_slanting_row_through_four_storeys_wins() -> None:
    over = played("score-four", "a1 b2 b2 c3 c3 d4 c3 d4 d4 a4 d4")
    assert reason(over) is Reason.ROW
    numbered = {item.cell: item.label for item in over.scene().items if item.label}
    assert set(numbered) == {"1a1", "2b2", "3c3", "4d4"}


def test_qubic_agrees_with_openspiel_in_random_games() -> None:
    """OpenSpiel's gomoku with three dimensions of size four is qubic; cells are matched by their three coordinates."""
    names = names_of("qubic")
    game = pyspiel.load_game("gomoku(size=4,connect=4,dims=3)")
    for seed in range(30):
        against_openspiel(
            "qubic", game, [((int(n[0]) - 1) * 4 + ord(n[1]) - 97) * 4 + int(n[2]) - 1 for n in names], seed
        )


def against_openspiel(key: str, game: pyspiel.Game, codes: list[int], seed: int) -> None:
    chooser = random.Random(seed)
    position, state = Position.start(key), game.new_initial_state()
    while not position.over:
        assert not state.is_terminal()
        assert {codes[code] for code in position.codes} == set(state.legal_actions())
        code = chooser.choice(position.codes)
        position = position.play(code)
        state.apply_action(codes[code])
    assert state.is_terminal()
    assert position.result is not None
    assert tuple(state.returns()) == position.result.payoffs


# --- gomoku ---------------------------------------------------------------------------------------------------------


def test_gomoku_agrees_with_openspiel_in_random_games() -> None:
    game = pyspiel.load_game("gomoku(size=15,connect=5)")
    for seed in range(8):
        against_openspiel("gomoku:free", game, list(range(225)), seed)


def test_gomoku_agrees_with_openspiels_mnk() -> None:
    """A second program for the same game: m by n cells, k in a row."""
    game = pyspiel.load_game("mnk(m=15,n=15,k=5)")
    for seed in range(8):
        against_openspiel("gomoku:free", game, list(range(225)), 100 + seed)


def test_black_begins_with_a_hundred_men_on_361_points() -> None:
    start = Position.start("gomoku")
    assert start.variant.game.sides[0].name == "Black"
    assert len(start.moves()) == 361
    assert [count.value for count in start.scene().counts] == [100, 100]


def test_more_than_five_win_in_the_free_game_but_not_where_five_are_asked_exactly() -> None:
    moves = "a1 a9 b1 c9 c1 e9 e1 g9 f1 i9 d1"
    assert reason(played("gomoku:free", moves)) is Reason.ROW
    assert not played("gomoku:exact", moves).over


def test_when_all_men_are_placed_they_move_along_the_lines() -> None:
    position = laid("gomoku", "a1 c3", "a2 j10")
    assert texts(position) == {"a1-b1", "c3-c4", "c3-c2", "c3-b3", "c3-d3"}
    assert "no man on a2" in str(position.why_not(["a2", "b2"]))
    assert "one step along a file or a rank" in str(position.why_not(["a1", "b2"]))


def test_a_row_made_by_moving_wins() -> None:
    over = laid("gomoku", "a1 b1 c1 d1 e2", "a3 j10").play("e2-e1")
    assert reason(over) is Reason.ROW


def test_nobody_moves_while_he_has_men_in_hand() -> None:
    assert all(len(move.steps) == 1 for move in laid("gomoku", "a1", "b1", more="hand=1,0").moves())


def test_the_moving_phase_is_drawn_after_four_hundred_turns() -> None:
    assert reason(laid("gomoku", "a1", "b1", more="turn=399").play("a1-a2")) is Reason.LIMIT


def test_the_english_game_knows_no_slanting_rows() -> None:
    slanting = laid("gomoku:english", "a1 b2 c3 d4", "h1 h2", more="hand=1,1").play("e5")
    assert not slanting.over
    assert reason(laid("gomoku:english", "a1 a2 a3 a4", "h1 h2", more="hand=1,1").play("a5")) is Reason.ROW
    assert len(Position.start("gomoku:english").moves()) == 64


def test_on_paper_four_or_five_signs_win() -> None:
    assert len(Position.start("gomoku:paper").moves()) == 900
    moves = "a1 a9 b1 c9 c1 e9 d1"
    assert reason(played("gomoku:paper-four", moves)) is Reason.ROW
    position = played("gomoku:paper", moves)
    assert not position.over
    assert {item.label for item in position.scene().items} == {"X", "O"}


def test_more_men_than_there_are_cannot_stand_on_the_board() -> None:
    with pytest.raises(NotationError, match="Black has 101 men, there are only 100"):
        laid("gomoku", "a1", "", more="hand=100,0")


# --- pente ---------------------------------------------------------------------------------------------------------


def test_a_pair_between_two_men_is_taken() -> None:
    position = played("pente", "a1 b1 s19 c1 d1")
    assert men(position) == {"a1": 0, "d1": 0, "s19": 0}
    assert position.points == (2, 0)


def test_one_or_three_between_two_men_are_safe() -> None:
    assert played("pente", "a1 b1 c1").points == (0, 0)
    assert played("pente", "a1 b1 s19 c1 s17 d1 e1").points == (0, 0)


def test_who_moves_between_two_men_is_safe() -> None:
    assert {"b1", "c1"} <= set(men(played("pente", "a1 b1 d1 c1")))


def test_five_pairs_win() -> None:
    position = laid("pente", "a1", "b1 c1", more="hand=100,100 points=8,0").play("d1")
    assert reason(position) is Reason.TARGET
    assert position.result is not None
    assert position.result.payoffs == (1, -1)


def test_pairs_in_several_directions_are_taken_at_once() -> None:
    position = laid("pente", "d1 g4 d7", "d2 d3 e4 f4 d5 d6", more="hand=9,9").play("d4")
    assert position.points == (6, 0)


def test_in_keryo_pente_three_are_taken_and_fifteen_win() -> None:
    position = laid("pente:keryo", "a1", "b1 c1 d1", more="hand=9,9 points=9,0").play("e1")
    assert position.points == (12, 0)
    assert not position.over
    assert reason(laid("pente:keryo", "a1", "b1 c1 d1", more="hand=9,9 points=12,0").play("e1")) is Reason.TARGET


def test_plus_minus_asks_how_a_pair_counts() -> None:
    position = laid("pente:plus-minus", "a1", "b1 c1", more="hand=9,9 points=2,4").play("d1")
    assert texts(position) == {"plus", "minus"}
    assert position.actors == (0,)
    assert position.turn == 0
    assert position.play("plus").points == (4, 4)
    less = position.play("minus")
    assert less.points == (2, 2)
    assert (less.actors, less.turn) == ((1,), 1)


def test_plus_minus_asks_for_every_pair_of_a_capture() -> None:
    position = laid("pente:plus-minus", "d1 g4", "d2 d3 e4 f4", more="hand=9,9 points=0,4").play("d4")
    assert position.play("minus").play("plus").points == (2, 2)
    assert position.play("plus").play("plus").points == (4, 4)


def test_captures_never_get_less_than_nothing() -> None:
    """With nothing to take off the enemy's captures there is no choice: the pair is added."""
    position = laid("pente:plus-minus", "d1 g4", "d2 d3 e4 f4", more="hand=9,9 points=0,2").play("d4")
    assert position.play("minus").points == (2, 0)
    assert laid("pente:plus-minus", "a1", "b1 c1", more="hand=9,9").play("d1").points == (2, 0)


def test_among_several_players_a_pair_may_belong_to_two() -> None:
    position = played("pente:three", "a1 b1 c1 d1")
    assert men(position) == {"a1": 0, "d1": 0}
    assert position.points == (2, 0, 0)


def test_men_of_several_players_are_shared_out() -> None:
    for number, preset in ((2, "book"), (3, "three"), (4, "four"), (5, "five"), (6, "six")):
        start = Position.start("pente", preset)
        hand = start.variant.tables.field("hand")
        assert hand.length == number
        assert start.row[hand.at] == 360 // number


def test_the_tournament_opening_goes_to_the_centre_and_then_three_away() -> None:
    start = Position.start("pente:pro")
    assert texts(start) == {"j10"}
    third = start.play("j10").play("a1")
    assert "m10" in texts(third)
    assert "l10" not in texts(third)
    assert len(third.moves()) == 361 - 25 - 1


def test_gomoku_has_the_tournament_opening_too() -> None:
    start = Position.start("gomoku:pro")
    assert texts(start) == {"h8"}
    assert "h9" in texts(start.play("h8"))
    third = start.play("h8").play("a1")
    assert {"k8", "h5"} <= texts(third)
    assert not {"j8", "j10", "h6"} & texts(third)
    assert len(third.moves()) == 225 - 25 - 1


# --- where is the square? ---------------------------------------------------------------------------------------------


def squares_by_hand() -> set[frozenset[tuple[int, int]]]:
    """Four points that are a square: all four equal sides and two equal diagonals."""
    points = [(x, y) for x in range(6) for y in range(6)]
    found = set()
    for four in combinations(points, 4):
        far = sorted((a[0] - b[0]) ** 2 + (a[1] - b[1]) ** 2 for a, b in combinations(four, 2))
        if far[0] == far[3] and far[4] == far[5] == 2 * far[0]:
            found.add(frozenset(four))
    return found


def test_the_board_of_36_cells_has_105_squares() -> None:
    """The number in the book; its list adds up with two squares, not one, of sides three along and two up."""
    names = names_of("where-is-the-square")
    found = {
        frozenset((ord(names[c][0]) - ord("a"), int(names[c][1]) - 1) for c in square)
        for square in patterns("where-is-the-square")
    }
    assert found == squares_by_hand()
    assert len(found) == 105


def test_the_squares_are_counted_by_their_sides_as_in_the_book() -> None:
    sides: dict[tuple[int, int], int] = {}
    for square in squares_by_hand():
        a = min(square)
        b = min((p for p in square if p != a), key=lambda p: (p[0] - a[0]) ** 2 + (p[1] - a[1]) ** 2)
        low, high = sorted((abs(a[0] - b[0]), abs(a[1] - b[1])))
        sides[high, low] = sides.get((high, low), 0) + 1
    assert sides == {
        (1, 0): 25,
        (2, 0): 16,
        (3, 0): 9,
        (4, 0): 4,
        (5, 0): 1,
        (1, 1): 16,
        (2, 2): 4,
        (2, 1): 18,
        (3, 1): 8,
        (4, 1): 2,
        (3, 2): 2,
    }


@pytest.mark.parametrize("square", ["a1 b1 b2 a2", "b1 a2 c2 b3", "b1 d2 c4 a3", "a1 f1 f6 a6", "c1 f3 d6 a4"])
def test_any_square_wins(square: str) -> None:
    a, b, c, d = square.split()
    over = laid("where-is-the-square", f"{a} {b} {c}", "e2 e3", more="hand=9,9").play(d)
    assert reason(over) is Reason.SQUARE
    assert len(over.scene().links) == 4


def test_a_rectangle_is_no_square() -> None:
    assert not laid("where-is-the-square", "a1 c1 a2", "e2 e3", more="hand=9,9").play("c2").over


def test_a_square_must_be_claimed_where_that_is_the_rule() -> None:
    position = laid("where-is-the-square:claim", "a1 b1 a2", "e2 e4", more="hand=9,9").play("b2")
    assert not position.over
    later = position.play("f1")
    assert reason(later.play("claim")) is Reason.SQUARE
    assert not later.play("f6").over


def test_a_wrong_claim_costs_the_turn_and_the_third_one_the_game() -> None:
    position = laid("where-is-the-square:claim", "a1 b1", "e2 e3", more="hand=9,9 wrong=1,0").play("claim")
    assert position.actors == (1,)
    assert [count.value for count in position.scene().counts] == [2, 0]
    over = position.play("a6").play("claim")
    assert reason(over) is Reason.BROKEN_RULE
    assert over.result is not None
    assert over.result.payoffs == (-1, 1)


def test_on_a_full_board_each_player_may_claim_once_more() -> None:
    rows = "1,2,1,2,1,2/1,2,1,2,1,2/2,1,2,1,2,1/2,1,2,1,2,1/1,2,1,2,1,2/1,2,1,2,1,2"
    position = Position.from_text("where-is-the-square:claim", f"actors=1 cells={rows.replace('/', ',')}")
    assert texts(position) == {"claim", "pass"}
    assert reason(position.play("claim")) is Reason.SQUARE
    assert reason(position.play("pass").play("pass")) is Reason.FULL_BOARD


def test_passes_for_want_of_men_do_not_end_the_game_while_a_cell_is_empty() -> None:
    """Black has claimed wrongly twice and has two men in hand when White has placed all of his."""
    position = filled(white=18, black=16, more="actors=1 wrong=0,2")
    assert texts(position) == {"claim", "pass"}
    position = play_first(position.play("pass"))
    assert position.actors == (0,)
    position = play_first(position.play("pass"))
    assert not position.over
    assert len(men(position)) == 36
    assert not position.play("pass").over
    assert reason(position.play("pass").play("pass")) is Reason.FULL_BOARD


def test_who_fills_the_board_last_has_a_last_turn_too() -> None:
    """White has claimed wrongly twice and places his last man while Black passes."""
    position = filled(white=16, black=18, more="actors=1 wrong=2,0")
    position = play_first(play_first(position).play("pass"))
    assert len(men(position)) == 36
    position = position.play("pass")
    assert position.actors == (0,)
    assert texts(position) == {"claim", "pass"}
    assert reason(position.play("pass")) is Reason.FULL_BOARD


def test_the_longest_game_with_claims_has_42_turns() -> None:
    position = Position.start("where-is-the-square:claim")
    for _ in range(4):
        position = position.play("claim")
    while not position.over:
        position = play_first(position)
    assert position.ply == variant("where-is-the-square:claim").game.bound == 42


def test_without_men_in_either_hand_the_game_ends_on_an_open_board_too() -> None:
    position = laid("where-is-the-square:claim", "a1 b1", "e2 e3", more="hand=0,0")
    assert reason(position.play("pass").play("pass")) is Reason.NO_PIECES


def filled(*, white: int, black: int, more: str) -> Position:
    """So many men of each colour on the board, the others in hand."""
    names = names_of("where-is-the-square:claim")
    cells = [1] * white + [2] * black + [0] * (len(names) - white - black)
    text = f"cells={','.join(map(str, cells))} hand={18 - white},{18 - black} {more}"
    return Position.from_text("where-is-the-square:claim", text)


def play_first(position: Position) -> Position:
    """Place a man on some cell, or pass where none can be placed."""
    return position.play(next(move for move in position.moves() if move.text != "claim"))


# --- tőtikék ---------------------------------------------------------------------------------------------------------


CHANNELS = {"quartering": 16, "spiral": 4, "diagonal": 15, "inwards": 16, "outwards": 16, "thirds": 15, "honeycomb": 19}


@pytest.mark.parametrize("preset", CHANNELS)
def test_every_cell_belongs_to_one_channel_of_neighbouring_cells(preset: str) -> None:
    board = variant("totikek", preset).game.board
    assert isinstance(board, Channelled)
    paths = board.paths()
    assert len(paths) == CHANNELS[preset] == len(Position.start("totikek", preset).moves())
    assert sorted(cell for path in paths for cell in path) == list(range(len(board)))
    assert all(b in board.neighbours(a) for path in paths for a, b in pairwise(path))


@pytest.mark.parametrize(
    ("preset", "first"),
    [
        ("quartering", "d1 d2 d3 d4 a5 b5 c5 d5 e5 e6 e7 e8 e4 f4 g4 h4"),
        ("spiral", "d4 e4 d5 e5"),
        ("diagonal", "a1 a2 b2 c3 c2 c4 d4 e5 e4 e6 f6 g7 g6 g8 h8"),
        ("inwards", "d1 d2 d3 d4 d5 d6 d7 d8 e1 e2 e3 e4 e5 e6 e7 e8"),
        ("outwards", "a1 a2 a3 a4 a5 a6 a7 a8 h1 h2 h3 h4 h5 h6 h7 h8"),
    ],
)
def test_the_first_men_come_to_rest_at_the_lower_ends(preset: str, first: str) -> None:
    found = {move.steps[0] for move in Position.start("totikek", preset).moves()}
    assert found == set(first.split())


def test_channels_of_the_hexagon_run_from_the_sides_to_the_y() -> None:
    board = variant("totikek:thirds").game.board
    assert isinstance(board, Channelled)
    edge = {cell for name in ("edges", "corners") for cell in board.region(name)}
    assert all(path[0] in edge for path in board.paths())
    assert sorted(len(path) for path in board.paths()) == [4] * 14 + [5]


def test_the_honeycomb_runs_round_each_group_of_seven_and_into_its_middle() -> None:
    board = variant("totikek:honeycomb").game.board
    assert isinstance(board, Channelled)
    assert isinstance(board.base, HexFlowers)
    for path in board.paths():
        assert len(path) == 7
        assert set(path[:6]) == set(board.neighbours(path[6]))
        assert path[0] == board.step(path[6], board.direction("W"))


def test_channels_fill_in_order_and_a_full_one_takes_no_more() -> None:
    position = played("totikek:inwards", "d1 c1 b1 a1")
    assert not {text for text in texts(position) if text in ("a1", "b1", "c1", "d1")}
    assert "is full" in str(position.why_not(["a1"]))
    assert "rolls down to d2" in str(position.why_not(["a2"]))


def test_four_in_a_row_win_on_squares_and_hexagons() -> None:
    assert reason(played("totikek:inwards", "d1 e1 d2 e2 d3 e3 d4")) is Reason.ROW
    assert reason(played("totikek:outwards", "a1 b1 a2 b2 a3 h3 a4")) is Reason.ROW


@pytest.mark.parametrize("choice", [c.id for c in variant("totikek").game.options[0].choices])
def test_boards_of_every_size_can_be_played(choice: str) -> None:
    position = Position.start("totikek", options={"board": choice})
    chooser = random.Random(choice)
    while not position.over:
        position = position.play(chooser.choice(position.codes))
    assert position.ply <= position.variant.game.bound


def test_a_man_above_an_empty_place_of_its_channel_is_refused() -> None:
    with pytest.raises(NotationError, match="a1 has nothing below it"):
        laid("totikek:inwards", "a1", "")


# --- random moves -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("key", ["gravity", "edge-drop-four", "qubic", "score-four", "totikek:spiral", "pente:three"])
def test_the_quick_draw_finds_every_move(key: str) -> None:
    of = variant(key)
    assert of.compiled.pick is not None
    rng, out = abi.new_rng(5), np.zeros(of.tables.most_moves, np.int64)
    row = of.start.copy()
    drawn = {of.compiled.pick(row, of.tables.row, out, rng) for _ in range(6000)}
    assert drawn == set(Position.start(of).codes)
