"""Roulette: bets, payments, zeros, the bank and its end."""

from __future__ import annotations

import random
from collections import Counter
from fractions import Fraction

import pytest

from ludoteka.declare import Reason
from ludoteka.play import Position, variant
from ludoteka.rules.abi import PHASE, POINTS
from ludoteka.rules.roulette import BETTING, FALLING, SPINNING

BANK, RED, GREEN, BLUE = range(4)


def after(number: str, *bets: str, preset: str = "european", player: int = RED) -> Position:
    """The position after one player's bets and a spin that gave this number."""
    position = Position.start("roulette", preset)
    for bet in bets:
        position = position.play(next(m for m in position.moves(player) if m.text == bet))
    for seat in (RED, GREEN, BLUE):
        position = position.play(next(m for m in position.moves(seat) if m.text == "done"))
    return position.play("spin").play(number)


def won(number: str, *bets: str, preset: str = "european") -> int:
    position = after(number, *bets, preset=preset)
    assert position.points[RED] + position.points[BANK] == 1500, "the money goes from the bank to the player and back"
    return position.points[RED] - 500


# --- the course of a spin ---------------------------------------------------------------------------------------------


def test_everybody_but_the_bank_bets_at_the_same_time_and_then_the_bank_spins():
    position = Position.start("roulette")
    assert position.actors == (RED, GREEN, BLUE)
    assert position.points == (1000, 500, 500, 500), "the bank has somewhat more"
    position = position.play(next(m for m in position.moves(BLUE) if m.text == "10 17"))
    position = position.play(next(m for m in position.moves(RED) if m.text == "10 red"))
    for seat in (BLUE, RED, GREEN):
        assert position.row[PHASE] == BETTING
        position = position.play(next(m for m in position.moves(seat) if m.text == "done"))
    assert position.row[PHASE] == SPINNING
    assert [m.text for m in position.moves()] == ["spin"]
    assert position.actors == (BANK,)
    position = position.play("spin")
    assert position.row[PHASE] == FALLING
    assert position.chance
    assert len(position.moves()) == 37


def test_the_american_wheel_has_thirty_eight_numbers():
    position = Position.start("roulette", "american")
    for seat in (RED, GREEN, BLUE):
        position = position.play(next(m for m in position.moves(seat) if m.text == "done"))
    assert {m.text for m in position.play("spin").moves()} == {"00", *map(str, range(37))}


def test_all_numbers_are_equally_likely():
    position = Position.start("roulette", "american")
    for seat in (RED, GREEN, BLUE):
        position = position.play(next(m for m in position.moves(seat) if m.text == "done"))
    position = position.play("spin")
    rng = random.Random(1)
    counts = Counter(rng.choices(position.codes, position.weights(), k=3800))
    assert sum((counts[code] - 100) ** 2 / 100 for code in position.codes) < 69.35, "99.9 % of chi-square, 37 degrees"


# --- what the bets pay ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("bet", "hit", "miss", "payment"),
    [
        ("10 17", "17", "18", 35),
        ("10 0", "0", "1", 35),
        ("10 8-11", "11", "9", 17),
        ("10 0-2", "2", "1", 17),
        ("10 7-9", "8", "10", 11),
        ("10 22-26", "25", "24", 8),
        ("10 4-9", "9", "10", 5),
        ("10 M", "35", "36", 2),
        ("10 P", "1", "0", 2),
        ("10 dozen2", "13", "25", 2),
        ("10 red", "9", "10", 1),
        ("10 black", "29", "0", 1),
        ("10 passe", "19", "18", 1),
        ("10 manque", "18", "19", 1),
        ("10 pair", "20", "0", 1),
        ("10 impair", "35", "36", 1),
    ],
)
def test_a_bet_pays_as_the_book_says(bet, hit, miss, payment):
    assert won(hit, bet) == 10 * payment
    assert won(miss, bet) == -10


def test_the_five_number_bet_exists_only_on_the_american_table():
    assert won("00", "10 first", preset="american") == 60
    assert won("3", "10 first", preset="american") == 60
    assert won("4", "10 first", preset="american") == -10
    assert won("3", "10 first") == 80, "on the European table the corner covers four numbers"
    assert variant("roulette", "european").game.numbers("first") == (0, 1, 2, 3)


def test_two_columns_pay_half_and_take_only_even_chips():
    assert won("2", "10 PM") == 5
    assert won("3", "10 PM") == -10
    assert won("3", "50 MD") == 25
    position = Position.start("roulette")
    assert "5 PM" not in {m.text for m in position.moves(RED)}
    assert "even value" in str(position.why_not(("hand:chip5", "PM"), RED))
    closed = Position.start(variant("roulette", options={"two-columns": "closed"}))
    assert not any(m.text.endswith((" PM", " MD")) for m in closed.moves(RED))


