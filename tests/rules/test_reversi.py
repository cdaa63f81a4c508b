"""Reversi: bracketing, the three versions, passing and the count."""

from __future__ import annotations

import random
from dataclasses import replace

import pytest

from ludoteka.boards import Square
from ludoteka.declare import DeclarationError, Reason
from ludoteka.games import find
from ludoteka.play import IllegalMove, NotationError, Position, variant
from ludoteka.rules import drive


def board(rows: str, preset: str = "othello", actors: int = 1, size: str = "6x6") -> Position:
    """A position from its rows, the uppermost first: x black, o white."""
    ranks = rows.split()[::-1]
    cells = ",".join(str(".xo".index(sign)) for rank in ranks for sign in rank)
    return Position.from_text(variant("reversi", preset, {"size": size}), f"actors={actors} cells={cells}")


def discs(position: Position, owner: int) -> set[str]:
    return {item.cell for item in position.scene().items if item.owner == owner}


def texts(position: Position) -> set[str]:
    return {move.text for move in position.moves()}


@pytest.mark.parametrize(
    ("size", "black", "white"),
    [("8x8", "d5 e4", "d4 e5"), ("6x6", "c4 d3", "c3 d4"), ("10x10", "e6 f5", "e5 f6")],
)
def test_setup(size: str, black: str, white: str) -> None:
    position = Position.start("reversi", "othello", {"size": size})
    assert discs(position, 0) == set(black.split())
    assert discs(position, 1) == set(white.split())
    assert position.actors == (0,)


def test_the_versions_of_the_book_in_their_order() -> None:
    assert [preset.id for preset in find("reversi").presets] == ["version-1", "othello", "reverse", "original"]


def test_perft_of_othello() -> None:
    """4, 12, 56 ... 3005288: the published counts of othello."""
    of = variant("reversi", "othello")
    counts = [drive.perft(of.compiled, of.tables.row, of.start, depth) for depth in range(1, 10)]
    assert counts == [4, 12, 56, 244, 1396, 8200, 55092, 390216, 3005288]


def test_bits_and_rays_find_the_same_moves() -> None:
    """Boards of up to 64 cells list moves by bits: the rays of the same kernel must agree, in a thousand positions."""
    of = variant("reversi", "othello")
    kernel, chooser = of.plain.module, random.Random(1)
    for _ in range(20):
        position = Position.start(of)
        while not position.over:
            s, player = position.row, position.actors[0]
            by_rays = {cell for cell in range(64) if kernel.can_place(s, of.tables.row, cell, player)}
            assert by_rays == set(position.codes) - {kernel.PASS}
            position = position.play(chooser.choice(position.codes))


def test_a_disc_must_turn_over_something() -> None:
    position = Position.start("reversi", "othello")
    assert texts(position) == {"d3", "c4", "f5", "e6"}
    with pytest.raises(IllegalMove):
        position.play("c3")
    assert position.why_not(["c3"]).id == "reversi-no-flip"
    assert position.why_not(["d4"]).say() == "d4 is taken already."


def test_othello_turns_over_every_bracketed_line() -> None:
    after = board("x..x.. .o.o.. ..oo.. xoo.ox ..o... ...o..").play("d3")
    assert discs(after, 0) == {"a6", "d6", "b5", "c4", "d5", "d4", "a3", "b3", "c3", "d3", "e3", "f3"}
    assert discs(after, 1) == {"c2", "d1"}


def test_turned_discs_turn_over_nothing_further() -> None:
    after = board("...... ..x... ..o... xo.... ..o... ..x...").play("c3")
    assert discs(after, 0) == {"a3", "b3", "c3", "c5", "c4", "c1", "c2"}
    further = board("x..... o..... ...... .ox... ...... ......").play("a3")
    assert discs(further, 0) == {"a6", "a3", "b3", "c3"}
    assert discs(further, 1) == {"a5"}


def test_version_1_brackets_only_along_rows_and_columns() -> None:
    rows = "x..... .o.... ...ox. ...... ...... ......"
    assert texts(board(rows)) == {"c4"}
    after = board(rows, "version-1").play("c4")
    assert discs(after, 1) == {"b5"}
    assert discs(board(rows).play("c4"), 1) == set()


def test_version_1_turns_over_only_the_longest_row() -> None:
    position = board("...x.. ...o.. ...o.. xo..ox ...... ......", "version-1")
    after = position.play("d3")
    assert discs(after, 1) == {"b3", "e3"}
    assert position.find("d3").steps == ("d3",)
    assert position.why_not(["d3", "f3"]).id == "reversi-not-longest"


def test_version_1_leaves_the_choice_between_equal_rows() -> None:
    position = board("...... ...x.. ...o.. .xo.ox ...o.. ...o..", "version-1")
    assert {move.steps for move in position.moves()} >= {("d3", "b3"), ("d3", "f3"), ("d3", "d5")}
    assert "d3" not in texts(position)
    after = position.play("d3-f3")
    assert discs(after, 1) == {"c3", "d4", "d2", "d1"}


def test_who_can_turn_over_nothing_passes() -> None:
    position = board("xo.... ...... ...... ...... ...... ......", actors=2)
    assert texts(position) == {"pass"}
    assert position.moves()[0].steps == ("do:pass",)
    after = position.play("pass")
    assert after.actors == (0,)
    assert texts(after) == {"c6"}


