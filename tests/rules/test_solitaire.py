"""Solitaire on the cross and on the triangle: jumps, the last peg, and what can be solved."""

from __future__ import annotations

from dataclasses import replace

import pytest

from ludoteka.declare import DeclarationError, Reason
from ludoteka.games.patience.peg_solitaire import GAME
from ludoteka.play import NotationError, Position, variant
from ludoteka.search import puzzle

FRENCH = (
    "d4-d2 f4-d4 d5-d3 f5-d5 e7-e5 c6-e6 c4-c6 c2-c4 a5-c5 e3-c3 f6-d6 b3-d3 d5-b5 c7-c5 b5-b3 a3-c3 d7-d5 c4-c2 "
    "c1-c3 e1-e3 d5-f5 g5-e5 f2-f4 d3-f3 d1-d3 g3-e3 d3-f3 g4-e4 e5-e3 f3-d3 d3-b3 b2-b4 a4-c4 c4-c6 b6-d6"
)
"""A solution of the board of 37 cells, with d2 empty at the start."""


def at(key: str, pegs: str, **fields: int) -> Position:
    board = variant(key).game.board
    assert board is not None
    cells = ["1" if name in pegs.split() else "0" for name in board.names]
    words = [f"{name}={value}" for name, value in ({"actors": 1} | fields).items()]
    return Position.from_text(key, " ".join([*words, f"cells={','.join(cells)}"]))


def texts(position: Position) -> set[str]:
    return {move.text for move in position.moves()}


def pegs(position: Position) -> set[str]:
    return {item.cell for item in position.scene().items}


def test_all_cells_but_the_centre_have_a_peg() -> None:
    start = Position.start("peg-solitaire")
    assert len(pegs(start)) == 32
    assert "d4" not in pegs(start)
    assert texts(start) == {"b4-d4", "f4-d4", "d2-d4", "d6-d4"}


def test_a_jump_takes_off_the_peg_between() -> None:
    after = Position.start("peg-solitaire").play("d2-d4")
    assert not pegs(after) & {"d2", "d3"}
    assert "d4" in pegs(after)
    assert after.scene().counts[0].value == 31


def test_pegs_do_not_jump_aslant() -> None:
    assert texts(at("peg-solitaire", "b3 c4 d3 e3")) == {"d3-f3", "e3-c3"}
    assert "goes straight" in str(at("peg-solitaire", "b3 c4 d3 e3").why_not(("b3", "d5")))


@pytest.mark.parametrize(
    ("steps", "why"),
    [
        (("d4",), "nothing on d4"),
        (("d7",), "no jump is possible"),
        (("d2", "d3"), "d3 is not empty"),
        (("d2", "d5"), "d5 is not empty"),
    ],
)
def test_a_wrong_try_is_answered_with_the_rule(steps: tuple[str, ...], why: str) -> None:
    assert why in str(Position.start("peg-solitaire").why_not(steps))


def test_an_empty_cell_cannot_be_jumped_over() -> None:
    assert str(at("peg-solitaire", "d2 e2 d5").why_not(("d2", "d4"))) == "There is nothing on d3 to jump over."


def test_one_peg_left_anywhere_is_a_solution() -> None:
    end = at("peg-solitaire", "d2 d3").play("d2-d4")
    assert end.result is not None
    assert (end.result.reason, end.result.payoffs, end.result.points) == (Reason.SOLVED, (1,), (1,))
    end = at("peg-solitaire", "d3 d4").play("d4-d2")
    assert end.result is not None
    assert end.result.reason is Reason.SOLVED


def test_in_the_harder_grade_the_last_peg_must_stand_in_the_centre() -> None:
    end = at("peg-solitaire:centre", "d3 d4").play("d4-d2")
    assert end.result is not None
    assert (end.result.reason, end.result.payoffs) == (Reason.NO_MOVES, (0,))
    end = at("peg-solitaire:centre", "d2 d3").play("d2-d4")
    assert end.result is not None
    assert end.result.reason is Reason.SOLVED


