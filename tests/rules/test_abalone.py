"""Abalone: ten set-ups, moves lengthwise and sidelong, pushing, endings; a second generator."""

from __future__ import annotations

import random

import pytest

from ludoteka.declare import Reason
from ludoteka.play import NotationError, Position, variant
from ludoteka.rules import drive


def at(*balls: str, key: str = "abalone", **fields: str | int) -> Position:
    of = variant(key)
    codes = [0] * 61
    for player, cells in enumerate(balls):
        for cell in of.game.board.all_at(cells):
            codes[cell] = 1 + player
    words = [f"{name}={value}" for name, value in ({"actors": 1} | fields).items()]
    return Position.from_text(of, " ".join([*words, f"cells={','.join(map(str, codes))}"]))


def texts(position: Position, begin: str = "") -> set[str]:
    return {move.text for move in position.moves() if move.text.startswith(begin)}


def names(text: str) -> set[str]:
    return set(text.split())


def balls(position: Position, owner: int) -> set[str]:
    return {item.cell for item in position.scene().items if item.owner == owner}


@pytest.mark.parametrize(
    ("preset", "numbers"),
    [
        ("standard-2", (14, 14)),
        ("standard-3", (11, 11, 11)),
        ("standard-4", (8, 8, 8, 8)),
        ("standard-5", (8, 8, 8, 8, 7)),
        ("standard-6", (6,) * 6),
        ("balls-2", (14, 14)),
        ("balls-3", (10, 10, 10)),
        ("balls-4", (7,) * 4),
        ("balls-5", (7,) * 5),
        ("balls-6", (6,) * 6),
    ],
)
def test_every_set_up_has_its_number_of_balls(preset: str, numbers: tuple[int, ...]):
    start = Position.start(f"abalone:{preset}")
    assert tuple(len(balls(start, seat)) for seat in range(len(numbers))) == numbers


def test_two_players_have_two_rows_and_three_in_the_middle_of_the_third():
    start = Position.start("abalone")
    assert balls(start, 1) == names("a1 a2 a3 a4 a5 b1 b2 b3 b4 b5 b6 c3 c4 c5")
    assert balls(start, 0) == names("i5 i6 i7 i8 i9 h4 h5 h6 h7 h8 h9 g5 g6 g7")


def test_four_players_are_parted_by_the_main_diagonal():
    taken = set().union(*(balls(Position.start("abalone:standard-4"), seat) for seat in range(4)))
    assert not taken & {"a1", "b2", "c3", "d4", "e5", "f6", "g7", "h8", "i9"}
    assert len(taken) == 32


@pytest.mark.parametrize(("depth", "count"), [(1, 44), (2, 1936)])
def test_counts_as_published(depth: int, count: int):
    of = variant("abalone")
    assert drive.perft(of.compiled, of.tables.row, of.start, depth) == count


Balls = dict[int, int]


def naive(position: Position) -> set[tuple[frozenset[tuple[int, int]], int]]:
    """What every group of one to three balls in line can make of the board: the balls left, and those pushed off.

    Written from the rule: a group goes one cell in any direction; lengthwise it pushes fewer enemies than it has balls.
    """
    board, me = position.variant.game.board, position.actors[0]
    owner: Balls = {board.at(item.cell): item.owner for item in position.scene().items}
    found = set()
    for cell in (at for at, seat in owner.items() if seat == me):
        for line in range(6):
            group = [cell, *board.ray(cell, line)[:2]]
            for size in (1, 2, 3):
                members = group[:size]
                if len(members) < size or any(owner.get(at) != me for at in members):
                    continue
                for way in range(6):
                    after = shifted(board, owner, members, way, lengthwise=size > 1 and way == line)
                    if after is not None:
                        found.add((frozenset(after.items()), len(owner) - len(after)))
    return found


def shifted(board, owner: Balls, members: list[int], way: int, *, lengthwise: bool) -> Balls | None:
    rest = {at: seat for at, seat in owner.items() if at not in members}
    moved = [(at, owner[at]) for at in members]
    if lengthwise:
        ahead = []
        for at in board.ray(members[-1], way):
            if at not in rest:
                break
            ahead.append(at)
        if len(ahead) >= len(members) or any(rest[at] == owner[members[0]] for at in ahead):
            return None
        moved += [(at, rest.pop(at)) for at in ahead]
    for at, seat in moved:
        to = board.step(at, way)
        if to < 0 and seat == owner[members[0]]:
            return None
        if to in rest:
            return None
        if to >= 0:
            rest[to] = seat
    return rest


