"""Kem's: signs, exchanges, calls right and wrong, sweeps, the end; what is seen, and reactions of computers."""

from __future__ import annotations

import random

import pytest

from ludoteka.declare import Reason
from ludoteka.declare.cards import CARDS
from ludoteka.play import Position, variant
from ludoteka.rules.abi import ACTORS, AWAITED, PHASE, POINTS
from ludoteka.rules.kems import (
    ACTS,
    ASIDE,
    CHOOSING,
    DEAL,
    DEALING,
    GESTURE,
    OLD,
    PLAYING,
    SIGNAL,
    TABLE,
    WATCH,
    WHERE,
    has_four,
)

SOUTH, WEST, NORTH, EAST = range(4)
WINK, CHEEK = 1, 2
HANDS = ("2C 2D 2H 3S", "4C 5C 6C 7C", "8C 8D 8H 9S", "10C JC QC KC")
LAID = "2S 4D 8S AC"


def at_table(*hands: str, laid: str = LAID, preset: str = "box", aside: int = 0) -> Position:
    """South and North wink, West and East scratch their cheeks; `aside`: so many cards were swept away."""
    of = variant("kems", preset)
    row = of.tables.blank()
    for seat, hand in enumerate(hands or HANDS):
        for card in hand.split():
            row[WHERE + CARDS.index(card)] = seat + 1
    for card in laid.split():
        row[WHERE + CARDS.index(card)] = TABLE
    free = [card for card in range(52) if not row[WHERE + card]]
    for card in free[:aside]:
        row[WHERE + card] = ASIDE
    row[SIGNAL], row[SIGNAL + 1], row[PHASE] = WINK, CHEEK, PLAYING
    row[ACTORS] = row[AWAITED] = 15
    for seat in range(4):
        row[WATCH + seat] = seat ^ 2
    position = Position(of, row)
    assert Position.from_text(of, position.text()) == position
    return position


def by(position: Position, seat: int, *texts: str) -> Position:
    for text in texts:
        position = position.play(next(move for move in position.moves(seat) if move.text == text))
    return position


def texts(position: Position, seat: int) -> set[str]:
    return {move.text for move in position.moves(seat)}


def with_fours(**more: str) -> Position:
    """South has four twos, North four eights."""
    return by(by(at_table(**more), SOUTH, "2S/3S"), NORTH, "8S/9S")


# --- set-up -----------------------------------------------------------------------------------------------------------


def test_both_teams_choose_a_sign_and_sixteen_cards_are_dealt_then_four_laid_out():
    position = Position.start(variant("kems"))
    assert position.actors == (SOUTH, WEST)
    assert len(position.moves(SOUTH)) == 8
    position = by(by(position, WEST, "choose-cheek"), SOUTH, "choose-wink")
    rng = random.Random(1)
    for _ in range(20):
        assert position.chance
        position = position.play(rng.choice(position.codes))
    assert position.actors == (SOUTH, WEST, NORTH, EAST)
    places = position.row[WHERE : WHERE + 52].tolist()
    assert [places.count(place) for place in range(7)] == [32, 4, 4, 4, 4, 4, 0]


# --- exchanges --------------------------------------------------------------------------------------------------------


def test_everybody_exchanges_at_any_time_one_card_for_one():
    position = at_table()
    assert all(f"{card}/3S" in texts(position, SOUTH) for card in LAID.split())
    position = by(position, SOUTH, "2S/3S")
    assert has_four(position.row, SOUTH)
    assert "3S/4C" in texts(position, WEST), "what was given lies on the table"
    assert "2S/4C" not in texts(position, WEST), "too late"


def test_when_all_have_passed_the_four_cards_are_swept_and_four_new_ones_laid_out():
    position = at_table()
    for seat in range(4):
        position = by(position, seat, "pass")
    assert position.chance
    places = position.row[WHERE : WHERE + 52].tolist()
    assert places.count(ASIDE) == 4
    assert places.count(TABLE) == 0


def test_an_exchange_asks_again_those_who_have_passed():
    position = by(at_table(), WEST, "pass")
    assert position.awaited == (SOUTH, NORTH, EAST)
    assert "pass" not in texts(position, WEST)
    assert by(position, EAST, "sign-ear").awaited == (SOUTH, NORTH, EAST), "a sign changes nothing"
    assert by(position, EAST, "AC/KC").awaited == (SOUTH, WEST, NORTH, EAST)


def test_after_eight_acts_one_can_only_call_or_pass():
    position = by(at_table(), WEST, *["4D/4C", "4C/4D"] * 4)
    assert position.row[ACTS + WEST] == 8
    assert not any("/" in text or text.startswith(("sign", "watch")) for text in texts(position, WEST))
    assert {"kems", "double", "pass", "counter-wink"} <= texts(position, WEST)
    why = position.why_not(("card:4D", "card:4C"), WEST)
    assert "8" in why.say()


def test_a_deal_whose_stock_is_used_up_brings_no_points():
    position = at_table(aside=32)
    for seat in range(4):
        position = by(position, seat, "pass")
    assert position.row[DEAL] == 1
    assert position.row[PHASE] == DEALING
    assert position.points == (0, 0, 0, 0)


