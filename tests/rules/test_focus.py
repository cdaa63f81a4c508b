"""Focus: the set-up, travelling, jumping and carrying, splitting, overfull towers, the reserve, endings, presets."""

from __future__ import annotations

import pytest

from ludoteka.declare import Reason
from ludoteka.play import NotationError, Position, variant
from ludoteka.rules.abi import QUIET

BOARD = variant("focus").game.board


def at(towers: dict[str, str], preset: str = "book", actors: int = 1, **fields: str) -> Position:
    """A position by its towers, the lowest disc first: {"c3": "wwb"}; discs that are missing are prisoners."""
    height, colours, discs = [0] * 52, [0] * 52, [0, 0]
    for cell, tower in towers.items():
        height[BOARD.at(cell)] = len(tower)
        colours[BOARD.at(cell)] = sum((disc == "b") << k for k, disc in enumerate(tower))
        discs[0] += tower.count("w")
        discs[1] += tower.count("b")
    reserve = [int(word) for word in fields.pop("reserve", "0,0").split(",")]
    prison = f"{18 - discs[1] - reserve[1]},{18 - discs[0] - reserve[0]}"
    words = [f"actors={actors}", f"reserve={reserve[0]},{reserve[1]}", f"prison={prison}"]
    words += [f"{name}={value}" for name, value in fields.items()]
    lists = f"height={','.join(map(str, height))} colours={','.join(map(str, colours))}"
    return Position.from_text(variant("focus", preset), " ".join([*words, lists]))


def texts(position: Position, begin: str = "") -> set[str]:
    return {move.text for move in position.moves() if move.text.startswith(begin)}


def tower(position: Position, cell: str) -> str:
    return "".join("wb"[item.owner] for item in position.scene().items if item.cell == cell)


def trays(position: Position) -> dict[int, int]:
    return {tray.owner: len(tray.items) for tray in position.scene().trays}


def prisoners(position: Position) -> list[int]:
    return [count.value for count in position.scene().counts]


def test_the_board_has_52_cells_and_the_discs_stand_in_pairs():
    start = Position.start("focus")
    assert len(BOARD) == 52
    assert "".join(tower(start, f"{file}2") for file in "bcdefg") == "wwbbww"
    assert "".join(tower(start, f"{file}3") for file in "bcdefg") == "bbwwbb"
    assert len(start.scene().items) == 36


def test_a_single_disc_goes_one_cell_in_four_directions():
    assert texts(at({"d4": "w", "h4": "b"}), "d4") == {"d4-d5", "d4-e4", "d4-d3", "d4-c4"}


def test_an_enemy_next_to_it_is_jumped_over_and_carried_below():
    after = at({"d4": "w", "d5": "b", "h4": "b"}).play("d4xd6")
    assert tower(after, "d6") == "bw"
    assert tower(after, "d5") == tower(after, "d4") == ""


def test_no_jump_over_own_discs_nor_onto_a_taken_cell():
    assert "d4xd6" not in texts(at({"d4": "w", "d5": "w", "h4": "b"}))
    assert "d4xd6" not in texts(at({"d4": "w", "d5": "b", "d6": "b"}))


def test_a_tower_goes_as_far_as_it_is_high_or_leaves_discs_behind():
    position = at({"d3": "bww", "h4": "b"})
    assert texts(position, "d3-d") == {"d3-d4", "d3-d5", "d3-d6", "d3-d2", "d3-d1"}
    two = position.play("d3-d5")
    assert tower(two, "d3") == "b"
    assert tower(two, "d5") == "ww"
    assert tower(position.play("d3-d6"), "d6") == "bww"


def test_a_tower_belongs_to_the_top_disc():
    position = at({"d3": "bww", "h4": "b"}).play("d3-d5")
    assert "d3-d4" in texts(position)
    assert not texts(position, "d5")
    assert str(position.why_not(("d5",))) == "The piece on d5 is not yours."


def test_the_cell_of_the_enemy_jumped_over_does_not_count():
    position = at({"d3": "ww", "d4": "b", "h4": "b"})
    assert texts(position, "d3xd") == {"d3xd5", "d3xd6"}
    assert tower(position.play("d3xd6"), "d6") == "bww"
    one = position.play("d3xd5")
    assert tower(one, "d5") == "bw"
    assert tower(one, "d3") == "w"


