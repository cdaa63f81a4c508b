"""Gazdálkodj okosan!: fields and cards, savings, flats and instalments, shops, insurance, loans, the aim."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

import numpy as np
import pytest

from ludoteka.declare import DeclarationError, Reason
from ludoteka.declare.household import Effect
from ludoteka.games.chance.gazdalkodj_okosan import BICYCLE, CARDS, FIELDS, GAME, GOODS, RADIO, TABLE_TENNIS
from ludoteka.play import NotationError, Position, variant

RED, GREEN, BLUE, YELLOW = range(4)
FURNITURE = (1 << 7) - 1


def position(
    *, preset: str = "", options: Mapping[str, str] | None = None, **fields: int | tuple[int, ...]
) -> Position:
    """A position by its fields; the player to move is about to throw unless a phase is given."""
    of = variant("gazdalkodj-okosan", preset, options)
    row = of.start.copy()
    for name, value in fields.items():
        values = np.atleast_1d(np.array(value, np.int64))
        at = of.tables.field(name).at
        row[at : at + len(values)] = values
    if row[1] == 0:
        row[0] = 1 << int(row[of.tables.field("mover").at])
    return Position.from_text(of, Position(of, row).text())


def throw(of: Position, die: int) -> Position:
    return of.play("roll").play(str(die))


def reach(field: int, **fields: Any) -> Position:
    """Red comes to a field by a one, not passing the start."""
    return throw(position(at=(field - 1,), **fields), 1)


def card(number: int, **fields: Any) -> Position:
    """Red draws a card, counted from 1, on field 9."""
    return reach(9, **fields).play(f"card {number}")


def numbered(effect: Effect, first: int | None = None) -> int:
    return next(
        at + 1 for at, one in enumerate(CARDS) if one.effect is effect and (first is None or one.first == first)
    )


def moves(of: Position) -> set[str]:
    return {move.text for move in of.moves()}


def cash(of: Position) -> int:
    return of.points[RED]


def value(of: Position, name: str, seat: int = RED) -> int:
    return int(of.row[of.variant.tables.field(name).at + seat])


def why(of: Position, *steps: str) -> str:
    sentence = of.why_not(steps)
    assert sentence is not None
    return sentence.say("en")


# --- the board ------------------------------------------------------------------------------------------------------


def test_everybody_begins_at_the_start_with_20000() -> None:
    start = Position.start("gazdalkodj-okosan")
    assert start.points[:4] == (20_000,) * 4
    assert {item.cell for item in start.scene().items} == {"0"}


def test_forty_fields_and_55_cards_in_both_languages() -> None:
    assert (len(FIELDS), len(CARDS)) == (40, 55)
    assert [at for at, field in enumerate(FIELDS) if field.effect is Effect.CARD] == [2, 9, 15, 22, 31, 35]
    assert all(notice.name and notice.hu for notice in (*FIELDS, *CARDS))


@pytest.mark.parametrize("n", range(3, 7))
def test_three_to_six_play(n: int) -> None:
    assert Position.start("gazdalkodj-okosan", options={"players": str(n)}).variant.game.players == n


# --- the start, savings ---------------------------------------------------------------------------------------------


def test_passing_the_start_pays_4000_and_stopping_6000() -> None:
    assert cash(throw(position(at=(38,)), 3)) == 24_000 - 50
    assert cash(throw(position(at=(38,)), 2)) == 26_000


def test_savings_books_are_changed_before_the_throw() -> None:
    saved = position().play("deposit 10000").play("deposit 5000")
    assert (cash(saved), value(saved, "savings")) == (5_000, 15_000)
    assert cash(saved.play("take-out 5000")) == 10_000
    assert "deposit 5000" not in moves(saved.play("deposit 5000"))


def test_dealings_with_the_cashier_are_limited() -> None:
    assert moves(position(acts=8)) == {"roll"}
    assert "eight times" in why(position(acts=8), "do:deposit", "as:5000")


def test_field_3_pays_five_per_cent_of_the_savings() -> None:
    assert cash(reach(3, savings=(15_000,))) == 20_750


# --- fields ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("field", "paid"), [(1, 50), (6, 100), (25, 200), (36, 50), (38, 800)])
def test_fields_that_cost(field: int, paid: int) -> None:
    assert cash(reach(field)) == 20_000 - paid


def test_a_prize_of_1000() -> None:
    assert cash(reach(32)) == 21_000


@pytest.mark.parametrize(("field", "to"), [(10, 15), (20, 22), (37, 39), (12, 14), (19, 22), (27, 28)])
def test_fields_that_lead_on(field: int, to: int) -> None:
    assert value(reach(field), "at") == to


def test_field_33_leads_past_the_start_to_field_2() -> None:
    after = reach(33)
    assert (value(after, "at"), cash(after)) == (2, 24_000)
    assert after.chance


@pytest.mark.parametrize(("field", "throws"), [(11, 1), (39, 1), (21, 2), (23, 2)])
def test_fields_that_give_throws(field: int, throws: int) -> None:
    at = reach(field)
    for _ in range(throws):
        assert at.actors == (RED,)
        at = throw(position(**{**fields_of(at), "at": (4,)}), 1)  # field 5 does nothing
    assert at.actors == (GREEN,)


def fields_of(of: Position) -> dict[str, Any]:
    return {name: value(of, name) for name in ("extra", "thrown", "mover")}


def test_theatre_or_cinema_must_be_chosen() -> None:
    at = reach(18)
    assert moves(at) == {"theatre", "cinema"}
    assert cash(at.play("theatre")) == 19_900
    assert cash(at.play("cinema")) == 19_950


def test_the_camp_is_left_only_with_a_one_or_a_six() -> None:
    camp = reach(30)
    assert camp.scene().roles[RED] == "held"
    waiting = position(at=(30,), held=(1,))
    assert value(throw(waiting, 3), "at") == 30
    assert value(throw(waiting, 6), "at") == 36
    assert value(throw(waiting, 1), "at") == 31


def test_the_quiz_gives_a_throw_for_seven_right_answers() -> None:
    at = reach(28)
    right = [name for name, _, good in GAME.accessories if good]
    assert len(right) == 7
    for name in right:
        at = at.play(f"name {name}")
    assert at.actors == (RED,)
    assert reach(28).play("name pump").actors == (GREEN,)


# --- shops ----------------------------------------------------------------------------------------------------------


def test_furniture_needs_a_flat() -> None:
    assert reach(29).actors == (GREEN,)
    at = reach(29, has_flat=(1,))
    assert moves(at) >= {"buy kitchen furniture", "buy bicycle", "buy table tennis table", "done"}
    assert "buy room furniture" not in moves(at)  # 25000 are too much
    assert cash(at.play("buy bicycle")) == 18_500


@pytest.mark.parametrize(
    ("field", "wares"),
    [
        (4, {"television set", "radio", "vacuum cleaner", "refrigerator", "washing machine"}),
        (34, {"television set", "radio", "vacuum cleaner", "refrigerator", "washing machine"}),
        (29, {"room furniture", "kitchen furniture", "bicycle", "table tennis table"}),
        (7, {good.name for good in GOODS}),
        (13, {good.name for good in GOODS}),
    ],
)
def test_what_the_shops_sell(field: int, wares: set[str]) -> None:
    at = reach(field, has_flat=(1,), points=(90_000, 0, 0, 0))
    assert {move.removeprefix("buy ") for move in moves(at) if move.startswith("buy")} == wares


def test_one_of_each_is_enough() -> None:
    at = reach(4, has_flat=(1,), goods=(1 << RADIO,))
    assert "buy radio" not in moves(at)


def test_machines_can_be_hired_without_a_flat_and_count_as_bought() -> None:
    after = reach(17).play("buy radio")
    assert cash(after) == 19_800
    assert value(after, "goods") == 1 << RADIO


def test_a_shopper_may_fetch_his_savings() -> None:
    at = reach(24, points=(100, 0, 0, 0), savings=(5_000,))
    assert moves(at) == {"take-out 5000", "done"}
    assert "buy book voucher" in moves(at.play("take-out 5000"))


def test_two_vouchers_are_enough() -> None:
    at = reach(24).play("buy book voucher")
    assert at.play("buy book voucher").actors == (GREEN,)


def test_insurance_on_field_8_and_its_sum_on_field_16() -> None:
    at = reach(8).play("buy life insurance").play("buy home insurance")
    assert (cash(at), value(at, "policies")) == (19_650, 3)
    paid = reach(16, policies=(3,))
    assert (cash(paid), value(paid, "policies")) == (25_000, 1)
    assert cash(reach(16)) == 20_000


# --- the flat -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("field", "down"), [(14, 30_000), (26, 40_000)])
def test_a_flat_by_instalments(field: int, down: int) -> None:
    at = reach(field, points=(50_000, 0, 0, 0)).play("buy flat")
    assert (cash(at), value(at, "owing")) == (50_000 - down, 40_000)


def test_an_instalment_is_kept_back_at_the_start() -> None:
    after = throw(position(at=(38,), has_flat=(1,), owing=(40_000,)), 2)
    assert (cash(after), value(after, "owing")) == (24_000, 38_000)


def test_more_can_be_repaid() -> None:
    after = position(has_flat=(1,), owing=(40_000,)).play("repay 10000").play("repay 2000")
    assert (cash(after), value(after, "owing")) == (8_000, 28_000)


def test_a_flat_for_70000_can_be_bought_anywhere() -> None:
    assert "buy flat" not in moves(position(points=(69_999, 0, 0, 0)))
    after = position(points=(70_000, 0, 0, 0)).play("buy flat")
    assert (cash(after), value(after, "owing"), value(after, "has_flat")) == (0, 0, 1)


# --- cards ----------------------------------------------------------------------------------------------------------


def test_a_card_comes_once_in_a_deck() -> None:
    assert len(reach(9).moves()) == 55
    assert len(reach(9, seen=(1,) * 54).moves()) == 1
    assert len(reach(9, seen=(1,) * 55).moves()) == 55


def test_a_thing_is_won_or_its_price() -> None:
    number = numbered(Effect.WIN, RADIO)
    assert value(card(number), "goods") == 1 << RADIO
    assert cash(card(number, goods=(1 << RADIO,))) == 22_000


def test_the_refrigerator_is_worth_4000() -> None:
    assert cash(card(1, goods=(1 << 2,))) == 24_000


def test_a_voucher_is_fetched_on_field_24() -> None:
    after = card(numbered(Effect.VOUCHER))
    assert (value(after, "at"), value(after, "vouchers")) == (24, 1)


def test_throws_are_missed() -> None:
    at = card(numbered(Effect.MISS, 2))
    for _ in range(2):
        for seat in (GREEN, BLUE, YELLOW):
            assert at.actors == (seat,)
            at = throw(position(**{**state(at), "at": (9, 4, 4, 4)}), 1)
    assert value(at, "misses") == 0
    for _ in range(3):
        at = throw(position(**{**state(at), "at": (9, 4, 4, 4)}), 1)
    assert at.actors == (RED,)


def state(of: Position) -> dict[str, Any]:
    return {"mover": value(of, "mover"), "misses": tuple(value(of, "misses", seat) for seat in range(4))}


def test_a_fine_and_a_missed_throw() -> None:
    after = card(numbered(Effect.PAY_AND_MISS))
    assert (cash(after), value(after, "misses")) == (19_900, 1)


def test_only_those_with_a_flat_pay_gas_and_light() -> None:
    number = numbered(Effect.PAY_FOR_FLAT)
    assert cash(card(number)) == 20_000
    assert cash(card(number, has_flat=(1,))) == 19_500


def test_savers_win_a_fifth_of_their_savings() -> None:
    assert cash(card(numbered(Effect.INTEREST, 20), savings=(10_000,))) == 22_000


def test_interest_of_1000_is_for_savers() -> None:
    number = numbered(Effect.SAVERS)
    assert cash(card(number)) == 20_000
    assert cash(card(number, savings=(5_000,))) == 21_000


def test_fire_takes_the_furniture_of_the_uninsured() -> None:
    number, everything = numbered(Effect.FIRE), (1 << 9) - 1
    burnt = card(number, goods=(everything,), has_flat=(1,))
    assert value(burnt, "goods") == 1 << BICYCLE | 1 << TABLE_TENNIS
    assert value(card(number, goods=(everything,), has_flat=(1,), policies=(1,)), "goods") == everything


def test_fire_takes_nothing_from_who_has_no_flat() -> None:
    assert value(card(numbered(Effect.FIRE), goods=(1 << RADIO,)), "goods") == 1 << RADIO


def test_the_insured_are_paid() -> None:
    assert cash(card(numbered(Effect.HOME_INSURED), policies=(1,))) == 22_500
    assert cash(card(numbered(Effect.LIFE_INSURED), policies=(2,))) == 25_000
    assert cash(card(numbered(Effect.LIFE_INSURED), policies=(1,))) == 20_000


def test_only_a_six_leads_on() -> None:
    after = card(numbered(Effect.HOLD))
    assert value(after, "held") == 2
    assert value(throw(position(at=(9,), held=(2,)), 1), "at") == 9
    assert value(throw(position(at=(9,), held=(2,)), 6), "at") == 15


def test_two_fields_back_and_a_card_to_the_start() -> None:
    assert value(card(numbered(Effect.BACK)), "at") == 7
    assert cash(card(numbered(Effect.GO_TO, 0))) == 26_000


def test_two_fields_back_onto_the_start_pays_6000_but_completes_no_round() -> None:
    at = reach(2, has_flat=(1,), owing=(40_000,), loan=(500,)).play(f"card {numbered(Effect.BACK)}")
    assert (value(at, "at"), cash(at)) == (0, 26_000)
    assert (value(at, "owing"), value(at, "loan")) == (40_000, 500)


# --- debts ----------------------------------------------------------------------------------------------------------


def test_who_cannot_pay_fetches_savings_or_takes_a_loan() -> None:
    at = reach(38, points=(300, 9, 9, 9), savings=(5_000,))
    assert moves(at) == {"take-out 5000", "loan"}
    assert cash(at.play("take-out 5000")) == 4_500
    lent = at.play("loan")
    assert (cash(lent), value(lent, "loan"), value(lent, "misses")) == (0, 500, 2)


def test_a_loan_is_paid_back_at_the_start() -> None:
    after = throw(position(at=(38,), points=(0, 9, 9, 9), loan=(500,)), 2)
    assert (cash(after), value(after, "loan")) == (5_500, 0)


def test_who_cannot_pay_it_back_drops_out() -> None:
    at = throw(position(at=(38,), points=(0, 9, 9, 9), loan=(9_000,)), 2)
    assert moves(at) == {"give-up"}
    after = at.play("give-up")
    assert after.scene().roles[RED] == "bankrupt"
    assert after.actors == (GREEN,)


def test_nobody_borrows_twice() -> None:
    assert moves(reach(38, points=(300, 9, 9, 9), loan=(100,))) == {"give-up"}


def test_the_last_one_left_wins() -> None:
    at = reach(38, points=(300, 900, 0, 0), loan=(100,), out=(0, 0, 1, 2), dropped=2)
    result = at.play("give-up").result
    assert result is not None
    assert result.reason is Reason.LAST
    assert result.payoffs == (1, 3, -3, -1)


# --- the aim --------------------------------------------------------------------------------------------------------

NEARLY: dict[str, Any] = {"has_flat": (1,), "goods": (FURNITURE,), "vouchers": (2,)}


def test_flat_furniture_vouchers_and_savings_win() -> None:
    result = position(**NEARLY).play("deposit 5000").result
    assert result is not None
    assert result.reason is Reason.GOAL
    assert result.payoffs[RED] == 3


@pytest.mark.parametrize(
    "missing",
    [{"owing": (2_000,)}, {"goods": (FURNITURE & ~1,)}, {"vouchers": (1,)}, {"has_flat": (0,), "owing": (0,)}],
)
def test_nothing_may_be_missing(missing: dict[str, Any]) -> None:
    assert position(**{**NEARLY, **missing}).play("deposit 5000").result is None


def test_sports_goods_are_needed_in_their_preset() -> None:
    assert position(preset="with-sports", **NEARLY).play("deposit 5000").result is None
    everything = {**NEARLY, "goods": ((1 << 9) - 1,)}
    assert position(preset="with-sports", **everything).play("deposit 5000").result is not None


def test_the_last_instalment_at_the_start_wins() -> None:
    result = throw(position(at=(38,), savings=(5_000,), owing=(2_000,), **NEARLY), 2).result
    assert result is not None
    assert result.reason is Reason.GOAL


def test_after_the_agreed_rounds_the_richest_wins() -> None:
    at = position(preset="short", round=39, mover=YELLOW, at=(0, 0, 0, 4), points=(100, 400, 300, 200))
    result = throw(at, 1).result
    assert result is not None
    assert result.reason is Reason.LIMIT
    assert result.payoffs == (-3, 3, 1, -1)


# --- refused --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "wrong",
    [{"savings": (100,)}, {"owing": (2_000,)}, {"debt": 50}, {"shop": 1}, {"named": 1}, {"landing": 1}, {"round": 300}],
)
def test_impossible_positions_are_refused(wrong: dict[str, Any]) -> None:
    with pytest.raises(NotationError):
        position(**wrong)


def test_a_shop_that_does_not_exist_is_refused() -> None:
    with pytest.raises(DeclarationError):
        replace(GAME, shops=GAME.shops[:5])
