"""Many games at once are the same games as one by one."""

import numpy as np
import pytest

from ludoteka import games
from ludoteka.play import variant
from ludoteka.play.many import Many


def chosen_codes(many, places):
    starts = np.cumsum(many.counts) - many.counts
    return [int(many.codes[start + place]) for start, place in zip(starts, places, strict=True)]


def assert_same_as_positions(many):
    """Seats, moves, what is known and payoffs, game by game."""
    seen, at = many.observe(), 0
    for game in range(len(many)):
        position = many.position(game)
        listed = many.codes[at : at + many.counts[game]].tolist()
        at += many.counts[game]
        if many.over[game]:
            assert listed == []
            assert not many.rows[game, 0]  # nobody is to act: the result stands in the row
            scale = many.variant.tables.row[3]
            assert [payoff / scale for payoff in position.result.payoffs] == many.payoffs[game].tolist()
            continue
        seat = int(many.seats[game])
        assert seat == position.awaited[0]
        assert listed == [code for code in position.codes if many.variant.face.mover(position.row, code) == seat]
        assert listed
        assert seen[game].tolist() == position.observe(seat).core.tolist()


@pytest.mark.parametrize("game", games.ids())
def test_seats_moves_and_knowledge_are_those_of_the_positions(game):
    many = Many(game, 3, seed=4)
    for step in range(12):
        assert_same_as_positions(many)
        many.play(many.at_random(), again=step == 6)


@pytest.mark.parametrize("game", ["connect-four", "backgammon", "whist", "egyptian-ratscrew"])
def test_games_end_as_they_do_one_by_one(game):
    many = Many(game, 20, seed=2)
    while not many.over.all():
        many.play(many.at_random())
    assert_same_as_positions(many)
    assert many.payoffs.any()


def test_without_chance_the_chosen_moves_lead_where_they_lead():
    many = Many("chess", 8, seed=1)
    positions = [many.position(game) for game in range(8)]
    for _ in range(30):
        places = many.at_random()
        codes = chosen_codes(many, places)
        positions = [position.play(code) for position, code in zip(positions, codes, strict=True)]
        many.play(places)
    assert [many.position(game) for game in range(8)] == positions


@pytest.mark.parametrize("game", ["backgammon", "crazy-eights"])
def test_the_number_of_threads_changes_nothing(game):
    alone, threaded = Many(game, 7, seed=3), Many(game, 7, seed=3, threads=3)
    for _ in range(40):
        places = alone.at_random()
        assert places.tolist() == threaded.at_random().tolist()
        alone.play(places)
        threaded.play(places)
        assert (alone.rows == threaded.rows).all()
        assert alone.codes.tolist() == threaded.codes.tolist()


def test_another_seed_deals_other_cards():
    first, other = Many("whist", 4, seed=1), Many("whist", 4, seed=2)
    assert (first.rows != other.rows).any()
    assert (first.rows == Many("whist", 4, seed=1).rows).all()


def test_games_that_are_over_stay_so_or_begin_again():
    many = Many("connect-four", 50, seed=1)
    while not many.over.any():
        many.play(many.at_random())
    over, before = many.over, many.rows.copy()
    many.play(many.at_random())
    assert (many.rows[over] == before[over]).all()
    assert many.over[over].all()
    many.play(many.at_random(), again=True)
    assert (many.rows[over] == variant("connect-four").start).all()
    assert not many.over[over].any()


def test_the_mask_shows_the_places_of_the_list():
    many = Many("chess", 3, seed=1)
    many.play(many.at_random())
    assert many.mask.sum(axis=1).tolist() == many.counts.tolist()
    assert many.mask.shape == (3, many.counts.max())


def test_what_is_not_in_the_list_is_refused_and_nothing_is_played():
    many = Many("connect-four", 3, seed=1)
    before = many.rows.copy()
    with pytest.raises(ValueError, match="expected a number from 0 to 6 in game 1, got 7"):
        many.play([0, 7, 0])
    with pytest.raises(ValueError, match="expected a number from 0 to 6 in game 2, got -1"):
        many.play([0, 0, -1])
    with pytest.raises(ValueError, match="expected 3 whole numbers, got int64 of shape"):
        many.play([0, 0])
    with pytest.raises(ValueError, match="expected 3 whole numbers, got float64"):
        many.play([0.0, 0.0, 0.0])
    assert (many.rows == before).all()


def test_no_games_and_no_threads_are_refused():
    with pytest.raises(ValueError, match="at least one game and one thread"):
        Many("chess", 0)
    with pytest.raises(ValueError, match="at least one game and one thread"):
        Many("chess", 5, threads=0)