def test_only_an_enemy_next_to_the_tower_is_jumped_over():
    assert "d3xd6" not in texts(at({"d3": "ww", "d5": "b", "h4": "b"}))
    assert "d3-d4" in texts(at({"d3": "ww", "d5": "b", "h4": "b"}))


def test_beyond_five_discs_the_lowest_go_enemies_to_prison_own_ones_to_the_reserve():
    before = at({"d3": "ww", "d4": "bwbb", "h4": "b"})
    after = before.play("d3xd6")
    assert tower(after, "d6") == "wbbww"
    assert prisoners(after)[0] == prisoners(before)[0] + 1
    own = at({"d3": "ww", "d4": "wbbb", "h4": "b"}).play("d3xd6")
    assert tower(own, "d6") == "bbbww"
    assert trays(own) == {0: 1}


def test_a_disc_of_the_reserve_comes_back_before_the_move():
    position = at({"d3": "b", "h4": "bb", "a3": "w"}, reserve="1,0")
    assert "@d3" in texts(position)
    added = position.play("@h4")
    assert added.actors == (0,)
    assert tower(added, "h4") == "bbw"
    assert not any(text.startswith("@") for text in texts(added))
    assert added.play("h4-e4").actors == (1,)


def test_as_a_separate_move_it_ends_the_turn():
    after = at({"d3": "b", "h4": "bb", "a3": "w"}, "separate", reserve="1,0").play("@d3")
    assert after.actors == (1,)


def test_who_has_nothing_to_move_and_no_reserve_has_lost():
    end = at({"d3": "w", "h4": "b", "h5": "w", "h6": "w"}).play("d3-d4")
    assert not end.over
    end = at({"d3": "w", "d4": "b", "h4": "w"}).play("d3xd5")
    assert end.result.reason is Reason.NO_MOVES
    assert end.result.payoffs == (1, -1)
    saved = at({"d3": "w", "d4": "b", "h4": "w"}, reserve="0,1").play("d3xd5")
    assert not saved.over


def test_after_120_turns_without_a_prisoner_the_enemy_discs_held_are_counted():
    position = at({"d3": "bw", "h4": "b", "a4": "b"}, quiet="119")
    after = position.play("d3-d4")
    assert after.result.reason is Reason.COUNT


def test_the_turn_that_brings_a_prisoner_is_none_of_the_120_without_one():
    after = at({"d3": "ww", "d4": "bbbb", "h4": "b"}, quiet="60").play("d3xd6")
    assert prisoners(after) > prisoners(at({"d3": "ww", "d4": "bbbb", "h4": "b"}))
    assert after.row[QUIET] == 0
    assert after.play("h4-h5").row[QUIET] == 1


def test_a_reserve_disc_put_in_the_last_turn_of_the_120_does_not_end_it():
    position = at({"d3": "w", "h4": "b"}, reserve="1,0", quiet="119")
    added = position.play(next(m for m in position.moves() if m.steps[-1] == "a4" and len(m.steps) == 2))
    assert not Position.from_text(added.variant, added.text()).over
    assert added.play("d3-d4").result.reason is Reason.COUNT


def test_by_the_standard_rules_towers_land_upon_towers_and_pass_over_all():
    position = at({"d3": "ww", "d4": "b", "d5": "bb", "h4": "b"}, "standard")
    assert {"d3xd5", "d3xd4"} <= texts(position)
    after = position.play("d3xd5")
    assert tower(after, "d5") == "bbww"
    assert tower(after, "d4") == "b"
    assert "d3-d6" not in texts(position)


def test_the_first_moves_by_the_standard_rules():
    # 18 single discs with four steps each, but 4 at the edges of the square lead nowhere: the corners of the board.
    assert len(Position.start(variant("focus", "standard")).moves()) == 68


def test_a_disc_too_many_is_an_impossible_position():
    text = Position.start("focus").text()
    with pytest.raises(NotationError, match="expected 18 discs"):
        Position.from_text("focus", text + " reserve=1,0")
