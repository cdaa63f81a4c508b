"""Pieces that go together, so that clients can show it: the wheel of rotary turns, a row of pikk-pakk is pushed."""

from __future__ import annotations

from itertools import pairwise

import pytest

from ludoteka.play import Position
from tests.contract.cases import walk


def looks(position: Position) -> dict[str, tuple[str, int]]:
    return {item.cell: (item.glyph, item.owner) for item in position.scene().items}


@pytest.mark.parametrize("key", ["rotary", "pikk-pakk"])
def test_every_piece_that_is_carried_arrives(key: str) -> None:
    met = 0
    for before, after in pairwise(walk(key, 2, 80)):
        code = next(code for code in before.codes if before.play(code) == after)
        ways = before.variant.face.carried(before.row, code)
        old, new = looks(before), looks(after)
        assert {way[0]: new[way[-1]] for way in ways} == {way[0]: old[way[0]] for way in ways}
        changed = {cell for cell in {*old, *new} if old.get(cell) != new.get(cell)}
        assert changed <= {cell for way in ways for cell in way}, "nothing moves by itself"
        met += len(ways)
    assert met > 100


def test_the_wheel_turns_clockwise_around_its_middle() -> None:
    position = Position.start("rotary")
    move = next(move for move in position.moves() if move.steps[-1] == "as:1")
    board = position.variant.game.board
    assert board is not None
    middle = board.cells[board.at(move.steps[0])]
    for way in position.variant.face.carried(position.row, move.code):
        (ax, ay), (bx, by) = (
            (board.cells[board.at(cell)].x - middle.x, board.cells[board.at(cell)].y - middle.y) for cell in way
        )
        assert ax * by - ay * bx > 0, "clockwise, where y grows downwards"
