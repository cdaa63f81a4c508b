"""President: dealing, covering, passing, places and titles, and the exchange of cards."""

from __future__ import annotations

import random
from collections import Counter

import numpy as np
import pytest

from ludoteka.declare.cards import PACK_OF_54
from ludoteka.play import Position, variant
from ludoteka.rules.abi import ACTORS, PHASE, POINTS, new_rng
from ludoteka.rules.packs import WHOLE_PACK
from ludoteka.rules.president import GAME, GIVING, HAND, HELD, PLAYED, PLAYING, TITLE, TO_DEAL

SOUTH, WEST, NORTH, EAST = range(4)


def named(cards: str) -> int:
    return sum(1 << PACK_OF_54.index(name) for name in cards.split())


def texts(position: Position) -> set[str]:
    return {move.text for move in position.moves()}


def table(*hands: str, preset: str = "box", game: int = 0, leader: int = SOUTH) -> Position:
    """The leader is to open a trick; all cards not named have been played."""
    of = variant("president", preset)
    row = of.tables.blank()
    for seat, hand in enumerate(hands):
        row[HAND + seat], row[HELD + seat] = named(hand), len(hand.split())
    row[PLAYED] = WHOLE_PACK & ~named(" ".join(hands))
    row[PHASE], row[ACTORS], row[GAME] = PLAYING, 1 << leader, game
    if game:
        row[TITLE : TITLE + 4] = [1, 2, 3, 4]
    position = Position(of, row)
    assert Position.from_text(of, position.text()) == position
    return position


def plays(position: Position, moves: str) -> Position:
    for move in moves.split(", "):
        position = position.play(move)
    return position


HANDS = ("5C 5D 9H AS", "6C 6D 2H 3S", "7C KD JK1 4S", "7D 7H QS 4C")


def test_all_54_cards_are_dealt_and_two_players_get_fourteen():
    rng = random.Random(1)
    position = Position.start("president")
    assert len(position.moves()) == 54
    while position.row[TO_DEAL]:
        position = position.play(rng.choice(position.codes))
    assert position.row[HELD : HELD + 4].tolist() == [14, 14, 13, 13]
    assert position.actors == (SOUTH,)


def test_any_card_is_equally_likely_for_any_player():
    rng = random.Random(2)
    counts = Counter()
    for _ in range(540):
        position = Position.start("president")
        assert set(position.weights()) == {1}
        for _ in range(4):
            position = position.play(rng.choices(position.codes, position.weights())[0])
        counts[int(position.row[HAND + EAST])] += 1
    assert sum((counts[1 << card] - 10) ** 2 / 10 for card in range(54)) < 90.57, "99.9 % of chi-square, 53 degrees"


def test_the_leader_lays_any_number_of_one_rank():
    assert texts(table(*HANDS)) == {"5C", "5C 5D", "9H", "AS"}


def test_the_same_number_of_a_higher_rank_covers():
    position = table(*HANDS).play("5C 5D")
    assert texts(position) == {"pass", "6C 6D"}
    position = position.play("6C 6D")
    assert texts(position) == {"pass"}, "one seven is no pair"
    assert texts(position.play("pass")) == {"pass", "7D 7H"}


def test_only_the_player_himself_is_told_that_he_can_but_pass():
    position = plays(table(*HANDS), "5C 5D, 6C 6D")
    assert position.scene(NORTH).phase == "passing"
    assert {position.scene(seat).phase for seat in (SOUTH, WEST, EAST, -1)} == {"covering"}


def test_joker_beats_two_beats_ace_beats_king():
    position = table("AC 3C", "2C 3D", "JK1 3H", "JK2 3S").play("AC")
    assert texts(position) == {"pass", "2C"}
    position = position.play("2C")
    assert texts(position) == {"pass", "JK1"}
    assert texts(position.play("JK1")) == {"pass"}, "a joker is beaten by nothing, not by the other one"


