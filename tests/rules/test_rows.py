"""Connect four, and the rules of placing, rows and captures that the family carries."""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import replace
from typing import Any

import numpy as np
import pytest

from ludoteka import games
from ludoteka.boards import Layers, Square
from ludoteka.declare import BLACK, BLUE, WHITE, DeclarationError, Reason
from ludoteka.declare.rows import Placing, Rows
from ludoteka.play import IllegalMove, NotationError, Position, variant
from ludoteka.play.faces.rows import Face
from ludoteka.rules import abi, drive

GAME = "connect-four"


def played(text: str, key: str = GAME) -> Position:
    """The position after columns like "dded"."""
    position = Position.start(key)
    for column in text:
        position = position.play(column)
    return position


# --- connect four ---------------------------------------------------------------------------------------------------


def test_seven_columns_and_six_rows_are_the_default() -> None:
    start = Position.start(GAME)
    assert [move.text for move in start.moves()] == list("abcdefg")
    assert start.variant.tables.field("cells").length == 42


def test_the_printed_board_has_six_columns_and_seven_rows() -> None:
    position = played("aaaaaaa", f"{GAME}:printed")
    assert {move.text for move in position.moves()} == set("bcdef")


def test_perft_agrees_with_the_published_numbers() -> None:
    """Positions after n plies, each order of moves counted: known from many connect four programs."""
    of = variant(GAME)
    counts = [drive.perft(of.compiled, of.tables.row, of.start, depth) for depth in range(1, 9)]
    assert counts == [7, 49, 343, 2401, 16807, 117649, 823536, 5673234]


def test_discs_lie_on_each_other() -> None:
    assert {item.cell for item in played("dde").scene().items} == {"d1", "d2", "e1"}


def test_the_step_is_the_cell_where_the_disc_comes_to_rest() -> None:
    position = played("dd")
    assert position.find("d").steps == ("d3",)
    assert position.play(["d3"]).scene().items[-1].cell == "d3"


def test_a_full_column_takes_no_more() -> None:
    position = played("dddddd")
    with pytest.raises(IllegalMove):
        position.play("d")
    assert str(position.why_not(["d6"])) == "Column d is full."


def test_a_disc_does_not_stay_in_the_air() -> None:
    sentence = played("d").why_not(["e4"])
    assert sentence is not None
    assert sentence.say("en") == "A man dropped into column e falls to e1."
    assert sentence.say("hu") == "A(z) e oszlopba dobott korong ide esik: e1."


@pytest.mark.parametrize(
    ("columns", "direction"),
    [
        ("agagag" + "a", "upright"),
        ("agbgcf" + "d", "level"),
        ("abbcdccddg" + "d", "rising"),
        ("gffedeedda" + "d", "falling"),
        ("dgegfgc", "closed in the middle, level"),
    ],
)
def test_four_in_a_row_win(columns: str, direction: str) -> None:
    before = played(columns[:-1])
    assert not before.over
    over = before.play(columns[-1])
    assert over.result is not None, direction
    assert over.result.reason is Reason.ROW


def test_rows_do_not_go_round_the_edge() -> None:
    """f1 g1 and a2 b2 follow each other in the numbering, but not on the board."""
    position = played("gfabgeab")
    assert not position.over


def test_three_are_not_enough() -> None:
    assert not played("agbgc").over


def test_more_than_four_win_too() -> None:
    over = played("aabbddeec")
    assert over.result is not None
    assert over.result.payoffs == (1, -1)


def test_a_full_board_without_a_row_is_a_draw() -> None:
    columns = "abababbababa" + "cdcdcddcdcdc" + "efefeffefefe" + "gggggg"
    over = played(columns)
    assert over.result is not None
    assert over.result.reason is Reason.FULL_BOARD
    assert over.result.payoffs == (0, 0)
    assert over.ply == 42


@pytest.mark.parametrize("size", ["6x7", "7x6", "8x7", "8x8", "9x7", "10x7"])
def test_every_size_can_be_filled(size: str) -> None:
    width, height = (int(part) for part in size.split("x"))
    position = Position.start(GAME, options={"size": size})
    chooser = random.Random(size)
    longest = 0
    for _ in range(30):
        position = Position.start(GAME, options={"size": size})
        while not position.over:
            position = position.play(chooser.choice(position.codes))
        longest = max(longest, position.ply)
    assert longest <= width * height
    assert len(Position.start(GAME, options={"size": size}).moves()) == width


