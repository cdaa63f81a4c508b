"""Hex and havannah: joined sides, rings, bridges, forks, and taking the first stone over."""

from __future__ import annotations

import random
from collections.abc import Callable

import pyspiel
import pytest

from ludoteka.declare import Reason
from ludoteka.play import IllegalMove, NotationError, Position, variant
from ludoteka.rules import drive

WHITE, BLACK = 0, 1


def played(game: str, text: str) -> Position:
    """The position after moves like "a1 b2 c3"."""
    position = Position.start(game)
    for move in text.split():
        position = position.play(move)
    return position


def alone(game: str, stones: str, elsewhere: str) -> Position:
    """The first player places `stones` in turn; the second answers each but the last one `elsewhere`."""
    position = Position.start(game)
    mine, others = stones.split(), elsewhere.split()
    for k, cell in enumerate(mine):
        position = position.play(cell)
        if k < len(mine) - 1:
            position = position.play(others[k])
    return position


# --- hex ---------------------------------------------------------------------------------------------------------


def test_hex_starts_empty_with_121_cells() -> None:
    start = Position.start("hex")
    assert len(start.moves()) == 121
    assert start.moves()[0].text == "a1"
    assert start.scene().items == ()


@pytest.mark.parametrize("size", ["5", "6", "7", "8", "9", "10", "11", "13", "14", "19"])
def test_every_size_of_hex_has_a_winner_with_and_without_taking_over(size: str) -> None:
    chooser = random.Random(size)
    for swap in ("no", "yes"):
        position = Position.start("hex", options={"size": size, "swap": swap})
        assert len(position.moves()) == int(size) ** 2
        while not position.over:
            position = position.play(chooser.choice(position.codes))
        assert position.result is not None
        assert position.result.reason is Reason.CONNECTED


def test_hex_counts_placements() -> None:
    of = variant("hex")
    assert drive.perft(of.compiled, of.tables.row, of.start, 3) == 121 * 120 * 119


def test_black_wins_by_joining_top_and_bottom() -> None:
    over = alone("hex:small", "c1 c2 c3 b4 b5 b6", "a1 a2 a3 d1 d2")
    assert over.result is not None
    assert over.result.payoffs[0] == 1
    assert over.result.reason is Reason.CONNECTED


def test_top_and_bottom_do_not_win_for_white() -> None:
    position = played("hex:small", "a1 c1 a2 c2 a3 c3 b4 c4 b5 c5 e1 c6")
    assert not position.over


def test_white_wins_by_joining_left_and_right() -> None:
    over = played("hex:small", "a1 a2 b1 b2 c1 c2 d1 d2 e1 e2 a6 f2")
    assert over.result is not None
    assert over.result.payoffs[1] == 1


def test_a_corner_cell_belongs_to_both_sides() -> None:
    """a6 is on the left and at the bottom: Black ends a chain from the top there."""
    over = alone("hex:small", "a1 a2 a3 a4 a5 a6", "f1 f2 f3 f4 f5")
    assert over.result is not None
    assert over.result.reason is Reason.CONNECTED


def test_cells_that_touch_only_along_the_long_diagonal_are_not_joined() -> None:
    """a1 and b2 have no common side: the chain a1 b2 c3 ... joins nothing."""
    over = alone("hex:small", "a1 b2 c3 d4 e5 f6", "a2 a3 b3 b4 c4")
    assert not over.over


def test_every_full_board_of_hex_has_exactly_one_winner() -> None:
    chooser = random.Random(1)
    for _ in range(200):
        position = Position.start("hex:small")
        while not position.over:
            position = position.play(chooser.choice(position.codes))
        assert position.result is not None
        assert position.result.reason is Reason.CONNECTED
        assert sorted(position.result.payoffs) == [-1, 1]


# --- taking over ---------------------------------------------------------------------------------------------------


def test_without_the_rule_nobody_can_swap() -> None:
    position = played("hex", "f6")
    assert len(position.moves()) == 120
    with pytest.raises(IllegalMove):
        position.play("swap")
    assert position.why_not(["do:swap"]).say() == "In this game the first stone cannot be taken over."  # type: ignore[union-attr]


def test_swap_mirrors_the_stone_because_the_sides_differ() -> None:
    """b4 helps Black as much as d2 helps White: top and left change places."""
    position = played("hex:swap", "b4 swap")
    assert [(item.cell, item.owner) for item in position.scene().items] == [("d2", 1)]
    assert position.actors == (0,)
    assert len(position.moves()) == 120


def test_swap_is_possible_only_as_the_second_move() -> None:
    assert "swap" not in {move.text for move in Position.start("hex:swap").moves()}
    assert "swap" in {move.text for move in played("hex:swap", "a1").moves()}
    assert "swap" not in {move.text for move in played("hex:swap", "a1 b1").moves()}
    assert "swap" not in {move.text for move in played("hex:swap", "a1 swap").moves()}


