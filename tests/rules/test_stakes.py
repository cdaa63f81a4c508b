"""Poker dice, blackjack with dice, 421."""

from collections import Counter
from itertools import product

import pytest

from ludoteka.declare import Reason
from ludoteka.declare.stakes import poker_rank, throws
from ludoteka.play import IllegalMove, Match, NotationError, Position, record, variant
from ludoteka.play.words import word
from ludoteka.rules.throws import throw_code


def after(key: str, *moves: str, players: int = 4) -> Position:
    position = Position.start(key, options={"players": str(players)})
    for move in moves:
        position = position.play(move)
    return position


def texts(position: Position) -> set[str]:
    return {move.text for move in position.moves()}


def test_the_pot_of_421_is_shown_as_what_it_is() -> None:
    counts = {count.name: count.value for count in after("four-twenty-one").scene().counts}
    assert counts["in-the-pot"] == 21
    assert word("count", "in-the-pot", "hu") == "a kasszában"


# --- 421: the whole table ------------------------------------------------------------------------------------------

WORTH = {"421": 10, "111": 7, **{f"{n}11": n for n in range(2, 7)}, **{f"{n}{n}{n}": n for n in range(2, 7)}}
WORTH |= {"321": 2, "432": 2, "543": 2, "654": 2}
ORDER = ["421", "111", *(w for n in range(6, 1, -1) for w in (f"{n}11", f"{n}{n}{n}")), "654", "543", "432", "321"]


def test_every_throw_of_421_has_its_worth_and_its_rank() -> None:
    of = variant("four-twenty-one")
    rules, t = of.compiled.module, of.tables.row
    rank = {}
    for dice in product(range(1, 7), repeat=3):
        name = "".join(map(str, sorted(dice, reverse=True)))
        code = throw_code(dice)
        assert t[t[rules.WORTH] + code] == WORTH.get(name, 1), name
        rank[name] = int(t[t[rules.RANKS] + code])
    assert len(rank) == 56
    assert sorted(rank.values()) == list(range(1, 57))
    plain = sorted((name for name in rank if name not in ORDER), reverse=True)
    assert sorted(rank, key=lambda name: -rank[name]) == [*ORDER, *plain]
    assert plain[0] == "665"
    assert plain[-1] == "221"


def test_the_charge_gives_one_throw_to_everybody_and_loads_the_worst() -> None:
    position = after("four-twenty-one", "roll", "4-2-1", "roll", "6-6-5", "roll", "6-5-3", "roll", "6-4-3")
    assert position.points == (0, 0, 0, 10)
    assert position.actors == (3,)


def test_a_nenette_takes_two_counters_from_the_pot_besides() -> None:
    position = after("four-twenty-one", "roll", "1-1-1", "roll", "2-2-1", players=2)
    assert position.points == (0, 9)


def test_where_all_throw_a_nenette_each_takes_two_counters_from_the_pot() -> None:
    position = after("four-twenty-one", "roll", "2-2-1", "roll", "2-2-1", players=2)
    assert position.points == (2, 3)


def test_the_pot_gives_no_more_than_it_has() -> None:
    position = Position.from_text(
        variant("four-twenty-one", "", {"players": "2"}), "actors=1 phase=1 pot=3 allowed=1 free=3 points=10,8"
    )
    position = position.play("roll").play("4-2-1").play("roll").play("6-6-5")
    assert position.points == (10, 11)
    assert position.actors == (1,)
    assert len(texts(position.play("roll").play("6-6-5"))) == 1 + 5


DISCHARGE = "actors=1 phase=1 stage=1 allowed=3 free=3 round=9 points="


def discharge(points: str, preset: str = "") -> Position:
    players = str(points.count(",") + 1)
    return Position.from_text(variant("four-twenty-one", preset, {"players": players}), DISCHARGE + points)


def test_in_the_discharge_the_others_throw_exactly_as_often_as_the_first() -> None:
    position = discharge("10,11").play("roll").play("6-4-1").play("4-1-roll").play("2").play("stop")
    position = position.play("roll").play("1-1-1")
    assert "stop" not in texts(position)
    why = position.why_not(("do:stop",))
    assert why is not None
    assert "2" in why.say("en")
    after_round = position.play("1-1-roll").play("6")
    assert after_round.points == (0, 21)