# --- calls ------------------------------------------------------------------------------------------------------------


def test_kems_is_right_if_the_partner_has_four_of_a_kind():
    position = by(at_table(), SOUTH, "2S/3S")
    right = by(position, NORTH, "kems")
    assert right.points == (1, 0, 1, 0)
    assert right.row[PHASE] == DEALING
    assert by(position, SOUTH, "kems").points == (0, 1, 0, 1), "one's own four do not count"


def test_double_kems_needs_four_of_a_kind_in_both_hands():
    assert by(with_fours(), SOUTH, "double").points == (4, 0, 4, 0)
    assert by(by(at_table(), SOUTH, "2S/3S"), NORTH, "double").points == (0, 1, 0, 1)
    assert by(with_fours(preset="common"), SOUTH, "double").points == (2, 0, 2, 0)


def test_a_right_counter_is_worth_four_points_and_the_team_chooses_another_sign():
    position = by(at_table(), WEST, "counter-wink")
    assert position.points == (0, 4, 0, 4)
    assert position.row[PHASE] == CHOOSING
    assert position.actors == (SOUTH,)
    assert position.row[OLD] == WINK
    assert "choose-wink" not in texts(position, SOUTH)
    assert by(position, SOUTH, "choose-ear").row[PHASE] == DEALING


def test_a_wrong_counter_costs_two_points_and_play_goes_on():
    position = by(at_table(), WEST, "counter-nose")
    assert position.points == (0, -2, 0, -2)
    assert position.row[PHASE] == PLAYING
    assert not any(text.startswith("counter") for text in texts(position, WEST)), "once in a deal"
    assert "counter-wink" in texts(position, EAST)
    assert "counter" in position.why_not(("do:counter-kems",), WEST).say()


def test_in_the_common_game_stop_is_right_if_an_opponent_has_four_of_a_kind():
    position = at_table(preset="common")
    assert by(position, WEST, "stop").points == (1, 0, 1, 0)
    assert by(by(position, SOUTH, "2S/3S"), WEST, "stop").points == (0, 1, 0, 1)


# --- the end ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("before", "over"), [(1, True), (0, False)])
def test_the_agreed_points_win(before, over):
    position = with_fours()
    row = position.row.copy()
    row[POINTS] = row[POINTS + 2] = before
    position = by(Position(position.variant, row), SOUTH, "double")
    assert position.over is over
    if over:
        assert position.result.reason is Reason.TARGET
        assert position.result.payoffs == (1, -1, 1, -1)


def test_after_the_last_deal_more_points_win():
    position = by(at_table(), SOUTH, "2S/3S")
    row = position.row.copy()
    row[DEAL] = 11
    position = by(Position(position.variant, row), NORTH, "kems")
    assert position.result.reason is Reason.LIMIT
    assert position.result.payoffs == (1, -1, 1, -1)


@pytest.mark.parametrize("points", [3, 5, 7, 10])
def test_the_points_to_win_are_agreed(points):
    assert variant("kems", options={"target": str(points)}).game.target == points


# --- what is seen -----------------------------------------------------------------------------------------------------


def test_a_sign_is_seen_only_by_those_who_look_at_the_player():
    position = at_table()
    sign = next(move.code for move in position.moves(SOUTH) if move.text == "sign-wink")
    face = position.variant.face
    assert face.seen_text(position.row, sign, NORTH) == "sign-wink"
    assert face.seen_text(position.row, sign, WEST) == ""
    position = position.play(sign)
    assert position.observe(NORTH).row[GESTURE] == WINK
    assert position.observe(WEST).row[GESTURE] == 0
    assert by(position, WEST, "watch-right").observe(WEST).row[GESTURE] == WINK


def test_an_exchange_ends_the_sign():
    assert by(at_table(), SOUTH, "sign-ear", "AC/3S").row[GESTURE] == 0


def test_a_team_knows_its_own_sign_only():
    position = at_table()
    assert position.observe(NORTH).row[SIGNAL : SIGNAL + 2].tolist() == [WINK, 0]
    assert position.observe(EAST).row[SIGNAL : SIGNAL + 2].tolist() == [0, CHEEK]
    assert not position.observe(-1).row[SIGNAL : SIGNAL + 2].any()


def test_who_is_seen_to_make_the_secret_sign_is_thought_to_have_four_of_a_kind():
    position = by(by(at_table(), SOUTH, "2S/3S"), SOUTH, "sign-wink")
    for seed in range(20):
        assert has_four(position.observe(NORTH).sample(seed).row, SOUTH)


# --- computers --------------------------------------------------------------------------------------------------------


def reaction(position: Position, seat: int, level: int = 2, luck: float = 0.5):
    found = position.variant.face.reaction(position.observe(seat).row, seat, level, luck)
    if found is None:
        return None, 0.0
    assert found.code in position.codes
    return position.variant.face.text(position.row, found.code), found.seconds