def test_nobody_passes_who_can_move() -> None:
    position = Position.start("reversi", "othello")
    with pytest.raises(IllegalMove):
        position.play("pass")
    assert position.why_not(["do:pass"]).id == "reversi-no-pass"


def test_the_game_ends_when_neither_can_turn_over_anything() -> None:
    end = board("xo.... ...... ...... ...... ...... .....o").play("c6")
    assert end.over
    assert end.result.points[:2] == (3, 1)
    assert end.result.payoffs == (1, -1)
    assert end.result.reason is Reason.COUNT


def test_a_full_board_ends_the_game() -> None:
    end = board("xxxxxx oooooo xxxxxx oooooo xxxxxx xooooo").result
    assert end.points[:2] == (19, 17)
    assert end.winners == (0,)


def test_equal_discs_are_a_draw() -> None:
    end = board("xxxxxx oooooo xxxxxx oooooo xxxxxx oooooo").result
    assert end.draw
    assert end.reason is Reason.COUNT


def test_in_reverse_othello_fewer_discs_win() -> None:
    end = board("xo.... ...... ...... ...... ...... .....o", "reverse").play("c6")
    assert end.result.points[:2] == (3, 1)
    assert end.result.payoffs == (-1, 1)


# --- the game of 1888 -------------------------------------------------------------------------------------------------


def original(rows: str, hands: str, actors: int = 1) -> Position:
    codes = {".": 0, "b": 1, "w": 2}
    cells = ",".join(str(codes[char]) for row in reversed(rows.split()) for char in row)
    of = variant("reversi", "original", {"size": "6x6"})
    return Position.from_text(of, f"actors={actors} hand={hands} cells={cells}")


def test_the_first_four_discs_are_laid_freely_in_the_middle() -> None:
    position = Position.start("reversi:original")
    assert not position.scene().items
    assert position.scene().phase == "first-discs"
    assert texts(position) == {"d4", "d5", "e4", "e5"}
    assert "middle" in str(position.why_not(("c3",)))
    position = position.play("d4").play("e4").play("d5")
    assert texts(position) == {"e5"}
    position = position.play("e5")
    assert (discs(position, 0), discs(position, 1)) == ({"d4", "d5"}, {"e4", "e5"}), "equal colours side by side"
    assert texts(position) == {"f3", "f4", "f5", "f6"}
    assert position.scene().phase == ""


def test_the_first_four_discs_may_stand_as_in_othello_too() -> None:
    position = Position.start("reversi:original").play("d5").play("d4").play("e4").play("e5")
    assert discs(position, 0) == discs(Position.start("reversi:othello"), 0)
    assert texts(position) == texts(Position.start("reversi:othello"))


@pytest.mark.parametrize(("size", "half"), [("8x8", 32), ("6x6", 18), ("10x10", 50)])
def test_each_has_half_of_the_discs_and_lays_only_those(size: str, half: int) -> None:
    position = Position.start(variant("reversi", "original", {"size": size}))
    assert {count.value for count in position.scene().counts if count.name == "in hand"} == {half}
    position = position.play(position.codes[0])
    assert [count.value for count in position.scene().counts if count.name == "in hand"] == [half - 1, half]


ROWS = "bbbbbb bbbbbb bbbbbb bbbbbb bbbbbb .wb.w."


def test_who_has_no_disc_left_passes_though_he_could_turn_over() -> None:
    assert texts(original(ROWS, "1,2")) == {"a1"}
    without = original(ROWS, "0,3")
    assert texts(without) == {"pass"}
    assert "no disc left" in str(without.why_not(("a1",)))
    passed = without.play("pass")
    assert passed.actors == (1,)
    assert texts(passed) == {"d1"}


def test_the_game_ends_when_nobody_has_both_a_disc_and_a_place() -> None:
    """White could turn over nothing, and Black has no disc."""
    over = original("bbbbbb bbbbbb bbbbbb bbbbbb bbbbbb bbbbw.", "0,1", actors=2)
    assert over.over
    assert over.result is not None
    assert over.result.payoffs == (1, -1)
    assert over.result.reason is Reason.COUNT


def test_discs_in_hand_and_on_the_board_are_all_there_are() -> None:
    with pytest.raises(NotationError, match="expected 3 discs in the hands"):
        original(ROWS, "1,3")
    with pytest.raises(NotationError, match="middle"):
        original("b..... ...... ...... ...... ...... ......", "17,18")
    with pytest.raises(DeclarationError):
        replace(find("reversi"), free_start=True, setup=("d4", "e4"))


def test_both_players_are_shown_their_discs() -> None:
    counts = Position.start("reversi", "othello").play("d3").scene().counts
    assert [(count.name, count.value, count.owner) for count in counts] == [("discs", 4, 0), ("discs", 1, 1)]


def test_a_corner_is_worth_having() -> None:
    position = board("xo.... ...... ...... ...... ...... o....x", "othello")
    of = position.variant
    row = position.row.copy()
    assert of.compiled.evaluate(row, of.tables.row, 0) > 0 > of.compiled.evaluate(row, of.tables.row, 1)


def test_impossible_positions_and_declarations() -> None:
    with pytest.raises(NotationError, match="two players to act"):
        board("xo.... ...... ...... ...... ...... ......", actors=3)
    with pytest.raises(DeclarationError, match="four middle cells"):
        replace(find("reversi"), board=Square(7, 7))