@pytest.mark.parametrize("key", ["abalone", "abalone:balls-2", "abalone:standard-3", "abalone:standard-5"])
def test_moves_are_those_of_a_second_generator(key: str):
    chooser = random.Random(key)
    position = Position.start(key)
    pushed = 0
    while not position.over and position.ply < 60:
        mine = []
        for move in position.moves():
            after = position.play(move)
            balls_left = frozenset((after.variant.game.board.at(i.cell), i.owner) for i in after.scene().items)
            mine.append((balls_left, sum(after.points) - sum(position.points)))
        assert len(set(mine)) == len(mine), "no two moves do the same"
        assert set(mine) == naive(position), position
        pushing = [k for k, (_, off) in enumerate(mine) if off]
        pushed += len(pushing)
        position = position.play(position.moves()[chooser.choice(pushing or range(len(mine)))])
    assert pushed or key == "abalone"


def test_a_single_ball_moves_to_its_six_neighbours():
    assert len(texts(at("e5", "a1"))) == 6


def test_three_move_lengthwise_and_sidelong_and_four_do_not():
    position = at("e4 e5 e6", "a1")
    assert {"e4-e7", "e6-e3"} <= texts(position)
    after = position.play("e4-e6-d4")
    assert balls(after, 0) == {"d4", "d5", "d6"}
    four = at("e3 e4 e5 e6", "a1")
    assert "e3-e7" not in texts(four)
    assert "too many" in str(four.why_not(("e3", "e7")))


def test_sidelong_every_ball_needs_an_empty_cell():
    assert "e4-e6-d4" not in texts(at("e4 e5 e6", "d6"))
    assert "e4-e5-d4" in texts(at("e4 e5 e6", "d6"))


def test_more_push_fewer():
    after = at("e2 e3 e4", "e5 e6").play("e2-e5")
    assert balls(after, 0) == {"e3", "e4", "e5"}
    assert balls(after, 1) == {"e6", "e7"}
    assert "e3-e5" in texts(at("e3 e4", "e5"))


def test_equal_numbers_a_single_ball_and_a_friend_behind_do_not_push():
    assert "e3-e5" not in texts(at("e3 e4", "e5 e6"))
    assert "e4-e5" not in texts(at("e4", "e5"))
    assert "g5-g7" not in texts(at("g5 g6 g8", "g7"))
    assert "e1-e4" not in texts(at("e1 e2 e3", "e4 e5 e6"))


def test_enemies_of_two_colours_are_pushed_together():
    after = at("e2 e3 e4", "e5", "e6", key="abalone:standard-3").play("e2-e5")
    assert balls(after, 1) == {"e6"}
    assert balls(after, 2) == {"e7"}


def test_a_ball_pushed_over_the_edge_counts_for_the_pusher():
    after = at("e7 e8", "e9 a1").play("e7-e9")
    assert balls(after, 0) == {"e8", "e9"}
    assert balls(after, 1) == {"a1"}
    assert after.scene().counts[0].value == 1


def test_nobody_pushes_his_own_ball_off():
    position = at("e8 e9", "a1")
    assert "e8-e9" not in texts(position)


def test_the_sixth_ball_wins():
    end = at("e7 e8", "e9 a1", points="5,0").play("e7-e9")
    assert end.result.reason is Reason.TARGET
    assert end.result.payoffs == (1, -1)


def test_who_has_no_ball_passes():
    position = at("e5", "", "a1", key="abalone:standard-3", actors=2)
    assert texts(position) == {"pass"}


def test_two_hundred_turns_without_a_ball_pushed_off_are_a_draw():
    assert at("e5", "a1", quiet=199).play("e5-e6").result.payoffs == (0, 0)


def test_a_won_game_cannot_go_on():
    with pytest.raises(NotationError, match="pushed off"):
        at("e5", "a1", points="6,0")
