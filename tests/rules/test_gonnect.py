"""Gonnect: captures as in go, no passing, no suicide, joined sides."""

from __future__ import annotations

from ludoteka.declare import Reason
from ludoteka.play import Position, variant
from ludoteka.rules import drive
from ludoteka.rules.abi import ACTORS, PAYOFF, REASON

SMALL = variant("gonnect", "book", {"size": "7"})


def at(black: str, white: str, actors: int = 1) -> Position:
    board = SMALL.game.board
    codes = [0] * len(board)
    for code, cells in ((1, black), (2, white)):
        for cell in board.all_at(cells):
            codes[cell] = code
    return Position.from_text(SMALL, f"actors={actors} ply=20 cells={','.join(map(str, codes))}")


def texts(position: Position) -> set[str]:
    return {move.text for move in position.moves()}


def men(position: Position, owner: int) -> set[str]:
    return {item.cell for item in position.scene().items if item.owner == owner}


def test_any_two_opposite_sides_win_for_either_player():
    across = at("a4 b4 c4 d4 e4 f4", "a1 b1 c1")
    assert across.play("g4").result.payoffs == (1, -1)
    up = at("a4 b4 c4", "d1 d2 d3 d4 d5 d6", 2)
    end = up.play("d7")
    assert end.result.reason is Reason.CONNECTED
    assert end.result.payoffs == (-1, 1)


def test_two_neighbouring_sides_are_not_enough():
    assert not at("a4 b4 c4 c3 c2", "g1 g2").play("c1").over


def test_diagonal_contact_does_not_join():
    assert not at("a1 b2 c3 d4 e5 f6", "g1 g2").play("g7").over


def test_stones_without_liberty_are_captured():
    taken = at("b2 c1 d4", "b1 g7").play("a1")
    assert men(taken, 1) == {"g7"}


def test_suicide_is_forbidden():
    position = at("c3", "a2 b1 g7")
    assert "a1" not in texts(position)
    assert position.why_not(("a1",)) is not None


def test_a_position_may_not_be_repeated():
    ko = at("c4 c2 b3", "d4 d2 e3 g7").play("d3").play("c3")
    assert "d3" not in men(ko, 0)
    assert "d3" not in texts(ko)
    assert "d3" in texts(ko.play("a7").play("g1")), "after an exchange elsewhere the position is a new one"


def test_nobody_passes():
    start = Position.start("gonnect")
    assert len(start.moves()) == 169
    assert "pass" not in texts(start)
    assert "Nobody may pass" in str(start.why_not(("do:pass",)))


def test_who_cannot_move_loses():
    s = SMALL.start.copy()
    SMALL.compiled.result(s, SMALL.tables.row)
    assert s[ACTORS] == 0
    assert s[REASON] == Reason.NO_MOVES
    assert s[PAYOFF : PAYOFF + 2].tolist() == [-1, 1]


def test_the_first_stone_may_be_taken_over_once():
    start = Position.start("gonnect:swap")
    assert "swap" not in texts(start)
    after = start.play("g7")
    assert "swap" in texts(after)
    swapped = after.play("swap")
    assert men(swapped, 1) == {"g7"}
    assert swapped.actors == (0,)
    assert "swap" not in texts(swapped)
    assert "swap" not in texts(Position.start("gonnect:book").play("g7"))


def test_perft_is_that_of_go_without_passes():
    """On 7 by 7 nothing can be taken within three stones except in a corner: 49 * 48 * 47 less the shut corners."""
    count = drive.perft(SMALL.compiled, SMALL.tables.row, SMALL.start, 3)
    assert count == 49 * 48 * 47


def test_a_thousand_moves_are_a_draw():
    near_end = at("c3", "e5").text().replace("ply=20", "ply=999")
    end = Position.from_text(SMALL, near_end).play("d4")
    assert end.result.reason is Reason.LIMIT
    assert end.result.payoffs == (0, 0)


def test_the_stones_that_are_missing_are_counted_along_the_shortest_way():
    def missing(position: Position, player: int) -> list[int]:
        return [
            SMALL.compiled.module.stones_missing(position.row.copy(), SMALL.tables.row, player, side) for side in (1, 2)
        ]

    assert missing(at("", ""), 0) == [7, 7]
    row = at("b4 c4 d4", "e5")
    assert missing(row, 0) == [6, 4], "from side to side three of seven are there, upwards one of seven"
    assert missing(row, 1) == [6, 6]
    wall = at("c3", "a4 b4 c4 d4 e4 f4")
    assert missing(wall, 0) == [7, 6], "upwards only by the last file"
    assert missing(at("", "a7 b6 c5 d4 e3 f2 g1"), 0) == [49, 49], "there is no way"