def test_two_pegs_that_cannot_meet_are_no_solution() -> None:
    end = at("peg-solitaire", "d2 d3 a4").play("d2-d4")
    assert end.result is not None
    assert (end.result.reason, end.result.points) == (Reason.NO_MOVES, (2,))


def test_from_the_empty_centre_back_to_the_centre() -> None:
    """The classic problem can be solved: 31 jumps leave one peg in the centre."""
    position = Position.start("peg-solitaire", "centre")
    found = puzzle.solve(position)
    assert (found.solved, found.length) == (True, 31)
    for move in found.moves:
        position = position.play(move)
    assert pegs(position) == {"d4"}


def test_the_first_peg_is_taken_where_one_likes() -> None:
    start = Position.start("peg-solitaire", "choose")
    assert len(start.moves()) == 33
    assert texts(start.play("c1")) == {"e1-c1", "c3-c1"}


def test_the_board_of_37_cells() -> None:
    start = Position.start("peg-solitaire", "french")
    assert {"b2", "b6", "f2", "f6"} < pegs(start)
    assert len(pegs(start)) == 37
    position = start.play("d2")
    for jump in FRENCH.split():
        position = position.play(jump)
    assert position.result is not None
    assert position.result.reason is Reason.SOLVED


def classes(cells: set[str]) -> set[tuple[int, int]]:
    """Parities that no jump changes, after Reiss (1857): cells are coloured by threes along both diagonals."""
    counts = [[0, 0, 0], [0, 0, 0]]
    for cell in cells:
        file, rank = ord(cell[0]) - ord("a"), int(cell[1])
        counts[0][(file + rank) % 3] += 1
        counts[1][(file - rank) % 3] += 1
    return {(k, (count[0] + count[1]) % 2 * 2 + (count[0] + count[2]) % 2) for k, count in enumerate(counts)}


def test_on_37_cells_the_empty_centre_cannot_end_with_one_peg() -> None:
    start = Position.start("peg-solitaire", "french").play("d4")
    board = start.variant.game.board
    assert board is not None
    assert all(classes({cell}) != classes(pegs(start)) for cell in board.names)
    one = start
    for _ in range(10):
        one = one.play(one.moves()[0])
    assert classes(pegs(one)) == classes(pegs(start)), "no jump changes them"


@pytest.mark.parametrize(("preset", "cells"), [("book", 10), ("fifteen", 15), ("twenty-one", 21)])
def test_triangles_of_three_sizes_can_be_solved(preset: str, cells: int) -> None:
    start = Position.start("triangle-solitaire", preset)
    assert len(pegs(start)) == cells
    found = puzzle.solve(start)
    assert (found.solved, found.length) == (True, cells - 1)


def test_on_the_triangle_coins_jump_in_six_directions() -> None:
    after = Position.start("triangle-solitaire", "fifteen").play("5")
    assert texts(after) == {"12-5", "14-5"}
    assert texts(at("triangle-solitaire:fifteen", "5 4 2 3 6 8 9 1")) >= {"5-14", "5-12"}


def test_on_ten_cells_the_middle_and_the_corners_cannot_begin_empty() -> None:
    solvable = {
        move.text for move in Position.start("triangle-solitaire").moves()
        if puzzle.solve(Position.start("triangle-solitaire").play(move)).solved
    }  # fmt: skip
    assert solvable == {"2", "3", "4", "6", "8", "9"}


def test_impossible_positions_are_refused() -> None:
    with pytest.raises(NotationError, match="no peg is left"):
        at("peg-solitaire", "")
    with pytest.raises(NotationError, match="full board"):
        at("peg-solitaire:choose", "d4 d5", phase=1)


def test_a_wrong_declaration_is_refused() -> None:
    with pytest.raises(DeclarationError, match="no cell is called 'a1'"):
        replace(GAME, empty="a1")


@pytest.mark.parametrize(
    ("key", "turns"), [("peg-solitaire", 8), ("peg-solitaire:centre", 8), ("triangle-solitaire:twenty-one", 6)]
)
def test_the_solver_counts_turned_and_mirrored_positions_once(key: str, turns: int) -> None:
    of = variant(key)
    assert of.tables.row[of.compiled.module.TURN_COUNT] == turns
