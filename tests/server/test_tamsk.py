"""The sandglasses of tamsk at a table: right for slow lines, for people who come back, and after the server stood."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from ludoteka.server.settings import Settings
from tests.server.browser import Browser, Running, running
from tests.server.conftest import Time

pytestmark = pytest.mark.anyio


@pytest.fixture
def settings(settings: Settings, time: Time) -> Settings:
    return replace(settings, now=time)


async def begin(anna: Browser, bela: Browser, level: str = "level-2") -> str:
    table = await anna.make(f"tamsk:{level}", "me", "open", public=True)
    for browser in (anna, bela):
        await browser.watch(table)
    answer = await bela.done("sit", table=table, seat=1)
    for browser in (anna, bela):
        await browser.reaches(table, answer["seq"])
    return table


def glasses(view: dict[str, Any]) -> list[tuple[int, int]]:
    """Whose glass, and the seconds it still runs."""
    return [(timer.get("owner", -1), timer["seconds"]) for timer in view["scene"].get("timers", [])]


def moves(view: dict[str, Any]) -> list[list[str]]:
    return [move["steps"] for move in view["moves"] if not move["steps"][0].startswith("do:")]


async def step(browser: Browser, other: Browser, table: str, seat: int) -> dict[str, Any]:
    """The first move of a glass that there is."""
    view = browser.views[table]
    answer = await browser.done("play", table=table, seat=seat, steps=moves(view)[0], seq=view["seq"])
    await other.reaches(table, answer["seq"])
    return await browser.reaches(table, answer["seq"])


async def test_who_comes_back_sees_how_much_sand_is_left_now(anna: Browser, bela: Browser, time: Time) -> None:
    table = await begin(anna, bela)
    assert glasses(await step(anna, bela, table, 0)) == [(0, 180)]
    await bela.disconnect()
    time.pass_(60)
    await bela.connect()
    assert glasses(await bela.watch(table)) == [(0, 120)]
    time.pass_(10.4)
    await bela.disconnect()
    await bela.connect()
    assert glasses(await bela.watch(table, since=bela.views[table]["seq"])) == [(0, 110)]


async def test_a_spectator_who_comes_late_sees_the_same_sand(
    server: Running, anna: Browser, bela: Browser, time: Time
) -> None:
    table = await begin(anna, bela)
    await step(anna, bela, table, 0)
    time.pass_(100)
    async with server.browser() as guest:
        assert glasses(await guest.watch(table)) == [(0, 80)]
        await server.hub.tick()
        time.pass_(30)
        assert glasses(await guest.watch(table)) == [(0, 50)], "also while nothing is due"


async def test_sand_runs_out_while_a_player_is_away(server: Running, anna: Browser, bela: Browser, time: Time) -> None:
    table = await begin(anna, bela)
    await step(anna, bela, table, 0)
    lost = anna.views[table]["scene"]["timers"][0]["cell"]
    await anna.disconnect()
    time.pass_(181)
    await server.hub.tick()
    await anna.connect()
    view = await anna.watch(table)
    assert glasses(view) == []
    shown = [item for item in view["scene"]["items"] if item.get("cell") == lost and item["glyph"] == "sandglass:0"]
    assert len(shown) == 1, "the glass stays where it ran out"
    await step(bela, anna, table, 1)
    assert all(steps[0] != lost for steps in moves(anna.views[table])), "and never moves again"


async def test_sand_flows_on_for_slow_lines(anna: Browser, bela: Browser, time: Time) -> None:
    """Glasses stand on the table between the players: a slow line is no reason for them to stop."""
    table = await begin(anna, bela)
    await step(anna, bela, table, 0)
    await bela.done("ping", lag=400)
    time.pass_(30)
    assert glasses(await step(bela, anna, table, 1)) == [(0, 150), (1, 180)]


async def test_a_move_chosen_before_the_sand_moved_is_played(anna: Browser, bela: Browser, time: Time) -> None:
    """The view on which a move was chosen is older than what the clock has done since."""
    table = await begin(anna, bela)
    await step(anna, bela, table, 0)
    chosen = bela.views[table]
    time.pass_(45)
    await anna.watch(table)
    answer = await bela.done("play", table=table, seat=1, steps=moves(chosen)[0], seq=chosen["seq"])
    assert glasses(await bela.reaches(table, answer["seq"])) == [(0, 135), (1, 180)]


async def test_a_turned_glass_flows_back(anna: Browser, bela: Browser, time: Time) -> None:
    table = await begin(anna, bela)
    for _ in range(3):
        for browser, other, seat in ((anna, bela, 0), (bela, anna, 1)):
            await step(browser, other, table, seat)
            time.pass_(10)
    before = dict(zip(("first", "second", "third"), (120, 140, 160), strict=True))
    view = await step(anna, bela, table, 0)
    mine = sorted(seconds for owner, seconds in glasses(view) if owner == 0)
    turned = next(left for left in before.values() if 180 - left in mine)
    assert mine == sorted([180 - turned, *(left for left in before.values() if left != turned)])


async def test_the_sand_stands_while_no_server_runs(settings: Settings, time: Time) -> None:
    async with running(settings) as server, server.browser() as anna, server.browser() as bela:
        table = await begin(anna, bela)
        await step(anna, bela, table, 0)
        time.pass_(20)
        cookies = anna.http.cookies
    time.pass_(3600)
    async with running(settings) as server, server.browser() as guest:
        guest.http.cookies = cookies
        seen = glasses(await guest.watch(table))
        assert len(seen) == 1
        assert seen[0][1] in range(150, 181), "an hour without a server takes nobody's glass"


async def test_the_small_glass_costs_the_next_move(server: Running, anna: Browser, bela: Browser, time: Time) -> None:
    table = await begin(anna, bela, "level-3")
    await step(anna, bela, table, 0)
    answer = await anna.done("play", table=table, seat=0, steps=["do:turn"], seq=anna.views[table]["seq"])
    view = await bela.reaches(table, answer["seq"])
    assert (1, 15) in glasses(view)
    time.pass_(7)
    await bela.disconnect()
    await bela.connect()
    assert (1, 8) in glasses(await bela.watch(table))
    time.pass_(9)
    await server.hub.tick()
    view = await bela.watch(table)
    assert all(owner == 0 or seconds > 15 for owner, seconds in glasses(view))
    await step(bela, anna, table, 1)
    await anna.watch(table)
    assert anna.views[table]["actors"] != [1], "it costs the move after this one"
