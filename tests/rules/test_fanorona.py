"""Fanorona: the board, both ways to capture, series, endings; and all turns against a second, naive generator."""

from __future__ import annotations

import random

import pytest

from ludoteka.declare import Reason
from ludoteka.play import IllegalMove, NotationError, Position, variant
from ludoteka.rules import drive
from ludoteka.rules.abi import PHASE, QUIET

BOARD = variant("fanorona").game.board


def at(white: str, black: str, mover: str = "white", **fields: int) -> Position:
    codes = [0] * 45
    for code, cells in ((1, white), (2, black)):
        for cell in BOARD.all_at(cells):
            codes[cell] = code
    words = [f"actors={1 if mover == 'white' else 2}", f"cells={','.join(map(str, codes))}"]
    return Position.from_text("fanorona", " ".join([*words, *(f"{name}={value}" for name, value in fields.items())]))


def texts(position: Position) -> set[str]:
    return {move.text for move in position.moves()}


def pieces(position: Position) -> dict[str, set[str]]:
    found: dict[str, set[str]] = {"White": set(), "Black": set()}
    for item in position.scene().items:
        found[("White", "Black")[item.owner]].add(item.cell)
    return found


# --- set-up --------------------------------------------------------------------------------------------------------


def test_the_middle_row_alternates_and_its_centre_is_empty():
    start = pieces(Position.start("fanorona"))
    assert len(start["White"]) == len(start["Black"]) == 22
    assert {cell for cell in start["White"] if cell[1] == "3"} == {"b3", "d3", "g3", "i3"}
    assert {cell for cell in start["Black"] if cell[1] == "3"} == {"a3", "c3", "f3", "h3"}
    assert {cell[1] for cell in start["White"]} == {"1", "2", "3"}


def test_diagonals_join_the_eight_points_of_the_book_to_all_their_corners():
    for cell in ("b2", "b4", "d2", "d4", "f2", "f4", "h2", "h4"):
        assert len(BOARD.neighbours(BOARD.at(cell))) == 8
    assert {BOARD.names[to] for to in BOARD.neighbours(BOARD.at("c2"))} == {"b2", "d2", "c1", "c3"}
    assert {BOARD.names[to] for to in BOARD.neighbours(BOARD.at("a1"))} == {"b1", "a2", "b2"}


def test_white_begins_and_has_five_captures():
    start = Position.start("fanorona")
    assert start.actors == (0,)
    assert texts(start) == {"d2-e3A", "e2-e3A", "f2-e3A", "d3-e3A", "d3-e3W"}


def test_the_small_game_has_twelve_pieces_a_side_on_five_by_five_points_and_only_its_centre_is_empty():
    start = Position.start("fanorona", "dimy")
    found = pieces(start)
    assert len(start.variant.game.board) == 25
    assert len(found["White"]) == len(found["Black"]) == 12
    assert {cell for cell in found["White"] if cell[1] == "3"} == {"b3", "e3"}
    assert {cell for cell in found["Black"] if cell[1] == "3"} == {"a3", "d3"}
    assert "c3" not in found["White"] | found["Black"]
    assert texts(start) == {"b2-c3A", "c2-c3A", "d2-c3A", "b3-c3A", "b3-c3W"}


# --- capturing -----------------------------------------------------------------------------------------------------


def test_approach_takes_the_whole_unbroken_row():
    after = at("a1", "a3 a4 i5").play("a1-a2A")
    assert pieces(after)["Black"] == {"i5"}
    gap = at("a1", "a3 a5 i5").play("a1-a2A")
    assert pieces(gap)["Black"] == {"a5", "i5"}
    own = at("a1 a4", "a3 a5 i5").play("a1-a2A")
    assert pieces(own)["Black"] == {"a5", "i5"}


def test_withdrawal_takes_the_row_left_behind():
    after = at("c3", "a3 b3 i5").play("c3-d3W")
    assert pieces(after) == {"White": {"d3"}, "Black": {"i5"}}


def test_where_both_are_possible_the_player_chooses_one():
    position = at("c3", "b3 e3 i5")
    both = {move.steps for move in position.moves() if move.text.startswith("c3-d3")}
    assert both == {("c3", "d3", "do:approach"), ("c3", "d3", "do:withdraw")}
    assert pieces(position.play("c3-d3A"))["Black"] == {"b3", "i5"}
    assert pieces(position.play("c3-d3W"))["Black"] == {"e3", "i5"}


