"""Topple: set-ups, steps and falling towers, kings and how they are caught."""

from __future__ import annotations

import pytest

from ludoteka.declare import Reason
from ludoteka.play import Position, variant

BOARD = variant("topple").game.board


def at(actors: int = 1, turn: int = 0, **towers: str) -> Position:
    """Towers by cell, lowest disc first: c1="wwb". What is missing of the 29 discs each stands mixed on h8."""
    used = "".join(towers.values())
    rest = [29 - used.count("w"), 29 - used.count("b")]
    mixed = "wb" * min(rest) + "w" * (rest[0] - min(rest)) + "b" * (rest[1] - min(rest))
    towers = {**towers, "h8": mixed}
    colours, height = [0] * 64, [0] * 64
    for name, discs in towers.items():
        cell = BOARD.at(name)
        height[cell] = len(discs)
        colours[cell] = sum(1 << k for k, disc in enumerate(discs) if disc == "b")
    text = f"actors={actors} turn={turn} colours={','.join(map(str, colours))} height={','.join(map(str, height))}"
    return Position.from_text("topple", text)


def tower(position: Position, cell: str) -> str:
    return "".join("wb"[item.owner] for item in position.scene().items if item.cell == cell)


def texts(position: Position, begin: str) -> set[str]:
    return {move.text for move in position.moves() if move.text.startswith(begin)}


@pytest.mark.parametrize(("preset", "peak"), [("normal", "c1"), ("right-angled", "h1")])
def test_each_side_has_29_discs_mirrored_through_the_middle(preset: str, peak: str):
    start = Position.start("topple", preset)
    heights = {cell: tower(start, cell) for cell in BOARD.names if tower(start, cell)}
    assert heights[peak] == "bbbb"
    for owner in "wb":
        assert sum(discs.count(owner) for discs in heights.values()) == 29
    for cell, discs in heights.items():
        other = BOARD.names[63 - BOARD.at(cell)]
        assert heights[other] == discs.replace("w", "?").replace("b", "w").replace("?", "b")


def test_the_top_disc_steps_in_eight_directions_and_leaves_its_tower():
    position = at(d4="bw", a1="bw")
    assert {"d4-d5", "d4-e5", "d4-e4", "d4-e3", "d4-d3", "d4-c3", "d4-c4", "d4-c5"} <= texts(position, "d4")
    after = position.play("d4-d5")
    assert (tower(after, "d4"), tower(after, "d5")) == ("b", "w")


def test_a_tower_belongs_to_the_owner_of_its_top():
    position = at(d4="wb", a1="bw")
    assert not texts(position, "d4")
    assert "its top disc decides" in str(position.why_not(("d4",)))


def test_a_toppled_tower_lies_along_a_line_lowest_disc_nearest():
    after = at(c3="bww", a1="bw").play("c3>f3")
    assert [tower(after, cell) for cell in ("c3", "d3", "e3", "f3")] == ["", "b", "w", "w"]


def test_discs_of_a_falling_tower_come_to_lie_on_others():
    after = at(c3="bww", d3="b", e3="wb").play("c3>f3")
    assert [tower(after, cell) for cell in ("d3", "e3", "f3")] == ["bb", "wbw", "w"]


def test_at_the_edge_the_rest_stays_one_tower():
    after = at(f3="wbww", a1="bw").play("f3>h3")
    assert [tower(after, cell) for cell in ("g3", "h3")] == ["w", "bww"]
    assert not {text for text in texts(at(h3="bw"), "h3") if text.startswith("h3>i")}


def test_a_single_disc_is_not_toppled():
    position = at(d4="w", a1="bw")
    assert all(">" not in text for text in texts(position, "d4"))
    assert str(position.why_not(("d4", "do:topple"))) == "A single disc cannot be toppled; it steps."


def test_a_king_is_caught_by_a_disc_on_top_of_it():
    end = at(c3="bbb", d4="w", g1="bb").play("d4-c3")
    assert end.result.payoffs == (1, -1)
    assert end.result.reason is Reason.CAPTURED


def test_only_the_tallest_pure_towers_are_kings():
    position = at(c3="bbb", d4="w", g1="bb", g2="w")
    assert position.play("g2-g1").result is None
    assert at(c3="bb", d4="w", g1="bb", g2="w").play("g2-g1").result.payoffs == (1, -1)


def test_a_king_buried_with_mixed_discs_is_not_caught():
    # The tower falls from g3 over the edge: h3 gets white, black, white.
    assert at(h3="bbb", g3="wbw", a1="b").play("g3>h3").result is None
    assert at(h3="bbb", g3="bww", a1="b").play("g3>h3").result.payoffs == (1, -1)


def test_a_falling_tower_catches_a_king_with_one_of_its_discs():
    assert at(e3="bbb", c3="bww", a1="b").play("c3>f3").result.payoffs == (1, -1)
    assert at(d3="bbb", c3="bww", a1="b").play("c3>f3").result is None


def test_a_king_that_comes_about_in_the_same_move_is_not_caught():
    # h3 grows to five discs of black, more than any other, and is capped at once: the king was c1.
    assert at(h3="bbb", c1="bbbb", g3="bbw").play("g3>h3").result is None


def test_after_two_hundred_turns_nobody_has_won():
    assert at(turn=199, d4="w", a1="bw").play("d4-d5").result.reason is Reason.LIMIT


def test_who_owns_no_tower_has_lost():
    towers = {"a1": "w" * 15 + "b", "c1": "w" * 14 + "b", "e4": "b" * 26, "d4": "b"}
    colours, height = [0] * 64, [0] * 64
    for name, discs in towers.items():
        height[BOARD.at(name)] = len(discs)
        colours[BOARD.at(name)] = sum(1 << k for k, disc in enumerate(discs) if disc == "b")
    lists = f"colours={','.join(map(str, colours))} height={','.join(map(str, height))}"
    end = Position.from_text("topple", f"actors=1 {lists}")
    assert end.result.payoffs == (-1, 1)
    assert end.result.reason is Reason.NO_MOVES
