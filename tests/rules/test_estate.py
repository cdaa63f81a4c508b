"""Monopoly: moving, buying, rents, building, pledges, auctions, trades, cards, jail, bankruptcy, house rules."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

import numpy as np
import pytest

from ludoteka.declare import DeclarationError, Reason
from ludoteka.declare.estate import DECK, Act, Kind
from ludoteka.games.chance.monopoly import FIELDS, GAME
from ludoteka.play import IllegalMove, NotationError, Position, variant
from ludoteka.search.arena import play_one
from ludoteka.server.library import words

RED, GREEN, BLUE, YELLOW = range(4)
DEEDS = GAME.deeds
ORANGE = {card.act: at for at, card in enumerate(GAME.orange)}
CHEST = {card.act: DECK + at for at, card in enumerate(GAME.yellow)}


def deed(field: int) -> int:
    return DEEDS.index(field)


def position(
    *,
    preset: str = "",
    options: Mapping[str, str] | None = None,
    owned: Mapping[int, int] | None = None,
    built: Mapping[int, int] | None = None,
    pledged: tuple[int, ...] = (),
    **fields: int | tuple[int, ...],
) -> Position:
    """A position by its fields; deeds are called by the numbers of their fields."""
    of = variant("monopoly", preset, options)
    row = of.start.copy()
    tables = of.tables
    for field, owner in (owned or {}).items():
        row[tables.field("owner").at + deed(field)] = owner + 1
    for field, level in (built or {}).items():
        row[tables.field("built").at + deed(field)] = level
    for field in pledged:
        row[tables.field("pledged").at + deed(field)] = 1
    for name, value in fields.items():
        values = np.atleast_1d(np.array(value, np.int64))
        at = tables.field(name).at
        row[at : at + len(values)] = values
    of.face.rules.set_actors(row, tables.row)
    return Position.from_text(of, Position(of, row).text())


def moves(of: Position, player: int | None = None) -> set[str]:
    return {move.text for move in of.moves(player)}


def throw(of: Position, dice: str) -> Position:
    return of.play("roll").play(dice)


def cash(of: Position) -> tuple[int, ...]:
    return of.points[:4]


def owner(of: Position, field: int) -> int:
    return int(of.row[of.variant.tables.field("owner").at + deed(field)]) - 1


def value(of: Position, name: str, at: int = 0) -> int:
    return int(of.row[of.variant.tables.field(name).at + at])


def draw(of: Position, card: int) -> Position:
    deck, at = divmod(card, DECK)
    return of.play(f"{('orange', 'yellow')[deck]} {at + 1}")


# --- the board ------------------------------------------------------------------------------------------------------


def test_everybody_begins_on_go_with_1500() -> None:
    start = Position.start("monopoly")
    assert cash(start) == (1500,) * 4
    assert {item.cell for item in start.scene().items} == {"0"}


def test_the_ring_has_the_fields_of_the_book() -> None:
    assert len(FIELDS) == 40
    assert [at for at, field in enumerate(FIELDS) if field.kind is Kind.YELLOW] == [2, 17, 33]
    assert [at for at, field in enumerate(FIELDS) if field.kind is Kind.ORANGE] == [7, 22, 36]
    assert FIELDS[27].name == "Ventnor Avenue"
    assert (FIELDS[10].kind, FIELDS[20].kind, FIELDS[30].kind) == (Kind.JAIL, Kind.PARKING, Kind.TO_JAIL)
    assert sum(field.price for field in FIELDS) == 5690
    assert FIELDS[39].rents == (50, 200, 600, 1400, 1700, 2000)


def test_the_decks_have_the_cards_of_the_book() -> None:
    assert (len(GAME.orange), len(GAME.yellow)) == (15, 16)
    assert len(GAME.variant("standard").orange) == 16
    assert all(card.hu and card.name for card in GAME.cards)


# --- moving ---------------------------------------------------------------------------------------------------------


def test_passing_go_pays_200() -> None:
    after = throw(position(at=(38,)), "4-1")
    assert cash(after)[RED] == 1700
    assert value(after, "at", RED) == 3


@pytest.mark.parametrize(("option", "paid"), [("200", 200), ("300", 300), ("400", 400), ("500", 500)])
def test_stopping_on_go_pays_what_is_agreed(option: str, paid: int) -> None:
    assert cash(throw(position(options={"go": option}, at=(35,)), "3-2"))[RED] == 1500 + paid


def test_stopping_on_go_never_pays_less_than_passing() -> None:
    go = next(option for option in GAME.options if option.id == "go")
    assert min(int(choice.id) for choice in go.choices) == GAME.go


def test_a_double_gives_another_throw_and_the_third_leads_to_jail() -> None:
    second = throw(throw(position(), "5-5"), "5-5")
    assert second.awaited == (RED,)
    third = throw(second, "2-2")
    assert third.scene().roles[RED] == "prisoner"
    assert third.awaited == (GREEN,)


def test_no_jail_for_three_doubles_as_an_option() -> None:
    third = throw(throw(throw(position(options={"doubles-jail": "no"}), "5-5"), "5-5"), "5-5")
    assert value(third, "jail") == 1  # 30 leads to jail anyhow
    fourth = throw(throw(position(options={"doubles-jail": "no"}, doubles=2, at=(6,)), "2-2"), "3-1")
    assert value(fourth, "at") == 14


# --- buying and rents -----------------------------------------------------------------------------------------------


def test_a_field_without_owner_may_be_bought_at_its_price() -> None:
    bought = throw(position(), "2-1").play("buy")
    assert owner(bought, 3) == RED
    assert cash(bought)[RED] == 1440
    assert bought.awaited == (GREEN,)


def test_who_cannot_pay_cannot_buy() -> None:
    poor = throw(position(points=(50, 1500, 1500, 1500)), "2-1")
    assert moves(poor, RED) == {"decline"}


@pytest.mark.parametrize(
    ("owned", "built", "due"),
    [({39: GREEN}, {}, 50), ({37: GREEN, 39: GREEN}, {}, 100), ({37: GREEN, 39: GREEN}, {37: 1, 39: 2}, 600)],
)
def test_rent_of_a_street(owned: dict[int, int], built: dict[int, int], due: int) -> None:
    after = throw(position(at=(36,), owned=owned, built=built), "2-1")
    assert cash(after)[:2] == (1500 - due, 1500 + due)


def test_rent_of_a_hotel() -> None:
    after = throw(position(at=(36,), owned={37: GREEN, 39: GREEN}, built={37: 4, 39: 5}, points=(2500,)), "2-1")
    assert cash(after)[RED] == 500


@pytest.mark.parametrize(("count", "due"), [(1, 25), (2, 50), (3, 100), (4, 200)])
def test_railroads_cost_by_their_number(count: int, due: int) -> None:
    rails = dict.fromkeys((5, 15, 25, 35)[:count], GREEN)
    assert cash(throw(position(at=(2,), owned=rails), "2-1"))[RED] == 1500 - due


@pytest.mark.parametrize(("owned", "due"), [({12: GREEN}, 4 * 5), ({12: GREEN, 28: GREEN}, 10 * 5)])
def test_utilities_cost_by_the_dice(owned: dict[int, int], due: int) -> None:
    assert cash(throw(position(at=(7,), owned=owned), "3-2"))[RED] == 1500 - due


def test_a_pledged_field_costs_nothing() -> None:
    assert cash(throw(position(at=(36,), owned={39: GREEN}, pledged=(39,)), "2-1"))[RED] == 1500


def test_a_prisoner_gets_no_rent_if_that_is_agreed() -> None:
    jail = {"at": (36, 10), "jail": (0, 1)}
    assert cash(throw(position(owned={39: GREEN}, **jail), "2-1"))[RED] == 1450  # type: ignore[arg-type]
    without = position(options={"jail-rent": "no"}, owned={39: GREEN}, **jail)  # type: ignore[arg-type]
    assert cash(throw(without, "2-1"))[RED] == 1500


def test_one_round_before_buying_as_an_option() -> None:
    first = throw(position(options={"first-lap": "yes"}), "2-1")
    assert (owner(first, 3), first.awaited) == (-1, (GREEN,))
    later = throw(position(options={"first-lap": "yes"}, laps=(1,)), "2-1")
    assert "buy" in moves(later)


# --- auctions -------------------------------------------------------------------------------------------------------


def test_what_is_not_bought_is_auctioned_to_the_highest_bidder() -> None:
    at = throw(position(), "2-1").play("decline")
    assert moves(at) >= {"bid 1", "bid 10", "bid 50", "bid 100", "leave"}
    at = at.play("bid 50").play("bid 60").play("leave").play("leave")
    assert at.awaited == (RED,)
    sold = at.play("leave")
    assert owner(sold, 3) == GREEN
    assert cash(sold)[GREEN] == 1440


def test_nobody_bids_more_than_he_has() -> None:
    at = throw(position(points=(1500, 40, 1500, 1500)), "2-1").play("decline").play("bid 10")
    assert moves(at, GREEN) == {"bid 11", "bid 20", "leave"}


def test_if_nobody_bids_the_field_stays_without_owner() -> None:
    at = throw(position(), "2-1").play("decline")
    for _ in range(4):
        at = at.play("leave")
    assert owner(at, 3) == -1
    assert at.awaited == (GREEN,)


def test_no_auctions_as_an_option() -> None:
    at = throw(position(options={"auctions": "no"}), "2-1").play("decline")
    assert (owner(at, 3), at.awaited) == (-1, (GREEN,))


# --- houses ---------------------------------------------------------------------------------------------------------

BLUE_GROUP = {37: RED, 39: RED}
ORANGE_GROUP = {16: GREEN, 18: GREEN, 19: GREEN}


def test_houses_need_the_whole_group() -> None:
    assert "build Boardwalk" not in moves(position(owned={39: RED}))
    assert "build Boardwalk" in moves(position(owned=BLUE_GROUP))


def test_houses_are_built_evenly() -> None:
    once = position(owned=BLUE_GROUP).play("build Boardwalk")
    assert cash(once)[RED] == 1300
    assert "build Boardwalk" not in moves(once)
    assert "build Park Place" in moves(once)
    why = once.why_not(("do:build", "39"))
    assert why is not None
    assert "evenly" in why.say("en")


def test_houses_are_sold_evenly_and_at_their_full_price_by_the_book() -> None:
    at = position(owned=BLUE_GROUP, built={37: 1, 39: 2})
    assert "sell Park Place" not in moves(at)
    assert cash(at.play("sell Boardwalk"))[RED] == 1700


def test_widely_played_houses_are_sold_for_half() -> None:
    assert cash(position(preset="standard", owned=BLUE_GROUP, built={39: 1}).play("sell Boardwalk"))[RED] == 1600


def test_the_fifth_house_is_a_hotel() -> None:
    at = position(owned=BLUE_GROUP, built={37: 4, 39: 4}).play("build Boardwalk")
    assert [item.glyph for item in at.scene().items if item.cell == "39"] == ["hotel"]
    assert "build Boardwalk" not in moves(at.play("build Park Place"))


def test_a_hotel_after_three_houses_as_an_option() -> None:
    at = position(options={"hotel": "3"}, owned=BLUE_GROUP, built={37: 3, 39: 3}).play("build Boardwalk")
    assert [item.glyph for item in at.scene().items if item.cell == "39"] == ["hotel"]
    rent = throw(position(options={"hotel": "3"}, at=(36,), owned={37: GREEN, 39: GREEN}, built={37: 3, 39: 4}), "2-1")
    assert value(rent, "debt") == 2000


def test_the_bank_can_run_out_of_houses() -> None:
    groups = {1: RED, 3: RED, 6: RED, 8: RED, 9: RED, 11: RED, 13: RED, 14: RED}
    full = dict.fromkeys(groups, 4)
    short = position(preset="standard", owned={**groups, **ORANGE_GROUP}, built=full)
    assert not any(move.startswith("build St. James") for move in moves(short))
    assert "build Virginia Avenue" in moves(short)  # a hotel needs no house
    plenty = position(owned={**groups, **ORANGE_GROUP}, built=full)
    assert "build St. James Place" in moves(plenty, GREEN)


def test_a_hotel_is_sold_with_its_group_when_the_bank_has_no_houses_for_it() -> None:
    groups = {1: RED, 3: RED, 6: RED, 8: RED, 9: RED, 11: RED, 13: RED, 14: RED}
    full = dict.fromkeys(groups, 4)
    at = position(preset="standard", owned={**groups, 37: RED, 39: RED}, built={**full, 37: 5, 39: 5})
    sold = at.play("sell Boardwalk")
    assert cash(sold)[RED] == 1500 + 10 * 100
    assert value(sold, "built", deed(37)) == 0


def test_everybody_may_build_at_any_time() -> None:
    assert "build New York Avenue" in moves(position(owned=ORANGE_GROUP), GREEN)
    assert position(owned=ORANGE_GROUP).awaited == (RED,)


def test_building_only_in_ones_own_turn_as_an_option() -> None:
    options = {"own-turn": "yes"}
    assert "build New York Avenue" not in moves(position(options=options, owned=ORANGE_GROUP), GREEN)
    assert "build New York Avenue" in moves(position(options=options, owned=ORANGE_GROUP, mover=GREEN), GREEN)


def test_acts_out_of_turn_are_limited() -> None:
    at = position(owned=ORANGE_GROUP, acts=(0, 20))
    assert not any(move.startswith("build") for move in moves(at, GREEN))


# --- pledges --------------------------------------------------------------------------------------------------------


def test_a_pledge_brings_half_the_price_and_is_redeemed_for_a_tenth_more() -> None:
    at = position(owned={24: RED}).play("pledge Illinois Avenue")
    assert cash(at)[RED] == 1620
    assert cash(at.play("redeem Illinois Avenue"))[RED] == 1620 - 132


def test_nothing_is_pledged_while_a_house_stands_in_the_group() -> None:
    assert "pledge Park Place" not in moves(position(owned=BLUE_GROUP, built={39: 1}))


def test_nothing_is_built_while_a_field_of_the_group_is_pledged() -> None:
    assert "build Boardwalk" not in moves(position(owned=BLUE_GROUP, pledged=(37,)))


@pytest.mark.parametrize(("option", "word"), [("jail-redeem", "redeem"), ("jail-build", "build")])
def test_penalties_for_prisoners(option: str, word: str) -> None:
    owned = {**BLUE_GROUP, 1: RED}
    free = position(owned=owned, pledged=(1,), at=(10,), jail=(1,))
    held = position(options={option: "no"}, owned=owned, pledged=(1,), at=(10,), jail=(1,))
    assert any(move.startswith(word) for move in moves(free, RED))
    assert not any(move.startswith(word) for move in moves(held, RED))


# --- trades ---------------------------------------------------------------------------------------------------------

TRADABLE = {39: RED, 37: GREEN, 5: BLUE}


def test_a_deed_is_exchanged_for_a_deed_and_money() -> None:
    at = position(owned=TRADABLE).play("offer")
    at = at.play("give Boardwalk to Green").play("give Park Place to Red").play("cash Green to Red 50").play("submit")
    assert at.actors == (GREEN,)
    done = at.play("accept")
    assert (owner(done, 39), owner(done, 37)) == (GREEN, RED)
    assert cash(done)[:2] == (1550, 1450)
    assert done.awaited == (RED,)


def test_three_players_trade_in_a_ring() -> None:
    at = position(owned=TRADABLE).play("offer")
    at = at.play("give Boardwalk to Green").play("give Park Place to Blue").play("cash Blue to Red 500").play("submit")
    done = at.play("accept").play("accept")
    assert (owner(done, 39), owner(done, 37)) == (GREEN, BLUE)
    assert cash(done)[:3] == (2000, 1500, 1000)


def test_one_refusal_ends_it() -> None:
    at = position(owned=TRADABLE).play("offer")
    at = at.play("give Boardwalk to Green").play("give Park Place to Blue").play("cash Blue to Red 500").play("submit")
    after = at.play("accept").play("refuse")
    assert owner(after, 39) == RED
    assert after.awaited == (RED,)


def test_gifts_are_not_allowed() -> None:
    at = position(owned=TRADABLE).play("offer").play("give Boardwalk to Green")
    assert "submit" not in moves(at)
    with pytest.raises(IllegalMove):
        at.play("submit")


def test_a_field_of_a_group_with_houses_cannot_be_traded() -> None:
    at = position(owned={**BLUE_GROUP, 5: GREEN}, built={37: 1}).play("offer")
    assert not any("Boardwalk" in move for move in moves(at))


def test_who_receives_a_pledged_deed_pays_a_tenth_of_its_price() -> None:
    at = position(owned=TRADABLE, pledged=(39,)).play("offer")
    done = at.play("give Boardwalk to Green").play("give Park Place to Red").play("submit").play("accept")
    assert cash(done)[GREEN] == 1460
    assert value(done, "pledged", deed(39)) == 1


def test_the_fee_must_be_at_hand() -> None:
    at = position(owned=TRADABLE, pledged=(39,), points=(1500, 30, 1500, 1500)).play("offer")
    assert "submit" not in moves(at.play("give Boardwalk to Green").play("give Park Place to Red"))


def test_a_pass_out_of_jail_can_be_sold() -> None:
    at = position(owned={5: BLUE}, passes=(1,)).play("offer")
    done = at.play("give orange pass to Green").play("cash Green to Red 50").play("submit").play("accept")
    assert value(done, "passes") == GREEN + 1


def test_anybody_may_propose_a_trade_out_of_turn_but_one_in_each_turn() -> None:
    at = position(owned=TRADABLE)
    after = at.play("Blue offers").play("cancel")
    assert "Blue offers" not in moves(after)
    assert "Green offers" in moves(after)


# Each of two has most of one group, and lacks what the other has of it.
CROSSED = {16: RED, 18: RED, 19: GREEN, 11: GREEN, 13: GREEN, 14: RED}


def advised(at: Position, luck: float = 0.0, level: int = 4) -> str:
    """What a computer says of a trade; nothing if it has to think of something else."""
    seat = at.awaited[0]
    code = at.variant.face.plan(at.row, seat, level, luck)
    return "" if code is None else at.find(code).text


def test_a_computer_proposes_what_completes_its_group_and_shares_the_gain() -> None:
    at = position(owned=CROSSED)
    said = []
    while at.row[0] != 1 << GREEN:
        said.append(advised(at))
        at = at.play(said[-1])
    assert said[0] == "offer"
    assert "give New York Avenue to Red" in said
    assert "give Virginia Avenue to Green" in said
    assert said[-1] == "submit"
    assert advised(at) == "accept"
    done = at.play("accept")
    assert owner(done, 19) == RED
    assert owner(done, 14) == GREEN
    assert advised(done) == ""


def test_a_computer_pays_for_what_completes_its_group_if_it_has_nothing_like_it() -> None:
    at = position(owned={16: RED, 18: RED, 19: GREEN})
    while "submit" not in advised(at):
        at = at.play(advised(at))
    assert value(at, "pays", RED) > 200
    assert advised(at.play("submit")) == "accept"


def test_a_computer_refuses_to_complete_a_group_for_the_price_of_the_deed() -> None:
    asked = position(owned={16: RED, 18: RED, 19: GREEN}).play("offer").play("give New York Avenue to Red")
    cheap = asked.play("cash Red to Green 100").play("cash Red to Green 100").play("submit")
    assert advised(cheap) == "refuse"
    dear = asked.play("cash Red to Green 500").play("cash Red to Green 500").play("submit")
    assert advised(dear) == "accept"


def test_a_computer_that_finds_a_strange_part_in_its_trade_drops_it() -> None:
    at = position(owned={**CROSSED, 5: RED}).play("offer").play("give Reading Railroad to Green")
    assert advised(at) == "cancel"


def test_a_computer_does_not_propose_all_the_time() -> None:
    assert advised(position(owned=CROSSED), luck=0.9) == ""
    assert advised(position(owned={1: RED, 3: BLUE, 39: GREEN, 37: GREEN}, points=(20, 20, 20, 20))) == ""


def test_houses_that_can_be_paid_for_make_a_group_worth_more() -> None:
    of = variant("monopoly")
    promise, t = of.face.rules.promise, of.tables.row
    rich, split = position(owned={16: RED, 18: RED, 19: RED}), position(owned={16: RED, 18: RED, 19: GREEN})
    poor = position(owned={16: RED, 18: RED, 19: RED}, points=(150, 1500, 1500, 1500))
    prices = 180 + 180 + 200
    assert promise(rich.row, t, RED) - 1500 > promise(poor.row, t, RED) - 150 > prices
    assert promise(rich.row, t, RED) > promise(split.row, t, RED) + 200
    standing = position(owned={16: RED, 18: RED, 19: RED}, built={16: 1}, points=(1400, 1500, 1500, 1500))
    assert promise(standing.row, t, RED) > promise(rich.row, t, RED)


@pytest.mark.slow
def test_computers_play_to_the_end_with_houses_and_bankruptcies() -> None:
    of = variant("monopoly", options={"players": "3", "rounds": "200"})
    match = play_one(of, ["3", "3", "3"], "estate")
    said = {move.text.split()[0] for move in match.played}
    assert {"build", "accept", "give-up"} <= said


def test_trading_can_be_forbidden() -> None:
    assert "offer" not in moves(position(options={"trading": "no"}, owned=TRADABLE))
    held = position(options={"jail-trade": "no"}, owned=TRADABLE, at=(10,), jail=(1,))
    assert "offer" not in moves(held, RED)
    assert not any("to Red" in move for move in moves(held.play(next(iter(held.moves(GREEN))))))


# --- jail -----------------------------------------------------------------------------------------------------------


def test_the_field_go_to_jail_sends_there_without_passing_go() -> None:
    after = throw(position(at=(27,)), "2-1")
    assert value(after, "at") == 10
    assert cash(after)[RED] == 1500


def test_a_visitor_is_no_prisoner() -> None:
    assert throw(position(at=(7,)), "2-1").scene().roles == ()


def test_a_prisoner_pays_fifty_and_throws() -> None:
    at = position(at=(10,), jail=(1,)).play("pay-out")
    assert cash(at)[RED] == 1450
    assert value(throw(at, "2-1"), "at") == 13


def test_a_double_sets_a_prisoner_free_but_gives_no_other_throw() -> None:
    after = throw(position(at=(10,), jail=(1,), owned={14: RED}), "2-2")
    assert value(after, "at") == 14
    assert after.awaited == (GREEN,)


def test_after_three_tries_one_pays_and_throws_again_by_the_book() -> None:
    after = throw(position(at=(10,), jail=(3,)), "2-1")
    assert cash(after)[RED] == 1450
    assert (value(after, "at"), value(after, "jail"), after.awaited) == (10, 0, (RED,))


def test_widely_played_the_third_throw_is_moved() -> None:
    after = throw(position(preset="standard", at=(10,), jail=(3,)), "2-1")
    assert (value(after, "at"), cash(after)[RED]) == (13, 1450)


def test_a_pass_sets_free_and_goes_back() -> None:
    after = position(at=(10,), jail=(2,), passes=(1,)).play("use-pass")
    assert (value(after, "jail"), value(after, "passes")) == (0, 0)


# --- taxes and parking ----------------------------------------------------------------------------------------------


def test_income_tax_is_200_or_a_tenth_of_everything() -> None:
    at = throw(position(at=(1,), owned=BLUE_GROUP, built={39: 1}), "2-1")
    assert cash(at.play("pay-flat"))[RED] == 1300
    # 1500 + 350 + 400 + one house of 200
    assert cash(at.play("pay-tenth"))[RED] == 1500 - 245


def test_income_tax_counts_pledged_deeds_at_their_full_price() -> None:
    at = throw(position(at=(1,), owned=BLUE_GROUP, pledged=tuple(BLUE_GROUP)), "2-1")
    # 1500 + 350 + 400
    assert cash(at.play("pay-tenth"))[RED] == 1500 - 225


def test_luxury_tax_is_75() -> None:
    assert cash(throw(position(at=(35,)), "2-1"))[RED] == 1425


def test_free_parking_does_nothing_by_the_book() -> None:
    assert cash(throw(position(at=(17,)), "2-1"))[RED] == 1500


def test_free_parking_collects_payments_as_an_option() -> None:
    options = {"parking-pot": "yes"}
    taxed = throw(position(options=options, at=(35,)), "2-1")
    assert value(taxed, "pot") == 75
    assert cash(throw(position(options=options, at=(17,), pot=75), "2-1"))[RED] == 1575


def test_free_parking_pays_500_every_time_as_an_option() -> None:
    assert cash(throw(position(options={"parking-prize": "500"}, at=(17,)), "2-1"))[RED] == 2000


def test_gambling_on_free_parking() -> None:
    at = throw(position(options={"parking-gamble": "50"}, at=(17,)), "2-1").play("3-3")
    assert cash(at)[RED] == 1800
    assert moves(at) == {"roll", "stop"}
    assert cash(at.play("roll").play("4-1"))[RED] == 2050
    assert at.play("stop").awaited == (GREEN,)


def test_doubles_of_gambling_count_among_the_three() -> None:
    at = throw(position(options={"parking-gamble": "50"}, at=(16,), doubles=1), "2-2").play("3-3")
    assert value(at, "jail") == 1
    assert at.awaited == (GREEN,)


# --- cards ----------------------------------------------------------------------------------------------------------


def on_chance(**fields: Any) -> Position:
    return throw(position(at=(19,), **fields), "2-1")


def on_chest(**fields: Any) -> Position:
    return throw(position(at=(14,), **fields), "2-1")


def test_a_drawn_card_does_not_come_again_until_all_have_been_drawn() -> None:
    at = on_chance()
    assert len(at.moves()) == 15
    assert value(draw(at, 11), "seen", 11) == 1
    seen = [1] * 14 + [0]
    assert len(on_chance(seen=tuple(seen)).moves()) == 1
    assert len(on_chance(seen=(1,) * 15).moves()) == 15


def test_a_pass_that_somebody_keeps_is_not_in_the_deck() -> None:
    assert len(on_chance(passes=(2,)).moves()) == 14


def test_cards_that_pay_and_cost() -> None:
    assert cash(draw(on_chance(), 11))[RED] == 1550
    assert cash(draw(on_chance(), 12))[RED] == 1485
    assert cash(draw(on_chest(), DECK + 5))[RED] == 1350


def test_three_steps_back() -> None:
    assert value(draw(on_chance(), ORANGE[Act.BACK]), "at") == 19


def test_the_card_to_go_pays_200() -> None:
    assert cash(draw(on_chance(), 9))[RED] == 1700


def test_a_card_that_passes_go() -> None:
    after = draw(on_chance(), 5)
    assert (value(after, "at"), cash(after)[RED]) == (5, 1700)


def test_the_chairman_pays_everybody_and_the_opera_is_paid_by_everybody() -> None:
    assert cash(draw(on_chance(), ORANGE[Act.PAY_EACH])) == (1350, 1550, 1550, 1550)
    assert cash(draw(on_chest(), CHEST[Act.FROM_EACH])) == (1650, 1450, 1450, 1450)


def test_repairs_count_houses_and_hotels() -> None:
    at = throw(position(at=(19,), owned=BLUE_GROUP, built={37: 4, 39: 5}), "2-1")
    assert cash(draw(at, ORANGE[Act.REPAIRS]))[RED] == 1500 - 4 * 25 - 100


def test_the_next_railroad_costs_twice() -> None:
    at = throw(position(at=(19,), owned={25: GREEN}), "2-1")
    assert cash(draw(at, ORANGE[Act.RAILROAD]))[RED] == 1450
    assert "buy" in moves(draw(on_chance(), ORANGE[Act.RAILROAD]))


def test_the_next_utility_costs_ten_times_a_new_throw() -> None:
    at = draw(throw(position(at=(19,), owned={28: GREEN}), "2-1"), ORANGE[Act.UTILITY])
    assert at.chance
    assert cash(at.play("6-5"))[RED] == 1500 - 110


def test_the_field_that_can_be_bought_and_the_trade_that_is_offered_are_told() -> None:
    asked = throw(position(), "2-1")
    told = [tray for tray in asked.scene().trays if tray.told]
    assert [(tray.name, tray.items[0].cell) for tray in told] == [("field", "3")]
    traded = position(owned=TRADABLE).play("offer").play("give Boardwalk to Green").play("cash Green to Red 100")
    [offer] = [tray for tray in traded.scene().trays if tray.told]
    assert [(item.owner, item.name) for item in offer.items] == [
        (GREEN, "Boardwalk"),
        (RED, "+100"),
        (GREEN, "\N{MINUS SIGN}100"),
    ]


def test_a_field_says_whose_it_is_and_what_stands_there() -> None:
    at = position(owned={**BLUE_GROUP, 5: GREEN}, built={37: 2, 39: 2}, pledged=(5,))
    names = {item.cell: item.name for item in at.scene().items if item.glyph != "token"}
    assert names == {"37": "2 houses", "39": "2 houses", "5": "pledged deed"}


def test_cards_have_words_in_both_languages() -> None:
    names = {piece.name: piece.hu for piece in GAME.pieces}
    trays = {tray.name: tray for tray in draw(on_chance(), 3).scene().trays}
    shown = trays["card"].items[0].name
    assert trays["field"].items[0].name == "New York Avenue", "the field to which the card leads is shown, too"
    assert names[shown] == "Lépj vissza három mezőt."
    # The client makes the id of a word by hyphens for all that is no letter or digit.
    assert words("hu")["piece-three-steps-back-"] == names[shown]
    assert words("hu")["piece-st-charles-place"] == "St. Charles Place"


# --- debts and bankruptcy -------------------------------------------------------------------------------------------

RENT_OF_BOARDWALK = {"at": (36,), "owned": {37: GREEN, 39: GREEN, 5: RED}, "built": {37: 4, 39: 5}}


def test_who_cannot_pay_raises_money_and_the_debt_is_paid() -> None:
    at = throw(position(at=(36,), owned={39: GREEN, 5: RED}, points=(20, 1500, 1500, 1500)), "2-1")
    assert value(at, "debt") == 50
    assert moves(at, RED) == {"pledge Reading Railroad", "offer"}
    paid = at.play("pledge Reading Railroad")
    assert cash(paid)[:2] == (70, 1550)
    assert paid.awaited == (GREEN,)


def test_nobody_gives_up_who_can_pay() -> None:
    at = throw(position(at=(36,), owned={39: GREEN, 5: RED}, points=(20, 1500, 1500, 1500)), "2-1")
    why = at.why_not(("do:give-up",), RED)
    assert why is not None
    assert "still pay" in why.say("en")


def test_a_bankrupt_leaves_everything_to_his_creditor() -> None:
    at = throw(position(**RENT_OF_BOARDWALK, points=(20, 1500, 1500, 1500), passes=(1,)), "2-1")  # type: ignore[arg-type]
    after = at.play("give-up")
    assert owner(after, 5) == GREEN
    assert cash(after)[:2] == (0, 1520)
    assert value(after, "passes") == GREEN + 1
    assert after.scene().roles[RED] == "bankrupt"
    assert after.awaited == (GREEN,)


def test_what_a_bankrupt_owes_the_bank_is_auctioned() -> None:
    at = throw(position(at=(35,), owned={1: RED, 3: RED}, pledged=(1, 3), points=(20, 1500, 1500, 1500)), "2-1")
    after = at.play("give-up")
    assert [tray.items[0].name for tray in after.scene().trays if tray.name == "lot"] == ["Mediterranean Avenue"]
    assert after.actors == (GREEN,)
    sold = after.play("bid 10").play("leave").play("leave")
    assert owner(sold, 1) == GREEN
    assert value(sold, "pledged", deed(1)) == 0
    assert [tray.items[0].name for tray in sold.scene().trays if tray.name == "lot"] == ["Baltic Avenue"]


def test_a_debtor_may_be_saved_by_a_trade() -> None:
    at = throw(position(at=(36,), owned={39: GREEN, 1: RED}, pledged=(1,), points=(20, 1500, 1500, 1500)), "2-1")
    at = at.play("offer").play("give Mediterranean Avenue to Blue").play("cash Blue to Red 100").play("submit")
    after = at.play("accept")
    assert cash(after)[:3] == (70, 1550, 1394)


def test_the_last_one_left_wins() -> None:
    at = position(**RENT_OF_BOARDWALK, points=(20, 1500, 0, 0), out=(0, 0, 2, 1), dropped=2)  # type: ignore[arg-type]
    result = throw(at, "2-1").play("give-up").result
    assert result is not None
    assert result.reason is Reason.LAST
    assert result.payoffs == (1, 3, -1, -3)


def test_after_the_agreed_rounds_the_richest_wins() -> None:
    at = position(options={"rounds": "30"}, round=29, mover=YELLOW, at=(0, 0, 0, 7), points=(1500, 1600, 1400, 1500))
    result = throw(at, "2-1").result
    assert result is not None
    assert result.reason is Reason.LIMIT
    assert result.payoffs == (0, 3, -3, 0)


# --- players, refusals ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("n", range(2, 9))
def test_two_to_eight_play(n: int) -> None:
    assert Position.start("monopoly", options={"players": str(n)}).variant.game.players == n


@pytest.mark.parametrize(
    "wrong",
    [
        {"built": {39: 1}, "owned": {39: RED}},
        {"pledged": (39,)},
        {"jail": (1,)},
        {"debt": 50},
        {"lot": 3},
        {"phase": 3},
        {"out": (1, 2, 3), "dropped": 3},
        {"pays": (50,)},
        {"round": 100},
    ],
)
def test_impossible_positions_are_refused(wrong: dict[str, object]) -> None:
    with pytest.raises(NotationError):
        position(**wrong)  # type: ignore[arg-type]


def test_a_ring_with_other_fields_is_refused() -> None:
    with pytest.raises(DeclarationError):
        replace(GAME, fields=FIELDS[:39])
