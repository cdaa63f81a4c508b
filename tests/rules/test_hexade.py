"""Hexade: the opening, pairs that are taken, the three perfect sixes."""

from __future__ import annotations

import pytest

from ludoteka.declare import Reason
from ludoteka.play import Position, variant

OF = variant("hexade")
BOARD = OF.game.board
MIDDLE = "j10"


def cell(*ways: str, start: str = MIDDLE) -> str:
    """Where steps in these directions lead."""
    at = BOARD.at(start)
    for way in ways:
        at = BOARD.step(at, BOARD.direction(way))
    return BOARD.names[at]


def at(white: list[str], black: list[str], actors: int = 1) -> Position:
    codes = [0] * len(BOARD)
    for code, cells in ((1, white), (2, black)):
        for name in cells:
            codes[BOARD.at(name)] = code
    return Position.from_text(OF, f"actors={actors} ply=40 hand=200,200 cells={','.join(map(str, codes))}")


def men(position: Position, owner: int) -> set[str]:
    return {item.cell for item in position.scene().items if item.owner == owner}


def test_there_are_as_many_sixes_as_the_board_has_room_for():
    from ludoteka.rules import hexade

    rows = [max(0, 10 + k - 5) for k in range(10)] + [max(0, 10 + k - 5) for k in range(9)]
    assert len(BOARD.rows(6)) == 3 * sum(rows)
    assert len(hexade.rings(BOARD)) == 217, "a hexagon of side 9"
    # A triangle of side 3 points up or down; its lowest row may begin wherever three cells and the tip fit.
    assert len(hexade.triangles(BOARD)) == len({frozenset(cells) for cells in hexade.triangles(BOARD)})
    assert all(len(set(cells)) == 6 for cells in hexade.triangles(BOARD))


def test_the_second_man_of_who_begins_is_not_beside_his_first():
    position = Position.start("hexade").play(MIDDLE).play("a1")
    assert cell("E") not in {move.text for move in position.moves()}
    assert cell("E", "E") in {move.text for move in position.moves()}
    assert "too near" in str(position.why_not((cell("NE"),)))
    far = Position.start(variant("hexade", "book", {"apart": "3"})).play(MIDDLE).play("a1")
    assert cell("E", "E") not in {move.text for move in far.moves()}
    assert cell("E", "E", "E") in {move.text for move in far.moves()}


def test_the_other_player_is_free():
    position = Position.start("hexade").play(MIDDLE).play("a1").play("s1")
    assert "a2" in {move.text for move in position.moves()}


def test_a_pair_between_two_men_is_taken():
    position = at([MIDDLE], [cell("E"), cell("E", "E")])
    after = position.play(cell("E", "E", "E"))
    assert men(after, 1) == set()
    assert [count.value for count in after.scene().counts] == [2, 0]


def test_pairs_are_taken_in_several_directions_at_once():
    enemies = [cell(way) for way in ("E", "NE")] + [cell(way, way) for way in ("E", "NE")]
    after = at([cell("E", "E", "E"), cell("NE", "NE", "NE")], enemies).play(MIDDLE)
    assert men(after, 1) == set()


@pytest.mark.parametrize("number", [1, 3])
def test_one_or_three_are_not_taken(number: int):
    row = [MIDDLE]
    for _ in range(number + 1):
        row.append(cell("E", start=row[-1]))
    after = at([row[0]], row[1:-1]).play(row[-1])
    assert len(men(after, 1)) == number


def test_who_steps_between_two_enemies_is_safe():
    after = at([cell("E")], [MIDDLE, cell("E", "E", "E")]).play(cell("E", "E"))
    assert men(after, 0) == {cell("E"), cell("E", "E")}


def row() -> list[str]:
    return [cell(*["E"] * k) for k in range(6)]


def ring() -> list[str]:
    return [cell(way) for way in ("E", "NE", "NW", "W", "SW", "SE")]


def triangle() -> list[str]:
    return [MIDDLE, cell("E"), cell("E", "E"), cell("NE"), cell("NE", "E"), cell("NE", "NE")]


@pytest.mark.parametrize("shape", [row, ring, triangle])
def test_a_perfect_six_wins(shape):
    cells = shape()
    for last in cells:
        end = at([name for name in cells if name != last], ["a1", "c3"]).play(last)
        assert end.result.reason is Reason.ROW
        assert end.result.payoffs == (1, -1)
        assert end.scene().links


def test_what_lies_inside_the_ring_does_not_matter():
    cells = ring()
    assert at(cells[1:], [MIDDLE]).play(cells[0]).over


def test_five_are_not_enough():
    assert not at(row()[:4], ["a1"]).play(row()[4]).over
