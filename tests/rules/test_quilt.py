"""The quilt game: cloths, what they cover, and the parts of a colour."""

from __future__ import annotations

import random

import pytest

from ludoteka.declare import Reason
from ludoteka.play import NotationError, Position, variant

OF = variant("quilt-game")
BOARD = OF.game.board


def seen(position: Position) -> dict[str, int]:
    """Whose colour each cell shows."""
    return {cell: item.owner for item in position.scene().items for cell in item.cells}


def after(*texts: str) -> Position:
    position = Position.start("quilt-game")
    for text in texts:
        position = position.play(text)
    return position


def test_everybody_has_seventeen_cloths():
    start = Position.start("quilt-game")
    assert [len(tray.items) for tray in start.scene().trays] == [17, 17]
    assert len(start.moves()) == 63 + 19


def test_a_cloth_is_chosen_and_turned_then_laid():
    start = Position.start("quilt-game")
    move = next(move for move in start.moves() if move.text == "X1")
    assert move.steps == ("hand:X", "as:X1")
    chosen = start.play(move)
    assert chosen.actors == (0,)
    assert [move.text for move in chosen.moves()] == ["m13"], "the first cloth lies in the middle of the table"
    assert set(seen(chosen.play("m13"))) == {"m13", "l14", "m14", "n14", "m15"}


def test_exactly_two_squares_of_the_enemy_are_covered():
    position = after("X1", "m13")
    before = seen(position)
    for shape in position.moves()[::9]:
        chosen = position.play(shape)
        for cell in chosen.moves():
            now = seen(chosen.play(cell))
            assert sum(before.get(name) == 0 and owner == 1 for name, owner in now.items()) == 2


def test_own_squares_are_never_covered():
    chooser = random.Random(3)
    position = Position.start("quilt-game")
    for _ in range(24):
        before, who = seen(position), position.actors[0]
        later = position.play(chooser.choice(position.codes))
        if later.actors != position.actors:
            now = seen(later)
            lost = [cell for cell, owner in before.items() if owner == who and now[cell] != who]
            assert not lost
        position = later


def test_what_lies_on_top_is_seen():
    position = after("X1", "m13").play("I1")
    cell = position.moves()[0]
    covered = {name for name, owner in seen(position.play(cell)).items() if owner == 1}
    assert len(covered) == 5
    assert sum(owner == 0 for owner in seen(position.play(cell)).values()) == 3


def parts(cells: set[str]) -> int:
    """Counted another way than the kernel does."""
    left, found = set(cells), 0
    while left:
        found += 1
        edge = [left.pop()]
        while edge:
            at = BOARD.at(edge.pop())
            near = {BOARD.names[to] for way, to in enumerate(BOARD.plan.steps[at]) if to >= 0 and way % 2 == 0}
            edge += near & left
            left -= near
    return found


def test_parts_belong_together_by_their_sides():
    chooser = random.Random(4)
    position = Position.start("quilt-game")
    for _ in range(40):
        position = position.play(chooser.choice(position.codes))
        colours = seen(position)
        for count in position.scene().counts:
            assert count.value == parts({cell for cell, owner in colours.items() if owner == count.owner})


@pytest.mark.parametrize("key", ["book", "three"])
def test_the_fewest_parts_win_when_all_is_laid(key):
    chooser = random.Random(5)
    position = Position.start("quilt-game", key)
    while not position.over:
        position = position.play(chooser.choice(position.codes))
    result = position.result
    assert result.reason is Reason.COUNT
    least = min(result.points)
    best = [seat for seat, points in enumerate(result.points) if points == least]
    wanted = [(1 if len(best) == 1 else 0) if seat in best else -1 for seat in range(len(result.points))]
    assert list(result.payoffs) == wanted


def test_who_cannot_lay_passes_and_the_game_ends_when_all_pass():
    start = Position.start("quilt-game")
    row = start.row.copy()
    used = OF.tables.field("used")
    row[used.at : used.at + 17] = 1
    row[OF.tables.field("cells").at + 312] = 1
    row[abi_points()] = 1
    position = Position.from_text(OF, Position(OF, row).text())
    assert [move.text for move in position.moves()] == ["pass"]
    assert not position.play("pass").over


def abi_points() -> int:
    from ludoteka.rules.abi import POINTS

    return POINTS


def test_a_wrong_try_is_answered():
    start = Position.start("quilt-game")
    assert "Choose a cloth" in str(start.why_not(("m13",)))
    position = after("X1", "m13").play("I1")
    assert "exactly 2 squares" in str(position.why_not(("a1",), 1))
    assert "laid the X already" in str(after("X1", "m13", "I1", str(position.moves()[0])).why_not(("hand:X",)))


def test_impossible_positions_are_refused():
    cells = ["0"] * 625
    cells[0] = "1"
    with pytest.raises(NotationError, match="not laid"):
        Position.from_text(OF, f"actors=1 cells={','.join(cells)}")