def test_a_computer_calls_when_it_sees_the_sign_as_fast_as_a_person():
    position = by(by(by(at_table(), SOUTH, "2S/3S"), NORTH, "pass"), SOUTH, "sign-ear")
    assert reaction(position, NORTH)[0] == "8S/9S", "another sign means nothing"
    position = by(position, SOUTH, "sign-wink")
    text, seconds = reaction(position, NORTH)
    assert text == "kems"
    assert 0.4 < seconds < 2
    assert reaction(position, NORTH, level=1)[1] > seconds, "a beginner is slower"
    position = by(position, NORTH, "watch-left", "8S/9S", "sign-wink", "pass")
    assert reaction(position, NORTH)[0] == "watch-partner", "it did not see the sign"


def test_a_computer_with_four_of_a_kind_makes_the_sign_and_both_make_it_a_double():
    position = with_fours()
    assert reaction(position, SOUTH)[0] == "sign-wink"
    assert reaction(by(position, NORTH, "sign-wink"), SOUTH)[0] == "double"


def test_a_computer_takes_what_it_collects_and_passes_when_nothing_helps():
    assert reaction(at_table(), SOUTH)[0] == "2S/3S"
    assert reaction(at_table(), EAST)[0] == "pass"
    swept = at_table(laid="2S 4D 8S AC", aside=4)
    assert swept.row[WHERE + CARDS.index("9C")] == ASIDE
    assert reaction(swept, NORTH)[0] == "8S/9S", "a nine can never be completed"


def test_a_computer_looks_around_now_and_then_and_may_guess_a_sign_it_sees():
    position = by(
        at_table("2C 3D 5H 6S", "4C 5C 6C 7C", "8C 9D 10H JS", "10C JC QC KC", laid="AC AD KH QH"), WEST, "pass"
    )
    assert reaction(position, WEST, luck=0.05)[0] == "watch-left"
    assert reaction(position, WEST, luck=0.15)[0] == "watch-right"
    assert reaction(position, WEST, luck=0.9)[0] is None
    position = by(by(position, WEST, "watch-right"), SOUTH, "sign-nose")
    assert reaction(position, WEST, luck=0.1)[0] == "counter-nose"
    assert reaction(position, WEST, luck=0.5)[0] == "watch-partner"


def test_a_beginner_overlooks_signs_that_a_master_sees():
    position = by(by(by(at_table(), SOUTH, "2S/3S"), NORTH, "pass"), SOUTH, "sign-wink")
    assert reaction(position, NORTH, level=1, luck=0.7)[0] != "kems"
    assert reaction(position, NORTH, level=8, luck=0.7)[0] == "kems"


def test_a_beginner_forgets_what_was_swept_away():
    hands = "2C 3C 4C 5C", "2D 3D 4D 5D", "8C 9D 9H 9S", "10D JD QD KD"
    swept = at_table(*hands, laid="8S 8D AH AS", aside=4)
    assert swept.row[WHERE + CARDS.index("9C")] == ASIDE
    assert reaction(swept, NORTH, level=8, luck=0.7)[0] == "8D/9D"
    assert reaction(swept, NORTH, level=1, luck=0.7)[0] == "pass", "three nines look good"


def test_a_good_player_believes_a_sign_only_where_four_of_a_kind_are_possible():
    hands = "2C 3D 5H 6S", "4C 5C 6C 7C", "8C 9D 10H JS", "10C JC QC KC"
    possible = by(by(at_table(*hands, laid="AC AD KH QH"), WEST, "pass", "watch-right"), SOUTH, "sign-nose")
    assert reaction(possible, WEST, level=8, luck=0.6)[0] == "counter-nose"
    assert reaction(possible, WEST, level=2, luck=0.6)[0] != "counter-nose", "a beginner hesitates"
    face = possible.variant.face
    seen = possible.observe(WEST).row.copy()
    for rank in range(13):
        seen[WHERE + rank] = ASIDE if seen[WHERE + rank] == 0 else seen[WHERE + rank]
    assert not face.may_have_four(seen)
    assert face.call(seen, WEST, 8, 0.1) == 0, "of every rank a card is seen: the sign must be false"
    assert face.call(seen, WEST, 2, 0.1) != 0, "a beginner falls for it"


@pytest.mark.parametrize("preset", ["box", "common"])
def test_computers_play_a_match_to_its_end_and_mostly_call_rightly(preset):
    rng, position = random.Random(preset), Position.start(variant("kems", preset))
    calls = {True: 0, False: 0}
    while not position.over:
        if position.chance:
            position = position.play(rng.choice(position.codes))
            continue
        seats = sorted(position.actors, key=lambda _: rng.random())
        found = [
            (seat, position.variant.face.reaction(position.observe(seat).row, seat, 4, rng.random())) for seat in seats
        ]
        seat, first = min(((s, one) for s, one in found if one), key=lambda pair: pair[1].seconds)
        assert first.code in position.codes
        before, text = position.points, position.variant.face.text(position.row, first.code)
        position = position.play(first.code)
        if text in ("kems", "double"):
            calls[position.points[seat] > before[seat]] += 1
    assert calls[True] > 0
    assert calls[False] == 0, "computers make the secret sign only when they have four of a kind"
