"""Rotary: the wheel, the majority, the centre, the offer."""

from __future__ import annotations

import pytest

from ludoteka.declare import Reason
from ludoteka.games.other_logic.rotary import GAME
from ludoteka.play import NotationError, Position

BOARD = GAME.board
REST = [name for name in BOARD.names if name not in ("d5", "e5", "d6")]


def at(white: str, black: str, actors: int = 1, preset: str = "book", **fields: int) -> Position:
    """Pieces on cells; the rest of the thirteen stand far from each other's way, where the call says so."""
    codes = [0] * len(BOARD)
    for code, cells in ((1, white), (2, black)):
        for cell in BOARD.all_at(cells):
            codes[cell] = code
    words = [f"{name}={value}" for name, value in ({"actors": actors} | fields).items()]
    return Position.from_text(f"rotary:{preset}", " ".join([*words, f"cells={','.join(map(str, codes))}"]))


def texts(position: Position, begin: str = "") -> set[str]:
    return {move.text for move in position.moves() if move.text.startswith(begin)}


def owners(position: Position) -> dict[str, int]:
    return {item.cell: item.owner for item in position.scene().items if item.glyph == "man"}


WHITE = "a4 a5 a6 a7 a8 a9 b3 c2 d1 b4"
BLACK = "i4 h5 g6 f7 e8 d9 i3 i2 i1 h4"


def test_the_board_has_sides_of_six_and_four_and_rows_of_four_to_nine():
    rows = [sum(name.endswith(str(rank)) for name in BOARD.names) for rank in range(1, 10)]
    assert rows == [6, 7, 8, 9, 8, 7, 6, 5, 4]
    centre = BOARD.all_at("d5 e5 d6")
    assert sum(BOARD.cells[c].x for c in centre) / 3 == pytest.approx(sum(c.x for c in BOARD.cells) / 60)
    assert BOARD.at("e5") in BOARD.neighbours(BOARD.at("d6"))


def test_the_set_up_has_thirteen_pieces_a_side_and_is_its_own_mirror_image():
    found = owners(Position.start("rotary"))
    white = {cell for cell, owner in found.items() if owner == 0}
    assert white >= {"a4", "a5", "a6", "a7", "a8", "a9", "b3", "c2", "d1"}, "the two left sides"
    assert len(white) == len(found) - len(white) == 13
    places = {(round(cell.x, 2), round(cell.y, 2)): cell.name for cell in BOARD.cells}
    mirrored = {places[round(2 - BOARD.cells[BOARD.at(n)].x, 2), round(BOARD.cells[BOARD.at(n)].y, 2)] for n in white}
    assert mirrored == {cell for cell, owner in found.items() if owner == 1}


def test_the_wheel_needs_a_majority_around_an_empty_inner_cell():
    start = Position.start("rotary")
    assert {text[:2] for text in texts(start)} >= {"b5", "b6", "c4"}
    assert str(start.why_not(("f5",))) == "Around f5 you do not have more pieces than the other."
    assert "six neighbouring cells" in str(start.why_not(("f1",)))
    assert "taken" in str(start.why_not(("a4",)))


def test_the_wheel_carries_the_pieces_round():
    start = Position.start("rotary")
    before = owners(start)
    ring = ["b8", "c7", "c6", "b6", "a7", "a8"]
    assert set(ring) == {BOARD.names[c] for c in BOARD.neighbours(BOARD.at("b7"))}
    after = owners(start.play("b7*1"))
    for one, other in zip(ring, ring[1:] + ring[:1], strict=True):
        assert after.get(other) == before.get(one), "clockwise by one cell"
    two = owners(start.play("b7*2"))
    for one, other in zip(ring, ring[2:] + ring[:2], strict=True):
        assert two.get(other) == before.get(one)


def test_a_turn_must_change_something():
    near = [BOARD.names[c] for c in BOARD.plan.steps[BOARD.at("c6")]]
    position = at(" ".join([*near, "a4", "a9", "b9", "d1", "e1", "f1", "g1"]), f"{BLACK} h3 h2 h1")
    assert not texts(position, "c6")
    assert str(position.why_not(("c6",))) == "Turning at c6 would change nothing."


def test_a_pattern_that_repeats_turns_only_by_what_changes_it():
    """Around c6: white on every second cell; turning by two sixths changes nothing."""
    near = [BOARD.names[c] for c in BOARD.plan.steps[BOARD.at("c6")]]
    position = at(
        " ".join([*near[::2], "a4", "a5", "a9", "b9", "d1", "e1", "f1", "c2", "b3", "g1"]), f"{BLACK} h3 h2 h1"
    )
    assert texts(position, "c6") == {"c6*1", "c6*3", "c6*5"}


def test_who_fills_the_centre_wins():
    near = BOARD.plan.steps[BOARD.at("d5")]
    ring = [BOARD.names[c] for c in near]
    assert {"e5", "d6"} <= set(ring)
    position = at("d5 e5 c7 a4 a5 a6 a7 a8 b3 c2 d1 b4 c3", f"{BLACK} h3 h2 h1")
    wins = [m for m in position.moves() if position.play(m).over]
    assert wins
    end = position.play(wins[0])
    assert end.result.reason is Reason.GOAL
    assert end.result.payoffs == (1, -1)
    assert {cell for cell, owner in owners(end).items() if owner == 0} >= {"d5", "e5", "d6"}


def test_who_cannot_turn_loses():
    """White stands along the edge, and around every free inner cell Black has as many pieces or more."""
    white = "a4 a9 d9 i4 i1 d1 f1 g1 a6 a7 c9 h5 g6"
    black = "b5 b6 b7 b8 c8 d8 e7 f6 g5 h4 h3 g2 e2"
    position = at(white, black)
    assert not position.moves()
    assert position.over
    assert position.result.payoffs == (-1, 1)


def laid() -> Position:
    """White at the left, Black at the right, as by the set-up."""
    position = Position.start("rotary", "laying")
    for white, black in zip(*(men.split() for men in GAME.men), strict=True):
        position = position.play(white).play(black)
    return position


def test_from_the_empty_board_pieces_are_laid_in_turn_but_not_on_the_centre():
    start = Position.start("rotary", "laying")
    assert texts(start) == set(REST)
    assert "centre" in str(start.why_not(("d5",)))
    assert start.play("a4").actors == (1,)


def test_white_offers_two_points_and_black_chooses():
    position = laid()
    assert position.actors == (0,)
    first, second = position.moves()[:2]
    position = position.play(first)
    assert position.actors == (0,)
    assert first.text not in texts(position)
    position = position.play(second)
    assert position.actors == (1,)
    assert texts(position) == {first.text, second.text}
    position = position.play(second)
    assert position.actors == (0,)
    assert {text[:2] for text in texts(position)} == {second.text}
    after = position.play(position.moves()[0])
    assert after.actors == (1,)
    assert len({text[:2] for text in texts(after)}) >= 1


def test_two_hundred_turns_are_a_draw():
    start = Position.start("rotary")
    last = Position.from_text("rotary", f"{start.text()} quiet=199")
    assert last.play("b7*1").result.reason is Reason.LIMIT


def test_impossible_positions_are_refused():
    with pytest.raises(NotationError, match="expected 13"):
        at("a4", BLACK)
