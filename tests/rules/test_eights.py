"""Crazy eights: what fits, special cards, drawing, the call of the last card, and the score."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from ludoteka.declare.cards import PACK_OF_54
from ludoteka.declare.eights import Eights
from ludoteka.play import Position, variant
from ludoteka.play.words import word
from ludoteka.rules.abi import ACTORS, PHASE
from ludoteka.rules.eights import (
    BACK,
    DEALER,
    DRAWING,
    GAME,
    GIVING,
    HAND,
    HELD,
    LEFT,
    PILE,
    PLAYING,
    SPARED,
    STOCK,
    SUIT,
    TO_DEAL,
    TOP,
    TURNER,
    card_points,
)
from ludoteka.rules.packs import WHOLE_PACK

RED, GREEN, BLUE, YELLOW = range(4)
GAME_OF_BOX = variant("crazy-eights").game
assert isinstance(GAME_OF_BOX, Eights)


def named(cards: str) -> int:
    return sum(1 << PACK_OF_54.index(name) for name in cards.split())


def texts(position: Position, player: int) -> set[str]:
    return {move.text for move in position.moves(player)}


def table(*hands: str, top: str = "9C", stock: str = "", preset: str = "box", game: int = 0) -> Position:
    """Red is to play; the named cards lie in the stock, all others in the pile."""
    of = variant("crazy-eights", preset, {"players": str(len(hands))})
    row = of.tables.blank()
    for seat, hand in enumerate(hands):
        row[HAND + seat], row[HELD + seat] = named(hand), len(hand.split())
    row[STOCK], row[LEFT] = named(stock), len(stock.split())
    row[TOP] = PACK_OF_54.index(top) + 1
    row[SUIT] = 0 if top.startswith("JK") else "CDHS".index(top[-1]) + 1
    row[PILE] = (named(" ".join(PACK_OF_54[:52])) if preset == "plain" else WHOLE_PACK) & ~named(
        f"{' '.join(hands)} {stock} {top}"
    )
    row[PHASE], row[ACTORS], row[GAME], row[DEALER] = PLAYING, 1, game, len(hands) - 1
    position = Position(of, row)
    assert Position.from_text(of, position.text()) == position
    return position


def by(position: Position, player: int, text: str) -> Position:
    return position.play(next(move for move in position.moves(player) if move.text == text))


OTHERS = ("3H 4H 5H 6H", "3S 4S 5S 6S", "3D 4D 5D 6D")


def test_eight_cards_each_and_one_turned_up():
    rng = random.Random(1)
    position = Position.start("crazy-eights")
    while position.row[TO_DEAL]:
        position = position.play(rng.choice(position.codes))
    assert position.row[HELD : HELD + 4].tolist() == [8] * 4
    assert len(position.moves()) == 22
    position = position.play(position.codes[0])
    assert position.row[LEFT] == 21
    assert position.actors == (RED,)


def test_every_card_is_equally_likely_to_be_turned_up():
    rng = random.Random(4)
    counts = Counter()
    for _ in range(540):
        position = Position.start(variant("crazy-eights", options={"players": "2"}))
        while position.row[TOP] == 0:
            assert set(position.weights()) == {1}
            position = position.play(rng.choices(position.codes, position.weights())[0])
        counts[int(position.row[TOP])] += 1
    assert sum((counts[card] - 10) ** 2 / 10 for card in range(1, 55)) < 90.57, "99.9 % of chi-square, 53 degrees"


def test_one_card_of_the_suit_or_several_of_the_rank_or_an_eight_or_a_joker():
    position = table("9D 9H KC QC KH 8S JK1", *OTHERS)
    assert texts(position, RED) == {
        "9D", "9H", "9D 9H", "9H 9D", "KC", "QC", "8S=C", "8S=D", "8S=H", "8S=S", "JK1",
    }  # fmt: skip
    assert "club" in str(position.why_not(("card:KH",)))
    assert position.play("9D 9H").row[SUIT] == 3, "the last one laid is followed"
    assert position.play("9H 9D").row[SUIT] == 2


def test_an_eight_asks_for_a_suit():
    position = table("8S 3C", "KH 4C 5C", "4D 5D").play("8S=H")
    assert texts(position, GREEN) >= {"KH"}
    assert not texts(position, GREEN) & {"4C", "5C"}


def test_suits_are_called_by_their_names():
    position = table("8S 3C", "KH 4C 5C", "4D 5D").play("8S=S")
    (asked,) = (tray.items[0] for tray in position.scene().trays if tray.name == "suit")
    offered = [position.variant.face.choice(f"as:{sign}", RED).name for sign in "CDHS"]
    assert offered == ["clubs", "diamonds", "hearts", "spades"]
    assert word("piece", asked.name, "hu") == "pikk", "S alone is the south"


def test_a_joker_goes_on_everything_and_keeps_the_suit():
    position = table("JK1 3H 4H", "KC 4D KD 5S", "4S 5H").play("JK1")
    assert position.row[SUIT] == 1
    assert position.row[PHASE] == DRAWING


def test_two_and_joker_make_the_next_draw_two_and_then_play():
    position = table("2C 3H 4H", "KC 4D", "4S 5H", stock="QS JS 10S").play("2C")
    assert position.chance
    position = position.play("QS").play("JS")
    assert position.row[HELD + GREEN] == 4
    assert position.actors == (GREEN,)
    assert "KC" in texts(position, GREEN)


def test_two_twos_make_four_cards():
    position = table("2D 2H 3H 4H", "KC 4D", "4S 5H", top="2C", stock="QS JS 10S 9S 7S").play("2D 2H")
    for card in ("QS", "JS", "10S", "9S"):
        position = position.play(card)
    assert position.row[HELD + GREEN] == 6


def test_an_ace_turns_the_direction():
    position = table("AC QH KH", *OTHERS).play("AC")
    assert position.row[BACK] == 1
    assert position.actors == (YELLOW,)


def test_a_jack_skips_and_two_jacks_skip_two():
    assert table("JC 3C 4C", *OTHERS).play("JC").actors == (BLUE,)
    assert table("JD JH 3C 4C", *OTHERS, top="JC").play("JD JH").actors == (YELLOW,)


def test_after_a_seven_one_plays_again():
    position = table("7C 3C KH", *OTHERS, stock="QS").play("7C")
    assert position.actors == (RED,)
    assert texts(position, RED) == {"3C"}


def test_who_can_lay_must_lay_and_who_cannot_draws_one_card():
    position = table("KH QD", *OTHERS, stock="QS 4C")
    assert texts(position, RED) == {"draw"}
    stuck = position.play("draw").play("QS")
    assert texts(stuck, RED) == {"pass"}
    assert stuck.play("pass").actors == (GREEN,)
    assert texts(position.play("draw").play("4C"), RED) == {"4C"}
    assert "draw" not in texts(table("KC QD", *OTHERS, stock="QS"), RED)


def test_an_empty_stock_is_renewed_from_the_pile_without_its_last_card():
    position = table("KH QD", *OTHERS).play("draw")
    assert position.row[LEFT] == 54 - 2 - 12 - 1
    assert position.row[PILE] == 0
    assert not position.row[STOCK] & named("9C")


def test_without_any_card_to_draw_one_passes():
    rest = " ".join(card for card in PACK_OF_54 if card not in ("KH", "3D", "9C"))
    assert texts(table("KH 3D", rest), RED) == {"pass"}


# --- the last card ----------------------------------------------------------------------------------------------------


def forgotten() -> Position:
    """Red has laid his last card but one and has not said so."""
    return table("5C 3C", *OTHERS).play("5C")


def test_who_has_one_card_left_may_call_and_the_others_may_catch_him():
    position = forgotten()
    assert position.actors == (RED, GREEN, BLUE, YELLOW)
    assert position.awaited == (GREEN,)
    assert texts(position, RED) == {"card!"}
    assert texts(position, BLUE) == {"catch seat1"}
    assert "catch seat1" in texts(position, GREEN)


def test_a_call_in_time_saves_him():
    position = by(forgotten(), RED, "card!")
    assert position.actors == (GREEN,)


def test_who_is_caught_gets_a_card_from_everybody():
    position = by(forgotten(), BLUE, "catch seat1")
    assert position.row[PHASE] == GIVING
    for seat, card in ((GREEN, "3H"), (BLUE, "4S"), (YELLOW, "6D")):
        assert position.actors == (seat,)
        assert len(position.moves()) == 4
        position = position.play(card)
    assert position.row[HELD] == 4
    assert position.row[HAND] == named("3C 3H 4S 6D")
    assert position.actors == (GREEN,), "the game goes on"


def test_a_given_card_is_seen_by_the_two_only():
    position = by(forgotten(), BLUE, "catch seat1")
    code, face = position.find("3H").code, position.variant.face
    assert [face.seen_text(position.row, code, viewer) for viewer in (RED, GREEN, BLUE, -1)] == ["3H", "3H", "?", "?"]


def test_when_his_turn_comes_nobody_noticed():
    position = table("5C 3C", "KC 3H 4H").play("5C")
    position = by(position, GREEN, "KC")
    assert position.actors == (RED,)
    assert texts(position, RED) == {"3C"}


def test_who_comes_down_to_one_card_by_giving_must_call_too():
    position = by(table("5C 3C", "3H 4H", "3S 4S 5S").play("5C"), BLUE, "catch seat1")
    position = position.play("3H").play("4S")
    assert position.awaited == (GREEN,)
    assert "card!" in texts(position, GREEN)
    assert texts(position, RED) == texts(position, BLUE) == {"catch seat2"}
    caught = by(position, RED, "catch seat2").play("3S").play("3C")
    assert caught.row[HELD : HELD + 3].tolist() == [2, 3, 1]
    assert texts(caught, BLUE) == {"card!"}


def test_nobody_is_caught_twice_in_one_turn():
    # Two players who give each other their last card but one could go on for ever.
    position = by(table("5C 3C", "3H 4H").play("5C"), GREEN, "catch seat1").play("3H")
    position = by(position, RED, "catch seat2").play("3H")
    assert position.row[HELD : HELD + 2].tolist() == [1, 2]
    assert position.actors == (GREEN,)
    assert position.row[SPARED] == 0b11
    assert position.play("draw").play("KC").play("KC").row[SPARED] == 0


# --- the score --------------------------------------------------------------------------------------------------------


def test_values_of_cards():
    points = {name: card_points(card, GAME_OF_BOX) for card, name in enumerate(PACK_OF_54)}
    assert (points["AS"], points["KD"], points["JH"], points["10C"], points["8C"], points["2H"]) == (
        40,
        10,
        10,
        10,
        8,
        2,
    )
    assert points["JK1"] == 50


@pytest.mark.parametrize(("preset", "out"), [("box", -10), ("portuguese", 10)])
def test_who_is_out_scores_and_the_others_count_their_cards(preset, out):
    position = table("3C", "KH 8D", "AS", preset=preset).play("3C")
    assert position.points == (out, 18, 40)
    assert position.row[GAME] == 1
    assert position.row[TURNER] == 1, "the next game begins one further to the left"


def test_after_five_games_the_fewest_points_win():
    position = table("3C", "KH 8D", "AS", game=4).play("3C")
    assert position.over
    assert position.result.payoffs == (2, 0, -2)


def test_a_two_as_the_last_card_ends_the_game_at_once():
    assert table("2C", "KH 8D", "AS", stock="QS 4D").play("2C").row[GAME] == 1


# --- the plain game ----------------------------------------------------------------------------------------------


def test_the_plain_game_deals_five_cards_of_fifty_two_and_seven_to_two_players() -> None:
    for players, hand in (("2", 7), ("3", 5), ("5", 5)):
        position = Position.start("crazy-eights:plain", options={"players": players})
        assert len(position.codes) == 52
        assert position.row[TO_DEAL] == hand * int(players)


def test_an_eight_is_not_turned_up_in_the_plain_game() -> None:
    position = Position.start("crazy-eights:plain", options={"players": "2"})
    for _ in range(14):
        position = position.play(position.moves()[0].text)
    turned = {move.text for move in position.moves()}
    assert len(turned) == 52 - 14 - 3, "the eight of clubs has been dealt"
    assert not turned & {"8C", "8D", "8H", "8S"}


def test_in_the_plain_game_one_card_is_laid_and_only_eights_are_special() -> None:
    position = table("9D 9H 2C", "KD KH", "3D 3H", top="9C", stock="4S 5S", preset="plain")
    assert texts(position, RED) == {"9D", "9H", "2C"}
    after = position.play("2C")
    assert after.row[TURNER] == GREEN
    assert after.row[HELD + GREEN] == 2
    eight = table("8D 2H", "KD KH", top="9C", stock="4S 5S", preset="plain")
    assert texts(eight, RED) == {"8D=C", "8D=D", "8D=H", "8D=S"}


def test_nobody_calls_his_last_card_in_the_plain_game() -> None:
    position = table("9D 2H", "KD KH", top="9C", stock="4S 5S", preset="plain").play("9D")
    assert position.row[ACTORS] == 1 << GREEN
    assert texts(position, RED) == set()


def test_in_the_plain_game_one_draws_until_a_card_fits() -> None:
    position = table("2H 3H", "KD KH", top="9C", stock="4S 5S 6C", preset="plain")
    for card in ("4S", "5S"):
        assert texts(position, RED) == {"draw"}
        position = position.play("draw").play(card)
    position = position.play("draw").play("6C")
    assert texts(position, RED) == {"6C"}


def test_in_the_plain_game_the_winner_scores_what_the_others_hold() -> None:
    position = table("9D", "8S KH", "AC 4D", top="9C", stock="4S 5S", preset="plain", game=4).play("9D")
    assert position.points[:3] == (50 + 10 + 1 + 4, 0, 0)
    assert position.result is not None
    assert position.result.winners == (RED,)
