"""Tetroid: the shapes, four men that move and take as one, single men, and the end."""

from __future__ import annotations

import random
from itertools import combinations

import pytest

from ludoteka.declare import Reason
from ludoteka.play import IllegalMove, NotationError, Position, variant
from ludoteka.search import arena
from ludoteka.search.player import choose

GAME = "tetroid"
AWAY = "p16 p14 p12 p10"
"""Four black men that hang together nowhere."""


def laid(white: str, black: str = AWAY, *, actors: int = 1, more: str = "") -> Position:
    board = variant(GAME).game.board
    assert board is not None
    codes = dict.fromkeys(white.split(), 1) | dict.fromkeys(black.split(), 2)
    cells = ",".join(str(codes.get(name, 0)) for name in board.names)
    return Position.from_text(GAME, f"actors={actors} cells={cells} {more}")


def texts(position: Position) -> set[str]:
    return {move.text for move in position.moves()}


def tetroids(position: Position) -> set[str]:
    return {text for text in texts(position) if "+" in text}


def men(position: Position, owner: int) -> set[str]:
    return {item.cell for item in position.scene().items if item.owner == owner}


def reason(position: Position) -> Reason:
    assert position.result is not None
    return position.result.reason


def test_the_men_stand_in_the_left_corners_seen_from_each_player() -> None:
    start = Position.start(GAME)
    assert men(start, 0) == {f"{file}{rank}" for file in "abcde" for rank in range(1, 5)}
    assert men(start, 1) == {f"{file}{rank}" for file in "lmnop" for rank in range(13, 17)}


def test_there_are_nineteen_shapes_of_four_with_turns_and_mirrorings() -> None:
    """I 2, O 1, T 4, S and Z 2 each, L and J 4 each."""
    shapes = variant(GAME).kernel.module.shapes()
    assert len(shapes) == len(set(shapes)) == 2 + 1 + 4 + 2 + 2 + 4 + 4


@pytest.mark.parametrize(
    "shape", ["e5 f5 g5 h5", "e5 f5 g5 f6", "e5 e6 e7 f5", "e5 f5 f6 g6", "e5 f5 e6 f6", "e5 e6 f6 f7", "e5 f5 g5 g6"]
)
def test_every_shape_moves_in_all_eight_directions(shape: str) -> None:
    assert len(tetroids(laid(shape))) == 8


@pytest.mark.parametrize("loose", ["e5 f5 g5 h6", "e5 f6 g7 h8", "e5 f5 h5 i5"])
def test_men_that_do_not_hang_together_by_their_sides_are_no_tetroid(loose: str) -> None:
    assert tetroids(laid(loose)) == set()


def test_the_four_men_move_together_and_keep_their_shape() -> None:
    after = laid("e5 f5 g5 f6").play("e5+f5+f6+g5-f6")
    assert men(after, 0) == {"f6", "g6", "h6", "g7"}


def test_the_steps_are_the_four_men_from_left_to_right_and_where_the_first_goes() -> None:
    move = laid("e5 f5 g5 f6").find("e5+f5+f6+g5-e4")
    assert move.steps == ("e5", "f5", "f6", "g5", "e4")


def test_the_four_men_may_be_chosen_in_any_order() -> None:
    """The client puts them in order: the scene tells how many steps at the beginning are a set."""
    position = Position.start(GAME)
    together = position.scene().together
    assert together == 4
    longer = [move.steps for move in position.moves() if len(move.steps) > together]
    groups = {frozenset(steps[:together]) for steps in longer}
    assert len(groups) == len({steps[:together] for steps in longer}), "one order for each set"


def test_five_men_in_a_row_are_two_tetroids() -> None:
    """Neither of them can go along the row over the fifth man."""
    found = tetroids(laid("e5 f5 g5 h5 i5"))
    goals = ("d4", "e4", "f4", "d5", "d6", "e6", "f6")
    assert {text for text in found if text.startswith("e5")} == {f"e5+f5+g5+h5-{to}" for to in goals}
    assert len(found) == 14