def test_a_swapped_stone_counts_for_its_new_owner() -> None:
    over = played("hex:small,swap=yes", "b1 swap f1 b2 f2 c2 f3 d2 f4 e2 f6 f5")
    assert not over.over
    over = played("hex:small,swap=yes", "b1 swap e6 b2 e5 c2 e4 d2 e1 e2 f6 f2")
    assert over.result is not None
    assert over.result.payoffs[1] == 1


def test_havannah_swaps_in_place_because_both_want_the_same() -> None:
    position = played("havannah:swap", "a1 swap")
    assert [(item.cell, item.owner) for item in position.scene().items] == [("a1", 1)]


# --- havannah ------------------------------------------------------------------------------------------------------

SMALL = "havannah:small"
# Rows a to g from the top, of 4, 5, 6, 7, 6, 5 and 4 cells; the lines that rise to the right are numbered:
#         a1 a2 a3 a4
#       b1 b2 b3 b4 b5
#     c1 c2 c3 c4 c5 c6
#   d1 d2 d3 d4 d5 d6 d7
#     e2 e3 e4 e5 e6 e7
#       f3 f4 f5 f6 f7
#         g4 g5 g6 g7


def laid(white: str, black: str = "", key: str = SMALL) -> Position:
    """A position with these stones, White to act."""
    board = variant(key).game.board
    assert board is not None
    codes = dict.fromkeys(white.split(), 1) | dict.fromkeys(black.split(), 2)
    return Position.from_text(key, "actors=1 cells=" + ",".join(str(codes.get(name, 0)) for name in board.names))


def reason_after(white: str, last: str, black: str = "") -> Reason | None:
    """How the game ends when White adds a last stone; None: it goes on."""
    result = laid(white, black).play(last).result
    if result is None:
        return None
    assert result.payoffs == (1, -1)
    return result.reason


@pytest.mark.parametrize("side", [4, 5, 6, 8, 10])
def test_havannah_boards_have_the_cells_of_a_hexagon(side: int) -> None:
    position = Position.start("havannah", options={"size": str(side)})
    assert len(position.moves()) == 3 * side * (side - 1) + 1


def test_the_book_board_has_ten_cells_a_side_lettered_from_the_top() -> None:
    names = {move.text for move in Position.start("havannah").moves()}
    assert len(names) == 271
    assert {"a1", "a10", "j1", "j19", "s10", "s19"} <= names


def test_a_ring_round_an_empty_cell_wins() -> None:
    assert reason_after("c3 c4 d3 d5 e4", "e5") is Reason.RING


def test_a_ring_round_an_enemy_stone_wins() -> None:
    assert reason_after("c3 c4 d3 d5 e4", "e5", black="d4") is Reason.RING


def test_a_ring_round_an_own_stone_wins() -> None:
    assert reason_after("c3 c4 d3 d4 d5 e4", "e5") is Reason.RING


def test_a_larger_ring_round_own_and_enemy_stones_wins() -> None:
    assert reason_after("b2 b3 c2 d3 e4 e5 d5 d4", "c4", black="c3") is Reason.RING


def test_five_cells_round_a_cell_are_no_ring() -> None:
    assert reason_after("c3 c4 d3 d5", "e4") is None


def test_a_solid_lump_that_surrounds_nothing_is_no_ring() -> None:
    assert reason_after("c3 c4 d3 d4", "d5") is None


def test_a_bow_against_the_edge_is_no_ring() -> None:
    assert reason_after("a1 b1 b3", "b2") is None
    assert reason_after("a2 b2 c3 b4", "b3") is None


def test_a_bridge_of_two_corners_wins() -> None:
    assert reason_after("a1 a2 a4", "a3") is Reason.BRIDGE
    assert reason_after("d1 d2 d3 d5 d6 d7", "d4") is Reason.BRIDGE


def test_one_corner_is_no_bridge() -> None:
    assert reason_after("a1 a2", "a3") is None


def test_three_edges_joined_win_as_a_fork() -> None:
    assert reason_after("a2 b2 c3 d4 e5 f6 f7 c2", "c1") is Reason.FORK


def test_two_edges_and_a_corner_are_no_fork() -> None:
    """c1 and a2 lie on two edges, g7 on none: a corner belongs to no edge."""
    assert reason_after("a2 b2 c2 c1 c3 d4 e5 f6", "g7") is None


def test_two_cells_of_one_edge_count_once() -> None:
    assert reason_after("a2 a3 b3 b2 c2", "c1") is None