def test_capture_is_forced():
    position = at("a1 i1", "a3 e5")
    assert texts(position) == {"a1-a2A"}
    with pytest.raises(IllegalMove):
        position.play("i1-h1")


def test_without_a_capture_any_step_along_a_line_may_be_played():
    assert texts(at("c2", "i5")) == {"c2-b2", "c2-d2", "c2-c1", "c2-c3"}


# --- series --------------------------------------------------------------------------------------------------------


def test_a_series_may_go_on_or_stop():
    after = at("a1", "a3 c2 i5").play("a1-a2A")
    assert (after.actors, after.turn) == ((0,), 0)
    assert texts(after) == {"a2-b2A", "stop"}
    assert pieces(after.play("a2-b2A"))["Black"] == {"i5"}
    stopped = after.play(("do:stop",))
    assert (stopped.actors, stopped.turn) == ((1,), 1)


def test_a_series_ends_by_itself_when_nothing_can_be_taken():
    after = at("a1", "a3 i5").play("a1-a2A")
    assert (after.actors, after.turn) == ((1,), 1)


def test_only_the_same_piece_goes_on():
    after = at("a1 i1", "a3 c2 i3 i4").play("a1-a2A")
    assert texts(after) == {"a2-b2A", "stop"}


def test_a_series_must_change_direction_at_every_step():
    """Straight on from c1 to d1 would take e1 by approach, but the direction has to change."""
    after = at("b1", "a1 e1 i5").play("b1-c1W")
    assert (after.actors, after.turn) == ((1,), 1)
    turning = at("b1", "a1 c3 i5").play("b1-c1W")
    assert texts(turning) == {"c1-c2A", "stop"}


def test_a_series_never_returns_to_a_point():
    """Back on a1 the piece would take by withdrawal what stands beyond, but it has been there."""
    after = at("a1", "a3 c1 i5").play("a1-a2A")
    assert "a2-a1W" not in texts(after)
    assert all(not text.startswith("a2-a1") for text in texts(after))


# --- the end -------------------------------------------------------------------------------------------------------


def test_who_takes_the_last_piece_wins():
    result = at("a1", "a3 a4").play("a1-a2A").result
    assert (result.winners, result.reason) == ((0,), Reason.NO_PIECES)


def test_who_cannot_move_loses():
    """Black's last piece is shut in in the corner, and no step of White takes it."""
    result = at("a2 a3 b1 c1 b2 c3 h5", "a1").play("h5-g5").result
    assert (result.winners, result.reason) == ((0,), Reason.NO_MOVES)


def test_the_third_repetition_is_a_draw():
    position = at("a1", "i5")
    for move in ("a1-b1", "i5-h5", "b1-a1", "h5-i5") * 2:
        assert not position.over
        position = position.play(move)
    assert position.result.draw
    assert position.result.reason is Reason.REPETITION


def test_fifty_moves_of_each_without_a_capture_are_a_draw():
    assert not at("a1", "i5", quiet=98).play("a1-b1").over
    result = at("a1", "i5", quiet=99).play("a1-b1").result
    assert result.draw
    assert result.reason is Reason.NO_PROGRESS


def test_a_capture_begins_the_count_again():
    assert at("a1", "a3 i5", quiet=99).play("a1-a2A").row[QUIET] == 0


# --- against a second generator ------------------------------------------------------------------------------------

Board = dict[tuple[int, int], str]
COMPASS = [(0, 1), (1, 1), (1, 0), (1, -1), (0, -1), (-1, -1), (-1, 0), (-1, 1)]


def joined(x: int, y: int, dx: int, dy: int) -> bool:
    return 0 <= x + dx < 9 and 0 <= y + dy < 5 and (dx == 0 or dy == 0 or (x + y) % 2 == 0)


def row(board: Board, x: int, y: int, dx: int, dy: int, enemy: str) -> list[tuple[int, int]]:
    found = []
    while joined(x, y, dx, dy) and board.get((x + dx, y + dy)) == enemy:
        x, y = x + dx, y + dy
        found.append((x, y))
    return found


def captures(
    board: Board, at: tuple[int, int], been: set[tuple[int, int]], last: object
) -> list[tuple[Board, object, object]]:
    (x, y), me = at, board[at]
    enemy = "b" if me == "w" else "w"
    found = []
    for dx, dy in COMPASS:
        to = x + dx, y + dy
        if not joined(x, y, dx, dy) or to in board or to in been or (dx, dy) == last:
            continue
        for taken in (row(board, *to, dx, dy, enemy), row(board, x, y, -dx, -dy, enemy)):
            if taken:
                after = {cell: who for cell, who in board.items() if cell != at and cell not in taken}
                found.append(({**after, to: me}, to, (dx, dy)))
    return found