def test_a_tetroid_may_not_leave_the_board() -> None:
    assert tetroids(laid("a1 b1 a2 b2")) == {"a1+a2+b1+b2-a2", "a1+a2+b1+b2-b1", "a1+a2+b1+b2-b2"}


def test_a_tetroid_may_not_come_upon_an_own_man() -> None:
    found = tetroids(laid("e5 f5 e6 f6 e8"))
    assert "e5+e6+f5+f6-e6" in found
    barred = tetroids(laid("e5 f5 e6 f6 e7"))
    assert "e5+e6+f5+f6-e6" not in barred
    assert "e5+e6+f5+f6-d5" in barred


def test_a_tetroid_takes_the_enemies_it_covers() -> None:
    after = laid("e5 f5 g5 h5", f"e6 g6 {AWAY}").play("e5+f5+g5+h5-e6")
    assert men(after, 1) == set(AWAY.split())
    assert after.points == (2, 0)


def test_a_single_man_goes_one_or_two_cells_in_all_directions_and_over_others() -> None:
    position = laid("e5 a1 c1 a3", f"e6 {AWAY}")
    found = {text for text in texts(position) if text.startswith("e5")}
    near = ("d4", "e4", "f4", "d5", "f5", "d6", "f6")
    far = ("c3", "e3", "g3", "c5", "g5", "c7", "e7", "g7")
    assert found == {f"e5-{to}" for to in (*near, *far)}


def test_a_single_man_takes_nothing() -> None:
    position = laid("e5 a1 c1 a3", f"e6 {AWAY}")
    with pytest.raises(IllegalMove):
        position.play("e5-e6")
    assert "only a tetroid takes" in str(position.why_not(["e5", "e6"]))
    assert "e6" in men(position.play("e5-e7"), 1)


def test_a_man_may_leave_a_tetroid_by_itself() -> None:
    assert "e5-e3" in texts(laid("e5 f5 g5 h5"))


def test_who_has_fewer_than_four_men_has_lost() -> None:
    over = laid("e5 f5 g5 h5", "e6 k9 m9 o9").play("e5+f5+g5+h5-e6")
    assert reason(over) is Reason.TOO_FEW_PIECES
    assert over.result is not None
    assert over.result.payoffs == (1, -1)
    assert not laid("e5 f5 g5 h5", "e6 k9 m9 o9 o7").play("e5+f5+g5+h5-e6").over


def test_two_hundred_moves_without_a_capture_are_a_draw() -> None:
    assert reason(laid("e5 f5 g5 h5", more="quiet=199").play("e5-e6")) is Reason.NO_PROGRESS
    after = laid("e5 f5 g5 h5", f"e6 {AWAY}", more="quiet=199").play("e5+f5+g5+h5-e6")
    assert not after.over


# --- a second generator ----------------------------------------------------------------------------------------------


def hang_together(four: tuple[tuple[int, int], ...]) -> bool:
    found = {four[0]}
    for _ in range(3):
        found |= {p for p in four if any(abs(p[0] - q[0]) + abs(p[1] - q[1]) == 1 for q in found)}
    return len(found) == 4


