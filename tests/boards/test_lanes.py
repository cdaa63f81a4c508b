"""Files and ranks as moves name them, the layers of a drawing, and which boards have a top."""

from __future__ import annotations

import re

import pytest

from ludoteka import games
from ludoteka.boards import Board, Coordinates, HexField, Several, Square, SquareField, TriangleField
from ludoteka.boards.picture import draw_board
from ludoteka.play import variant
from tests.e2e.test_every_game import random_game

FIELDS = (SquareField(4), HexField(4), TriangleField(4))


def lanes_of(board: Board) -> dict[str, tuple[str, ...]]:
    return {lane.text: lane.through for lane in board.plan.lanes}


def test_files_and_ranks_run_from_end_to_end() -> None:
    assert lanes_of(Square(3, 2)) == {
        "a": ("a1", "a2"), "b": ("b1", "b2"), "c": ("c1", "c2"), "1": ("a1", "c1"), "2": ("a2", "c2"),
    }  # fmt: skip


def test_a_lane_ends_where_cells_are_cut_away() -> None:
    assert lanes_of(Square(3, 3, without=("a1", "c1")))["1"] == ("b1", "b1")
    assert lanes_of(Square(3, 3, without=("a1", "c1")))["a"] == ("a2", "a3")


def test_numbered_cells_need_no_lanes() -> None:
    assert not Square(8, 8, coordinates=Coordinates.DARK_NUMBERS).plan.lanes


@pytest.mark.parametrize("board", FIELDS, ids=lambda board: type(board).__name__)
def test_every_cell_of_a_field_lies_on_the_lanes_that_its_name_tells(board: Board) -> None:
    """A lane is drawn straight from each of its cells to the next; triangles point up and down beside it."""
    columns = {lane.text: lane for lane in board.plan.lanes if len(lane.through) == 3}
    rows = [lane for lane in board.plan.lanes if len(lane.through) == 2]
    assert len(columns) == len(rows) == 9
    for cell in board.cells:
        north, east = re.fullmatch(r"([ns]\d+)?([ew]\d+)?|o", cell.name).groups()  # type: ignore[union-attr]
        row = next(lane for lane in rows if lane.text == (north or "o"))
        first, last = (board.cells[board.at(name)] for name in row.through)
        assert min(first.y, last.y) - 0.51 <= cell.y <= max(first.y, last.y) + 0.51
        assert first.x <= cell.x <= last.x
        low, bend, high = (board.cells[board.at(name)] for name in columns[east or "o"].through)
        end = low if cell.y > bend.y else high
        part = (cell.y - bend.y) / (end.y - bend.y) if end.y != bend.y else 0.0
        assert bend.x + part * (end.x - bend.x) == pytest.approx(cell.x, abs=0.01)


def test_the_lanes_of_trax_are_those_of_its_moves() -> None:
    for position in random_game(variant("trax"), 3)[:-1]:
        board = position.variant.game.board
        assert board is not None
        through = {lane.text: board.cells[board.at(lane.through[0])] for lane in position.scene().lanes}
        for move in position.moves():
            cell = board.cells[board.at(move.steps[0])]
            column, row = re.fullmatch(r"(@|[A-Z]+)(\d+).", move.text).groups()  # type: ignore[union-attr]
            assert (through[column].x, through[row].y) == (cell.x, cell.y)


def test_boards_that_lie_apart_are_drawn_each_in_a_group_of_its_own() -> None:
    pair = draw_board(Several((("A", Square(2, 2)), ("B", Square(2, 2))), across=2)).svg
    first, second = pair.split('<g data-layer="1">')
    assert first.startswith('<g data-layer="0">')
    assert first.count("<polygon") == second.count("<polygon") == 4
    assert first.count('class="label"') == second.count('class="label"') == 5
    assert "data-layer" not in draw_board(Square(2, 2)).svg


def test_boards_on_which_things_fall_climb_or_are_read_have_a_top() -> None:
    standing = {game.id for game in games.every() if game.standing}
    assert {"connect-four", "scramble", "letter-game", "skyscraper-game", "yam"} <= standing
    assert not standing & {"chess", "roulette", "gravity", "wari", "panorama-draughts", "tic-tac-toe"}