@pytest.mark.parametrize(("preset", "numbers"), [("european", 37), ("american", 38)])
def test_the_bank_keeps_one_number_in_all_bets(preset, numbers):
    """A known result: every bet loses 1/37 (European) or 2/38 of the stake, the five numbers 3/38 on the average."""
    game = variant("roulette", preset).game
    for name in game.board.names:
        count, payment = len(game.numbers(name)), Fraction(game.halves(name), 2)
        loss = 1 - count * (payment + 1) / Fraction(numbers)
        assert loss == (Fraction(3, 38) if count == 5 else Fraction(numbers - 36, numbers)), name


def test_every_number_is_red_or_black_and_no_number_both():
    game = variant("roulette").game
    red, black = set(game.numbers("red")), set(game.numbers("black"))
    assert len(red) == len(black) == 18
    assert red | black == set(range(1, 37))


def test_the_printed_rules_are_kept_as_a_preset():
    assert won("9", "10 red", preset="printed") == -10, "nine is missing from the list of the red ones"
    assert won("18", "10 passe", preset="printed") == 10
    assert won("19", "10 manque", preset="printed") == 10
    assert won("1", "10 PM", preset="printed") == 15


def test_a_zero_takes_the_even_chances_or_half_of_them():
    assert won("0", "50 red", "10 pair") == -60
    assert won("0", "50 red", "10 pair", preset="partage") == -30
    assert won("0", "50 dozen1", preset="partage") == -50


def test_chips_on_one_spot_add_up():
    assert won("17", "10 17", "5 17") == 15 * 35


# --- limits and ends --------------------------------------------------------------------------------------------------


def test_twelve_chips_are_the_most_before_one_spin():
    position = Position.start("roulette")
    for _ in range(12):
        position = position.play(next(m for m in position.moves(RED) if m.text == "5 red"))
    assert [m.text for m in position.moves(RED)] == ["done"]
    assert "12 chips" in str(position.why_not(("hand:chip5", "red"), RED))


def test_a_broken_bank_shares_what_it_has_and_loses():
    position = Position.start("roulette")
    for bet in ("100 17", "10 17"):
        position = position.play(next(m for m in position.moves(RED) if m.text == bet))
    position = position.play(next(m for m in position.moves(GREEN) if m.text == "100 16-17"))
    for seat in (RED, GREEN, BLUE):
        position = position.play(next(m for m in position.moves(seat) if m.text == "done"))
    position = position.play("spin").play("17")
    assert position.over
    assert position.result.reason is Reason.GOAL
    assert sum(position.points) == 2500
    assert position.points == (0, 500 + 695, 500 + 305, 500), "3850 and 1700 were due, and 1000 are there"
    assert position.result.payoffs == (-3, 3, 1, -1)


def test_the_bank_wins_when_nobody_has_a_chip_left():
    position = Position.start(variant("roulette", options={"players": "1"}))
    for _ in range(5):
        position = position.play("100 17")
    position = position.play("done").play("spin").play("18")
    assert position.result.reason is Reason.LAST
    assert position.result.payoffs == (1, -1)


def test_after_the_agreed_spins_the_gains_decide():
    position = Position.start(variant("roulette", options={"spins": "10", "players": "2"}))
    position = position.play(next(m for m in position.moves(1) if m.text == "10 red"))
    for spin in range(10):
        for seat in (1, 2):
            position = position.play(next(m for m in position.moves(seat) if m.text == "done"))
        position = position.play("spin").play("1")
        assert position.over == (spin == 9)
    assert position.result.reason is Reason.COUNT
    assert position.points == (990, 510, 500)
    assert position.result.payoffs == (-2, 2, 0)


def test_a_player_without_chips_may_be_lent_one():
    position = Position.start(variant("roulette", options={"players": "2"}))
    for _ in range(5):
        position = position.play(next(m for m in position.moves(1) if m.text == "100 17"))
    assert not any(" to " in m.text for m in position.moves(2)), "he still has chips on the table"
    for seat in (1, 2):
        position = position.play(next(m for m in position.moves(seat) if m.text == "done"))
    position = position.play("spin").play("18")
    assert position.actors == (2,)
    position = position.play("50 to seat2")
    assert position.points[1:3] == (50, 450)
    assert position.actors == (1, 2), "and bets again at once"
    assert not any(" to " in m.text for seat in (1, 2) for m in position.moves(seat)), "everybody has chips"
    position = position.play(next(m for m in position.moves(1) if m.text == "10 17"))
    for seat in (1, 2):
        position = position.play(next(m for m in position.moves(seat) if m.text == "done"))
    assert position.play("spin").play("17").points[1] == 40 + 10 * 36


def test_money_is_never_lost():
    rng = random.Random(3)
    position = Position.start("roulette", "partage")
    for _ in range(150):
        if position.over:
            break
        position = position.play(rng.choice(position.codes))
        table = sum(int(item.label) for item in position.scene().items)
        assert sum(position.row[POINTS : POINTS + 4]) + table == 2500
