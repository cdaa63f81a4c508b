"""Searching processes: what they answer, and what happens to one that takes too long or wants too much."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from ludoteka.play import Position
from ludoteka.server.pool import Pool, SearchFailed, Urgency
from ludoteka.server.settings import Settings
from tests.server.browser import running

pytestmark = pytest.mark.anyio


def job(level: int = 1, game: str = "connect-four") -> dict[str, Any]:
    start = Position.start(game)
    return {
        "do": "choose",
        "variant": str(start.variant.key),
        "row": start.observe(0).row.tobytes(),
        "seat": 0,
        "level": level,
        "seed": 5,
    }


async def test_a_search_answers_with_a_legal_move_and_the_same_one_again() -> None:
    pool = Pool(1, 60, 4 << 30)
    await pool.open()
    answer = await pool.ask(Urgency.MOVE, job())
    assert answer["code"] in Position.start("connect-four").codes
    assert -1 <= answer["value"] <= 1
    assert await pool.ask(Urgency.MOVE, job()) == answer
    await pool.close()


async def test_a_search_that_takes_too_long_is_ended_and_the_next_one_works() -> None:
    pool = Pool(1, 60, 4 << 30)
    await pool.open()
    await pool.ask(Urgency.MOVE, job())
    pool.seconds = 0.0001
    with pytest.raises(SearchFailed):
        await pool.ask(Urgency.MOVE, job(level=3))
    pool.seconds = 60
    assert "code" in await pool.ask(Urgency.MOVE, job())
    await pool.close()


async def test_a_search_that_wants_too_much_memory_fails_alone() -> None:
    pool = Pool(1, 60, 48 << 20)
    await pool.open()
    with pytest.raises(SearchFailed):
        await pool.ask(Urgency.MOVE, job())
    pool.most_bytes = 4 << 30
    assert "code" in await pool.ask(Urgency.MOVE, job())
    await pool.close()


async def test_a_job_that_makes_no_sense_harms_nobody() -> None:
    pool = Pool(1, 60, 4 << 30)
    await pool.open()
    for wrong in ({"do": "dance"}, {"do": "choose", "variant": "none"}, {**job(), "row": b"short"}):
        with pytest.raises(SearchFailed):
            await pool.ask(Urgency.MOVE, wrong)
    assert "code" in await pool.ask(Urgency.MOVE, job())
    await pool.close()


async def test_a_computer_whose_search_fails_plays_any_legal_move(settings: Settings) -> None:
    async with running(replace(settings, search_bytes=48 << 20)) as server, server.browser() as anna:
        table = await anna.make("connect-four", "me", "computer:1")
        await anna.watch(table)
        await anna.play(table, 0)
        await anna.until(lambda: anna.views[table]["ply"] == 2)


async def test_a_worker_is_told_only_what_its_seat_may_know(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    rows: list[tuple[int, bytes]] = []
    async with running(settings) as server, server.browser() as anna:

        async def ask(_: Urgency, asked: dict[str, Any]) -> dict[str, Any]:
            rows.append((asked["seat"], asked["row"]))
            raise SearchFailed

        monkeypatch.setattr(server.hub.pool, "ask", ask)
        table = await anna.make("whist", "computer:1", "computer:1", "computer:1", "computer:1")
        await anna.watch(table)
        await anna.until(lambda: anna.views[table]["ply"] > 56)
        match = server.hub.tables[table].room.match
        assert match is not None
        positions = [position for position in match.positions if position.actors]
        for (seat, row), position in zip(rows, positions, strict=False):
            assert row == position.observe(seat).row.tobytes()
            assert row != position.row.tobytes()
