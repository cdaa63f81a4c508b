"""Koan: steps from both kinds of cells, captures by the shape of the ground, both endings."""

from __future__ import annotations

from ludoteka.declare import Reason
from ludoteka.play import Position, variant

BOARD = variant("koan").game.board


def at(actors: int = 1, **cells: str) -> Position:
    """Pieces by kind: white and black octagons (wo, bo) and squares (ws, bs)."""
    codes = [0] * len(BOARD)
    for code, kind in enumerate(("wo", "ws", "bo", "bs"), 1):
        for cell in BOARD.all_at(cells.get(kind, "")):
            codes[cell] = code
    return Position.from_text("koan", f"actors={actors} cells={','.join(map(str, codes))}")


def texts(position: Position, begin: str = "") -> set[str]:
    return {move.text for move in position.moves() if move.text.startswith(begin)}


def test_six_octagons_and_five_squares_stand_on_two_rows_of_each_side():
    items = {item.cell: (item.glyph, item.owner) for item in Position.start("koan").scene().items}
    assert len(items) == 22
    assert all(items[f"{file}1"] == ("octagon", 0) and items[f"{file}11"] == ("octagon", 1) for file in "acegik")
    assert all(items[f"{file}2"] == ("square", 0) and items[f"{file}10"] == ("square", 1) for file in "bdfhj")


def test_from_an_octagon_to_the_octagon_ahead_or_to_the_two_squares():
    assert texts(at(wo="e5", bo="a9"), "e5") == {"e5-e7", "e5-d6", "e5-f6"}
    assert texts(at(actors=2, bs="e5", wo="a3"), "e5") == {"e5-e3", "e5-d4", "e5-f4"}


def test_from_a_square_to_the_two_octagons():
    assert texts(at(wo="d4", bo="a9"), "d4") == {"d4-c5", "d4-e5"}


def test_an_octagon_takes_only_on_octagons():
    position = at(wo="e5", bs="e7 d6", bo="f6")
    assert texts(position) == {"e5xe7"}
    assert "own shape" in str(position.why_not(("e5", "d6")))
    after = position.play("e5xe7")
    assert {item.cell for item in after.scene().items if item.owner == 1} == {"d6", "f6"}


def test_a_square_takes_only_on_squares_whatever_stands_there():
    assert texts(at(ws="e5", bs="e7 d6", bo="f6")) == {"e5xd6", "e5xf6"}


def test_nobody_goes_back_or_sideways():
    assert str(at(wo="e5", bo="a9").why_not(("e5", "e3"))).startswith("Pieces go one cell forward")


def test_a_piece_on_the_far_side_wins():
    end = at(ws="d10", bo="a9").play("d10-e11")
    assert end.result.payoffs == (1, -1)
    assert end.result.reason is Reason.GOAL
    assert at(actors=2, bo="c3", wo="k7").play("c3-c1").result.payoffs == (-1, 1)


def test_who_cannot_move_has_lost():
    alone = at(actors=1, ws="b2", bo="a3 c3 k9")
    assert alone.result.payoffs == (-1, 1)
    assert alone.result.reason is Reason.NO_MOVES
