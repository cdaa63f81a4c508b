"""Rings: the board, laying, majorities, replacing in a chain, rings that are safe, passing, the count."""

from __future__ import annotations

import random

import pytest

from ludoteka.declare import Reason
from ludoteka.play import IllegalMove, Match, Position, variant

BOARD = variant("rings").game.board
TOP = ("l1", "m1", "n2", "m3", "l3", "k2")
"""The uppermost circle."""


def at(pieces: dict[str, str], actors: int = 1, players: str = "2", **fields: int) -> Position:
    """A position by the cells of each player: {"r": "l1 m1"}, in the order of the seats."""
    of = variant("rings", "book", {"players": players})
    codes = [0] * 216
    for seat, cells in enumerate(pieces.values()):
        for cell in BOARD.all_at(cells):
            codes[cell] = seat + 1
    words = [f"actors={actors}", *(f"{name}={value}" for name, value in fields.items())]
    return Position.from_text(of, " ".join([*words, f"cells={','.join(map(str, codes))}"]))


def texts(position: Position) -> set[str]:
    return {move.text for move in position.moves()}


def owners(position: Position, cells: str) -> str:
    found = {item.cell: item.owner for item in position.scene().items}
    return "".join(str(found.get(cell, ".")) for cell in cells.split())


def hole_of(*cells: str) -> str:
    """The middle of the circle that has these cells."""
    wanted = set(BOARD.all_at(cells))
    at = next(k for k in range(91) if wanted <= set(BOARD.region(f"circle {k + 1}")))
    return BOARD.names[BOARD.region("holes")[at]]


def test_the_board_has_216_cells_on_91_circles():
    start = Position.start("rings")
    assert len(start.moves()) == 216 + 1
    assert len(BOARD.region("holes")) == 91
    assert set(TOP) in [{BOARD.names[c] for c in BOARD.region(f"circle {k + 1}")} for k in range(91)]
    corner = {"a7", "b6", "c6", "d7", "c8", "b8"}
    assert corner in [{BOARD.names[c] for c in BOARD.region(f"circle {k + 1}")} for k in range(91)]


def test_no_cell_has_more_than_three_neighbours_or_circles():
    circles = [set(BOARD.region(f"circle {k + 1}")) for k in range(91)]
    assert max(len(BOARD.neighbours(cell)) for cell in range(216)) == 3
    assert max(sum(cell in circle for circle in circles) for cell in range(216)) == 3


def test_a_turn_without_a_majority_ends_with_the_piece():
    after = Position.start("rings").play("l1")
    assert after.actors == (1,)


def test_with_four_in_a_circle_the_others_may_be_replaced_or_not():
    position = at({"r": "l1 m1 n2", "b": "l3 k2"}).play("m3")
    assert position.actors == (0,)
    hole = hole_of(*TOP)
    assert texts(position) == {hole, "end"}
    after = position.play(hole)
    assert owners(after, "l3 k2") == "00"
    assert texts(after) == {"end"}
    assert after.play("end").actors == (1,)
    kept = position.play("end")
    assert owners(kept, "l3 k2") == "11"


def test_three_are_no_majority():
    position = at({"r": "l1 m1", "b": "l3 k2"}).play("m3")
    assert position.actors == (1,)


def test_a_replacement_may_give_the_majority_in_the_next_circle():
    second = BOARD.region(
        f"circle {1 + next(k for k in range(91) if {'m3', 'n2'} <= names(k) and names(k) != set(TOP))}"
    )
    others = [BOARD.names[cell] for cell in second if BOARD.names[cell] not in TOP]
    red, blue = others[:2], others[2:3]
    position = at({"r": " ".join(["l1", "m1", "k2", *red]), "b": " ".join(["n2", "m3", *blue])}).play("l3")
    first, next_hole = hole_of(*TOP), hole_of("m3", "n2", *others)
    assert texts(position) == {first, "end"}
    chained = position.play(first)
    assert texts(chained) == {next_hole, "end"}
    assert owners(chained.play(next_hole), blue[0]) == "0"


def names(circle: int) -> set[str]:
    return {BOARD.names[cell] for cell in BOARD.region(f"circle {circle + 1}")}


def test_pieces_in_a_ring_are_safe():
    ring = next(k for k in range(91) if {"m3", "n2"} <= names(k) and names(k) != set(TOP))
    position = at({"r": "l1 m1 k2", "b": " ".join(names(ring))}).play("l3")
    # m3 and n2 belong to Blue's ring, and nothing else is to be replaced.
    assert position.actors == (1,)
    assert owners(position, "m3 n2") == "11"


def test_all_enemies_of_the_circle_but_those_in_rings_are_replaced():
    position = at({"r": "l1 m1 k2", "b": "m3", "g": "n2"}, players="3").play("l3").play(hole_of(*TOP))
    assert owners(position, "m3 n2") == "00"


def test_who_passes_lays_nothing_but_may_replace():
    position = at({"r": "l1 m1 k2 l3", "b": "m3"}).play("pass")
    assert texts(position) == {hole_of(*TOP), "end"}
    assert owners(position.play(hole_of(*TOP)), "m3") == "0"


def test_actions_of_a_turn_can_be_taken_back_until_it_ends():
    match = Match.begin("rings", secret=b"\1" * 32)
    for text in ("l1", "a7", "m1", "b6", "k2", "m3", "l3", hole_of(*TOP)):
        match.play(match.position.actors[0], text)
    assert owners(match.position, "l3 m3") == "00"
    match.undo(0)
    assert owners(match.position, "l3 m3") == "01"
    match.undo(0)
    assert owners(match.position, "l3 m3") == ".1"
    with pytest.raises(IllegalMove):
        match.undo(0)


def test_when_all_pass_in_a_row_the_circles_are_counted():
    end = at({"r": "l1 m1 k2 l3", "b": "a7 b6 c6"}).play("pass").play("pass")
    assert end.result.reason is Reason.PASSED
    assert end.points == (1, 0)
    assert end.result.payoffs == (1, -1)


def test_a_piece_between_passes_goes_on_with_the_game():
    position = at({"r": "l1", "b": "a7"}).play("pass").play("c8").play("pass")
    assert not position.over


def test_a_full_board_ends_the_game_after_the_last_replacements():
    cells = list(BOARD.names[:216])
    position = at({"r": " ".join(cells[1:108]), "b": " ".join(cells[108:])})
    after = position.play(cells[0])
    while not after.over:
        after = after.play("end")
    assert after.result.reason is Reason.COUNT
    assert sum(after.points) <= 91


@pytest.mark.parametrize("players", ["2", "4", "6"])
def test_two_to_six_can_play(players: str):
    position = Position.start(variant("rings", "book", {"players": players}))
    chooser = random.Random(1)
    for _ in range(60):
        position = position.play(chooser.choice(position.moves()))
    assert len(position.scene().counts) == int(players)
