"""The skyscraper game: the board, the set-up, tipping, falling, pushing, the top, players."""

from __future__ import annotations

import pytest

from ludoteka.boards import skyscraper_board
from ludoteka.declare import Reason
from ludoteka.play import NotationError, Position, variant

ORDERS = ("OXS", "OSX", "XOS", "XSO", "SOX", "SXO")
"""Upright, north to south, west to east."""
BOARD = skyscraper_board()


def at(red: dict[str, str], blue: dict[str, str], actors: int = 1, **fields: int) -> Position:
    """A position by its cubes; those that are not named stand on home cells."""
    codes = [0] * len(BOARD)
    for seat, cubes in enumerate((red, blue)):
        for cell, stand in cubes.items():
            codes[BOARD.at(cell)] = 1 + 6 * seat + ORDERS.index(stand)
        for home in variant("skyscraper-game").game.starts[seat]:
            have = sum(0 < code - 6 * seat <= 6 for code in codes)
            if have < 4 and not codes[BOARD.at(home)]:
                codes[BOARD.at(home)] = 1 + 6 * seat
    words = [f"actors={actors}", "phase=1", "placed=8", *(f"{name}={value}" for name, value in fields.items())]
    return Position.from_text("skyscraper-game", " ".join([*words, f"cells={','.join(map(str, codes))}"]))


def texts(position: Position, begin: str = "") -> set[str]:
    return {move.text for move in position.moves() if move.text.startswith(begin)}


def cubes(position: Position, owner: int) -> dict[str, str]:
    return {item.cell: item.glyph.removeprefix("cut-cube:") for item in position.scene().items if item.owner == owner}


def test_the_board_has_the_rows_and_holes_of_the_source():
    assert len(BOARD) == 8 + 8 + 9 + 9 + 7 + 3 * 5 + 3 * 3 + 3
    hole = {BOARD.names[cell]: sign for sign in "OXS" for cell in BOARD.region(sign)}
    firsts = {"a2": "X", "f2": "S", "a3": "S", "a4": "O", "b5": "O", "c6": "O", "c7": "X", "c8": "S", "d9": "S"}
    firsts |= {"d10": "O", "d11": "X", "e12": "X", "e13": "S", "e14": "O"}
    assert {name: hole[name] for name in firsts} == firsts
    assert "".join(hole[f"{file}3"] for file in "abcdefghi") == "SXOSXOSXO"
    assert not any(name.endswith("1") and len(name) == 2 and name in hole for name in ("a1", "d1", "f1", "i1"))
    assert "e1" not in BOARD.names
    assert "e2" not in BOARD.names


def test_each_cube_is_set_up_in_any_of_six_ways():
    position = Position.start("skyscraper-game")
    assert texts(position) == {"a1=OX*", "a1=O*X", "a1=XO*", "a1=X*O", "a1=*OX", "a1=*XO"}
    for seat in (0, 1, 0, 1, 0, 1, 0, 1):
        assert position.actors == (seat,)
        position = position.play(position.moves()[0])
    assert position.scene().phase == "tipping"
    assert set(cubes(position, 0)) == {"a1", "b1", "c1", "d1"}
    assert set(cubes(position, 1)) == {"f1", "g1", "h1", "i1"}


def test_tipping_up_and_down_exchanges_top_and_front():
    after = at({"d6": "OXS"}, {}).play("d6-d7X")
    assert cubes(after, 0)["d7"] == "XOS"


def test_tipping_sideways_exchanges_top_and_right_side():
    after = at({"d7": "XOS"}, {}).play("d7-c7*")
    assert cubes(after, 0)["c7"] == "SOX"


def test_two_tips_there_and_back_restore_a_cube():
    position = at({"d6": "OXS"}, {}).play("d6-d7X")
    position = position.play(position.moves()[0])
    assert cubes(position.play("d7-d6O"), 0)["d6"] == "OXS"


def test_a_cube_falls_where_the_hole_is_as_its_upright_profile():
    # c6 has the hole O; a cube tipped there from c5 shows what was north to south.
    position = at({"c5": "XOS"}, {})
    assert "c5-c6O!" in texts(position)
    after = position.play("c5-c6O!")
    assert "c6" not in cubes(after, 0)
    assert cubes(after, 0)["d1"] == "OXS"  # the one home cell that was free, standing as it fell
    safe = at({"c5": "XSO"}, {}).play("c5-c6*")
    assert cubes(safe, 0)["c6"] == "SXO"


def test_the_last_click_shows_the_cube_as_it_will_stand():
    move = next(m for m in at({"c5": "XOS"}, {}).moves() if m.text == "c5-c6O!")
    assert move.steps == ("c5", "c6", "as:OXS!")
    item = variant("skyscraper-game").face.choice("as:OXS!", 0)
    assert item.glyph == "cut-cube:OXS!"


