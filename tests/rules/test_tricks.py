"""Trick-taking games: dealing, following, trumping, taking tricks, scoring, and what each player may know."""

from __future__ import annotations

import random
from collections import Counter
from dataclasses import replace

import numpy as np
import pytest

from ludoteka.declare import DeclarationError, Reason
from ludoteka.declare.cards import CARDS, Deck, card_set, cards_in
from ludoteka.games import find
from ludoteka.play import NotationError, Position, variant
from ludoteka.rules.abi import ACTORS, PHASE, POINTS
from ludoteka.rules.cards import CARDS as CARD_COUNT
from ludoteka.rules.cards import count_cards, nth_card
from ludoteka.rules.tricks import (
    DEAL,
    DEALER,
    HAND,
    HELD,
    LEADER,
    PLAYED,
    PLAYING,
    SHOWN,
    STOCK,
    TAKER,
    TRUMP,
    VOIDS,
    WON,
)

SOUTH, WEST, NORTH, EAST = range(4)
PRESETS = ("box", "danish", "partnership")


def named(*cards: str) -> int:
    return card_set(CARDS.index(name) for card in cards for name in card.split())


def table(
    *hands: str,
    preset: str = "box",
    trump: str = "2S",
    leader: int = SOUTH,
    points: tuple[int, ...] = (0, 0, 0, 0),
    won: tuple[int, ...] = (0, 0, 0, 0),
) -> Position:
    """A deal in play: the hands of South, West, North and East; all cards not named have been played."""
    of = variant("whist", preset)
    row = of.tables.blank()
    for seat, hand in enumerate(hands):
        row[HAND + seat] = named(hand)
        row[HELD + seat] = len(hand.split())
        row[POINTS + seat] = points[seat]
        row[WON + seat] = won[seat]
    row[PLAYED] = of.game.deck.mask & ~named(*hands)
    row[DEALER], row[LEADER], row[PHASE] = EAST, leader, PLAYING
    row[ACTORS] = 1 << leader
    row[SHOWN] = CARDS.index(trump) + 1
    row[TRUMP] = "CDHS".index(trump[-1]) + 1
    position = Position(of, row)
    assert Position.from_text(of, position.text()) == position
    return position


def texts(position: Position) -> set[str]:
    return {move.text for move in position.moves()}


def plays(position: Position, cards: str) -> Position:
    for card in cards.split():
        position = position.play(card)
    return position


def random_match(preset: str, seed: int) -> list[Position]:
    rng = random.Random(seed)
    positions = [Position.start("whist", preset)]
    while not positions[-1].over:
        positions.append(positions[-1].play(rng.choice(positions[-1].codes)))
    return positions


def dealt(preset: str = "box", seed: int = 1) -> Position:
    return next(position for position in random_match(preset, seed) if position.row[PHASE] == PLAYING)


# --- dealing ---------------------------------------------------------------------------------------------------------


def test_a_deal_is_one_card_after_another_from_the_whole_deck():
    position = Position.start("whist")
    assert position.chance
    assert texts(position) == set(CARDS)
    assert len(set(CARDS)) == 52
    position = plays(position, "AS 2C 10H QD KS")
    assert len(position.moves()) == 47
    hands = [cards_in(int(position.row[HAND + seat])) for seat in range(4)]
    assert [[CARDS[card] for card in hand] for hand in hands] == [["KS", "AS"], ["2C"], ["10H"], ["QD"]]


def test_everybody_gets_thirteen_cards_and_the_last_one_shows_the_trump():
    before = Position.start("whist")
    rng = random.Random(3)
    for _ in range(51):
        before = before.play(rng.choice(before.codes))
    assert len(before.codes) == 1
    last = before.moves()[0].text
    position = before.play(last)
    assert [int(position.row[HELD + seat]) for seat in range(4)] == [13] * 4
    assert "CDHS"[position.row[TRUMP] - 1] == last[-1]
    assert position.row[DEALER] == EAST
    assert position.row[HAND + EAST] & named(last), "the dealer has taken it into his hand"
    assert position.actors == (SOUTH,), "the player at the dealer's left leads"


