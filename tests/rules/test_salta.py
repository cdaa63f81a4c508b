"""Salta: set-up and places, steps and jumps, the call, the ban on blocking, the end."""

from __future__ import annotations

import random

import pytest

from ludoteka.declare import Reason
from ludoteka.declare.salta import PIECES, Salta
from ludoteka.play import IllegalMove, NotationError, Position, variant

GAME = variant("salta").game
assert isinstance(GAME, Salta)
BOARD = GAME.board
assert BOARD is not None


def at(changes: dict[str, str], preset: str = "book", actors: int = 1, **fields: int) -> Position:
    """The start with some pieces elsewhere: {"c3": "e5"} puts the piece of c3 on e5."""
    codes = [0] * len(BOARD)
    for code, cell in enumerate(BOARD.all_at(" ".join(GAME.starts)), 1):
        codes[BOARD.at(changes.get(BOARD.names[cell], BOARD.names[cell]))] = code
    words = [f"actors={actors}", f"cells={','.join(map(str, codes))}"]
    words += [f"{name}={value}" for name, value in fields.items()]
    return Position.from_text(variant("salta", preset), " ".join(words))


def texts(position: Position) -> set[str]:
    return {move.text for move in position.moves()}


def names(position: Position) -> dict[str, str]:
    return {item.cell: item.name for item in position.scene().items}


def test_suns_moons_and_stars_stand_in_rows_from_left_to_right():
    start = names(Position.start("salta"))
    assert len(start) == 2 * PIECES
    assert [start[c] for c in ("a1", "c1", "e1", "g1", "i1")] == [f"sun {n}" for n in range(1, 6)]
    assert [start[c] for c in ("b2", "j2", "a3", "i3")] == ["moon 1", "moon 5", "star 1", "star 5"]
    assert [start[c] for c in ("j10", "b10", "i9", "j8")] == ["sun 1", "sun 5", "moon 1", "star 1"]


def test_every_piece_goes_to_the_mirrored_row_as_its_player_sees_it():
    assert GAME.targets[0].split()[:5] == ["b10", "d10", "f10", "h10", "j10"]
    assert GAME.targets[0].split()[10:] == ["b8", "d8", "f8", "h8", "j8"]
    assert GAME.targets[1].split()[:5] == ["i1", "g1", "e1", "c1", "a1"]


def test_pieces_step_diagonally_forwards_and_backwards():
    start = Position.start("salta")
    assert len(start.moves()) == 9
    position = at({"e3": "e5"})
    assert {"e5-d6", "e5-f6", "e5-d4", "e5-f4"} <= texts(position)


def test_an_enemy_may_be_jumped_over_but_an_own_piece_never():
    position = at({"e3": "e5", "f8": "f6"})
    assert "e5-g7" in texts(position)
    after = position.play("e5-g7")
    assert names(after)["f6"] == "star 3"
    assert "e5-d6" in texts(position)
    assert "c1-e3" not in texts(at({"e3": "e5"}))


def test_who_comes_before_an_enemy_may_call():
    position = at({"e3": "e5", "f8": "g7"})
    assert {"e5-f6", "e5-f6!"} <= texts(position)
    steps = {move.text: move.steps for move in position.moves()}
    assert steps["e5-f6"] == ("e5", "f6", "do:silent")
    assert steps["e5-f6!"] == ("e5", "f6", "do:salta")
    assert steps["e5-d4"] == ("e5", "d4")
    assert texts(position.play("e5-f6!")) == {"g7-e5"}
    assert len(position.play("e5-f6").moves()) > 5


def test_the_call_holds_for_one_move_only():
    position = at({"e3": "e5", "f8": "g7"}).play("e5-f6!").play("g7-e5")
    assert len(position.moves()) > 5
    assert position.scene().phase == ""


def test_forward_jumps_are_compulsory_in_the_classic_game_and_backward_ones_forbidden():
    position = at({"e3": "e5", "f8": "f6"}, "classic")
    assert texts(position) == {"e5-g7"}
    behind = at({"e3": "e7", "f8": "f6"}, "classic")
    assert "e7-g5" not in texts(behind)
    assert "e7-g5" in texts(at({"e3": "e7", "f8": "f6"}))
    assert not any("!" in text for text in texts(position))


def naive(position: Position) -> set[str]:
    """Steps and jumps on files and ranks, without calls."""
    where = {item.cell: item.owner for item in position.scene().items}
    seat = position.actors[0]
    found = set()
    for cell in (cell for cell, owner in where.items() if owner == seat):
        file, rank = ord(cell[0]), int(cell[1:])
        for dx, dy in ((1, 1), (1, -1), (-1, 1), (-1, -1)):
            near, far = f"{chr(file + dx)}{rank + dy}", f"{chr(file + 2 * dx)}{rank + 2 * dy}"
            if near in BOARD.names and near not in where:
                found.add(f"{cell}-{near}")
            if where.get(near) == 1 - seat and far in BOARD.names and far not in where:
                found.add(f"{cell}-{far}")
    return found


