"""Tanbo, hexbo, tanbo in three dimensions: seeds, growth, and which roots die."""

from __future__ import annotations

import random
from itertools import product

import numpy as np
import pytest

from ludoteka.declare import Reason
from ludoteka.play import Position, variant
from ludoteka.rules.abi import ACTORS

BLACK_SEEDS = "a7 a19 g1 g13 m7 m19 s1 s13"
WHITE_SEEDS = "a1 a13 g7 g19 m1 m13 s7 s19"


def at(key: str, black: str, white: str, actors: int = 1) -> Position:
    of = variant(key)
    codes = [0] * len(of.game.board)
    for code, cells in ((1, black), (2, white)):
        for cell in of.game.board.all_at(cells):
            codes[cell] = code
    return Position.from_text(of, f"actors={actors} cells={','.join(map(str, codes))}")


def men(position: Position, owner: int) -> set[str]:
    return {item.cell for item in position.scene().items if item.owner == owner}


def texts(position: Position) -> set[str]:
    return {move.text for move in position.moves()}


def roots(position: Position) -> list[int]:
    return [count.value for count in position.scene().counts]


def test_the_seeds_of_the_book():
    start = Position.start("tanbo")
    assert men(start, 0) == {*BLACK_SEEDS.split()}
    assert men(start, 1) == {*WHITE_SEEDS.split()}
    assert start.actors == (0,), "Black begins"
    # Two seeds on a corner, four on an edge, two inside: each grows to all its neighbours.
    assert len(texts(start)) == 2 * 2 + 4 * 3 + 2 * 4
    assert roots(start) == [8, 8]


def test_hexbo_has_seeds_on_the_corners_of_two_hexagons_in_opposite_colours():
    start = Position.start("hexbo")
    board = start.variant.game.board
    assert len(board) == 271
    outer = {board.names[cell] for cell in board.region("corners")}
    for mine in (men(start, 0), men(start, 1)):
        assert len(mine) == 6
        assert len(mine & outer) == 3
    for corner in board.region("corners"):
        inward = next(way for way in range(6) if len(board.ray(corner, way)) == 18)
        inner = board.ray(corner, inward)[3]
        owner = {item.cell: item.owner for item in start.scene().items}
        assert owner[board.names[inner]] == 1 - owner[board.names[corner]]


def test_tanbo_3d_has_seeds_in_the_corners_and_grows_upwards():
    start = Position.start("tanbo-3d")
    board = start.variant.game.board
    assert men(start, 0) | men(start, 1) == {board.names[cell] for cell in board.region("corners")}
    assert {"1a2", "1b1", "2a1"} <= texts(start)
    assert "2b1" not in texts(start), "only along the axes"
    assert roots(start) == [4, 4]
    for file, rank, storey in product("ae", "15", "15"):
        owner = int(f"{storey}{file}{rank}" in men(start, 1))
        assert owner == ("ae".index(file) + "15".index(rank) + "15".index(storey)) % 2


def test_a_new_man_touches_exactly_one_own_man():
    position = at("tanbo", "c3 d3 c4 s1", "s19")
    assert "d4" not in texts(position)
    assert "touches more than one" in str(position.why_not(("d4",)))
    assert "None of your roots reaches" in str(position.why_not(("j10",)))
    assert "e3" in texts(position)


def test_two_roots_of_one_colour_never_meet():
    position = at("tanbo", "c3 c5", "s19")
    assert "c4" not in texts(position)


def test_an_enemy_root_without_room_is_taken_off_whole():
    after = at("tanbo", "a2 s1", "a1 s19").play("b2")
    assert men(after, 1) == {"a1", "s19"}, "b1 is still free"
    dead = after.play("s18").play("b1")
    assert men(dead, 1) == {"s19", "s18"}


def test_who_kills_his_own_growing_root_removes_it_alone():
    # Black grows from a1 to a2 where his root has no room left; the white root beside it, without room too, lives on.
    position = at("tanbo", "a1 s1", "b1 b2 b3 c4 a4 s19")
    after = position.play("a2")
    assert men(after, 0) >= {"a1", "a2"}, "a3 is still free"
    after = after.play("s18").play("a3")
    assert men(after, 0) == {"s1"}
    assert men(after, 1) == {"b1", "b2", "b3", "c4", "a4", "s19", "s18"}


def test_own_roots_that_lost_their_last_place_go_too():
    # a1's last place is b1, between it and c1's root, which grows to b2 (b1 then touches two black men).
    position = at("tanbo", "a1 c2 s1", "a2 s19")
    assert "b1" in texts(position)
    after = position.play("b2")
    assert men(after, 0) == {"c2", "b2", "s1"}, "a1 cannot grow to b1 any more"


def test_who_has_no_root_left_has_lost():
    end = at("tanbo", "a2 b2", "a1 s19").play("b1")
    assert men(end, 1) == {"s19"}
    last = at("tanbo", "a2 b2", "a1").play("b1")
    assert last.result.reason is Reason.NO_PIECES
    assert last.result.payoffs == (1, -1)


def test_who_removes_his_last_root_loses():
    end = at("tanbo", "a1", "b1 b2 b3 a3 s19").play("a2")
    assert men(end, 0) == set()
    assert end.result.payoffs == (-1, 1)


@pytest.mark.parametrize("key", ["tanbo", "hexbo", "tanbo-3d"])
def test_roots_are_never_more_than_at_the_start(key: str):
    from tests.contract.cases import walk

    most = roots(Position.start(key))
    for position in walk(key, 3, 400):
        now = roots(position)
        assert all(n <= m for n, m in zip(now, most, strict=True))
        most = now


@pytest.mark.parametrize("key", ["tanbo", "hexbo", "tanbo-3d"])
def test_growth_is_counted_along_the_way(key: str):
    """After each move of a random game, every man's root has the room that a count from nothing finds."""
    of = variant(key)
    rules, t, n = of.compiled, of.tables.row, len(of.game.board)
    root, grow, near = (of.tables.field(name).at for name in ("root", "grow", "near"))
    chooser, out = random.Random(key), np.zeros(of.tables.most_moves, np.int64)
    s, removed = of.start.copy(), 0
    while s[ACTORS]:
        men = np.count_nonzero(s[of.tables.core])
        rules.play(s, t, chooser.choice(out[: rules.moves(s, t, out)].tolist()))
        removed += np.count_nonzero(s[of.tables.core]) < men
        anew = s.copy()
        rules.derive(anew, t)
        rooms = [
            [int(row[grow + row[root + cell]]) if row[root + cell] else 0 for cell in range(n)] for row in (s, anew)
        ]
        assert rooms[0] == rooms[1]
        assert (s[near : near + n] == anew[near : near + n]).all()
    assert removed > 5
