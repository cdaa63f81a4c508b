"""Atomic: stable cells, explosions, chain reactions, and the end."""

from __future__ import annotations

import pytest

from ludoteka.declare import Reason
from ludoteka.play import NotationError, Position, variant

BOARD = variant("atomic").game.board


def at(white: dict[str, int], black: dict[str, int], actors: int = 1) -> Position:
    codes, atoms = [0] * 64, [0] * 64
    for code, army in ((1, white), (2, black)):
        for cell, count in army.items():
            codes[BOARD.at(cell)], atoms[BOARD.at(cell)] = code, count
    lists = f"cells={','.join(map(str, codes))} atoms={','.join(map(str, atoms))}"
    return Position.from_text("atomic", f"actors={actors} ply=20 turn=20 {lists}")


def atoms(position: Position, owner: int) -> dict[str, int]:
    return {item.cell: int(item.label) for item in position.scene().items if item.owner == owner}


def test_the_board_is_empty_and_every_cell_is_free():
    start = Position.start("atomic")
    assert not start.scene().items
    assert len(start.moves()) == 64
    assert not start.play("a1").over, "nobody has lost before he has laid an atom"


def test_atoms_are_added_to_empty_and_own_cells_only():
    position = at({"a1": 1}, {"b1": 1})
    assert len(position.moves()) == 63
    assert "Enemy atoms lie on b1" in str(position.why_not(("b1",)))


def test_three_two_and_one_atoms_are_stable():
    assert atoms(at({"d4": 2}, {"h8": 1}).play("d4"), 0) == {"d4": 3}
    assert atoms(at({"d1": 1}, {"h8": 1}).play("d1"), 0) == {"d1": 2}
    with pytest.raises(NotationError, match="expected fewer than 2"):
        at({"a1": 2}, {"h8": 1})


def test_the_next_atom_explodes_a_cell_and_turns_what_it_hits():
    after = at({"e4": 3}, {"e3": 1, "f4": 2, "h8": 1}).play("e4")
    assert atoms(after, 0) == {"e3": 2, "f4": 3, "d4": 1, "e5": 1}
    assert atoms(after, 1) == {"h8": 1}


def test_an_explosion_sets_off_the_next_one():
    after = at({"a1": 1, "b1": 2}, {"h8": 1}).play("a1")
    assert atoms(after, 0) == {"a1": 1, "c1": 1, "b2": 1, "a2": 1}


def test_a_cell_can_explode_twice_in_one_chain():
    after = at({"a1": 1, "b1": 2, "a2": 2}, {"h8": 1}).play("a1")
    assert sum(atoms(after, 0).values()) == 6
    assert atoms(after, 0) == {"b1": 1, "a2": 1, "c1": 1, "b2": 2, "a3": 1}


def test_who_makes_the_last_enemy_atom_disappear_wins():
    end = at({"a1": 1}, {"b1": 1}).play("a1")
    assert end.result.reason is Reason.NO_PIECES
    assert end.result.payoffs == (1, -1)


def test_a_chain_that_would_never_end_wins():
    full = {name: len(BOARD.neighbours(BOARD.at(name))) for name in BOARD.names}
    room = {name: {3: 1, 5: 2, 8: 3}[count] for name, count in full.items()}
    black = {"h8": room.pop("h8")}
    assert sum(room.values()) + sum(black.values()) == 160
    end = at(room, black).play("d4")
    assert end.result.payoffs == (1, -1)
    assert not atoms(end, 1)