def turns(board: Board, me: str) -> set[frozenset[tuple[tuple[int, int], str]]]:
    """The boards after every possible turn."""
    ends: set[frozenset[tuple[tuple[int, int], str]]] = set()

    def go_on(board: Board, at: tuple[int, int], been: set[tuple[int, int]], last: object) -> None:
        for after, to, way in captures(board, at, been, last):
            ends.add(frozenset(after.items()))
            go_on(after, to, been | {to}, way)

    for cell in [cell for cell, who in board.items() if who == me]:
        go_on(board, cell, {cell}, None)
    if ends:
        return ends
    for x, y in [cell for cell, who in board.items() if who == me]:
        for dx, dy in COMPASS:
            if joined(x, y, dx, dy) and (x + dx, y + dy) not in board:
                after = {cell: who for cell, who in board.items() if cell != (x, y)}
                ends.add(frozenset({**after, (x + dx, y + dy): me}.items()))
    return ends


def plain_board(position: Position) -> Board:
    return {(ord(item.cell[0]) - 97, int(item.cell[1]) - 1): "wb"[item.owner] for item in position.scene().items}


def our_turns(position: Position) -> set[frozenset[tuple[tuple[int, int], str]]]:
    ends, todo = set(), [position]
    while todo:
        now = todo.pop()
        for move in now.moves():
            after = now.play(move)
            if after.turn == position.turn:
                todo.append(after)
            else:
                ends.add(frozenset(plain_board(after).items()))
    return ends


def test_all_turns_of_random_games_agree_with_a_naive_generator():
    chooser = random.Random(4)
    compared = 0
    for _ in range(12):
        position = Position.start("fanorona")
        while not position.over and position.turn < 60:
            if position.row[PHASE] == 0:
                compared += 1
                assert our_turns(position) == turns(plain_board(position), "wb"[position.actors[0]]), position
            position = position.play(chooser.choice(position.codes))
    assert compared > 100


def test_perft_agrees_with_a_naive_generator():
    start = Position.start("fanorona")
    of = start.variant
    boards = turns(plain_board(start), "w")
    second = sum(len(turns(dict(board), "b")) for board in boards)
    assert drive.perft(of.compiled, of.tables.row, start.row, 1) == len(boards)
    assert drive.perft(of.compiled, of.tables.row, start.row, 2) == second


# --- answers to wrong tries ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("position", "steps", "said"),
    [
        (at("a1 i1", "a3 e5"), ("i1", "h1"), "You must capture: the piece on a1 can."),
        (at("c2", "i5"), ("c2", "d3"), "No line joins c2 and d3."),
        (at("c2 b2", "i5"), ("c2", "b2"), "b2 is occupied."),
        (at("c2", "i5"), ("i5",), "The piece on i5 is not yours."),
        (at("c2", "i5"), ("e5",), "There is no piece on e5."),
        (
            at("a1 i1", "a3 c2 i3 i4").play("a1-a2A"),
            ("i1", "i2"),
            "Only the piece on a2 may go on capturing; or stop.",
        ),
        (
            at("a1", "a3 c2 i5").play("a1-a2A"),
            ("a2", "a3"),
            "In a series every step changes direction, so not straight on to a3.",
        ),
        (
            at("a1", "a3 c2 i5").play("a1-a2A"),
            ("a2", "a1"),
            "The piece has already been on a1 in this series.",
        ),
    ],
)
def test_a_wrong_try_is_answered_with_the_rule(position, steps, said):
    why = position.why_not(steps)
    assert why.say("en") == said
    assert why.say("hu") != said


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("actors=1 cells=1*23", "at most 22"),
        ("actors=1 cells=1 quiet=101", "past holds"),
        ("actors=1 cells=1 quiet=100", "drawn"),
        ("actors=1 cells=1 piece=1", "outside a series"),
        ("actors=1 phase=1 cells=0,1 piece=1 last=1 visited=1", "does not stand"),
        ("actors=1 phase=2 cells=1", "phase"),
    ],
)
def test_impossible_positions_are_refused(text, why):
    with pytest.raises(NotationError, match=why):
        Position.from_text("fanorona", text)
