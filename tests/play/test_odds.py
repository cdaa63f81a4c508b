"""What computers count when they throw dice, against what is known of dice."""

from __future__ import annotations

from itertools import product
from random import Random

import pytest

from ludoteka.declare.stakes import OVER
from ludoteka.play import Position, variant
from ludoteka.play.faces._odds import ERRORS, Cargo, Hands, Sums, chosen, throws
from ludoteka.play.faces.dice import Face as DiceFace
from ludoteka.play.faces.stakes import Face as StakesFace


def test_throws_are_as_likely_as_they_are() -> None:
    for number in range(1, 6):
        assert sum(odds for _, odds in throws(number)) == pytest.approx(1)
    assert dict(throws(2))[6, 5] == pytest.approx(2 / 36)


def test_five_equal_dice_in_three_throws_come_in_46_of_1000() -> None:
    """2,783,176 of 6^10: the 4.6029 % that every text on the odds of five dice has."""
    hands = Hands(5, lambda dice, _: float(len(set(dice)) == 1), may_stop=True)
    assert hands.again((), 3) == pytest.approx(0.046029, abs=1e-6)
    assert hands.choice((6, 6, 3, 2, 1), 2) == (6, 6)
    assert hands.choice((4, 4, 4, 4, 4), 2) is None
    assert sum(hands.outcome(3).values()) == pytest.approx(1)


def test_the_cargo_is_thrown_again_below_seven_and_with_two_throws_left_below_eight() -> None:
    cargo = Cargo()
    assert cargo.again(1) == pytest.approx(7)
    assert cargo.again(2) == pytest.approx(sum(max(a + b, 7) for a, b in product(range(1, 7), repeat=2)) / 36)
    assert 7 < cargo.again(2) < 8


def test_near_twenty_one_nobody_throws_on() -> None:
    sums = Sums(21, 3, lambda reached: reached if reached < OVER else 0)
    assert [sums.choice(n) for n in (9, 15, 16, 20)] == [1, 1, 0, 0]
    assert sum(sums.outcome().values()) == pytest.approx(1)


def test_a_throw_of_five_dice_scores_nothing_as_often_as_all_throws_say() -> None:
    face = variant("ten-thousand").face
    assert isinstance(face, DiceFace)

    def scores(dice: tuple[int, ...]) -> bool:
        return 1 in dice or 5 in dice or max(map(dice.count, dice)) >= 3

    dull = sum(not scores(dice) for dice in product(range(1, 7), repeat=5)) / 6**5
    assert sum(odds for throw, odds in throws(5) if not face.pressed(throw, 0, 0)) == pytest.approx(dull)


def test_who_counts_writes_down_much_and_throws_on_with_little() -> None:
    face = variant("ten-thousand").face
    assert isinstance(face, DiceFace)
    opened = face.presses[True]
    assert opened.again(50, 4, 0, 0) > 50
    assert opened.again(1000, 1, 0, 0) < 1000
    assert face.presses[False].again(600, 1, 0, 0) > 0, "below the entry there is nothing to lose"


def test_each_level_misjudges_less_than_the_one_below_and_the_highest_counts() -> None:
    worths = {"good": 1.0, "fair": 0.9, "bad": 0.5}
    right = [
        sum(chosen(worths, level, luck / 400) == "good" for luck in range(400)) for level in range(1, len(ERRORS) + 1)
    ]
    assert right == sorted(right)
    assert right[0] < 220
    assert right[3] < right[-1] == 400


@pytest.mark.parametrize("game", ["ship-captain-crew", "ten-thousand", "four-twenty-one", "poker-dice"])
def test_levels_play_dice_differently(game: str) -> None:
    position, apart = Position.start(game), 0
    chooser = Random(game)
    for _ in range(400):
        if position.over:
            position = Position.start(game)
        if not position.chance:
            plan, seat = position.variant.face.plan, position.awaited[0]
            apart += plan(position.row, seat, 1, chooser.random()) != plan(position.row, seat, 8, 0.5)
        position = position.play(chooser.choice(position.codes))
    assert apart > 5


@pytest.mark.parametrize(
    "game",
    ["ten-thousand", "ten-thousand:choice", "ship-captain-crew", "poker-dice", "dice-blackjack", "four-twenty-one"],
)
def test_what_is_planned_is_legal(game: str) -> None:
    position, turn, asked = Position.start(game), 0, 0
    while not position.over and turn < 400:
        turn += 1
        code = None
        if not position.chance:
            code = position.variant.face.plan(position.row, position.awaited[0], 4, 0.5)
        if code is not None:
            assert code in position.codes
            asked += 1
        position = position.play(position.codes[turn * 7 % len(position.codes)] if code is None else code)
    assert asked


def test_who_must_beat_a_throw_does_not_stop_below_it() -> None:
    face = variant("poker-dice").face
    assert isinstance(face, StakesFace)
    pair = face.rank((6, 6, 4, 3, 2))
    assert face.hands(False, 3, pair + 1, pair + 1, 0).choice((6, 6, 4, 3, 2), 1) is not None
    assert face.hands(False, 3, pair - 1, pair - 1, 0).choice((6, 6, 4, 3, 2), 1) is None