def rows_found_by_hand(cells: list[int], width: int, height: int, stone: int) -> bool:
    for file in range(width):
        for rank in range(height):
            for dx, dy in ((1, 0), (0, 1), (1, 1), (1, -1)):
                places = [(file + k * dx, rank + k * dy) for k in range(4)]
                if all(0 <= f < width and 0 <= r < height and cells[r * width + f] == stone for f, r in places):
                    return True
    return False


@pytest.mark.parametrize("size", ["7x6", "8x8"])
def test_the_word_and_the_ray_test_find_the_same_rows_as_a_search_by_hand(size: str) -> None:
    """7 by 6 fits in a word of bits, 8 by 8 does not."""
    width, height = (int(part) for part in size.split("x"))
    at = variant(GAME, options={"size": size}).tables.field("cells")
    chooser = random.Random(size)
    for _ in range(40):
        position = Position.start(GAME, options={"size": size})
        while not position.over:
            stone = position.actors[0] + 1
            position = position.play(chooser.choice(position.codes))
            cells = position.row[at.at : at.at + at.length].tolist()
            won = position.result is not None and position.result.reason is Reason.ROW
            assert won == rows_found_by_hand(cells, width, height, stone)


def test_a_floating_disc_is_refused() -> None:
    with pytest.raises(NotationError, match="a2 has nothing below it"):
        Position.from_text(GAME, "actors=1 hand=21,21 cells=0*7,1")


def test_a_complete_row_with_a_player_to_act_is_refused() -> None:
    with pytest.raises(NotationError, match="a row is complete already"):
        Position.from_text(GAME, "actors=1 hand=21,21 cells=1*4")


# --- what the family carries beyond connect four --------------------------------------------------------------------


class Table:
    """A game that is declared here only, played through its kernel and its face."""

    def __init__(self, **changes: Any) -> None:
        base = games.find(GAME)
        assert isinstance(base, Rows)
        self.game = replace(base, id="test-rows", options=(), presets=base.presets[:1], **changes)
        self.kernel = abi.load("rows", compiled=True)
        self.tables = self.kernel.pack(self.game)
        self.face = Face(self.game, self.tables, self.kernel)
        self.s = self.kernel.start(self.game, self.tables)

    def steps(self) -> dict[tuple[str, ...], int]:
        out = np.zeros(self.tables.most_moves, np.int64)
        n = self.kernel.moves(self.s, self.tables.row, out)
        return {self.face.steps(self.s, move): move for move in out[:n].tolist()}

    def play(self, *moves: Sequence[str] | str) -> Table:
        for move in moves:
            steps = (move,) if isinstance(move, str) else tuple(move)
            self.kernel.play(self.s, self.tables.row, self.steps()[steps])
        return self

    def men(self) -> dict[str, int]:
        assert self.game.board is not None
        return {item.cell: item.owner for item in self.face.board_items(self.s)}

    @property
    def reason(self) -> Reason:
        return Reason(int(self.s[abi.REASON]))


FREE: dict[str, Any] = {"placing": Placing.ANYWHERE, "falls": "", "board": Square(9, 9)}


def test_anywhere_means_every_empty_cell() -> None:
    table = Table(**FREE, length=5)
    assert len(table.steps()) == 81
    assert len(table.play("e5").steps()) == 80


def test_five_in_a_row_on_a_large_board() -> None:
    table = Table(**FREE, length=5).play("a1", "a9", "b2", "b9", "c3", "c9", "d4", "d9")
    assert table.reason is Reason.NONE
    assert table.play("e5").reason is Reason.ROW


def test_where_rows_are_exact_six_do_not_win() -> None:
    table = Table(**FREE, length=5, exact=True)
    table.play("a1", "a9", "b1", "c9", "c1", "e9", "e1", "g9", "f1", "i9", "d1")
    assert table.reason is Reason.NONE
    table = Table(**FREE, length=5).play("a1", "a9", "b1", "c9", "c1", "e9", "e1", "g9", "f1", "i9", "d1")
    assert table.reason is Reason.ROW


def test_without_slanting_lines_they_do_not_count() -> None:
    table = Table(**FREE, length=3, lines=("N", "E")).play("a1", "a9", "b2", "b9", "c3")
    assert table.reason is Reason.NONE