def test_the_deal_goes_round_to_the_left():
    match = random_match("box", 5)
    dealers = [int(p.row[DEALER]) for p in match if p.row[STOCK] == p.variant.game.deck.mask]
    assert dealers[:4] == [EAST, SOUTH, WEST, NORTH]
    second = next(p for p in match if p.row[DEAL] == 1 and p.row[PHASE] == PLAYING)
    assert second.actors == (WEST,)


# --- which card may be played ----------------------------------------------------------------------------------------


def test_the_leader_may_play_any_card():
    assert texts(table("AH 2S 3C", "KH QH JH", "2H 3H 4H", "5H 6H 7H")) == {"AH", "2S", "3C"}


def test_suit_must_be_followed():
    position = table("AH 2C 3C", "KH QS JH", "2H 3H 4H", "5H 6H 7H").play("AH")
    assert texts(position) == {"KH", "JH"}


def test_in_the_box_who_cannot_follow_must_trump():
    position = table("AH 2C 3C", "QS 3S JD", "2H 3H 4H", "5H 6H 7H").play("AH")
    assert texts(position) == {"QS", "3S"}


def test_there_is_no_need_to_overtrump():
    position = table("AH 2C 3C", "QS 3S JD", "KS 2S 4D", "5H 6H 7H")
    assert texts(plays(position, "AH QS")) == {"KS", "2S"}


def test_who_has_neither_the_suit_nor_a_trump_may_play_anything():
    position = table("AH 2C 3C", "QD 7C JD", "2H 3H 4H", "5H 6H 7H")
    assert texts(position.play("AH")) == {"QD", "7C", "JD"}


@pytest.mark.parametrize("preset", ["danish", "partnership"])
def test_elsewhere_trumping_is_free(preset):
    position = table("AH 2C 4C", "QS 3S JD", "2H 3H 4H", "5H 6H 7H", preset=preset).play("AH")
    assert texts(position) == {"QS", "3S", "JD"}


# --- who takes the trick ---------------------------------------------------------------------------------------------

TRICKS = [
    ("the highest of the suit", "10H", "JH", "AH", "2H", NORTH),
    ("ten beats nine", "9H", "10H", "8H", "2H", WEST),
    ("a discard never wins", "2H", "AD", "3H", "AC", NORTH),
    ("the lead wins if nobody follows", "2H", "AD", "KC", "AC", SOUTH),
    ("a trump beats the suit", "AH", "2S", "KH", "QH", WEST),
    ("the highest trump wins", "AH", "9S", "KH", "10S", EAST),
    ("trumps led", "2S", "9S", "KH", "3S", WEST),
]


@pytest.mark.parametrize(("why", "a", "b", "c", "d", "taker"), TRICKS, ids=[case[0] for case in TRICKS])
def test_the_trick_goes_to_the_best_card_and_its_player_leads(why, a, b, c, d, taker):
    position = plays(table(f"{a} 2C", f"{b} 3C", f"{c} 4C", f"{d} 5C", preset="danish"), f"{a} {b} {c} {d}")
    assert position.row[TAKER] == taker + 1
    assert position.actors == (taker,)
    assert [int(position.row[WON + seat]) for seat in range(4)] == [seat == taker for seat in range(4)]


# --- points and the end ----------------------------------------------------------------------------------------------


def test_every_trick_is_a_point_at_once():
    position = plays(table("AH 2C", "3H 3C", "4H 4C", "5H 5C", points=(3, 1, 0, 7)), "AH 3H 4H 5H")
    assert [int(position.row[POINTS + seat]) for seat in range(4)] == [4, 1, 0, 7]


def test_the_twentieth_trick_wins_in_the_middle_of_a_deal():
    position = plays(table("AH 2C", "3H 3C", "4H 4C", "5H 5C", points=(19, 19, 8, 7)), "AH 3H 4H 5H")
    assert position.result.reason is Reason.TARGET
    assert position.result.points == (20, 19, 8, 7)
    assert position.result.winners == (SOUTH,)
    assert position.result.payoffs == (3, 1, -1, -3)


