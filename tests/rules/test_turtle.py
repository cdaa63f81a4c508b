"""The turtle game: the shell, and who owns its areas."""

from __future__ import annotations

from collections import Counter
from itertools import combinations

import pytest

from ludoteka.declare import Reason
from ludoteka.play import NotationError, Position, variant

GAME = variant("turtle-game").game
BOARD = GAME.board
EDGES = {frozenset(pair) for area in GAME.corners() for pair in zip(area, area[1:] + area[:1], strict=True)}


def at(white: str, black: str, actors: int = 1) -> Position:
    codes = [0] * 56
    for code, nodes in ((1, white), (2, black)):
        for node in BOARD.all_at(nodes):
            codes[node] = code
    return Position.from_text("turtle-game", f"actors={actors} cells={','.join(map(str, codes))}")


def owners(position: Position) -> dict[str, int]:
    return {item.cell: item.owner for item in position.scene().items if item.glyph == "area"}


def test_the_shell_has_56_nodes_and_34_areas_of_three_sorts():
    assert len(BOARD.region("nodes")) == 56
    assert Counter(map(len, GAME.corners())) == {7: 6, 5: 14, 3: 14}


def crosses(one: frozenset[int], other: frozenset[int]) -> bool:
    (a, b), (c, d) = ([(BOARD.cells[n].x, BOARD.cells[n].y) for n in sorted(edge)] for edge in (one, other))

    def side(p, q, r):
        return (q[0] - p[0]) * (r[1] - p[1]) - (q[1] - p[1]) * (r[0] - p[0])

    return side(a, b, c) * side(a, b, d) < 0 and side(c, d, a) * side(c, d, b) < 0


def test_the_map_is_planar():
    """No two lines cross, and Euler's formula holds: nodes - lines + areas (with the outside) = 2."""
    assert 56 - len(EDGES) + 34 + 1 == 2
    assert not [pair for pair in combinations(EDGES, 2) if not set.intersection(*map(set, pair)) and crosses(*pair)]


def test_every_line_parts_two_areas_or_an_area_from_the_outside():
    count = Counter(frozenset(pair) for area in GAME.corners() for pair in zip(area, area[1:] + area[:1], strict=True))
    assert set(count.values()) == {1, 2}


def test_it_is_drawn_as_a_turtle():
    """34 plates, and head, tail and four flippers that look out of the shell."""
    filled = Counter(line.style for line in BOARD.plan.lines if line.style.startswith("fill "))
    assert filled == {"fill dark": 6, "fill middle": 14, "fill light": 14, "fill green": 6}
    shell = max(abs(cell.x) for cell in BOARD.cells)
    limbs = [line.points for line in BOARD.plan.lines if line.style == "fill green"]
    assert sum(max(abs(x) for x, _ in limb) > shell for limb in limbs) == 2


def test_pieces_are_put_on_nodes_in_turn():
    start = Position.start("turtle-game")
    assert len(start.moves()) == 56
    after = start.play("1")
    assert after.actors == (1,)
    assert "taken" in str(after.why_not(("1",)))
    assert "is an area" in str(start.why_not(("h1",)))


@pytest.mark.parametrize(("area", "most"), [("t1", 2), ("p1", 3), ("h1", 4)])
def test_more_than_half_of_the_corners_win_an_area(area, most):
    corners = [BOARD.names[node] for node in BOARD.region(area)]
    others = [name for name in BOARD.names[:56] if name not in corners][: most - 1]
    position = at(" ".join(corners[: most - 1]), " ".join(others))
    assert area not in owners(at(" ".join(corners[: most - 1]), " ".join(others)))
    after = position.play(corners[most - 1])
    assert owners(after)[area] == 0
    assert after.scene().counts[0].value >= len(corners)


def test_an_area_keeps_its_owner():
    white = "3 2"
    position = at(white, "8 40")
    assert owners(position)["t1"] == 0


def test_the_full_board_is_counted():
    position = Position.start("turtle-game")
    for node in range(1, 57):
        assert not position.over
        position = position.play(str(node))
    assert position.result.reason is Reason.COUNT
    points = position.result.points
    assert sum(points) == 6 * 7 + 14 * 5 + 14 * 3
    assert position.result.payoffs == (
        (1, -1) if points[0] > points[1] else (-1, 1) if points[1] > points[0] else (0, 0)
    )


def test_pieces_that_were_not_put_down_in_turn_are_refused():
    with pytest.raises(NotationError, match="in turn"):
        at("1 2 3", "")
