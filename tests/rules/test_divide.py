"""Divide et impera and divide reversed: boards, where men may be laid, parts and ties."""

from __future__ import annotations

from ludoteka.declare import Reason
from ludoteka.play import Position, variant


def texts(position: Position) -> set[str]:
    return {move.text for move in position.moves()}


def filled(key: str, white: str, last: str) -> Position:
    """A board full of Black except for White's cells and the one where White lays the last man."""
    of = variant(key)
    codes = [2] * len(of.game.board)
    for cell in of.game.board.all_at(white):
        codes[cell] = 1
    codes[of.game.board.at(last)] = 0
    return Position.from_text(of, f"actors=1 cells={','.join(map(str, codes))}").play(last)


def test_the_first_man_may_lie_anywhere_and_others_beside_any_man():
    start = Position.start("divide-et-impera")
    assert len(texts(start)) == 64
    after = start.play("d4").play("e4")
    assert texts(after) == {"d3", "e3", "c4", "f4", "d5", "e5"}
    assert "No man lies beside a1" in str(after.why_not(("a1",)))


def test_the_clover_lacks_fifteen_cells_of_each_quarter():
    names = set(variant("divide-et-impera:clover").game.board.names)
    assert len(names) == 17 * 17 - 60
    for cell in ("a1", "a3", "c1", "g1", "h2", "i1", "i6", "a17", "q17", "q1", "a11", "k17", "q7"):
        assert cell not in names
    assert {"i7", "i9", "d1", "j1", "k1"} <= names


def test_larger_boards_for_more_players():
    for preset, players, cells in (("3-players", 3, 144), ("4-players", 4, 196), ("5-players", 5, 225)):
        game = variant("divide-et-impera", preset).game
        assert (game.players, len(game.board)) == (players, cells)


def test_fewer_parts_win_and_corners_do_not_join():
    end = filled("divide-et-impera", "a1 b2 d4", "h8")
    assert end.result.reason is Reason.COUNT
    assert end.result.points[:2] == (4, 1)
    assert end.result.payoffs == (-1, 1)
    tied = filled("divide-et-impera", "a1", "a2")
    assert tied.result.points[:2] == (1, 1)
    assert tied.result.payoffs == (0, 0)


def test_reversed_more_parts_win():
    end = filled("divide-reverse", "a7 c7 e9", "h5")
    assert end.result.points[:2] == (4, 1)
    assert end.result.payoffs == (1, -1)


def test_the_jagged_board_has_the_columns_of_the_book():
    names = variant("divide-reverse").game.board.names
    column = {file: sorted(int(name[1:]) for name in names if name[0] == file) for file in "aejn"}
    assert column["a"] == [7, 8, 9]
    assert column["e"] == list(range(7, 14))
    assert column["j"] == list(range(1, 8))
    assert column["n"] == list(range(5, 13))
    wide = variant("divide-reverse:22-columns").game.board.names
    assert [int(name[1:]) for name in wide if name[0] == "r"] == list(range(1, 8)), "r repeats j"


def test_reversed_the_first_man_lies_on_b6_and_others_beside_own_men():
    start = Position.start("divide-reverse")
    assert texts(start) == {"b6"}
    assert "must be laid on b6" in str(start.why_not(("c6",)))
    second = start.play("b6")
    assert texts(second) == {"b7", "c6"}, "who has no man begins beside another's"
    third = second.play("b7")
    assert texts(third) == {"c6"}
    assert texts(third.play("c6")) == {"a7", "b8", "c7"}
