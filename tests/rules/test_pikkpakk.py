"""Pikk-pakk: laying, pushing lines of seven, surrounding the target."""

from __future__ import annotations

import pytest

from ludoteka.declare import Reason
from ludoteka.games.other_logic.pikk_pakk import GAME, LIGHT
from ludoteka.play import NotationError, Position

BOARD = GAME.board


def changed(position: Position, changes: dict[str, int], **fields: int) -> Position:
    """A position with other codes on some cells."""
    at = position.variant.tables.field("cells")
    codes = position.row[at.at : at.at + at.length].tolist()
    for name, code in changes.items():
        codes[BOARD.at(name)] = code
    words = [f"{name}={value}" for name, value in ({"actors": 1} | fields).items()]
    return Position.from_text(position.variant, " ".join([*words, f"cells={','.join(map(str, codes))}"]))


def texts(position: Position) -> set[str]:
    return {move.text for move in position.moves()}


def owners(position: Position) -> dict[str, int]:
    return {item.cell: item.owner for item in position.scene().items}


def test_the_standard_set_up():
    found = owners(Position.start("pikk-pakk"))
    assert {cell for cell, owner in found.items() if owner == 0} == set(LIGHT.split())
    assert len([cell for cell, owner in found.items() if owner == 1]) == 24
    assert found["e5"] == -1
    assert set(found) == {f"{file}{rank}" for rank in range(2, 9) for file in "bcdefgh"}


def test_lines_with_four_own_balls_are_pushed_either_way():
    """By the set-up White has four or more in the rows 3, 7 and in the files b, d, f, h."""
    start = Position.start("pikk-pakk")
    rows = {rank: sum(f"{file}{rank}" in LIGHT.split() for file in "bcdefgh") for rank in range(2, 9)}
    files = {file: sum(f"{file}{rank}" in LIGHT.split() for rank in range(2, 9)) for file in "bcdefgh"}
    wanted = {f"b{rank}-i{rank}" for rank, own in rows.items() if own >= 4}
    wanted |= {f"h{rank}-a{rank}" for rank, own in rows.items() if own >= 4}
    wanted |= {f"{file}2-{file}9" for file, own in files.items() if own >= 4}
    wanted |= {f"{file}8-{file}1" for file, own in files.items() if own >= 4}
    assert texts(start) == wanted
    assert "b2-i2" not in wanted
    assert str(start.why_not(("b2", "i2"))) == "At least 4 of the 7 balls that you push must be yours."


def test_all_seven_balls_go_on_by_one_cell():
    start = Position.start("pikk-pakk")
    after = start.play("b3-i3")
    before, found = owners(start), owners(after)
    assert "b3" not in found
    for one, other in zip("bcdefgh", "cdefghi", strict=True):
        assert found[f"{other}3"] == before[f"{one}3"]


def test_a_line_with_a_gap_is_not_pushed():
    after = Position.start("pikk-pakk").play("b3-i3")
    assert not {text for text in texts(after) if text[0] == "b" and text[3] == "b"}, "file b has a gap now"
    assert "without a gap" in str(after.why_not(("b2", "b9"), 1))


def test_a_line_at_the_edge_cannot_be_pushed_over_it():
    after = Position.start("pikk-pakk").play("b3-i3")
    assert not {text for text in texts(after.play(after.moves()[0])) if text.startswith("c3-")}


def test_a_line_is_pushed_only_into_an_empty_cell():
    position = changed(Position.start("pikk-pakk"), {"b8": 0, "b1": 1})
    assert "b7-a7" not in texts(position)
    assert "b1-b8" in texts(position)
    assert "no empty cell" in str(changed(Position.start("pikk-pakk"), {"c2": 0, "b9": 2}).why_not(("b2", "b9")))


def test_four_own_balls_around_the_target_win():
    position = changed(Position.start("pikk-pakk"), {"c6": 1, "b8": 2, "e4": 1, "h2": 2})
    end = position.play("b6-i6")
    assert end.result.reason is Reason.ENCLOSED
    assert end.result.payoffs == (1, -1)


def test_who_surrounds_the_target_for_the_other_loses():
    position = changed(Position.start("pikk-pakk"), {"c6": 1, "b8": 2, "e4": 1, "h2": 2, "g6": 2}, actors=2)
    swapped = changed(position, {"b6": 2, "c2": 1, "f6": 2, "g6": 2}, actors=2)
    assert "b6-i6" in texts(swapped)
    assert swapped.play("b6-i6").result.payoffs == (1, -1)


def test_three_own_balls_around_the_target_are_not_enough():
    position = changed(Position.start("pikk-pakk"), {"c6": 1, "b8": 2})
    assert not position.play("b6-i6").over


def test_the_players_lay_the_balls_in_turn_and_the_last_one_begins():
    position = Position.start("pikk-pakk", "laying")
    assert len(position.moves()) == 48
    assert "outside" in str(position.why_not(("a1",)))
    for count in range(48):
        assert position.actors == (count % 2,)
        position = position.play(position.moves()[0])
    assert position.row[1] == 0
    assert position.over or position.actors == (1,)


def test_by_lot_chance_lays_the_balls():
    position = Position.start("pikk-pakk", "by-lot")
    assert position.chance
    while position.chance:
        position = position.play(position.codes[position.ply % len(position.codes)])
    found = list(owners(position).values())
    assert (found.count(0), found.count(1)) == (24, 24)


def by_lot(white: str) -> Position:
    """Balls are drawn up to e6, white ones for these cells, else black ones."""
    position = Position.start("pikk-pakk", "by-lot")
    for cell in sorted(GAME.balls[0].split() + GAME.balls[1].split(), key=lambda name: (name[1], name[0])):
        if cell == "e6":
            break
        position = position.play(f"{'White' if cell in white.split() else 'Black'}-{cell}")
    return position


def test_the_lot_does_not_surround_the_target_for_anybody():
    sides, elsewhere = "e4 d5 f5", "b2 c2 d2 e2 f2 g2 h2 b3 c3 d3 e3 f3"
    assert texts(by_lot(f"{sides} {elsewhere}")) == {"Black-e6"}
    assert texts(by_lot(f"d5 f5 {elsewhere}")) == {"White-e6", "Black-e6"}
    assert by_lot(f"{sides} {elsewhere}").weights() == (9,), "fifteen of Black's balls lie already"


def test_the_lot_decides_only_if_no_other_balls_are_left():
    position = by_lot("e4 d5 f5 b2 c2 d2")
    assert texts(position) == {"White-e6"}, "all of Black's balls lie already"
    assert position.play("White-e6").actors == ()
    while position.chance:
        position = position.play(position.moves()[0])
    assert position.result.payoffs == (1, -1)


def test_two_hundred_turns_are_a_draw():
    end = changed(Position.start("pikk-pakk"), {}, quiet=199).play("b3-i3")
    assert end.result.reason is Reason.LIMIT


def test_impossible_positions_are_refused():
    with pytest.raises(NotationError, match="expected 24"):
        changed(Position.start("pikk-pakk"), {"b2": 1})
    with pytest.raises(NotationError, match="target"):
        changed(Position.start("pikk-pakk"), {"e5": 0})