def test_two_jokers_are_a_pair_and_nothing_else():
    position = table("2C 2D 3C", "JK1 JK2 3D", "AS 4S", "KS 4C").play("2C 2D")
    assert texts(position) == {"pass", "JK1 JK2"}
    assert texts(table("JK1 7C 3C", "9C 3D", "AS 4S", "KS 4C")) == {"JK1", "7C", "3C"}, "a joker is no second seven"


def test_who_passes_may_play_again_in_the_same_trick_unless_a_pass_is_final():
    hands = ("3C KC 4H", "9C 9D 4S", "5C 6C 4D", "10C AC 4C")
    again = plays(table(*hands), "3C, pass, 5C, 10C, KC")
    assert again.actors == (WEST,)
    final = plays(table(*hands, preset="common"), "3C, pass, 5C, 10C, KC")
    assert final.actors == (NORTH,)


def test_the_last_one_to_lay_leads_the_next_trick():
    position = plays(table(*HANDS), "5C, 6C, KD, pass, AS, pass, JK1, pass, pass, pass")
    assert position.actors == (NORTH,)
    assert texts(position) == {"4S", "7C"}


def test_when_the_leader_has_no_cards_left_the_next_one_leads():
    position = plays(table("AS", "3C 4C", "5C 6C", "7C 8C"), "AS, pass, pass, pass")
    assert position.actors == (WEST,)
    assert position.scene(0).roles[SOUTH] == "president"


def test_places_give_points_and_the_match_ends_after_its_games():
    position = plays(table("AS", "2C 3C", "JK1 4C", "7C 8C", game=3), "AS, 2C, JK1, pass, pass, 4C, 7C, pass")
    assert not position.over
    position = plays(position, "8C")
    assert position.over
    assert position.points == (3, 0, 2, 1)
    assert position.result.payoffs == (3, -3, 1, -1)


# --- the second game --------------------------------------------------------------------------------------------------


def second_game(preset: str = "box", seed: int = 3) -> tuple[Position, Position]:
    """Before the last card of the second game is dealt, and after it."""
    rng = random.Random(seed)
    position = Position.start("president", preset)
    while position.row[GAME] == 0 or position.row[TO_DEAL] != 1:
        position = position.play(rng.choice(position.codes))
    return position, position.play(position.codes[0])


def holder(position: Position, title: int) -> int:
    return position.row[TITLE : TITLE + 4].tolist().index(title)


def cards(position: Position, player: int) -> set[str]:
    hand = int(position.row[HAND + player])
    return {PACK_OF_54[card] for card in range(54) if hand >> card & 1}


def strength(card: str) -> int:
    return ["3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A", "2", "JK"].index(
        "JK" if card[:2] == "JK" else card[:-1]
    )


def test_the_last_deals_and_gives_his_two_best_cards_for_the_presidents_two_worst():
    before, after = second_game()
    president, last = holder(after, 1), holder(after, 4)
    dealt = cards(before, last) | ({PACK_OF_54[before.codes[0]]} if len(cards(before, last)) < 13 else set())
    given = dealt - cards(after, last)
    assert len(given) == 2
    assert {strength(card) for card in given} <= set(sorted(map(strength, dealt))[-2:])
    assert given <= cards(after, president)
    assert after.row[HELD : HELD + 4].tolist() == [
        14 if k in ((last + 1) % 4, (last + 2) % 4) else 13 for k in range(4)
    ]
    assert after.actors == (last,), "and he begins"


@pytest.mark.parametrize(("preset", "title"), [("box", 4), ("russian", 4), ("portuguese", 3), ("common", 4)])
def test_who_begins_the_next_game(preset, title):
    rng = random.Random(9)
    _, position = second_game(preset)
    while position.row[PHASE] == GIVING:
        position = position.play(rng.choice(position.codes))
    assert position.actors == (holder(position, title),)


