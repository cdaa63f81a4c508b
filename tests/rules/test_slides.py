"""Neutron: slides to the end, the neutron first, both goals, blocked players."""

from __future__ import annotations

from ludoteka.declare import Reason
from ludoteka.play import Position, variant

BOARD = variant("neutron").game.board


def at(white: str, black: str, neutron: str, preset: str = "neutron", **fields: int) -> Position:
    codes = [0] * 25
    for code, cells in ((1, white), (2, black), (3, neutron)):
        for cell in BOARD.all_at(cells):
            codes[cell] = code
    words = [f"{name}={value}" for name, value in ({"actors": 1} | fields).items()]
    return Position.from_text(variant("neutron", preset), " ".join([*words, f"cells={','.join(map(str, codes))}"]))


def texts(position: Position) -> set[str]:
    return {move.text for move in position.moves()}


def test_pawns_stand_on_the_home_rows_and_the_neutron_in_the_middle():
    items = {item.cell: (item.glyph, item.owner) for item in Position.start("neutron").scene().items}
    assert items == {
        **{f"{file}1": ("pawn", 0) for file in "abcde"},
        **{f"{file}5": ("pawn", 1) for file in "abcde"},
        "c3": ("ball", -1),
    }


def test_the_first_turn_moves_a_pawn_only():
    start = Position.start("neutron")
    assert "c3-a3" not in texts(start)
    after = start.play("a1-a4")
    assert after.actors == (1,)
    assert str(after.why_not(("b5",))) == "The neutron moves first, then one of your pawns."


def test_pieces_slide_until_something_stops_them():
    start = Position.start("neutron")
    assert texts(start) >= {"a1-a4", "c1-c2", "b1-e4", "e1-e4"}
    assert "a1-a2" not in texts(start)
    assert "cannot stop on a3" in str(start.why_not(("a1", "a3")))


def test_each_later_turn_is_the_neutron_and_then_a_pawn():
    after = Position.start("neutron").play("a1-a4").play("c3-e3")
    assert after.actors == (1,)
    assert after.turn == 1
    assert str(after.why_not(("e3",))) == "The neutron has moved: now move one of your pawns."
    assert after.play("b5-b2").actors == (0,)


def test_the_neutron_wins_for_the_owner_of_the_row_whoever_moved_it():
    position = at("b1 c1 d1 e1 b2", "b5 c5 d5 e5 d4", "a3")
    assert position.play("a3-a1").result.payoffs == (1, -1)
    assert position.play("a3-a5").result.payoffs == (-1, 1)
    assert position.play("a3-a1").result.reason is Reason.GOAL


def test_in_co_neutron_the_neutron_belongs_on_the_other_row_and_moves_in_the_first_turn():
    start = Position.start("neutron", "co-neutron")
    assert all(text.startswith("c3") for text in texts(start))
    position = at("b1 c1 d1 e1 b2", "b5 c5 d5 e5 d4", "a3", "co-neutron")
    assert position.play("a3-a5").result.payoffs == (1, -1)


def test_who_cannot_move_the_neutron_has_lost():
    position = at("a1 b1 c1 b3 c3", "d5 e5 a3 a2 c2", "b2")
    assert position.result.payoffs == (-1, 1)
    assert position.result.reason is Reason.NO_MOVES


def test_who_cannot_move_a_pawn_has_lost():
    position = at("a1 b1 c1 d1 e1", "a2 b2 c2 d2 e2", "c4", phase=1)
    assert position.result.payoffs == (-1, 1)


def test_after_two_hundred_turns_nobody_has_won():
    end = at("a1 b1 c1 d1 e1", "a5 b5 c5 d5 e5", "c3", phase=1, turn=199).play("a1-a4")
    assert end.result.reason is Reason.LIMIT
    assert end.result.payoffs == (0, 0)