PENTE: dict[str, Any] = {**FREE, "length": 5, "men": 40, "captures": (2,), "captures_to_win": 4}


def test_a_pair_between_two_men_is_taken_and_its_cells_are_free_again() -> None:
    table = Table(**PENTE).play("a1", "b1", "i9", "c1", "d1")
    assert table.men() == {"a1": 0, "d1": 0, "i9": 0}
    assert table.s[abi.POINTS] == 2
    assert {("b1",), ("c1",)} <= set(table.steps())


def test_one_or_three_between_are_not_taken() -> None:
    assert "b1" in Table(**PENTE).play("a1", "b1", "c1").men()
    table = Table(**PENTE).play("a1", "b1", "i9", "c1", "i7", "d1", "e1")
    assert {"b1", "c1", "d1"} <= set(table.men())


def test_three_are_taken_where_declared() -> None:
    table = Table(**{**PENTE, "captures": (2, 3)}).play("a1", "b1", "i9", "c1", "i7", "d1", "e1")
    assert not {"b1", "c1", "d1"} & set(table.men())


def test_moving_in_between_is_safe() -> None:
    table = Table(**PENTE).play("a1", "b1", "d1", "c1")
    assert {"b1", "c1"} <= set(table.men())


def test_pairs_are_taken_in_several_directions_at_once_and_win() -> None:
    table = Table(**PENTE).play("a1", "b1", "d4", "c1", "i9", "d2", "i7", "d3", "d1")
    assert table.s[abi.POINTS] == 4
    assert table.reason is Reason.TARGET


def test_a_captured_pair_may_belong_to_two_enemies() -> None:
    table = Table(**PENTE, sides=(WHITE, BLACK, BLUE)).play("a1", "b1", "c1", "d1")
    assert table.men() == {"a1": 0, "d1": 0}


def test_a_player_without_men_ends_the_game() -> None:
    table = Table(**FREE, length=3, men=3).play("a1", "a2", "c1", "c2", "e1", "e2")
    assert table.steps() == {}
    table.kernel.result(table.s, table.tables.row)
    assert table.reason is Reason.NO_PIECES


EDGES: dict[str, Any] = {"placing": Placing.FROM_EDGE, "falls": "", "board": Square(8, 8)}


def test_from_the_edge_men_slide_to_the_other_side_or_to_the_first_man() -> None:
    table = Table(**EDGES)
    assert len(table.steps()) == 32
    table.play(("d1", "d8"))
    assert ("d1", "d7") in table.steps()
    assert ("d8", "d1") not in table.steps()


def test_from_a_corner_there_are_two_ways() -> None:
    assert {("a1", "a8"), ("a1", "h1")} <= set(Table(**EDGES).steps())


TO_EDGE: dict[str, Any] = {"placing": Placing.TO_EDGE, "falls": "", "board": Square(8, 8)}


@pytest.mark.parametrize(
    ("put", "rests"),
    [("c5", "a5"), ("d7", "d8"), ("g4", "h4"), ("e2", "e1"), ("c3", "a1"), ("f6", "h8"), ("c6", "a8"), ("e4", "h1")],
)
def test_gravity_pulls_to_the_nearest_edge_or_corner(put: str, rests: str) -> None:
    assert rests in Table(**TO_EDGE).play(put).men()


def test_gravity_stops_at_another_man() -> None:
    assert set(Table(**TO_EDGE).play("c5", "c5").men()) == {"a5", "b5"}


def test_tubes_of_a_block_fill_from_below() -> None:
    ways = tuple(way for k, way in enumerate(Layers(4, 4, 4).plan.directions) if k < Layers(4, 4, 4).plan.opposite[k])
    table = Table(board=Layers(4, 4, 4), placing=Placing.FALLS, falls="down", lines=ways)
    assert len(table.steps()) == 16
    assert table.face.text(table.s, 0) == "a1"
    table.play("1a1", "1b1", "2a1", "1c1", "3a1", "1d1")
    assert table.reason is Reason.NONE
    assert table.play("4a1").reason is Reason.ROW


def test_declarations_that_contradict_themselves_are_refused() -> None:
    with pytest.raises(DeclarationError, match="no direction 'down'"):
        Table(falls="down")
    with pytest.raises(DeclarationError, match="take none"):
        Table(captures=(2,), captures_to_win=10, men=30)