def test_the_best_throw_gives_its_counters_to_the_worst_and_who_has_none_wins() -> None:
    position = discharge("10,5,6").play("roll").play("4-2-1").play("stop")
    position = position.play("roll").play("6-6-5").play("roll").play("6-6-4")
    result = position.result
    assert result is not None
    assert result.points == (0, 5, 16)
    assert result.payoffs == (2, 0, -2)
    assert result.reason is Reason.GOAL


def test_all_who_have_no_counters_after_a_round_of_the_discharge_share_the_win() -> None:
    position = discharge("10,0,11").play("roll").play("4-2-1").play("stop")
    result = position.play("roll").play("6-6-5").play("roll").play("6-6-4").result
    assert result is not None
    assert result.points == (0, 0, 21)
    assert result.payoffs == (1, 1, -2)


def test_who_had_no_counters_at_the_end_of_the_charge_may_get_some_and_plays_on() -> None:
    position = discharge("10,0,11").play("roll").play("6-6-6").play("stop")
    position = position.play("roll").play("6-6-4").play("roll").play("6-6-5")
    assert position.points == (4, 6, 11)
    assert not position.over


def test_who_is_unloaded_leaves_and_the_last_one_loses_by_the_known_rule() -> None:
    position = discharge("10,5,6", "last-in").play("roll").play("4-2-1").play("stop")
    position = position.play("roll").play("6-6-5").play("roll").play("6-6-4")
    assert not position.over
    assert position.actors == (2,)
    position = position.play("roll").play("2-2-1").play("stop").play("roll").play("5-5-5")
    result = position.result
    assert result is not None
    assert result.payoffs == (2, 0, -2)


def test_a_nenette_takes_two_counters_from_the_winner_of_a_discharge() -> None:
    position = discharge("10,11").play("roll").play("6-6-5").play("stop").play("roll").play("2-2-1")
    assert position.points == (7, 14)


def test_of_equal_throws_the_later_one_is_worse() -> None:
    position = after("four-twenty-one", "roll", "6-6-5", "roll", "6-6-5", players=2)
    assert position.points == (0, 1)


# --- poker dice ----------------------------------------------------------------------------------------------------


def test_poker_combinations_rank_as_the_leaflet_says() -> None:
    order = [(6, 5, 4, 3, 1), (2, 2, 6, 5, 4), (2, 2, 1, 1, 6), (2, 2, 2, 6, 5), (5, 4, 3, 2, 1), (2, 2, 2, 1, 1)]
    order += [(2, 2, 2, 2, 1), (1, 1, 1, 1, 1)]
    ranks = [poker_rank(tuple(sorted(dice, reverse=True))) for dice in order]
    assert ranks == sorted(ranks)
    kinds = Counter(poker_rank(tuple(sorted(dice, reverse=True)))[0] for dice in product(range(1, 7), repeat=5))
    # The known numbers of throws: nothing, pair, two pairs, three, straight, full house, four, five.
    assert [kinds[k] for k in range(8)] == [480, 3600, 1800, 1200, 240, 300, 150, 6]
    assert len({poker_rank(throw) for throw in throws(5)}) == 252


def test_the_starter_chooses_a_stake_of_one_or_two() -> None:
    assert texts(after("poker-dice")) == {"stake-1", "stake-2"}
    position = after("poker-dice", "stake-2")
    assert position.points == (8, 8, 8, 8)
    with pytest.raises(IllegalMove):
        after("poker-dice", "roll")


def test_older_records_call_a_stake_a_bid() -> None:
    match = Match.begin("poker-dice", ["Anna", "Béla", "Cili", "Dani"], secret=bytes(32))
    match.play(0, "stake-2")
    older = record.write(match).replace("stake-2", "bid-2")
    assert record.replay(record.read(older)).position == match.position


def test_nobody_is_asked_for_more_than_he_has() -> None:
    position = Position.from_text("poker-dice", "actors=1 allowed=3 free=5 points=15,1,14,10")
    assert texts(position) == {"stake-1"}


def test_the_others_have_at_most_the_throws_of_the_first() -> None:
    position = after("poker-dice", "stake-1", "roll", "6-6-6-2-1", "stop", "roll", "5-4-3-2-2", players=2)
    assert position.actors == (0,)
    assert position.points == (11, 9)
    longer = after("poker-dice", "stake-1", "roll", "6-6-6-2-1", "6-6-6-roll", "6-1", "6-6-6-6-roll", "6", players=2)
    assert longer.actors == (1,)
    four = after("poker-dice:four-throws", "stake-1", "roll", "6-5-3-2-1", "roll", "6-5-3-2-1", "roll", "6-5-3-2-1")
    assert "6-roll" in texts(four)