def by_hand(position: Position) -> set[frozenset[tuple[str, int]]]:
    """The positions that one move can lead to, as what stands on which cell."""
    where = {item.cell: item.owner for item in position.scene().items}
    cells = {(ord(name[0]) - ord("a"), int(name[1:]) - 1): owner for name, owner in where.items()}
    mine = [place for place, owner in cells.items() if owner == position.actors[0]]
    ways = [(dx, dy) for dx in (-1, 0, 1) for dy in (-1, 0, 1) if dx or dy]
    found = []

    def inside(x: int, y: int) -> bool:
        return 0 <= x < 16 and 0 <= y < 16

    for x, y in mine:
        for dx, dy in ways:
            for far in (1, 2):
                to = x + far * dx, y + far * dy
                if inside(*to) and to not in cells:
                    found.append({**{p: o for p, o in cells.items() if p != (x, y)}, to: position.actors[0]})
    for four in combinations(sorted(mine), 4):
        if not hang_together(four):
            continue
        for dx, dy in ways:
            goals = [(x + dx, y + dy) for x, y in four]
            others = set(mine) - set(four)
            if all(inside(*goal) and goal not in others for goal in goals):
                rest = {p: o for p, o in cells.items() if p not in four and p not in goals}
                found.append({**rest, **dict.fromkeys(goals, position.actors[0])})
    names = [frozenset((f"{chr(97 + x)}{y + 1}", owner) for (x, y), owner in after.items()) for after in found]
    assert len(names) == len(set(names)), "no two moves lead to the same position"
    return set(names)


@pytest.mark.parametrize("seed", range(4))
def test_a_second_generator_finds_the_same_moves(seed: int) -> None:
    """Two armies of ten, scattered over a corner of the board, so that they meet."""
    chooser = random.Random(seed)
    spots = [f"{file}{rank}" for file in "abcdef" for rank in range(1, 7)]
    chosen = chooser.sample(spots, 20)
    position = laid(" ".join(chosen[:10]), " ".join(chosen[10:]))
    for _ in range(4):
        if position.over:
            break
        after = [position.play(move).scene().items for move in position.moves()]
        listed = {frozenset((item.cell, item.owner) for item in items) for items in after}
        assert len(listed) == len(position.moves())
        assert listed == by_hand(position)
        position = position.play(chooser.choice(position.codes))


# --- positions and reasons -------------------------------------------------------------------------------------------


def test_a_lost_position_with_a_player_to_act_is_refused() -> None:
    with pytest.raises(NotationError, match="Black has only 3 men"):
        laid("e5 f5 g5 h5", "p16 p14 p12")


@pytest.mark.parametrize(
    ("steps", "begins"),
    [
        (["p16"], "You have no man"),
        (["f5", "e5", "g5", "h5", "e4"], "Choose the men of a tetroid from left to right"),
        (["k5", "e5"], "These men are no part"),
        (["e5", "k6"], "A single man cannot go"),
        (["e5", "f5", "g5", "k5"], "These men are no part"),
        (["e5", "f5", "k7"], "A tetroid has four men"),
        (["e5", "f5", "g5", "h5", "e9"], "The tetroid cannot go there"),
    ],
)
def test_wrong_tries_are_explained(steps: list[str], begins: str) -> None:
    sentence = laid("e5 f5 g5 h5 k5").why_not(steps)
    assert sentence is not None
    assert sentence.say("en").startswith(begins)
    assert sentence.say("hu") != sentence.say("en")


def judged(position: Position, seat: int = 0) -> int:
    of = position.variant
    assert of.compiled.evaluate is not None
    return int(of.compiled.evaluate(position.row.copy(), of.tables.row, seat))


def test_a_position_is_judged_by_what_can_be_taken_and_by_how_near_it_is() -> None:
    start = Position.start(GAME)
    assert abs(judged(start)) < 5
    near, far = laid("e5 f5 g5 h5", "e7 p14 p12 p10"), laid("e5 f5 g5 h5", "e9 p14 p12 p10")
    assert judged(near) > judged(far) == -judged(far, 1)
    assert judged(laid("e5 f5 g5 h5", "e6 p14 p12 p10")) > judged(laid("e5 f5 g5 h5", "e6 p14 p12 p10", actors=2))


def test_the_computer_takes_as_many_as_it_can() -> None:
    position = laid("e5 f5 g5 h5", "e6 g6 h4 p14 p12 p10")
    assert choose(position, level=4).move.text == "e5+f5+g5+h5-e6"


@pytest.mark.slow
def test_the_usual_level_beats_random_play() -> None:
    assert arena.tournament(variant(GAME), ["4", "0"], 4, 1).scores[0].wins == 4
