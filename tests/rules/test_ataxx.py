"""Ataxx and hexxagon: division, jumps, infection, forbidden cells, passing and endings."""

from __future__ import annotations

import pytest

from ludoteka.declare import Reason
from ludoteka.play import NotationError, Position, variant
from ludoteka.rules import drive


def at(key: str, *men: str, **fields: int) -> Position:
    of = variant(key)
    codes = [0] * len(of.game.board)
    for player, cells in enumerate(men):
        for cell in of.game.board.all_at(cells):
            codes[cell] = 1 + player
    words = [f"{name}={value}" for name, value in ({"actors": 1} | fields).items()]
    return Position.from_text(of, " ".join([*words, f"cells={','.join(map(str, codes))}"]))


def texts(position: Position) -> set[str]:
    return {move.text for move in position.moves()}


def men(position: Position, owner: int) -> set[str]:
    return {item.cell for item in position.scene().items if item.owner == owner}


def test_corners_belong_to_the_players_by_diagonals():
    start = Position.start("ataxx")
    assert men(start, 0) == {"a1", "g7"}
    assert men(start, 1) == {"a7", "g1"}


def test_every_second_corner_of_the_hexagon_is_one_players_or_every_third():
    corners = ["e9", "a5", "a1", "e1", "i5", "i9"]
    for key, players in (("hexxagon:two", 2), ("hexxagon:three", 3)):
        start = Position.start(key)
        for seat in range(players):
            assert men(start, seat) == set(corners[seat::players])


@pytest.mark.parametrize(("depth", "count"), [(1, 16), (2, 256), (3, 6460), (4, 155888)])
def test_counts_as_published_for_the_empty_seven_by_seven_board(depth: int, count: int):
    """The perft figures of python-ataxx and libataxx."""
    of = variant("ataxx")
    assert drive.perft(of.compiled, of.tables.row, of.start, depth) == count


def test_division_keeps_the_man_and_a_jump_moves_him():
    position = at("ataxx", "a1", "g7")
    assert texts(position) == {"a2", "b1", "b2", "a1-a3", "a1-b3", "a1-c3", "a1-c2", "a1-c1"}
    assert men(position.play("b2"), 0) == {"a1", "b2"}
    assert men(position.play("a1-c3"), 0) == {"c3"}


def test_a_division_that_two_men_could_make_is_one_move():
    assert [move.text for move in at("ataxx", "a1 c1", "g7").moves()].count("b1") == 1


def test_enemies_around_the_cell_of_arrival_turn_and_no_others():
    after = at("ataxx", "b3", "d4 e4 e3 c6 d2").play("b3-d3")
    assert men(after, 0) == {"d3", "d4", "e4", "e3", "d2"}
    assert men(after, 1) == {"c6"}


def test_a_jump_crosses_men_and_forbidden_cells_but_does_not_land_there():
    position = at("ataxx:diamond", "d2", "g7")
    assert "d2-d4" in texts(position), "over the forbidden cell d3"
    assert "d3" not in texts(position)
    assert "forbidden" in str(position.why_not(("d3",)))


def test_who_cannot_move_passes_and_others_may_not():
    wall = "c1 c2 c3 b3 a3 b1 b2 a2"
    position = at("ataxx", "d1 " + wall + " d2 d3 d4 e4 c4 b4 a4 a5 b5 c5 d5 e5 e1 e2 e3", "a1", actors=2)
    assert texts(position) == {"pass"}
    assert position.play("pass").actors == (0,)
    assert "only when you cannot move" in str(Position.start("ataxx").why_not(("do:pass",)))


def test_the_full_board_is_counted():
    names = variant("ataxx").game.board.names
    end = at("ataxx", " ".join(names[1:40]), " ".join(names[40:])).play("a1")
    assert end.result.reason is Reason.COUNT
    assert end.result.points[:2] == (40, 9)
    assert end.result.payoffs == (1, -1)


def test_a_side_without_men_has_lost_at_once():
    end = at("ataxx", "a1", "c3").play("b2")
    assert end.result.reason is Reason.NO_PIECES
    assert end.result.payoffs == (1, -1)


def test_a_hundred_turns_without_division_end_the_game():
    position = at("ataxx", "a1", "g7", quiet=99)
    assert not position.play("b2").over
    assert position.play("a1-c3").result.payoffs == (0, 0)


def test_three_players_who_lead_together_draw():
    end = at("hexxagon:three", "a1", "e9", "i5", quiet=99).play("a1-c3")
    assert end.result.payoffs == (0, 0, 0)
    end = at("hexxagon:three", "a1 a2", "e9 e8", "i5", quiet=99).play("a1-c3")
    assert end.result.payoffs == (0, 0, -1)


def test_men_on_forbidden_cells_are_refused():
    with pytest.raises(NotationError, match="forbidden"):
        at("hexxagon:holes", "d4", "a1")
