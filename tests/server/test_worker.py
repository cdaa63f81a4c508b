"""What a searching process does before the time of a search begins."""

from __future__ import annotations

import pytest

from ludoteka.play import Position
from ludoteka.search import player
from ludoteka.search.player import Choice
from ludoteka.server import worker
from tests.server.test_pool import job


@pytest.fixture
def searched(monkeypatch: pytest.MonkeyPatch) -> list[Choice]:
    found: list[Choice] = []
    choose = player.choose

    def watched(*args: object, **kwargs: object) -> Choice:
        found.append(choose(*args, **kwargs))  # type: ignore[arg-type]
        return found[-1]

    monkeypatch.setattr(player, "choose", watched)
    monkeypatch.setattr(worker, "_prepared", set())
    return found


@pytest.mark.parametrize("level", [1, 8])
def test_what_a_search_needs_is_prepared_by_one_that_never_moves_without_thinking(
    searched: list[Choice], level: int
) -> None:
    for seed in range(8):
        worker._prepared.clear()
        worker.prepare({**job(level), "seed": seed})
    assert len(searched) == 8
    assert all(found.tried[0][1] > 0 for found in searched)


def test_it_is_prepared_once_and_not_by_a_position_with_one_move(searched: list[Choice]) -> None:
    # All columns but one are full.
    forced = Position.start("connect-four")
    for column in "ababab" + "bababa" + "cdcdcd" + "dcdcdc" + "efefef" + "fefefe":
        if not forced.over:
            forced = forced.play(column)
    assert not forced.over
    assert len(forced.codes) == 1
    worker.prepare({**job(), "row": forced.row.tobytes(), "seat": forced.actors[0]})
    assert not searched
    for _ in range(3):
        worker.prepare(job())
    assert len(searched) == 1
