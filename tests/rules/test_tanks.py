"""Tank battle: areas and mines, ways, shots, the shelter, areas that are not left, points."""

from __future__ import annotations

import random

import pytest

from ludoteka.declare import Reason
from ludoteka.declare.tanks import Tanks
from ludoteka.play import NotationError, Position, variant

GAME = variant("tank-battle").game
assert isinstance(GAME, Tanks)
BOARD = GAME.board
assert BOARD is not None


def at(
    white: str = "", blue: str = "", command: tuple[str, str] = ("", ""), actors: int = 1, **fields: int
) -> Position:
    codes = [0] * len(BOARD)
    for code, cells in ((1, white), (3, blue), (2, command[0]), (4, command[1])):
        for cell in BOARD.all_at(cells):
            codes[cell] = code
    words = [f"actors={actors}", f"cells={','.join(map(str, codes))}", *(f"{k}={v}" for k, v in fields.items())]
    return Position.from_text("tank-battle", " ".join(words))


def texts(position: Position) -> set[str]:
    return {move.text for move in position.moves()}


def test_fourteen_tanks_each_fill_the_corners_around_the_mines():
    start = Position.start("tank-battle")
    items = start.scene().items
    assert [sum(item.owner == seat for item in items) for seat in (0, 1)] == [14, 14]
    assert {item.cell for item in items if item.name == "command tank"} == {"a11", "k1"}
    assert len(GAME.mines.split()) == 20
    assert len(GAME.shelter.split()) == 9
    taken = {item.cell for item in items}
    assert {"a7", "b8", "c9", "d10", "e11", "g1", "h2", "i3", "j4", "k5"} <= taken
    assert not taken & set(GAME.mines.split())


def test_tanks_go_like_queens_and_stop_before_mines():
    position = at("d5", "k11")
    assert {"d5-a5", "d5-d4", "d5-d8", "d5-e4", "d5-c5"} <= texts(position)
    assert not {"d5-d3", "d5-d9", "d5-d2", "d5-c4", "d5-b3", "d5-a8"} & texts(position)


def test_only_command_tanks_enter_the_shelter_and_are_safe_there():
    assert "d5-e5" not in texts(at("d5", "k11"))
    assert "d5-h5" not in texts(at("d5", "k11"))
    assert {"d5-e5", "d5-h5"} <= texts(at("", "k11", ("d5", "")))
    assert "d5xe5" not in texts(at("", "k11", ("d5", "e5")))
    assert "h5xd5" in texts(at("d5", "k11", ("", "h5"), actors=2))


def test_who_enters_an_occupied_cell_shoots_the_tank():
    position = at("d5 a1", "h1 d8")
    assert "d5xd8" in texts(position)
    after = position.play("d5xd8")
    assert {item.cell for item in after.scene().items} == {"a1", "h1", "d8"}
    assert after.row[4] == 0


def test_a_tank_in_the_enemys_area_stays_there():
    position = at("j1 a7", "d5")
    moves = {text for text in texts(position) if text.startswith("j1")}
    assert moves
    assert {text[3:] for text in moves} <= set(GAME.areas[1].split())
    assert "a7-a8" in texts(position)


def test_points_are_counted_when_one_side_has_settled():
    position = at("i1 h1", "a10 d5", ("k4", "")).play("k4-k1")
    assert position.result is not None
    assert position.result.reason is Reason.COUNT
    assert position.points[:2] == (7, 3)
    assert position.result.payoffs == (1, -1)


def test_a_shot_that_leaves_the_enemy_only_settled_tanks_ends_the_battle_too():
    """Blue keeps only the tank on a7, in White's area."""
    position = at("a1 d5", "a7 d8").play("d5xd8")
    assert position.result is not None
    assert position.result.reason is Reason.COUNT
    assert position.points[:2] == (2, 2)
    assert position.result.payoffs == (0, 0)


def test_the_battle_goes_on_while_both_sides_have_tanks_outside():
    assert at("a1 d5", "a7 d8 h4").play("d5xd8").result is None


def test_equal_points_are_decided_by_the_command_tank():
    won = at("", "b8", ("k2", ""), actors=1).play("k2-k1")
    assert won.result is not None
    assert won.result.payoffs == (1, -1)
    even = at("i1", "d5 e4 e3 e2", ("k4", ""), actors=1).play("k4-k3")
    assert even.points[:2] == (4, 4)
    assert even.result is not None
    assert even.result.payoffs == (1, -1), "two points for the command tank against none"


def test_the_last_tank_shot_ends_the_battle():
    position = at("d5 a1", "d8").play("d5xd8")
    assert position.result is not None
    assert (position.result.payoffs, position.result.reason) == ((1, -1), Reason.NO_PIECES)


def test_a_hundred_moves_without_a_shot_end_it_by_points():
    position = at("d5 a1", "k11", quiet=99).play("a1-a2")
    assert position.result is not None
    assert (position.result.payoffs, position.result.reason) == ((1, -1), Reason.NO_PROGRESS)


def test_all_moves_agree_with_a_naive_generator():
    chooser = random.Random(3)
    position = Position.start("tank-battle")
    for _ in range(150):
        if position.over:
            break
        assert texts(position) == naive(position)
        position = position.play(chooser.choice(position.codes))


def naive(position: Position) -> set[str]:
    seat, found = position.actors[0], set()
    tanks = {item.cell: (item.owner, item.name) for item in position.scene().items}
    goal, shelter, mines = (set(c.split()) for c in (GAME.areas[1 - seat], GAME.shelter, GAME.mines))
    for cell in (cell for cell, (owner, _) in tanks.items() if owner == seat):
        command = tanks[cell][1] == "command tank"
        for way in range(8):
            for to in (BOARD.names[c] for c in BOARD.ray(BOARD.at(cell), way)):
                if to in mines or (to in shelter and (not command or to in tanks)):
                    break
                fine = cell not in goal or to in goal
                if to in tanks:
                    found |= {f"{cell}x{to}"} if tanks[to][0] != seat and fine else set()
                    break
                found |= {f"{cell}-{to}"} if fine else set()
    return found or {"pass"}


def test_impossible_positions_are_refused():
    with pytest.raises(NotationError, match="mine"):
        at("a6", "k11")
    with pytest.raises(NotationError, match="command"):
        at("e5", "k11")


def judged(position: Position, player: int) -> int:
    of = position.variant
    return int(of.compiled.evaluate(position.row.copy(), of.tables.row, player))


def test_tanks_that_come_nearer_are_judged_better():
    far, near = at("b9", "k11"), at("h4", "k11")
    assert judged(near, 0) > judged(far, 0)
    assert judged(near, 0) == -judged(near, 1)


def test_a_tank_that_can_be_shot_is_judged_by_whether_another_guards_it():
    guarded, alone = at("d4 d7", "h4", actors=2), at("d4 c7", "h4", actors=2)
    assert judged(guarded, 0) > judged(alone, 0) + 30
    assert judged(alone, 0) == -judged(alone, 1)
