"""Clocks, flags, lag, absence: with a clock that goes when the test says so."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack
from dataclasses import replace

import pytest

from ludoteka.server.settings import Settings
from tests.server.browser import Browser, Running, running
from tests.server.conftest import Time

pytestmark = pytest.mark.anyio


@pytest.fixture
def settings(settings: Settings, time: Time) -> Settings:
    return replace(settings, now=time)


async def pair(anna: Browser, bela: Browser, clock: str) -> str:
    table = await anna.make("connect-four", "me", "open", clock=clock, public=True)
    for browser in (anna, bela):
        await browser.watch(table)
    answer = await bela.done("sit", table=table, seat=1)
    for browser in (anna, bela):
        await browser.reaches(table, answer["seq"])
    return table


def left(browser: Browser, table: str) -> list[int | None]:
    return [seat["left"] for seat in browser.views[table]["seats"]]


async def move(browser: Browser, other: Browser, table: str, seat: int) -> None:
    view = await browser.play(table, seat)
    await other.reaches(table, view["seq"])


async def test_fischer_time_runs_for_who_is_to_move(anna: Browser, bela: Browser, time: Time) -> None:
    table = await pair(anna, bela, "fischer 60+5")
    assert left(anna, table) == [60_000, 60_000]
    time.pass_(10)
    await move(anna, bela, table, 0)
    assert left(bela, table) == [55_000, 60_000], "ten seconds used, five added"
    time.pass_(20)
    await move(bela, anna, table, 1)
    assert left(anna, table) == [55_000, 45_000]


async def test_the_flag_falls_by_itself(server: Running, anna: Browser, bela: Browser, time: Time) -> None:
    table = await pair(anna, bela, "fischer 60+0")
    await move(anna, bela, table, 0)
    time.pass_(60)
    await server.hub.tick()
    assert anna.views[table]["result"] is None, "the last millisecond is still his"
    time.pass_(0.01)
    await server.hub.tick()
    await anna.until(lambda: anna.views[table]["result"] is not None)
    assert anna.views[table]["result"]["reason"] == "timeout"
    assert anna.views[table]["result"]["winners"] == [0]
    assert await bela.refused("play", table=table, seat=1, steps=["a1"], seq=bela.views[table]["seq"]) == "over"


async def test_a_move_that_comes_too_late_is_refused(anna: Browser, bela: Browser, time: Time) -> None:
    table = await pair(anna, bela, "move 30")
    view = anna.views[table]
    time.pass_(31)
    steps = view["moves"][0]["steps"]
    assert await anna.refused("play", table=table, seat=0, steps=steps, seq=view["seq"]) in ("over", "stale")
    await anna.until(lambda: anna.views[table]["result"] is not None)
    assert anna.views[table]["ply"] == 0
    assert anna.views[table]["result"]["winners"] == [1]


async def test_lag_is_not_counted_up_to_half_a_second(
    server: Running, anna: Browser, bela: Browser, time: Time
) -> None:
    table = await pair(anna, bela, "fischer 60+0")
    await anna.done("ping", lag=300)
    time.pass_(10)
    await move(anna, bela, table, 0)
    assert left(bela, table) == [60_000 - 9_700, 60_000]
    await bela.done("ping", lag=9_000)
    time.pass_(10)
    await move(bela, anna, table, 1)
    assert left(anna, table) == [60_000 - 9_700, 60_000 - 9_500]
    # A move that may still be on its way is waited for.
    time.pass_(50.4)
    await server.hub.tick()
    assert anna.views[table]["result"] is None
    await move(anna, bela, table, 0)
    assert anna.views[table]["result"] is None


async def test_byoyomi_and_days(anna: Browser, bela: Browser, time: Time) -> None:
    table = await pair(anna, bela, "byoyomi 10+3x30")
    assert left(anna, table) == [100_000, 100_000]
    time.pass_(45)
    await move(anna, bela, table, 0)
    assert left(bela, table) == [60_000, 100_000], "main time and one period are used up"
    table = await pair(anna, bela, "days 3")
    time.pass_(2 * 86_400)
    await move(anna, bela, table, 0)
    assert left(bela, table) == [3 * 86_400_000] * 2


async def test_clocks_stand_while_no_server_runs(settings: Settings, time: Time) -> None:
    async with running(settings) as server, server.browser() as anna:
        table = await anna.make("connect-four", "me", "me", clock="fischer 60+0")
        slow = await anna.make("connect-four", "me", "me", clock="days 1")
        await anna.watch(table)
        time.pass_(10)
        await server.hub.storage.be_alive(time.now)
        cookies = anna.http.cookies
    time.pass_(3 * 86_400)
    async with running(settings) as server:
        anna = Browser(server.base)
        anna.http.cookies = cookies
        await anna.connect()
        view = await anna.watch(table)
        assert view["result"] is None
        assert view["seats"][0]["left"] == 50_000
        await server.hub.tidy()
        await server.hub.tick()
        view = await anna.watch(slow)
        assert view["result"]["reason"] == "timeout", "days go on"
        await anna.disconnect()
        await anna.http.aclose()


async def test_a_flag_falls_at_a_table_that_nobody_watches(server: Running, anna: Browser, time: Time) -> None:
    table = await anna.make("connect-four", "me", "me", clock="days 1")
    time.pass_(100)
    await server.hub.tidy()
    assert table not in server.hub.tables, "nobody watches and nothing is due soon"
    time.pass_(86_400)
    await server.hub.tidy()
    already = asyncio.create_task(server.hub.tick())
    await asyncio.sleep(0)
    await server.hub.tick()
    assert already.done(), "what is due has happened, whoever began it"
    [card] = await anna.json("/api/me/tables")
    assert card["over"]


@pytest.fixture
async def carla(server: Running) -> AsyncIterator[Browser]:
    async with server.browser() as browser:
        yield browser


async def test_the_seat_of_somebody_who_is_away_may_be_claimed_for_a_computer(
    server: Running, anna: Browser, bela: Browser, carla: Browser, time: Time
) -> None:
    table = await pair(anna, bela, "none")
    await carla.watch(table)
    assert await anna.refused("offer", table=table, seat=1, what="claim") == "not-allowed"
    await bela.disconnect()
    await anna.until(lambda: any(f["frame"] == "presence" and not f["online"][1] for f in anna.frames))
    time.pass_(119)
    assert await anna.refused("offer", table=table, seat=1, what="claim") == "not-allowed"
    time.pass_(2)
    await server.hub.tidy()
    await anna.until(lambda: any(f["frame"] == "presence" and f["claimable"] == [1] for f in anna.frames))
    assert await carla.refused("offer", table=table, seat=1, what="claim") == "not-seated"
    await anna.done("offer", table=table, seat=1, what="claim")
    assert anna.views[table]["seats"][1]["level"] > 0
    await bela.connect()
    await bela.watch(table)
    await bela.done("sit", table=table, seat=1)
    assert bela.views[table]["seats"][1]["mine"], "who comes back gets the seat back"


async def test_with_a_clock_the_clock_decides(server: Running, anna: Browser, bela: Browser, time: Time) -> None:
    table = await pair(anna, bela, "fischer 600+0")
    await bela.disconnect()
    await anna.until(lambda: any(f["frame"] == "presence" and not f["online"][1] for f in anna.frames))
    time.pass_(200)
    await server.hub.tidy()
    assert await anna.refused("offer", table=table, seat=1, what="claim") == "not-allowed"


async def test_both_boards_of_bughouse_run_at_once_and_a_flag_decides_for_both(server: Running, time: Time) -> None:
    async with AsyncExitStack() as stack:
        people = [await stack.enter_async_context(server.browser()) for _ in range(4)]
        table = await people[0].make("bughouse", "me", "open", "open", "open", clock="fischer 300+0", public=True)
        for seat, browser in enumerate(people):
            await browser.watch(table)
            if seat:
                await browser.done("sit", table=table, seat=seat)
        seq = server.hub.tables[table].room.seq
        for browser in people:
            await browser.reaches(table, seq)
        assert people[1].views[table]["actors"] == [0, 2]
        time.pass_(10)
        view = await people[2].play(table, 2, "Be2 Be4")
        await people[3].reaches(table, view["seq"])
        assert left(people[3], table) == [290_000, 300_000, 290_000, 300_000], "both Whites have thought"
        assert people[3].views[table]["actors"] == [0, 3], "board A does not wait"
        time.pass_(40)
        view = await people[3].play(table, 3, "Bd7 Bd5")
        view = await people[2].reaches(table, view["seq"])
        view = await people[2].play(table, 2, "Be4 Bd5")
        view = await people[1].reaches(table, view["seq"])
        hands = {tray["owner"]: [item["letter"] for item in tray["items"]] for tray in view["scene"]["trays"]}
        assert hands[1] == ["p"], "what White took on board B is his partner's, Black's of board A"
        assert left(people[1], table) == [250_000, 300_000, 290_000, 260_000]
        time.pass_(251)
        await server.hub.tick()
        for browser in people:
            await browser.until(lambda browser=browser: browser.views[table]["result"] is not None)
            assert browser.views[table]["result"]["winners"] == [1, 2], "the flag of White on board A"
