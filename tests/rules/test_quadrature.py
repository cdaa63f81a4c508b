"""Quadrature: steps, rectangles, chains, suicide, tame moves, endings."""

from __future__ import annotations

import pytest

from ludoteka.declare import Reason
from ludoteka.play import Position, variant

OF = variant("quadrature")


def at(white: str, black: str, actors: int = 1, marker: str = "0,0", ply: int = 20) -> Position:
    codes = [0] * 121
    for code, cells in ((1, white), (2, black)):
        for cell in OF.game.board.all_at(cells):
            codes[cell] = code
    hand = f"{16 - codes.count(1)},{16 - codes.count(2)}"
    text = f"actors={actors} ply={ply} hand={hand} marker={marker} cells={','.join(map(str, codes))}"
    return Position.from_text(OF, text)


def texts(position: Position, begin: str = "") -> set[str]:
    return {move.text for move in position.moves() if move.text.startswith(begin)}


def men(position: Position, owner: int) -> set[str]:
    return {item.cell for item in position.scene().items if item.owner == owner}


def test_nine_pieces_on_the_third_row_and_seven_in_hand():
    start = Position.start("quadrature")
    assert men(start, 0) == {f"{file}3" for file in "bcdefghij"}
    assert men(start, 1) == {f"{file}9" for file in "bcdefghij"}
    assert [count.value for count in start.scene().counts] == [7, 7, 0, 0]
    assert len(start.moves()) == 9 * 3 + 2, "three ways forward, and the outermost two to the side"


def test_pieces_go_forward_aslant_or_sideways_by_one():
    assert texts(at("e5 a1 b2", "k9 j8 h7"), "e5") == {"e5-d6", "e5-e6", "e5-f6", "e5-d5", "e5-f5"}
    black = at("a1 b2 c4", "e5 k9 j8", actors=2)
    assert texts(black, "e5") == {"e5-d4", "e5-e4", "e5-f4", "e5-d5", "e5-f5"}
    assert "one cell forward" in str(at("e5 a1 b2", "k9 j8 h7").why_not(("e5", "e4")))


def test_an_enemy_in_the_corner_of_a_rectangle_becomes_ones_own():
    after = at("b2 h2 a7", "h8 j9 k10 i4").play("a7xb8")
    assert men(after, 0) == {"b2", "h2", "b8", "h8"}
    assert men(after, 1) == {"j9", "k10", "i4"}
    assert [count.value for count in after.scene().counts][:2] == [12, 13]


@pytest.mark.parametrize("enemy", ["h2", "b8", "h8"])
def test_the_enemy_may_stand_on_any_of_the_other_corners(enemy: str):
    corners = {"h2", "b8", "h8"} - {enemy}
    after = at(f"a1 {' '.join(corners)}", f"{enemy} k5 j4 i6").play("a1xb2")
    assert enemy in men(after, 0)


def test_what_stands_on_the_sides_or_inside_does_not_matter():
    after = at("b2 h2 a7 d2", "h8 e8 e5 h4 k10").play("a7xb8")
    assert "h8" in men(after, 0)


def test_several_rectangles_at_once():
    after = at("b2 h2 a7 e5 b5", "h8 e8 k10 j9 i7").play("a7xb8")
    assert {"h8", "e8"} <= men(after, 0)


def test_a_converted_piece_takes_in_its_turn():
    # b8 takes h8; then h8 with h2... and k8: h8, k5 and h5 take k8.
    after = at("b2 h2 a7 h5 k5", "h8 k8 j10 i9 g6").play("a7xb8")
    assert {"h8", "k8"} <= men(after, 0)


def test_old_rectangles_take_nothing():
    # d4, d8, h4 with the enemy on h8 stand already; a move elsewhere changes nothing.
    after = at("d4 d8 h4 a1", "h8 k5 j6 i2").play("a1-a2")
    assert "h8" in men(after, 1)