def test_all_moves_agree_with_a_naive_generator():
    chooser = random.Random(5)
    position = Position.start("salta")
    for _ in range(200):
        if not any(move.text.endswith("!") for move in position.moves()) or chooser.random() < 0.9:
            options = [move for move in position.moves() if not move.text.endswith("!")]
        else:
            options = list(position.moves())
        if position.scene().phase == "":
            assert {move.text.rstrip("!") for move in position.moves()} == naive(position)
        position = position.play(chooser.choice(options))


def test_a_move_that_leaves_the_opponent_without_a_move_is_forbidden():
    """Black still fills his three rows; White's two rows before them have one gap, on j6, that he may not close."""
    black = BOARD.all_at("b10 d10 f10 h10 j10 a9 c9 e9 g9 i9 b8 d8 f8 h8 j8")
    white = BOARD.all_at("a7 c7 e7 g7 i7 b6 d6 f6 h6 a5 c5 e5 g5 i5 h4")
    codes = [0] * len(BOARD)
    for code, cell in enumerate(white, 1):
        codes[cell] = code
    for code, cell in enumerate(black, PIECES + 1):
        codes[cell] = code
    position = Position.from_text("salta", f"actors=1 cells={','.join(map(str, codes))}")
    assert texts(position) & {"i5-j6", "i5-j4"} == {"i5-j4"}
    with pytest.raises(IllegalMove):
        position.play("i5-j6")
    assert texts(position.play("i5-j4")) == {"h8-j6"}


def test_all_pieces_in_their_places_win():
    codes = [0] * len(BOARD)
    for code, cell in enumerate(BOARD.all_at(GAME.targets[0]), 1):
        codes[cell] = code
    for code, cell in enumerate(BOARD.all_at(GAME.targets[1]), PIECES + 1):
        codes[cell] = code
    codes[BOARD.at("c7")], codes[BOARD.at("b8")] = codes[BOARD.at("b8")], 0
    codes[BOARD.at("h4")], codes[BOARD.at("i3")] = codes[BOARD.at("i3")], 0
    position = Position.from_text("salta", f"actors=1 cells={','.join(map(str, codes))}")
    assert [count.value for count in position.scene().counts] == [14, 14]
    result = position.play("c7-b8").result
    assert result is not None
    assert (result.payoffs, result.reason) == ((1, -1), Reason.GOAL)
    late = Position.from_text("salta", f"actors=2 turn=399 ply=399 cells={','.join(map(str, codes))}")
    end = late.play("h4-g5").result
    assert end is not None
    assert (end.payoffs, end.reason) == ((0, 0), Reason.LIMIT)


def test_impossible_positions_are_refused():
    with pytest.raises(NotationError, match="once"):
        Position.from_text("salta", "actors=1 cells=1")
    with pytest.raises(NotationError, match="must"):
        at({}, must=1)


def judged(position: Position, player: int = 0) -> int:
    of = position.variant
    return int(of.compiled.evaluate(position.row.copy(), of.tables.row, player))


STARS_AT_HOME = {"a3": "b8", "c3": "d8", "e3": "f8", "g3": "h8", "i3": "j8"}
"""White's five stars in their places."""
BLACK_AWAY = {"b8": "b4", "d8": "d4", "f8": "f4", "h8": "h4", "j8": "j4"}
"""Black's stars out of their way."""


def test_stars_that_have_settled_bar_the_way_of_those_behind():
    settled = at(STARS_AT_HOME | BLACK_AWAY)
    waiting = at(STARS_AT_HOME | BLACK_AWAY | {"g3": "g7"})
    assert judged(waiting) > judged(settled), "one star stays out so that suns and moons can pass"
    assert judged(waiting) == -judged(waiting, 1)


def test_the_same_lead_is_worth_more_near_the_end():
    codes = [0] * len(BOARD)
    for code, cell in enumerate(BOARD.all_at(" ".join(GAME.targets)), 1):
        codes[cell] = code
    codes[BOARD.at("h4")], codes[BOARD.at("i3")] = codes[BOARD.at("i3")], 0
    codes[BOARD.at("c7")], codes[BOARD.at("b8")] = codes[BOARD.at("b8")], 0
    codes[BOARD.at("i5")], codes[BOARD.at("h4")] = codes[BOARD.at("h4")], 0
    late = Position.from_text("salta", f"actors=1 cells={','.join(map(str, codes))}")
    assert judged(late) > judged(at({"e3": "f4"})) > 0