def test_equal_points_share_a_place():
    position = plays(table("AH 2C", "3H 3C", "4H 4C", "5H 5C", points=(19, 8, 8, 7)), "AH 3H 4H 5H")
    assert position.result.payoffs == (3, 0, 0, -3)
    assert position.result.places == (1, 2, 2, 4)


def test_after_the_last_card_the_next_deal_begins():
    position = plays(table("AH", "3H", "4H", "5H", points=(3, 1, 0, 7)), "AH 3H 4H 5H")
    assert position.chance
    assert len(position.codes) == 52
    assert position.row[DEALER] == SOUTH
    assert [int(position.row[POINTS + seat]) for seat in range(4)] == [4, 1, 0, 7]
    assert [int(position.row[WON + seat]) for seat in range(4)] == [0] * 4


def test_partners_count_their_tricks_above_six_together_after_the_deal():
    last = table("AH", "3H", "4H", "5H", preset="partnership", won=(3, 4, 3, 2))
    position = plays(last, "AH 3H 4H 5H")
    assert [int(position.row[POINTS + seat]) for seat in range(4)] == [1, 0, 1, 0]
    position = plays(replace_won(last, (2, 5, 1, 4)), "AH 3H 4H 5H")
    assert [int(position.row[POINTS + seat]) for seat in range(4)] == [0, 3, 0, 3]


def replace_won(position: Position, won: tuple[int, ...]) -> Position:
    row = position.row.copy()
    row[WON : WON + 4] = won
    return Position(position.variant, row)


def test_partners_win_with_five_points():
    last = table("AH", "3H", "4H", "5H", preset="partnership", won=(6, 2, 1, 3), points=(3, 4, 3, 4))
    position = plays(last, "AH 3H 4H 5H")
    assert position.result.points == (5, 4, 5, 4)
    assert position.result.winners == (SOUTH, NORTH)
    assert position.result.reason is Reason.TARGET


@pytest.mark.parametrize("preset", PRESETS)
def test_the_tricks_of_a_match_add_up(preset):
    """In the box all points together are all tricks; with partners one side gets 1 to 7 points of each deal."""
    positions = random_match(preset, 8)
    end = positions[-1]
    assert len(positions) - 1 <= end.variant.game.bound
    points = end.result.points
    if preset == "partnership":
        assert points[0] == points[2]
        assert points[1] == points[3]
        assert max(points) >= 5 > min(points)
    else:
        assert max(points) == 20
        assert sum(points) == 13 * int(end.row[DEAL]) + sum(int(end.row[WON + seat]) for seat in range(4))


# --- what is known ---------------------------------------------------------------------------------------------------


def hand_of(position: Position, seat: int, viewer: int) -> list[str]:
    tray = next(tray for tray in position.scene(viewer).trays if tray.name == "hand" and tray.owner == seat)
    return [item.name for item in tray.items]


def test_everybody_sees_his_own_hand_and_the_backs_of_the_others():
    position = dealt()
    shown = CARDS[position.row[SHOWN] - 1]
    for viewer in (-1, SOUTH, WEST, NORTH, EAST):
        for seat in range(4):
            hand = hand_of(position, seat, viewer)
            assert len(hand) == 13
            if seat == viewer:
                assert sorted(hand) == sorted(CARDS[card] for card in cards_in(int(position.row[HAND + seat])))
            else:
                assert set(hand) == ({"", shown} if seat == EAST else {""}), "only the trump card is known"


def test_only_ones_own_cards_can_be_picked_up():
    position = dealt()
    for viewer in range(-1, 4):
        ids = {item.id for tray in position.scene(viewer).trays for item in tray.items if item.id}
        mine = {f"card:{CARDS[card]}" for card in cards_in(int(position.row[HAND + viewer]))} if viewer >= 0 else set()
        assert ids == mine


def test_cards_are_dealt_face_down_but_for_the_last():
    positions = random_match("box", 4)
    face = positions[0].variant.face
    for ply in range(52):
        before = positions[ply]
        code = (set(before.codes) - set(positions[ply + 1].codes)).pop() if ply < 51 else before.codes[0]
        for viewer in (-1, SOUTH, WEST, NORTH, EAST):
            seen = face.seen_text(before.row, code, viewer)
            assert seen == (CARDS[code] if viewer == ply % 4 or ply == 51 else "?")


