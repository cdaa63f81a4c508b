"""Polyominoes: the shapes are derived, pieces are laid once, players drop out, and all the ways to play."""

from __future__ import annotations

import random

import pytest

from ludoteka.declare import Reason
from ludoteka.declare.polyominoes import all_forms, free_pieces, turns
from ludoteka.play import Position, variant

BOARD = variant("hexomino").game.board


def texts(position: Position) -> set[str]:
    return {move.text for move in position.moves()}


def at_random(preset: str, seed: int) -> list[Position]:
    chooser = random.Random(seed)
    positions = [Position.start("hexomino", preset)]
    while not positions[-1].over:
        positions.append(positions[-1].play(chooser.choice(positions[-1].moves())))
    return positions


@pytest.mark.parametrize(("order", "free", "fixed"), [(2, 1, 2), (3, 2, 6), (4, 5, 19), (5, 12, 63), (6, 35, 216)])
def test_the_shapes_are_as_many_as_golomb_counted(order: int, free: int, fixed: int):
    """OEIS A000105 (free polyominoes) and A001168 (fixed polyominoes)."""
    assert len(free_pieces(order)) == free
    assert len(all_forms(order)) == fixed
    assert len(set(all_forms(order))) == fixed


def test_every_piece_is_connected_and_has_six_squares():
    for piece in free_pieces(6):
        squares, todo = set(piece), [piece[0]]
        for x, y in todo:
            todo += [to for to in ((x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)) if to in squares and to not in todo]
        assert len(todo) == len(squares) == 6


def test_turning_and_turning_over_leads_to_the_same_piece():
    for piece in free_pieces(6):
        assert all(set(turns(form)) == set(turns(piece)) for form in turns(piece))


def test_the_empty_board_has_29_408_placements():
    """Counted independently: a form as wide as w and as high as h has (15 - w)(15 - h) places."""
    start = Position.start("hexomino")
    assert len(start.moves()) == 216
    total = sum(len(start.play(code).codes) for code in start.codes)
    by_boxes = 0
    for _, form in all_forms(6):
        wide, high = 1 + max(x for x, _ in form), 1 + max(y for _, y in form)
        by_boxes += (15 - wide) * (15 - high)
    assert total == by_boxes == 29_408


def test_a_piece_is_chosen_turned_and_laid():
    start = Position.start("hexomino")
    straight = free_pieces(6).index(tuple((x, 0) for x in range(6))) + 1
    assert {move.steps for move in start.moves() if move.steps[0] == f"hand:{straight}"} == {
        (f"hand:{straight}", f"as:{straight}a"),
        (f"hand:{straight}", f"as:{straight}b"),
    }
    chosen = start.play(f"{straight}a")
    assert chosen.actors == (0,)
    assert "c1" in texts(chosen)
    assert "a1" not in texts(chosen), "the piece is held near its middle"
    laid = chosen.play("c1")
    assert [set(item.cells) for item in laid.scene().items] == [{f"{file}1" for file in "abcdef"}]
    assert laid.actors == (1,)


def test_a_used_piece_is_gone_for_everybody():
    start = Position.start("hexomino")
    piece = start.moves()[0].text[:-1]
    laid = start.play(start.moves()[0])
    laid = laid.play(laid.moves()[0])
    assert not any(move.steps[0] == f"hand:{piece}" for move in laid.moves())


def test_pieces_lie_on_free_cells_only():
    for position in at_random("two", 1):
        cells = [cell for item in position.scene().items for cell in item.cells]
        assert len(cells) == len(set(cells)) == 6 * len(position.scene().items)


@pytest.mark.parametrize("preset", ["two", "three", "four", "cards"])
def test_the_last_one_who_can_lay_a_piece_wins(preset: str):
    positions = at_random(preset, 2)
    end = positions[-1]
    assert end.result.reason is Reason.LAST
    winner = end.result.payoffs.index(1)
    if preset != "cards":
        assert positions[-2].actors == (winner,), "with common pieces who lays the last one has won"
    assert sorted(end.result.payoffs) == [-1] * (len(end.result.payoffs) - 1) + [1]


def test_teams_win_together():
    for seed in range(3):
        payoffs = at_random("teams", seed)[-1].result.payoffs
        assert payoffs in ((1, -1, 1, -1), (-1, 1, -1, 1))


@pytest.mark.parametrize(("preset", "players"), [("cut-throat", 3), ("cut-throat-four", 4)])
def test_cut_throat_pays_ten_to_the_last_nothing_to_the_next_and_five_to_the_others(preset: str, players: int):
    positions = at_random(preset, 3)
    last = positions[-2].actors[0]
    paid = {0: 10, 1: 0}
    assert positions[-1].result.points == tuple(paid.get((seat - last) % players, 5) for seat in range(players))


def test_dealt_pieces_are_laid_by_their_owners_only():
    positions = at_random("cards", 4)
    dealt = next(p for p in positions if not p.chance)
    assert [len(tray.items) for tray in dealt.scene().trays] == [17, 17]
    mine = {item.id for item in dealt.scene().trays[0].items}
    assert {move.steps[0] for move in dealt.moves()} <= mine
    assert not mine & {item.id for item in dealt.scene().trays[1].items}


def test_who_cannot_lay_is_out_while_others_go_on():
    """With dealt pieces players drop out one by one."""
    of = variant("hexomino", "cards")
    out = of.tables.field("out").at
    assert at_random("cards", 5)[-1].row[out : out + 2].sum() == 1
