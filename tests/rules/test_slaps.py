"""Egyptian ratscrew: turning, demands, slaps right and wrong, and the end; reactions of computers."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from ludoteka.declare import Reason
from ludoteka.declare.cards import CARDS
from ludoteka.play import Position, variant
from ludoteka.rules.abi import ACTORS, AWAITED, PHASE, POINTS
from ludoteka.rules.slaps import DUE, HEAP, OUT, PILE, SIZE, SLAP, TAKING, TO_DEAL, TURNED, TURNER, TURNING

RED, GREEN, BLUE = range(3)


def table(*piles: str, heap: str = "", preset: str = "box", turned: int = 0) -> Position:
    """Red turns next; the piles begin with the card turned first. The last player has all other cards."""
    of = variant("egyptian-ratscrew", preset, {"players": str(len(piles))})
    row = of.tables.blank()
    named = f"{' '.join(piles)} {heap}".split()
    rest = [card for card in CARDS if card not in named]
    for seat, pile in enumerate(piles):
        cards = pile.split() + (rest if seat == len(piles) - 1 else [])
        row[POINTS + seat] = len(cards)
        for k, card in enumerate(reversed(cards)):
            row[PILE + seat * 52 + k] = CARDS.index(card) + 1
    for k, card in enumerate(heap.split()):
        row[HEAP + k] = CARDS.index(card) + 1
    row[SIZE], row[PHASE], row[TURNED] = len(heap.split()), TURNING, turned
    row[ACTORS] = (1 << len(piles)) - 1 if row[SIZE] >= 2 else 1
    row[AWAITED] = 1
    position = Position(of, row)
    assert Position.from_text(of, position.text()) == position
    return position


def by(position: Position, player: int, text: str) -> Position:
    return position.play(next(move for move in position.moves(player) if move.text == text))


def turns(position: Position, *players: int) -> Position:
    for player in players:
        assert position.awaited == (player,)
        position = by(position, player, "turn")
    return position


def heap(position: Position) -> list[str]:
    return [CARDS[card - 1] for card in position.row[HEAP : HEAP + int(position.row[SIZE])].tolist()]


def test_all_cards_are_dealt_and_the_first_player_turns():
    rng = random.Random(1)
    position = Position.start(variant("egyptian-ratscrew", options={"players": "5"}))
    while position.row[TO_DEAL]:
        position = position.play(rng.choice(position.codes))
    assert position.points == (11, 11, 10, 10, 10)
    assert position.awaited == (RED,)


def test_every_card_is_equally_likely_to_be_turned_first():
    rng, counts = random.Random(3), Counter()
    for _ in range(520):
        position = Position.start(variant("egyptian-ratscrew", options={"players": "2"}))
        while position.chance:
            position = position.play(rng.choices(position.codes, position.weights())[0])
        counts[heap(by(position, RED, "turn"))[0]] += 1
    assert sum((counts[card] - 10) ** 2 / 10 for card in CARDS) < 87.97, "99.9 % of chi-square, 51 degrees"


def test_plain_cards_are_turned_in_turn():
    position = turns(table("2C 5C", "3D 6D", "4H 7H"), RED, GREEN, BLUE, RED)
    assert heap(position) == ["2C", "3D", "4H", "5C"]


@pytest.mark.parametrize(("card", "due"), [("JC", 1), ("QC", 2), ("KC", 3)])
def test_a_court_card_demands_and_wins_if_it_is_not_answered(card, due):
    position = turns(table(f"{card} 5C", "2D 6D 9D 10D", "4H 7H"), RED)
    assert position.row[DUE] == due
    position = turns(position, *[GREEN] * due)
    assert position.row[PHASE] == TAKING
    assert position.awaited == (RED,)
    position = by(position, RED, "take")
    assert position.points[RED] == 1 + 1 + due
    assert position.awaited == (RED,)


def test_an_answer_passes_the_demand_on():
    position = turns(table("KC 5C", "2D JD 9D", "4H 7H"), RED, GREEN, GREEN)
    assert position.row[TURNER] == BLUE
    assert position.row[DUE] == 1
    position = turns(position, BLUE)
    assert position.awaited == (GREEN,), "whose jack was not answered"


def test_a_sandwich_is_slapped_only_where_that_is_agreed():
    between = ("2C 2H 9C", "5D 6D")
    wrong = by(turns(table(*between, preset="common"), RED, GREEN, RED), RED, "slap")
    assert heap(wrong) == ["9C", "2C", "5D", "2H"], "a wrong slap costs a card"
    right = by(turns(table(*between, preset="sandwiches"), RED, GREEN, RED), RED, "slap")
    assert right.points[RED] == 1 + 3
    assert heap(by(turns(table(*between, preset="sandwiches"), RED, GREEN), RED, "slap"))[0] == "2H"


def test_aces_demand_four_cards_only_in_the_common_game():
    assert turns(table("AC 5C", "2D 6D"), RED).row[DUE] == 0
    assert turns(table("AC 5C", "2D 6D", preset="common"), RED).row[DUE] == 4


def test_taken_cards_go_under_the_pile_in_their_order():
    position = by(turns(table("JC 5C", "2D 6D"), RED, GREEN), RED, "take")
    pile = [CARDS[card - 1] for card in position.row[PILE : PILE + 3].tolist()]
    assert pile == ["2D", "JC", "5C"], "the five is turned next, then the jack that lay lowest, then the two"


def test_a_demand_that_cannot_be_paid_is_lost():
    position = turns(table("KC 5C", "2D", "4H 7H"), RED, GREEN)
    assert position.row[PHASE] == TAKING
    assert position.awaited == (RED,)


# --- slaps ------------------------------------------------------------------------------------------------------------


def test_the_first_to_slap_a_pair_takes_the_heap_and_turns():
    position = turns(table("2C 5C", "2D 6D", "4H 7H"), RED, GREEN)
    assert position.actors == (RED, GREEN, BLUE)
    position = by(position, RED, "slap")
    assert position.points[RED] == 3
    assert position.awaited == (RED,)
    assert position.actors == (RED,), "too late for the others"


def test_a_pair_saves_the_heap_from_the_demander():
    position = turns(table("QC 5C", "2D 2H 6D", "4H 7H"), RED, GREEN, GREEN)
    assert position.row[PHASE] == TAKING
    position = by(position, GREEN, "slap")
    assert position.row[DUE] == 0
    assert position.points[GREEN] == 4


def test_a_wrong_slap_costs_a_card_which_goes_under_the_heap():
    position = turns(table("2C 5C", "3D 6D", "4H 7H"), RED, GREEN)
    position = by(position, RED, "slap")
    assert heap(position) == ["5C", "2C", "3D"]
    assert position.points[RED] == 0
    assert "slap" in {move.text for move in position.moves(GREEN)}
    assert not position.moves(RED), "once for each card"


def test_who_has_no_cards_may_slap_himself_back_in_but_not_in_the_strict_game():
    position = turns(table("2C", "3D 3H 6D", "3S 7H"), RED, GREEN, BLUE)
    assert position.points[RED] == 0
    assert by(position, RED, "slap").points[RED] == 3
    strict = turns(table("2C", "3D 3H 6D", "3S 7H", preset="strict"), RED, GREEN, BLUE)
    assert not strict.moves(RED)


def test_who_slaps_wrongly_without_cards_is_out():
    position = turns(table("2C", "3D 4D 6D", "5S 7H"), RED, GREEN)
    position = by(position, RED, "slap")
    assert position.row[OUT] == 1
    assert not turns(position, BLUE).moves(RED)


def test_in_denmark_two_pairs_in_a_row_are_needed():
    position = turns(table("2C 5C", "2D 5D", preset="danish"), RED, GREEN)
    assert heap(by(position, RED, "slap"))[0] == "5C", "one pair is a wrong slap"
    position = turns(table("2C 5C 9C", "2D 5D 9D", preset="danish"), RED, GREEN, RED, GREEN)
    assert by(position, GREEN, "slap").row[SIZE] == 0


# --- the end ----------------------------------------------------------------------------------------------------------


def test_who_has_all_cards_wins():
    rest = " ".join(card for card in CARDS if card not in ("2C", "3D"))
    position = table("2C", f"3D {rest}")
    position = turns(position, RED)
    assert position.over, "Red has nothing left, and there is no pair"
    assert position.result.reason is Reason.LAST
    assert position.result.payoffs == (-1, 1)


def test_a_last_pair_can_still_be_slapped():
    position = table("2C", "3D", heap="2D")
    position = turns(position, RED)
    assert not position.over
    assert by(position, RED, "slap").points[RED] == 2


def test_who_alone_has_cards_must_still_answer_a_court_card():
    others = " ".join(card for card in CARDS if card not in ("KC", "2D", "3D", "4D", "5D"))
    position = turns(table("KC", "2D 3D 4D 5D", heap=others), RED)
    assert not position.over, "Red has nothing left, but his king demands three cards"
    position = turns(position, GREEN, GREEN, GREEN)
    assert position.awaited == (RED,)
    position = by(position, RED, "take")
    assert position.points == (51, 1)
    assert not position.over


def test_a_court_card_answered_by_another_ends_the_game_of_who_has_no_cards():
    position = turns(table("KC", "2D JD 4D 5D"), RED, GREEN, GREEN)
    assert position.awaited == (GREEN,), "Red cannot answer the jack"
    end = by(position, GREEN, "take")
    assert end.result.reason is Reason.LAST
    assert end.result.payoffs == (-1, 1)


def test_a_last_answer_that_fails_gives_all_cards_to_the_demander():
    others = " ".join(card for card in CARDS if card not in ("KC", "2D"))
    end = by(turns(table("KC", "2D", heap=others), RED, GREEN), RED, "take")
    assert end.result.reason is Reason.LAST
    assert end.result.payoffs == (1, -1)


def test_after_the_last_card_allowed_the_most_cards_win():
    position = turns(table("2C 5C", "3D 6D", "4H 7H", turned=599), RED)
    assert position.over
    assert position.result.reason is Reason.LIMIT
    assert position.result.payoffs == (-2, 0, 2)


# --- what is known, and reactions -------------------------------------------------------------------------------------


def test_nobody_knows_any_pile_not_even_his_own():
    position = table("2C 5C", "3D 6D")
    for viewer in (-1, RED, GREEN):
        assert not position.observe(viewer).row[PILE : PILE + 104].any()


def test_a_computer_slaps_pairs_with_a_human_delay_and_nothing_else():
    face = variant("egyptian-ratscrew").face
    pair = turns(table("2C 5C", "2D 6D", "4H 7H"), RED, GREEN)
    none = turns(table("2C 5C", "3D 6D", "4H 7H"), RED, GREEN)
    reaction = pair.variant.face.reaction(pair.observe(BLUE).row, BLUE, 2, 0.5)
    assert reaction is not None
    assert reaction.code & SLAP
    assert 0.4 < reaction.seconds < 1.5
    slow = pair.variant.face.reaction(pair.row, RED, 1, 0.5)
    assert slow is not None
    assert slow.seconds > reaction.seconds, "a beginner is slower"
    assert none.variant.face.reaction(none.row, RED, 3, 0.5) is None
    assert pair.variant.face.reaction(pair.row, RED, 1, 0.9) is None, "a beginner overlooks some"
    quickest = pair.variant.face.reaction(pair.row, RED, 8, 0.9)
    assert quickest is not None
    assert 0.25 < quickest.seconds < 0.7, "a master is quick, as people are"
    assert face.races
    assert face.patience > 1, "people have time to slap before the next card"
