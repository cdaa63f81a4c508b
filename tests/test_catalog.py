"""The catalogue is the checklist: all of it is there."""

import pytest

from ludoteka import games
from ludoteka.books import catalogue, check, languages_of
from ludoteka.books.languages import EVERYWHERE


def test_the_catalogue_is_read_whole():
    assert catalogue.game_count().total == 193
    assert sum(len(entry.variants) for entry in catalogue.entries().values()) == 228
    assert catalogue.table_count().total == 95


def test_nothing_is_missing():
    assert catalogue.game_count().missing == ()
    assert catalogue.item_count().missing == ()
    assert catalogue.table_count().missing == ()


@pytest.mark.parametrize("language", ["en", "hu"])
def test_no_two_games_are_called_the_same(language):
    called = [game.called(language) for game in games.every()]
    assert sorted(called) == sorted(set(called))


@pytest.mark.parametrize("id", games.ids())
def test_a_game_is_as_the_catalogue_says(id):
    game, entry = games.find(id), catalogue.entries()[id]
    assert game.chapter == entry.chapter
    assert set(game.covered()) == set(entry.items), "every variant and difference is covered, and no other is claimed"
    least, most = game.seat_counts()
    players = entry.data["players"]
    assert least == players["min"]
    assert most >= players["max"] or players["max"] == 0
    assert game.hidden == entry.data["hidden_information"]
    assert game.chance == entry.data["chance"]
    known = {name.casefold() for names in game.names.values() for name in names} | {game.name.casefold()}
    assert {name.casefold() for name in entry.names} <= known, "every name of the sources is known to the search"


BOOKS = [(id, language) for id in games.ids() for language in dict.fromkeys((*EVERYWHERE, *languages_of(id)))]


@pytest.mark.parametrize(("id", "language"), BOOKS)
def test_a_game_has_a_complete_book(id, language):
    assert check.problems(id, language) == []
