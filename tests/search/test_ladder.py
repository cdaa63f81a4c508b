"""The ladder of levels: what the counted games say, and how they are counted."""

from __future__ import annotations

from pathlib import Path

import pytest

from ludoteka import games
from ludoteka.play import variant
from ludoteka.search import ladder, pace
from ludoteka.search.levels import levels_of


def test_who_wins_more_is_stronger_and_random_play_is_nothing() -> None:
    found = ladder.fit({"1-0": [60, 0, 40], "3-1": [80, 0, 20]})
    assert 0 < found[1].elo < found[3].elo
    assert 0 not in found


def test_ten_games_of_eleven_are_400_points() -> None:
    assert ladder.fit({"4-0": [10_000, 0, 1_000]})[4].elo == pytest.approx(400, abs=5)


def test_a_draw_is_half_a_win() -> None:
    assert ladder.fit({"1-0": [0, 100, 0]}) == ladder.fit({"1-0": [50, 0, 50]})


def test_more_games_are_surer() -> None:
    assert ladder.fit({"1-0": [90, 0, 10]})[1].error < ladder.fit({"1-0": [9, 0, 1]})[1].error


def test_what_no_chain_of_games_joins_to_random_play_has_no_number() -> None:
    assert list(ladder.fit({"1-0": [3, 0, 1], "4-2": [3, 0, 1]})) == [1]
    assert ladder.fit({"4-2": [3, 0, 1]}) == {}
    assert ladder.fit({}) == {}


def test_levels_exchange_seats_and_partners_are_alike() -> None:
    hex_ = variant("hex")
    assert [ladder.seats(hex_, "4", "0", game) for game in (0, 1)] == [["4", "0"], ["0", "4"]]
    whist = variant("whist")
    for game in (0, 1):
        words = ladder.seats(whist, "4", "2", game)
        assert all(len({words[seat] for seat in team}) == 1 for team in whist.game.teams)


def test_the_kept_games_are_of_games_and_levels_that_exist() -> None:
    for game, tallies in ladder.kept().items():
        assert ladder.measured(game)
        numbers = {0, *(level.number for level in levels_of(games.find(game)))}
        for pair, tally in tallies.items():
            assert pair in ladder.PAIRS
            assert {int(word) for word in pair.split("-")} <= numbers
            assert len(tally) == 3
            assert min(tally) >= 0


def test_luck_and_patience_have_no_ladder() -> None:
    assert not ladder.measured("snakes-and-ladders")
    assert not ladder.measured("klotski")
    assert ladder.measured("hex")


def test_measuring_goes_on_where_it_stopped(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "ladder.json"
    file.write_text(f'{{"three-mens-morris": {{"1-0": [{ladder.ENOUGH - 2}, 0, 0]}}}}')
    monkeypatch.setattr(ladder, "home", lambda: file)
    [(game, met)] = ladder.measure(["three-mens-morris", "klotski"], ["1-0"], 60.0, 1)
    assert game == "three-mens-morris"
    assert sum(met.tallies["1-0"]) == ladder.ENOUGH
    assert list(met.paces) == [1]
    assert met.paces[1].moves > 0
    assert 0 < met.paces[1].mean <= met.paces[1].worst
    assert file.read_text().startswith('{\n"three-mens-morris": {"1-0":[')


def test_own_time_is_that_of_the_processor(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pace, "_clock", pace.now)
    monkeypatch.setattr(pace, "process_time", lambda: 42.0)
    pace.count_own_time()
    assert pace.now() == 42.0
