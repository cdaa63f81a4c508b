"""Blockade: where men may be laid, gains and losses, thresholds and sizes, the end."""

from __future__ import annotations

import numpy as np
import pytest

from ludoteka.declare import Reason
from ludoteka.play import Position, variant
from ludoteka.rules import abi


def at(white: str, black: str, actors: int = 1, **options: str) -> Position:
    of = variant("blockade", "book", options)
    codes = [0] * len(of.game.board)
    for code, cells in ((1, white), (2, black)):
        for cell in of.game.board.all_at(cells):
            codes[cell] = code
    return Position.from_text(of, f"actors={actors} cells={','.join(map(str, codes))}")


def men(position: Position, owner: int) -> set[str]:
    return {item.cell for item in position.scene().items if item.owner == owner}


def test_the_set_up_of_the_book():
    start = Position.start("blockade")
    assert men(start, 0) == {"c3", "d5", "e4", "f6"}
    assert men(start, 1) == {"c6", "d4", "e5", "f3"}


@pytest.mark.parametrize("size", range(4, 20))
def test_on_every_board_the_eight_men_stand_in_the_middle(size: int):
    of = variant("blockade", "book", {"size": f"{size}x{size}"})
    cells = of.tables.field("cells")
    codes = of.start[cells.at : cells.at + cells.length].reshape(size, size)
    low = (size - 4) // 2
    assert codes[low : low + 4, low : low + 4].astype(bool).sum() == codes.astype(bool).sum() == 8


def test_a_man_is_laid_beside_friend_and_foe():
    position = at("d4", "f4")
    assert {move.text for move in position.moves()} == {"e3", "e4", "e5"}
    assert "No enemy stands beside c4" in str(position.why_not(("c4",)))
    assert "None of your men" in str(position.why_not(("g4",)))


def test_three_own_neighbours_fill_an_empty_cell_and_turn_an_enemy():
    after = at("c3 d3", "d5").play("c4")
    assert men(after, 0) == {"c3", "d3", "c4", "d4"}
    turned = at("c3 d3", "d4 h8").play("c4")
    assert "d4" in men(turned, 0)


def test_gains_do_not_chain():
    after = at("c3 d3", "d5").play("c4")
    assert "e4" not in men(after, 0)
    assert men(after, 1) == {"d5"}


def test_four_enemies_turn_an_own_man_beside_the_new_one():
    after = at("d4", "c5 d5 c3 e3").play("e4")
    assert men(after, 0) == {"e4"}
    assert "d4" in men(after, 1)


def test_thresholds_are_options():
    assert "d4" not in men(at("c3 d3", "d5", fills="4").play("c4"), 0)
    assert "d4" not in men(at("c3 d3", "d4 h8", converts="4").play("c4"), 0)
    assert "d4" in men(at("d4", "c5 d5 c3 e3", loses="5").play("e4"), 0)


def test_who_cannot_move_ends_the_game_and_men_are_counted():
    end = at("a1", "b1 c3 h8", size="8x8")
    assert not end.over
    apart = at("a1 a2 b2", "h8 h7")
    assert apart.over
    assert apart.result.reason is Reason.COUNT
    assert apart.result.payoffs == (1, -1)


def test_playouts_rather_make_the_move_that_gains_most():
    position = at("d4 d5 d6", "e5 c4", size="8x8")
    of, out = position.variant, np.zeros(64, np.int64)
    rng = abi.new_rng(1)
    assert of.compiled.pick is not None
    drawn = [of.compiled.pick(position.row.copy(), of.tables.row, out, rng) for _ in range(400)]

    def ahead(code: int) -> int:
        after = position.play(code)
        return len(men(after, 0)) - len(men(after, 1))

    best = max(map(ahead, position.codes))
    assert set(drawn) == set(position.codes)
    assert sum(ahead(code) == best for code in drawn) > 250