def has_won(key: str, cells: list[int], stone: int) -> set[Reason]:
    """What a colour has won, found by flooding the whole board."""
    board = variant(key).game.board
    assert board is not None
    found = set()
    for group in groups(key, [cell for cell, code in enumerate(cells) if code == stone]):
        if sum(bool(group & set(board.region(f"corner {k}"))) for k in range(1, 7)) >= 2:
            found.add(Reason.BRIDGE)
        if sum(bool(group & set(board.region(f"edge {k}"))) for k in range(1, 7)) >= 3:
            found.add(Reason.FORK)
        if any(len(board.neighbours(cell)) == 6 and set(board.neighbours(cell)) <= group for cell in group):
            found.add(Reason.RING)
    border = {*board.region("corners"), *board.region("edges")}
    for lake in groups(key, [cell for cell, code in enumerate(cells) if code != stone]):
        if not lake & border:
            found.add(Reason.RING)
    return found


def groups(key: str, cells: list[int]) -> list[set[int]]:
    board = variant(key).game.board
    assert board is not None
    left = set(cells)
    found = []
    while left:
        group = {left.pop()}
        todo = list(group)
        while todo:
            near = set(board.neighbours(todo.pop())) & left
            left -= near
            group |= near
            todo += near
        found.append(group)
    return found


@pytest.mark.parametrize("seed", range(60))
def test_the_incremental_win_test_agrees_with_flooding_the_board(seed: int) -> None:
    chooser = random.Random(seed)
    position = Position.start(SMALL)
    at = variant(SMALL).tables.field("cells")
    while not position.over:
        stone = position.actors[0] + 1
        position = position.play(chooser.choice(position.codes))
        won = has_won(SMALL, position.row[at.at : at.at + at.length].tolist(), stone)
        assert bool(won) == (position.over and position.result is not None and max(position.result.payoffs) == 1)
        if won:
            assert position.result is not None
            assert position.result.reason in won


FULL = "a3 e3 d4 d7 d3 d6 f5 g7 e2 e6 b1 f3 b2 c5 d5 b4 a1 c3 g5 c2 e7 e4 g4 a2 f7 b3 c6 f4 d2 g6 a4 d1 c1 c4 f6 e5 b5"


def test_a_full_board_without_a_figure_is_a_draw() -> None:
    """Found by playing at random until nobody had won."""
    drawn = played("havannah:small", FULL)
    assert drawn.result is not None
    assert drawn.result.reason is Reason.FULL_BOARD
    assert drawn.result.payoffs == (0, 0)


# --- positions and reasons -----------------------------------------------------------------------------------------


def test_a_taken_cell_is_explained_in_both_languages() -> None:
    sentence = played("hex", "f6").why_not(["f6"])
    assert sentence is not None
    assert sentence.say("en").startswith("There is a stone on f6 already")
    assert sentence.say("hu").startswith("f6 már foglalt")


def test_a_position_that_is_won_already_is_refused() -> None:
    with pytest.raises(NotationError, match="won already"):
        Position.from_text("hex:small", "actors=1 cells=" + ",".join(["1,0*5"] * 6))


def test_two_actors_are_refused() -> None:
    with pytest.raises(NotationError, match="actors=3"):
        Position.from_text("hex", "actors=3")


def test_stones_read_from_a_text_are_joined() -> None:
    position = Position.from_text("hex:small", "actors=1 cells=" + ",".join(["1,0*5"] * 5))
    assert position.play("a6").over


# --- a second opinion ----------------------------------------------------------------------------------------------


def of_hex(name: str) -> str:
    return name


def of_y(name: str) -> str:
    """OpenSpiel's triangle of eleven rows stands on its point."""
    row = 12 - int(name[1:])
    return f"{chr(ord(name[0]) + 11 - row)}{row}"


@pytest.mark.parametrize(
    ("key", "other", "named"),
    [
        ("hex:book", "hex(board_size=11)", of_hex),
        ("havannah:eight", "havannah(board_size=8)", of_hex),
        ("game-of-y:no-swap", "y(board_size=11)", of_y),
    ],
)
@pytest.mark.parametrize("seed", range(10))
def test_random_games_go_and_end_as_openspiel_says(key: str, other: str, named: Callable[[str], str], seed: int):
    """The same cells are free at every move, and the same stone wins; only the swap is left out."""
    chooser = random.Random(seed)
    position, state = Position.start(key), pyspiel.load_game(other).new_initial_state()
    while not position.over:
        theirs = {named(state.action_to_string(a)): a for a in state.legal_actions()}
        ours = {move.text: move for move in position.moves() if move.text != "swap"}
        assert ours.keys() == theirs.keys()
        cell = chooser.choice(sorted(ours))
        position = position.play(ours[cell].code)
        state.apply_action(theirs[cell])
    assert state.is_terminal()
    assert position.result is not None
    assert tuple(state.returns()) == position.result.payoffs
