"""Oddthello: brackets in six directions on a field without end, the discs in hand, and the end."""

from __future__ import annotations

import random

from ludoteka.declare import Reason
from ludoteka.play import Position, variant

OF = variant("oddthello")
BOARD = OF.game.board
WAYS = ((1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1))


def texts(position: Position) -> set[str]:
    return {move.text for move in position.moves()}


def discs(position: Position, owner: int) -> set[str]:
    return {item.cell for item in position.scene().items if item.owner == owner}


def at(black: str, white: str, hand: str, actors: int = 1) -> Position:
    codes = {BOARD.at(cell): code for code, cells in ((1, black), (2, white)) for cell in cells.split()}
    cells = ",".join(str(codes.get(cell, 0)) for cell in range(len(BOARD)))
    return Position.from_text("oddthello", f"actors={actors} hand={hand} cells={cells}")


def test_two_discs_each_stand_in_a_rhombus_and_thirty_are_in_hand():
    start = Position.start("oddthello")
    assert discs(start, 0) == {"o", "n1e1"}
    assert discs(start, 1) == {"e1", "n1"}
    assert [(count.name, count.value) for count in start.scene().counts[2:]] == [("in hand", 30), ("in hand", 30)]


def test_a_disc_must_bracket_something():
    start = Position.start("oddthello")
    assert texts(start) == {"e2", "n2", "n1w1", "s1"}
    assert "e3" not in texts(start)
    assert start.why_not(("e3",)) is not None


def test_bracketed_discs_turn_over():
    after = Position.start("oddthello").play("e2")
    assert discs(after, 0) == {"o", "n1e1", "e1", "e2"}
    assert discs(after, 1) == {"n1"}


def axial(position: Position) -> dict[tuple[int, int], int]:
    """The discs by their axial places, from the geometry of the board."""
    found = {}
    for item in position.scene().items:
        cell = BOARD.cells[BOARD.at(item.cell)]
        row = round(cell.y / 0.75**0.5)
        found[round(cell.x - row / 2), row] = item.owner
    return found


def reference(table: dict[tuple[int, int], int], player: int) -> dict[tuple[int, int], int]:
    """An independent rule: every empty place with the number of discs that turn over."""
    found: dict[tuple[int, int], int] = {}
    near = {(q + dq, r + dr) for q, r in table for dq, dr in WAYS} - set(table)
    for q, r in near:
        turned = 0
        for dq, dr in WAYS:
            far = 1
            while table.get((q + far * dq, r + far * dr)) == 1 - player:
                far += 1
            turned += far - 1 if table.get((q + far * dq, r + far * dr)) == player else 0
        if turned:
            found[q, r] = turned
    return found


def test_places_and_turned_discs_agree_with_an_independent_count_through_whole_games():
    for seed in range(4):
        chooser = random.Random(seed)
        position = Position.start("oddthello")
        while not position.over:
            player, table = position.actors[0], axial(position)
            hand = position.row[OF.tables.field("hand").at + player]
            expected = reference(table, player) if hand else {}
            moves = [move for move in position.moves() if move.text != "pass"]
            assert len(moves) == len(expected)
            move = chooser.choice(position.moves())
            after = position.play(move)
            if move.text != "pass":
                gained = len(discs(after, player)) - len(discs(position, player)) - 1
                assert gained in expected.values()
            position = after
        assert len(position.scene().items) <= 64


def test_when_the_discs_have_run_out_they_are_counted():
    chooser = random.Random(3)
    position = Position.start("oddthello")
    while not position.over:
        position = position.play(chooser.choice(position.moves()))
    black, white = len(discs(position, 0)), len(discs(position, 1))
    assert position.result.points == (black, white)
    assert position.result.payoffs[0] == (black > white) - (black < white)


def test_who_has_no_disc_on_the_table_has_lost():
    black = "o e1 n1 n1e1 e2"
    gone = at(black, "", "29,30", actors=2)
    assert gone.result.reason is Reason.NO_PIECES
    assert gone.result.payoffs == (1, -1)


def test_who_has_no_disc_in_hand_passes():
    # Black has laid all his discs, 32 of them in a row behind the rhombus; White still has some.
    row = " ".join(f"w{k}" for k in range(1, 31))
    position = at(f"o n1e1 {row}", "e1 n1", "0,30")
    assert texts(position) == {"pass"}
    assert position.play("pass").actors == (1,)