def test_cards_played_are_seen_by_all():
    position = table("AH 2C", "3H 3C", "4H 4C", "5H 5C")
    for viewer in (-1, SOUTH, WEST, NORTH, EAST):
        assert position.variant.face.seen_text(position.row, CARDS.index("AH"), viewer) == "AH"
        trick = next(tray for tray in position.play("AH").scene(viewer).trays if tray.name == "trick")
        assert [(item.name, item.owner) for item in trick.items] == [("AH", SOUTH)]


def test_playing_a_seen_card_and_looking_commute():
    """What a player knows after a card is what he knew before, with that card played."""
    for before, after in zip(random_match("box", 6), random_match("box", 6)[1:], strict=False):
        if before.row[PHASE] != PLAYING or after.row[PHASE] != PLAYING or after.over:
            continue
        code = (set(cards_in(int(after.row[PLAYED]))) - set(cards_in(int(before.row[PLAYED])))).pop()
        for viewer in range(-1, 4):
            assert before.observe(viewer).play(code) == after.observe(viewer)


def test_who_does_not_follow_has_shown_his_void():
    position = plays(table("AH 2C 3C", "QS 3S JD", "8D 9D 4D", "5H 6H 7H"), "AH QS")
    assert position.row[VOIDS + WEST] == 0b0100
    position = position.play("8D")
    assert position.row[VOIDS + NORTH] == 0b1100, "neither hearts nor the trump, spades"
    free = plays(table("AH 2C 3C", "QS 3S JD", "8D 9D 4D", "5H 6H 7H", preset="danish"), "AH QS 8D")
    assert free.row[VOIDS + NORTH] == 0b0100, "trumping is free, so spades may be there"


