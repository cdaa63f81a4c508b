"""Trick-taking games with bids (oh hell) and with contracts (barbu)."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from ludoteka.declare.cards import CARDS, card_set
from ludoteka.play import IllegalMove, Position, variant
from ludoteka.play.words import word
from ludoteka.rules.abi import ACTORS, CHANCE, PHASE
from ludoteka.rules.tricks_tables import (
    BID,
    BIDDING,
    CHOOSING,
    CHOSEN,
    CONTRACT,
    DEAL,
    DEALER,
    DEALING,
    HAND,
    HELD,
    LEADER,
    PLAYED,
    PLAYING,
    SHOWN,
    STOCK,
    TRUMP,
    TURNING,
)


def named(cards: str) -> int:
    return card_set(CARDS.index(name) for name in cards.split())


def texts(position: Position) -> set[str]:
    return {move.text for move in position.moves()}


def plays(position: Position, moves: str) -> Position:
    for move in moves.split(", "):
        position = position.play(move)
    return position


def until(key: str, phase: int, deal: int = 0, seed: int = 1, options: dict[str, str] | None = None) -> Position:
    """The first position of that phase in a deal of a random match."""
    rng = random.Random(seed)
    position = Position.start(variant(key, options=options))
    while position.row[PHASE] != phase or position.row[DEAL] < deal:
        position = position.play(rng.choice(position.codes))
    return position


# --- oh hell: dealing -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("players", "most", "cards", "gone"),
    [("3", 17, 51, {"2C"}), ("4", 13, 52, set()), ("5", 10, 50, {"2C", "2D"}), ("6", 8, 48, {"2C", "2D", "2H", "2S"})],
)
def test_twos_are_left_out_until_all_cards_can_be_dealt_equally(players, most, cards, gone):
    position = Position.start(variant("oh-hell", options={"players": players}))
    assert set(CARDS) - texts(position) == gone
    assert len(texts(position)) == cards
    sizes = position.variant.game.sizes
    assert sizes == (*range(1, most), most, *range(most - 1, 0, -1)), "up, once at the top, and down"


def test_the_next_card_is_turned_up_and_is_the_trump():
    position = plays(Position.start("oh-hell"), "AS, 2C, 10H, QD")
    assert position.row[PHASE] == TURNING
    assert position.row[ACTORS] == CHANCE
    position = position.play("7H")
    assert CARDS[position.row[SHOWN] - 1] == "7H"
    assert "CDHS"[position.row[TRUMP] - 1] == "H"
    assert not position.row[STOCK] & named("7H"), "it is not dealt"


def test_every_bid_is_called_a_bid():
    bids = until("oh-hell", BIDDING, deal=12).moves()
    assert {word("do", move.text) for move in bids} >= {"bid 0", "bid 1", "bid 2"}
    assert {word("do", move.text, "hu") for move in bids} >= {"licitálok 0", "licitálok 1", "licitálok 2"}


def test_when_all_cards_are_dealt_there_is_no_trump():
    position = until("oh-hell", BIDDING, deal=12)
    assert position.row[HELD] == 13
    assert not position.row[STOCK]
    assert position.row[TRUMP] == position.row[SHOWN] == 0
    assert until("oh-hell", BIDDING, deal=11).row[TRUMP] > 0


@pytest.mark.parametrize("players", ["3", "4", "5", "6"])
def test_a_match_has_every_size_of_hand_once_up_and_once_down(players):
    of = variant("oh-hell", options={"players": players})
    rng = random.Random(2)
    position, deals = Position.start(of), Counter()
    while not position.over:
        if position.row[PHASE] == BIDDING and position.row[BID : BID + 8].sum() == 0:
            deals[int(position.row[HELD])] += 1
        position = position.play(rng.choice(position.codes))
    most = max(of.game.sizes)
    assert deals == {size: 1 if size == most else 2 for size in range(1, most + 1)}
    assert position.ply <= of.game.bound


def test_all_cards_are_equally_likely_to_be_dealt_and_turned():
    """Chi-square over the first card dealt and the card turned up, by the weights of the chance actions."""
    rng = random.Random(5)
    first, turned = Counter(), Counter()
    for _ in range(2600):
        position = Position.start("oh-hell")
        assert set(position.weights()) == {1}
        while position.row[PHASE] != TURNING:
            position = position.play(rng.choices(position.codes, position.weights())[0])
        first[int(position.row[HAND])] += 1
        turned[rng.choices(position.codes, position.weights())[0]] += 1
    for counts in (first, turned):
        chi = sum((counts[key] - 50) ** 2 / 50 for key in counts) + 50 * (52 - len(counts))
        assert chi < 87.97, "99.9 % point of chi-square with 51 degrees of freedom"


# --- oh hell: bidding -------------------------------------------------------------------------------------------------


def test_the_dealers_neighbour_bids_first_and_the_dealer_last():
    position = until("oh-hell", BIDDING, deal=2)
    assert position.row[DEALER] == 1
    order = []
    while position.row[PHASE] == BIDDING:
        order += position.actors
        position = position.play(position.codes[0])
    assert order == [2, 3, 0, 1]
    assert position.actors == (2,), "the neighbour leads"


def test_the_dealer_may_not_make_the_bids_add_up():
    position = plays(until("oh-hell", BIDDING, deal=2), "bid 1, bid 1, bid 0")
    assert texts(position) == {"bid 0", "bid 2", "bid 3"}
    assert "add up to 3" in str(position.why_not(("as:1",)))
    over = plays(until("oh-hell", BIDDING, deal=2), "bid 3, bid 1, bid 0")
    assert texts(over) == {"bid 0", "bid 1", "bid 2", "bid 3"}, "more than there are already: everything is free"


def test_cards_cannot_be_played_before_the_bids():
    position = until("oh-hell", BIDDING)
    card = CARDS[int(position.row[HAND + position.actors[0]]).bit_length() - 1]
    with pytest.raises(IllegalMove):
        position.play(card)
    assert "how many tricks" in str(position.why_not((f"card:{card}",)))


# --- oh hell: play and score ------------------------------------------------------------------------------------------


def elevator(
    *hands: str, preset: str = "box", bids: tuple[int, ...] = (), trump: str = "2S", deal: int = 23
) -> Position:
    """A deal in play, before Red leads; the last but one unless it is said otherwise."""
    of = variant("oh-hell", preset)
    row = of.tables.blank()
    for seat, hand in enumerate(hands):
        row[HAND + seat], row[HELD + seat] = named(hand), len(hand.split())
        row[BID + seat] = bids[seat] + 1
    row[PLAYED] = of.game.in_play.mask & ~named(" ".join(hands))
    row[DEALER], row[LEADER], row[PHASE], row[ACTORS] = 3, 0, PLAYING, 1
    row[SHOWN], row[TRUMP], row[DEAL] = CARDS.index(trump) + 1, "CDHS".index(trump[-1]) + 1, deal
    position = Position(of, row)
    assert Position.from_text(of, position.text()) == position
    return position


HANDS = ("AH 3C", "5S 4C", "KH 9D", "QH JD")


def test_a_player_without_the_suit_must_trump_in_the_box_and_may_in_denmark():
    assert texts(elevator(*HANDS, bids=(0, 0, 0, 0)).play("AH")) == {"5S"}
    assert texts(elevator(*HANDS, preset="danish", bids=(0, 0, 0, 0)).play("AH")) == {"5S", "4C"}


TRICKS = "AH, 5S, KH, QH, 4C, 9D, JD, 3C"
"""Green takes both: his trump takes the ace, and his club the rest."""


@pytest.mark.parametrize(
    ("preset", "bids", "points"),
    [
        ("box", (0, 2, 1, 2), [5, 15, -5, -10]),
        ("box", (1, 0, 2, 0), [-5, -10, -10, 5]),
        ("swedish", (1, 0, 2, 0), [0, -10, 0, 5]),
        ("common", (0, 2, 1, 2), [10, 12, 0, 0]),
    ],
)
def test_an_exact_bid_pays_and_a_miss_costs(preset, bids, points):
    position = plays(elevator(*HANDS, preset=preset, bids=bids), TRICKS)
    assert list(position.points) == points
    assert position.row[PHASE] == DEALING


def test_after_the_last_deal_the_most_points_win():
    position = plays(elevator("AH", "3C", "KH", "QH", bids=(1, 0, 1, 0), deal=24), "AH, 3C, KH, QH")
    assert position.over
    assert list(position.points) == [10, 5, -5, 5]
    assert position.result.payoffs == (3, 0, -3, 0)


# --- barbu ------------------------------------------------------------------------------------------------------------


def barbu(*hands: str, contract: int, preset: str = "box", deal: int = 5) -> Position:
    of = variant("barbu", preset)
    row = of.tables.blank()
    for seat, hand in enumerate(hands):
        row[HAND + seat], row[HELD + seat] = named(hand), len(hand.split())
    row[PLAYED] = of.game.in_play.mask & ~named(" ".join(hands))
    row[PHASE], row[ACTORS], row[DEAL] = PLAYING, 1, deal
    row[CONTRACT], row[CHOSEN] = contract + 1, 63 if deal % 6 == 5 else 1 << contract
    row[DEALER] = row[LEADER] = 0
    position = Position(of, row)
    assert Position.from_text(of, position.text()) == position
    return position


def test_the_dealer_chooses_and_leads_for_six_deals_and_then_the_next_does():
    rng = random.Random(4)
    position, chosen = Position.start("barbu"), []
    while not position.over:
        if position.row[PHASE] == CHOOSING:
            left = [move.text for move in position.moves()]
            move = rng.choice(left)
            chosen.append((position.actors[0], len(left), move))
            after = position.play(move)
            assert after.actors == position.actors, "he leads himself"
            position = after
        else:
            position = position.play(rng.choice(position.codes))
    assert [dealer for dealer, _, _ in chosen] == [seat for seat in range(4) for _ in range(6)]
    assert [left for _, left, _ in chosen] == [6, 5, 4, 3, 2, 1] * 4
    for seat in range(4):
        names = {name for dealer, _, name in chosen if dealer == seat}
        assert names == {"tricks", "queens", "hearts", "barbu", "last-trick", "salad"}
    assert sum(position.points) == 4 * 2 * 116, "each dealer's five contracts cost 116 points, and the salad again"


TWO_TRICKS = ("KH QS", "AH 3C", "2H QC", "QH 4D")
"""South leads the king of hearts, West takes it with the ace, and all follow; then a club."""


@pytest.mark.parametrize(
    ("contract", "points"),
    [(0, [0, 2, 2, 0]), (1, [0, 6, 12, 0]), (2, [0, 8, 0, 0]), (3, [0, 20, 0, 0]), (4, [0, 0, 20, 0])],
)
def test_each_contract_counts_what_it_says(contract, points):
    position = plays(barbu(*TWO_TRICKS, contract=contract), "KH, AH, 2H, QH, 3C, QC, 4D, QS")
    assert list(position.points) == points


def test_the_salad_counts_everything():
    position = plays(barbu(*TWO_TRICKS, contract=5), "KH, AH, 2H, QH, 3C, QC, 4D, QS")
    assert list(position.points) == [0, 2 + 6 + 8 + 20, 2 + 12 + 20, 0]


def test_a_card_of_another_suit_never_takes_the_trick():
    position = barbu("2C 3C", "AS 4C", "AH 5C", "AD 6C", contract=0).play("3C")
    assert texts(position) == {"4C"}, "suit must be followed"
    position = barbu("2C", "AS", "AH", "AD", contract=0)
    position = plays(position, "2C, AS, AH, AD")
    assert list(position.points) == [2, 0, 0, 0], "South keeps the trick with the two of clubs"


@pytest.mark.parametrize(("preset", "payoffs"), [("box", (1, 1, -3, 1)), ("swedish", (-1, -1, 3, -1))])
def test_the_fewest_points_win_but_in_sweden_the_most(preset, payoffs):
    position = plays(barbu("2C", "3C", "AC", "6C", contract=0, preset=preset, deal=23), "2C, 3C, AC, 6C")
    assert position.over
    assert position.result.payoffs == payoffs


def test_the_contract_comes_before_the_first_card():
    position = until("barbu", CHOOSING)
    assert "contract" in str(position.why_not(("card:2C",)))
    assert position.scene(0).phase == "choosing"
    assert position.play("hearts").scene(0).phase == "contract-hearts"
