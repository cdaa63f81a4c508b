"""Andantino: where tiles may be laid, rows of five, enclosures."""

from __future__ import annotations

import pytest

from ludoteka.declare import Reason
from ludoteka.play import Position, variant
from ludoteka.rules import drive

AROUND = ((1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1))
OF = variant("andantino")
NAMES = dict(zip(OF.game.board.places(), OF.game.board.names, strict=True))


def at(black: list[tuple[int, int]], white: list[tuple[int, int]], actors: int) -> Position:
    codes = [0] * len(OF.game.board)
    for code, places in ((1, black), (2, white)):
        for place in places:
            codes[OF.game.board.at(NAMES[place])] = code
    return Position.from_text(OF, f"actors={actors} cells={','.join(map(str, codes))}")


def texts(position: Position) -> set[str]:
    return {move.text for move in position.moves()}


def test_the_first_tile_lies_in_the_middle_and_the_second_beside_it():
    start = Position.start("andantino")
    assert texts(start) == {"o"}
    assert texts(start.play("o")) == {NAMES[place] for place in AROUND}


def test_later_tiles_touch_two():
    third = Position.start("andantino").play("o").play(NAMES[1, 0])
    assert texts(third) == {NAMES[1, -1], NAMES[0, 1]}
    assert "would not touch two" in str(third.why_not((NAMES[-1, 0],)))


@pytest.mark.parametrize("depth", [1, 2, 3, 4, 5, 6])
def test_perft_agrees_with_a_count_on_sets_of_places(depth: int):
    """Within six tiles nobody can have five or enclose anything: only touching matters."""

    def count(laid: frozenset[tuple[int, int]], depth: int) -> int:
        if not laid:
            places = {(0, 0)}
        else:
            beside = {(q + dq, r + dr) for q, r in laid for dq, dr in AROUND} - laid
            places = {
                (q, r) for q, r in beside if sum((q + dq, r + dr) in laid for dq, dr in AROUND) >= min(2, len(laid))
            }
        return len(places) if depth == 1 else sum(count(laid | {place}, depth - 1) for place in places)

    assert drive.perft(OF.compiled, OF.tables.row, OF.start, depth) == count(frozenset(), depth)


def test_five_in_a_row_win():
    position = at([(0, 0), (1, 0), (2, 0), (3, 0)], [(0, 1), (1, 1), (2, 1), (3, 1)], 1)
    assert NAMES[4, 0] in texts(position)
    end = position.play(NAMES[4, 0])
    assert end.result.reason is Reason.ROW
    assert end.result.payoffs == (1, -1)


def test_six_in_a_row_win_too():
    position = at([(0, 0), (1, 0), (3, 0), (4, 0), (5, 0)], [*((k, 1) for k in range(4)), (5, -1)], 1)
    assert position.play(NAMES[2, 0]).result.payoffs == (1, -1)


def test_an_enclosed_enemy_loses():
    ring = [(1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1)]
    position = at(ring, [(0, 0), (2, 0), (2, -1), (1, -2), (-1, -1)], 1)
    end = position.play(NAMES[0, 1])
    assert end.result.reason is Reason.ENCLOSED
    assert end.result.payoffs == (1, -1)


def test_empty_cells_may_be_inside_but_an_enemy_must():
    ring = [(0, -1), (-1, 0), (-1, 1), (0, 1), (2, 0), (2, -1), (1, 1), (2, -2)]
    white = [(1, 0), (3, 0), (3, -1), (3, -2), (-2, 0), (-2, 1), (-2, 2), (0, 2)]
    position = at([(q - 1, r) for q, r in ring], [(q - 1, r) for q, r in white], 1)
    end = position.play(NAMES[0, -2])
    assert end.result.reason is Reason.ENCLOSED, "two cells beside the white tile are empty"
    outside = [(4, -1), *white[1:]]
    empty = at([(q + 1, r) for q, r in ring], [(q + 1, r) for q, r in outside], 1)
    assert not empty.play(NAMES[2, -2]).over


def test_who_enters_an_enclosed_area_is_enclosed():
    ring = [(1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1)]
    white = [(2, 0), (2, -1), (1, -2), (-1, -1), (-2, 1)]
    centre = [(place[0] - 1, place[1]) for place in ring], [(place[0] - 1, place[1]) for place in white]
    position = at(*centre, 2)
    end = position.play(NAMES[-1, 0])
    assert end.result.reason is Reason.ENCLOSED
    assert end.result.payoffs == (1, -1)


def test_tiles_that_run_out_are_a_draw():
    assert OF.game.bound == 2 * OF.game.tiles == 100