def test_an_enemy_is_tipped_on_to_the_next_cell():
    position = at({"d6": "OXS"}, {"d7": "SXO"})
    after = position.play("d6-d7X")
    assert cubes(after, 0)["d7"] == "XOS"
    assert "d8" not in cubes(after, 1)  # d8 has the hole X, and the pushed cube shows X there
    kept = at({"d6": "OXS"}, {"d7": "XSO"}).play("d6-d7X")
    assert cubes(kept, 1)["d8"] == "SXO"


def test_the_last_click_also_shows_the_pushed_cube_as_it_will_stand():
    of = variant("skyscraper-game")
    for stand, seen, name in (("XSO", "SXO", "cube SXO"), ("SXO", "XSO!", "falling X")):
        position = at({"d6": "OXS"}, {"d7": stand})
        move = next(m for m in position.moves() if m.text == "d6-d7X")
        (pushed,) = of.face.choice(move.steps[-1], 0).along
        assert (pushed.glyph, pushed.owner, pushed.cell, pushed.name) == (f"cut-cube:{seen}", 1, "d8", name)
        after = cubes(position.play(move), 1)
        assert after.get("d8") == (None if seen.endswith("!") else seen)
    alone = next(m for m in at({"d6": "OXS"}, {}).moves() if m.text == "d6-d7X")
    assert alone.steps[-1] == "as:XOS"
    assert of.face.choice(alone.steps[-1], 0).along == ()


def test_own_cubes_and_cubes_before_a_taken_cell_are_not_pushed():
    assert not texts(at({"d6": "OXS", "d7": "SXO"}, {}), "d6-d7")
    blocked = at({"d6": "OXS"}, {"d7": "XSO", "d8": "SXO"})
    assert not texts(blocked, "d6-d7")
    assert "cannot be tipped on" in str(blocked.why_not(("d6", "d7")))


def test_cubes_push_along_the_start_too_where_nothing_falls():
    position = at({"c1": "OXS", "d1": "OXS", "d6": "OXS", "d3": "OXS"}, {"b1": "OXS"})
    after = position.play("c1-b1*")
    assert cubes(after, 0)["b1"] == "SXO"
    assert cubes(after, 1)["a1"] == "SXO"


def test_whose_cube_stands_on_the_top_has_won():
    # e14 has the hole O; a cube on e13 showing X upright and * from north to south comes to stand with *.
    end = at({"e13": "XSO"}, {}).play("e13-e14*")
    assert end.result.reason is Reason.GOAL
    assert end.result.payoffs == (1, -1)


def test_a_cube_that_falls_on_the_top_has_not_won():
    after = at({"e13": "XOS"}, {}).play("e13-e14O!")
    assert not after.over


def test_who_pushes_an_enemy_onto_the_top_has_lost():
    end = at({"e12": "SXO"}, {"e13": "XSO"}).play("e12-e13X")
    assert end.result.payoffs == (-1, 1)


def test_after_three_hundred_turns_nobody_has_won():
    end = at({"d6": "OXS"}, {}, turn=299).play("d6-d7X")
    assert end.result.reason is Reason.LIMIT
    assert end.result.payoffs == (0, 0)


def test_half_of_the_stands_can_climb_to_the_top_from_each_cell_of_the_start():
    """Found by a search of its own, over names: see the book."""
    hole = {BOARD.names[cell]: sign for sign in "OXS" for cell in BOARD.region(sign)}
    climbing: dict[str, set[str]] = {}
    for home in ("a1", "b1", "c1", "d1", "f1", "g1", "h1", "i1"):
        for stand in ORDERS:
            seen, todo = {(home, stand)}, [(home, stand)]
            for name, (up, along, across) in todo:
                for way in range(0, 8, 2):
                    to = BOARD.step(BOARD.at(name), way)
                    after = (along, up, across) if way % 4 == 0 else (across, along, up)
                    state = (BOARD.names[to], "".join(after))
                    if to >= 0 and hole.get(state[0]) != after[0] and state not in seen:
                        seen.add(state)
                        todo.append(state)
            if any(name == "e14" for name, _ in seen):
                climbing.setdefault(home, set()).add(stand)
    for home, stands in climbing.items():
        assert stands == ({"OXS", "XSO", "SOX"} if home[0] in "acgi" else {"OSX", "XOS", "SXO"})
    assert len(climbing) == 8


@pytest.mark.parametrize(("players", "each"), [("2", 4), ("3", 2), ("4", 2)])
def test_everybody_has_as_many_cubes(players: str, each: int):
    position = Position.start(variant("skyscraper-game", "book", {"players": players}))
    while position.scene().phase == "setting-up":
        position = position.play(position.moves()[0])
    assert [len(cubes(position, seat)) for seat in range(int(players))] == [each] * int(players)


def test_a_cube_above_its_own_hole_is_an_impossible_position():
    with pytest.raises(NotationError, match="would have fallen"):
        at({"c6": "OXS"}, {})