def test_the_winner_takes_the_pot_and_begins() -> None:
    position = after("poker-dice", "stake-2", "roll", "6-5-4-2-2", "stop", players=2)
    position = position.play("roll").play("6-6-5-4-3")
    assert position.points == (8, 12)
    assert position.actors == (1,)
    assert "stake-1" in texts(position)


def test_the_game_ends_when_somebody_has_no_counters() -> None:
    text = "actors=1 phase=1 stake=1 pot=4 allowed=3 free=5 points=20,0,8,8"
    position = Position.from_text("poker-dice", text)
    for throw in ("6-6-6-6-6", "6-5-4-2-2", "6-5-4-2-1", "6-5-4-2-1"):
        position = position.play("roll").play(throw)
        if position.actors == (0,):
            position = position.play("stop")
    assert position.result is not None
    assert position.result.points == (24, 0, 8, 8)
    assert position.result.payoffs == (3, -3, 0, 0)


# --- blackjack -----------------------------------------------------------------------------------------------------


def test_one_two_or_three_dice_are_added() -> None:
    position = after("dice-blackjack", "roll", "6-5-4")
    assert texts(position) == {"stop", "roll-1", "roll-2", "roll-3"}
    assert position.play("roll-1").play("6").actors == (1,)
    assert len(position.play("roll-2").codes) == 21


def test_the_nearest_wins_the_pot_and_a_counter_of_everybody() -> None:
    position = after("dice-blackjack", "roll", "6-5-4", "stop", "roll", "6-6-6", "roll-1", "4", "roll", "6-6-6", "stop")
    position = position.play("roll").play("6-6-5").play("stop")
    assert position.points == (4, 3, 9, 4)
    assert position.actors == (1,)


def test_if_all_go_over_the_pot_stays() -> None:
    position = after("dice-blackjack", "roll", "6-6-6", "roll-1", "4", "roll", "6-6-6", "roll-1", "5", players=2)
    assert position.points == (4, 4)
    position = position.play("roll").play("6-6-6").play("stop").play("roll").play("6-6-5").play("stop")
    assert position.points == (3, 7)


def test_of_equal_sums_the_earlier_wins() -> None:
    position = after("dice-blackjack", "roll", "6-6-6", "stop", "roll", "6-6-6", "stop", players=2)
    assert position.points == (6, 4)


def test_who_has_no_counters_drops_out_and_the_last_one_has_all() -> None:
    of = variant("dice-blackjack", "", {"players": "3"})
    position = Position.from_text(of, "actors=1 phase=1 free=3 round=3 points=12,1,2")
    for throw in ("6-6-6", "1-1-1", "2-1-1"):
        position = position.play("roll").play(throw).play("stop")
    assert position.points == (14, 0, 1)
    assert position.actors == (2,)
    position = position.play("roll").play("1-1-1").play("stop").play("roll").play("6-6-6").play("stop")
    result = position.result
    assert result is not None
    assert result.points == (15, 0, 0)
    assert result.payoffs == (2, -2, 0)
    assert result.reason is Reason.LAST


def test_the_swedish_game_ends_with_the_most_counters() -> None:
    of = variant("dice-blackjack", "most", {"players": "3"})
    position = Position.from_text(of, "actors=1 phase=1 free=3 round=3 points=8,1,6")
    for throw in ("6-6-6", "1-1-1", "2-1-1"):
        position = position.play("roll").play(throw).play("stop")
    assert position.result is not None
    assert position.result.payoffs == (2, -2, 0)


def test_impossible_positions_are_refused() -> None:
    for key, text in (
        ("poker-dice", "actors=1 free=5 allowed=3 points=10,10,10,9"),
        ("poker-dice", "actors=1 phase=1 free=5 allowed=3 points=10*4"),
        ("dice-blackjack", "actors=1 phase=1 free=3 points=5*4 place=1,1,1"),
        ("four-twenty-one", "actors=1 phase=1 stage=1 pot=21 free=3 allowed=3"),
    ):
        with pytest.raises(NotationError):
            Position.from_text(key, text)
