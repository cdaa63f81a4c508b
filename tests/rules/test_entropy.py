"""Entropy: who may move, isolated men, immobility."""

from __future__ import annotations

from ludoteka.declare import Reason
from ludoteka.play import Position, variant

BOARD = variant("entropy").game.board
BLACK_CROWD = "e5 d5 c5 e4 d4 c4 e3"


def at(white: str, black: str, actors: int = 1, **fields: int) -> Position:
    codes = [0] * 25
    for code, cells in ((1, white), (2, black)):
        for cell in BOARD.all_at(cells):
            codes[cell] = code
    words = [f"{name}={value}" for name, value in ({"actors": actors} | fields).items()]
    return Position.from_text("entropy", " ".join([*words, f"cells={','.join(map(str, codes))}"]))


def texts(position: Position, begin: str = "") -> set[str]:
    return {move.text for move in position.moves() if move.text.startswith(begin)}


def test_the_set_up_of_the_book():
    owner = {item.cell: item.owner for item in Position.start("entropy").scene().items}
    assert {cell for cell, seat in owner.items() if seat == 0} == {"a1", "b1", "c1", "d1", "e1", "a2", "e2"}
    assert {cell for cell, seat in owner.items() if seat == 1} == {"a5", "b5", "c5", "d5", "e5", "a4", "e4"}


def test_a_man_beside_a_friend_moves_like_a_queen_over_empty_cells():
    start = Position.start("entropy")
    assert texts(start, "c1") == {"c1-c2", "c1-c3", "c1-c4", "c1-b2", "c1-a3", "c1-d2", "c1-e3"}


def test_a_man_without_a_friend_does_not_move():
    position = at("a1 b1 c1 d1 e1 a3 e3", "a4 b5 c5 d5 e5 a5 b4")
    assert not texts(position, "a3")
    assert "touches none of his own" in str(position.why_not(("a3",)))


def test_an_isolated_man_must_be_joined():
    position = at("a5 a1 b1 c1 d1 e1 e2", BLACK_CROWD)
    ends = {move.text[-2:] for move in position.moves()}
    assert ends <= {"a4", "b4", "b5"}
    assert "a1-a4" in texts(position)
    assert "a1-a3" not in texts(position)
    assert str(position.why_not(("a1", "a3"))) == "Your isolated man must be joined first: a5."


def test_a_man_may_be_isolated_where_none_is():
    start = at("a1 b1 c1 d1 e1 a2 e2", "d5 e5 d4 e4 c5 c4 e3")
    assert "a2-a5" in texts(start)


def test_who_makes_all_his_men_immobile_wins():
    position = at("a1 a3 a5 c1 c5 e1 d2", "b2 b4 d1 c4 b5 e5 e4")
    end = position.play("d2-d3")
    assert end.result.reason is Reason.NO_MOVES
    assert end.result.payoffs == (1, -1)


def test_who_immobilises_only_the_other_loses():
    black = "a5 c5 e5 a3 e3 c3 c1"
    won = at("a1 b1 d1 e1 d2 e2 b2", black, actors=1)
    assert won.play(won.moves()[0]).result.payoffs == (-1, 1)


def test_three_hundred_moves_are_a_draw():
    end = at("a1 b1 c1 d1 e1 a2 e2", "d5 e5 d4 e4 c5 c4 e3", turn=299).play("c1-c2")
    assert end.result.reason is Reason.LIMIT