def test_without_a_piece_in_hand_the_cell_stays_empty():
    white = "b2 h2 a7 a1 c1 e1 g1 i1 k1 j2 d3 f3 k3 c5 e6 g4"
    position = at(white, "h8 k9 j10 i11")
    assert position.scene().counts[0].value == 0
    after = position.play("a7xb8")
    assert "h8" not in men(after, 0) | men(after, 1)


def test_nobody_steps_on_the_fourth_corner_of_an_enemy_rectangle():
    position = at("a7 b1 c2", "b2 h2 h8 k10")
    assert "a7-b8" not in texts(position)
    assert "fourth corner" in str(position.why_not(("a7", "b8")))


def test_a_piece_may_be_converted_into_such_a_corner():
    # Black holds b2, h2, h8 and b8; White takes b8 by his own rectangle b8, d8, d10, b10.
    after = at("d8 d10 a9 j1", "b2 h2 h8 b8 k11").play("a9xb10")
    assert "b8" in men(after, 0)


def test_after_two_tame_moves_to_the_side_only_captures_go_sideways():
    position = at("e5 a1 b2", "k9 j8 h7", marker="2,0")
    assert texts(position, "e5") == {"e5-d6", "e5-e6", "e5-f6"}
    assert "marker shows two" in str(position.why_not(("e5", "d5")))
    taking = at("a8 b2 h2", "h8 k9 j7 i5", marker="2,0")
    assert "a8xb8" in texts(taking)
    assert taking.play("a8xb8").scene().counts[2].value == 0


def test_the_marker_counts_tame_moves_and_goes_off_by_others():
    position = at("e5 a1 b2", "k9 j8 h7")
    one = position.play("e5-d5")
    assert one.scene().counts[2].value == 1
    two = one.play("k9-k8").play("d5-e5")
    assert two.scene().counts[2].value == 2
    assert two.play("j8-j7").play("e5-e6").scene().counts[2].value == 0


def test_who_has_two_pieces_left_has_lost():
    end = at("b2 h2 a7", "h8 j9 k10").play("a7xb8")
    assert end.result.reason is Reason.TOO_FEW_PIECES
    assert end.result.payoffs == (1, -1)


def test_who_enters_the_enemys_home_wins():
    end = at("d10 a1 b2", "k9 j8 h7").play("d10-e11")
    assert end.result.reason is Reason.GOAL
    assert not at("d10 a1 b2", "k9 j8 h7").play("d10-d11").over


def test_six_hundred_moves_are_a_draw():
    end = at("e5 a1 b2", "k9 j8 h7", ply=599).play("e5-e6")
    assert end.result.reason is Reason.LIMIT


def test_captures_agree_with_a_search_over_all_rectangles():
    """In random games, every move takes what a plain search over all quadruples of corners says."""
    from tests.contract.cases import walk

    positions = list(walk("quadrature", 1, 80))
    for before in positions[:-1]:
        for move in before.moves()[:6]:
            mine = {0: 0, 1: 1}[before.actors[0]]
            own, enemy = men(before, mine), men(before, 1 - mine)
            origin, to = move.steps
            new, own = [to], (own - {origin}) | {to}
            for cell in new:
                for taken in sorted(enemy):
                    if any(corners <= own for corners in rectangles(cell, taken)):
                        enemy, own = enemy - {taken}, own | {taken}
                        new.append(taken)
            after = before.play(move)
            if len(own) <= 16:
                assert (men(after, mine), men(after, 1 - mine)) == (own, enemy)


def rectangles(one: str, other: str) -> list[set[str]]:
    """The other two corners of every rectangle with these two corners."""
    if one[0] != other[0] and one[1:] != other[1:]:
        return [{one[0] + other[1:], other[0] + one[1:]}]
    if one[0] == other[0]:
        return [{file + one[1:], file + other[1:]} for file in "abcdefghijk" if file != one[0]]
    ranks = [str(rank) for rank in range(1, 12) if str(rank) != one[1:]]
    return [{one[0] + rank, other[0] + rank} for rank in ranks]