@pytest.mark.parametrize("preset", PRESETS)
def test_sample_gives_no_card_to_a_player_who_has_shown_he_has_none_of_its_suit(preset):
    for position in random_match(preset, 9)[::7]:
        for viewer in range(-1, 4):
            guess = position.observe(viewer).sample(position.ply)
            hands = [int(guess.row[HAND + seat]) for seat in range(4)]
            assert [hand.bit_count() for hand in hands] == [int(position.row[HELD + seat]) for seat in range(4)]
            assert sum(hands) + int(guess.row[STOCK]) + int(guess.row[PLAYED]) == position.variant.game.deck.mask
            for seat in range(4):
                suits = {card // 13 for card in cards_in(hands[seat])}
                assert not any(position.row[VOIDS + seat] >> suit & 1 for suit in suits)
                if seat == viewer:
                    assert hands[seat] == position.row[HAND + seat]


def test_sample_finds_the_only_possible_hands():
    """West has no hearts, North no diamonds and no clubs: only one deal is possible."""
    position = table("2S", "8D", "9H", "3C", preset="danish")
    row = position.row.copy()
    row[VOIDS + WEST], row[VOIDS + NORTH], row[VOIDS + EAST] = 0b0101, 0b0011, 0b0110
    position = Position(position.variant, row)
    for seed in range(30):
        assert position.observe(SOUTH).sample(seed) == position


def test_sample_is_even_where_no_void_is_known():
    position = table("2S", "8D", "9H", "3C", preset="danish").observe(SOUTH)
    found = Counter(tuple(position.sample(seed).row[HAND + 1 : HAND + 4]) for seed in range(3000))
    assert len(found) == 6
    assert all(400 < n < 600 for n in found.values()), found


def test_when_the_match_is_over_all_cards_are_seen():
    end = random_match("box", 4)[-1]
    assert end.observe(SOUTH) == end


# --- answers to wrong tries, positions from outside ------------------------------------------------------------------


def test_a_wrong_card_is_answered_with_the_rule():
    position = table("AH 2C 3C", "KH QS JH", "8S 9D 4D", "5H 6H 7H").play("AH")
    why = position.why_not(["card:QS"], WEST)
    assert why.say() == "You must follow suit: hearts were led."
    assert why.say("hu") == "Színre színt kell adni: a hívott szín kőr."
    why = position.why_not(["card:AS"], WEST)
    assert why.say() == "You do not have the card AS."
    assert position.why_not(["card:KH"], WEST) is None
    why = position.play("KH").why_not(["card:9D"], NORTH)
    assert why.say() == "You have no hearts, so you must play a trump: a spade."
    assert why.say("hu") == "Nincs kőröd, ezért aduval kell ütnöd: az adu pikk."


@pytest.mark.parametrize(
    "change",
    [
        {"hand": "1,1"},
        {"held": "0,1,1,1"},
        {"led": "3"},
        {"trick": "1"},
        {"actors": "2"},
        {"actors": "3"},
        {"phase": "2"},
        {"phase": "0"},
        {"to_deal": "4"},
        {"trump": "2"},
        {"held": "1*5"},
    ],
)
def test_impossible_positions_are_refused(change):
    words = dict(word.split("=") for word in table("AH", "3H", "4H", "5H").text().split())
    words |= change
    with pytest.raises(NotationError):
        Position.from_text("whist", " ".join(f"{name}={value}" for name, value in words.items()))


def test_positions_and_what_is_seen_of_them_survive_texts():
    for position in random_match("box", 2)[::11]:
        for view in (position, *(position.observe(viewer) for viewer in range(-1, 4))):
            assert Position.from_text(position.variant, view.text()) == view
            assert Position.from_bytes(position.variant, view.to_bytes()) == view


def test_a_declaration_that_needs_too_many_cards_is_refused():
    with pytest.raises(DeclarationError, match="hands"):
        replace(find("whist"), hands=(14,))
    with pytest.raises(DeclarationError, match="deck"):
        replace(find("whist"), deck=Deck(without=("1H",)))
    with pytest.raises(DeclarationError, match="target"):
        replace(find("whist"), target=0)


def test_sets_of_cards_are_counted_and_listed():
    rng = random.Random(1)
    for _ in range(200):
        cards = sorted(rng.sample(range(52), rng.randrange(53)))
        mask = card_set(cards)
        assert count_cards(mask) == len(cards)
        assert [nth_card(mask, n) for n in range(len(cards))] == cards
        assert list(cards_in(mask)) == cards


# --- the computer ----------------------------------------------------------------------------------------------------


def plainly(position: Position) -> str:
    """What a plain player follows with, in games that are played in the head."""
    of, out = position.variant, np.zeros(CARD_COUNT, np.int64)
    rules = of.kernel.module
    return CARDS[int(rules.plain_card(position.row, of.tables.row, out, rules.moves(position.row, of.tables.row, out)))]


@pytest.mark.parametrize(
    ("hand", "wanted"),
    [
        ("AH KH 3H", "KH"),  # enough to beat the queen
        ("10H 5H 3H", "3H"),  # nothing beats her: the least is given
        ("9S 4S 2C", "4S"),  # void: the smallest trump
    ],
)
def test_who_is_last_takes_a_trick_as_cheaply_as_it_goes(hand: str, wanted: str) -> None:
    position = table("4H 5C 6C", "6H 7C 8C", "QH 9C 10C", hand, trump="2S")
    assert plainly(plays(position, "4H 6H QH")) == wanted


def test_nobody_takes_the_trick_of_his_partner() -> None:
    position = table("4H 5C 6C", "QH 7C 8C", "6H 9C 10C", "AH KH 3H", preset="partnership", trump="2S")
    assert plainly(plays(position, "4H QH 6H")) == "3H"


def test_a_point_matters_most_while_it_is_close() -> None:
    hands = ("4H 5C 6C", "6H 7C 8C", "QH 9C 10C", "AH KH 3H")

    def judged(*points: int) -> int:
        position = table(*hands, points=points)
        return int(position.variant.kernel.module.evaluate(position.row, position.variant.tables.row, SOUTH))

    near, far = judged(6, 5, 5, 5) - judged(5, 5, 5, 5), judged(16, 5, 5, 5) - judged(15, 5, 5, 5)
    assert near > far > 0
    assert judged(5, 5, 5, 5) == 0