def test_the_vice_president_exchanges_one_card_with_the_last_but_one_or_in_russia_with_the_last():
    for preset, title in (("box", 3), ("russian", 4)):
        before, after = second_game(preset)
        vice, poor = holder(after, 2), holder(after, title)
        last_card = PACK_OF_54[before.codes[0]]
        assert len((cards(after, vice) - cards(before, vice)) - {last_card}) >= 1
        assert (cards(before, poor) - cards(after, poor)) & cards(after, vice)


def test_in_the_common_game_the_presidents_choose_what_they_give_back():
    _, position = second_game("common")
    president, last = holder(position, 1), holder(position, 4)
    assert position.row[PHASE] == GIVING
    assert position.actors == (president,)
    assert len(position.moves()) == position.row[HELD + president], "any card"
    card = position.moves()[5]
    after = position.play(card)
    assert card.text in cards(after, last)
    third = next(seat for seat in range(4) if seat not in (president, last))
    assert position.variant.face.seen_text(position.row, card.code, third) == "?"
    assert position.variant.face.seen_text(position.row, card.code, last) == card.text
    after = after.play(after.codes[0])
    assert after.actors == (holder(after, 2),)
    assert after.play(after.codes[0]).row[PHASE] == PLAYING


def test_a_giver_knows_where_his_card_is_until_it_is_laid():
    _, after = second_game()
    president, last = holder(after, 1), holder(after, 4)
    known = cards(after.observe(last), president)
    assert 0 < len(known) <= 2
    assert cards(after.observe(holder(after, 2)), president) == set()


def test_reasons():
    position = table(*HANDS).play("5C 5D")
    assert "as many" in str(position.why_not(("card:2H",)))
    assert "do not have" in str(position.why_not(("card:AS",)))
    assert "higher" in str(position.why_not(("card:3S",)))
    assert "same rank" in str(table(*HANDS).why_not(("card:5C", "card:9H")))
    assert "5C first" in str(table(*HANDS).why_not(("card:5D",)))


def test_others_are_told_the_rank_and_the_number_but_no_suit_that_they_cannot_know():
    position = table(*HANDS)
    face, pair = position.variant.face, position.find("5C 5D")
    assert face.seen_text(position.row, pair.code, SOUTH) == "5C 5D"
    for viewer in (WEST, NORTH, EAST, -1):
        assert face.seen_text(position.row, pair.code, viewer) == "5 5"
    joker = table(*HANDS, leader=NORTH)
    assert face.seen_text(joker.row, joker.find("JK1").code, SOUTH) == "JK"


# --- the computer --------------------------------------------------------------------------------------------------


def test_a_plain_player_lays_his_lowest_cards_all_of_a_rank_at_once_and_covers_when_he_can():
    rng = new_rng(1)
    out = np.zeros(64, np.int64)

    def drawn(position: Position) -> Counter[str]:
        kernel, tables = position.variant.compiled, position.variant.tables.row
        codes = (int(kernel.pick(position.row.copy(), tables, out, rng)) for _ in range(200))
        return Counter(position.find(code).text for code in codes)

    opening = table("4H 4S 9H 9S 2D", "5H 5S 6D", "7H 7S KD", "8H 8S QD")
    assert drawn(opening)["4H 4S"] > 150
    cover = opening.play("4H 4S")
    assert texts(cover) == {"pass", "5H 5S"}
    assert drawn(cover)["5H 5S"] > 150


def test_a_large_lead_does_not_blind_the_judgement():
    """Who is far behind still prefers fewer cards."""
    few = table("4H", "5H 5S", "7H 7S", "8H 8S", game=1)
    many = table("4H 4S 9H 9S", "5H 5S", "7H 7S", "8H 8S", game=1)
    worths = []
    for position in (few, many):
        row = position.row.copy()
        row[POINTS + WEST] = 30
        worths.append(int(position.variant.compiled.evaluate(row, position.variant.tables.row, SOUTH)))
    assert worths[0] > worths[1]
