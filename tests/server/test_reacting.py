"""Games without turns: computers act as soon as a person would, waited for or not."""

from __future__ import annotations

from math import inf

import pytest
from anyio import create_task_group, sleep

from tests.server.browser import Browser

pytestmark = pytest.mark.anyio


async def test_computers_exchange_and_pass_by_themselves_while_a_person_thinks(anna: Browser) -> None:
    table = await anna.make("kems", "me", "computer:8", "computer:8", "computer:8")
    view = await anna.watch(table)
    assert 0 in view["actors"]
    await anna.play(table, 0, "do:sign-wink")
    await anna.until(lambda: anna.views[table]["ply"] >= 24)
    assert anna.views[table]["actors"] == [0, 1, 2, 3]
    hidden = [tray for tray in anna.views[table]["scene"]["trays"] if tray["name"] == "hand" and tray["owner"] != 0]
    assert all(item["hidden"] for tray in hidden for item in tray["items"])


async def test_a_slow_line_does_not_lose_a_slap(anna: Browser, bela: Browser) -> None:
    """Bela slaps a tenth of a second later than Anna's command comes in, but his was on its way for longer."""
    table = await anna.make("egyptian-ratscrew", "me", "open", "me", "me", public=True)
    for browser in (anna, bela):
        await browser.watch(table)
    answer = await bela.done("sit", table=table, seat=1)
    await anna.reaches(table, answer["seq"])
    people = {0: anna, 1: bela, 2: anna, 3: anna}
    while not {(0, "do:slap-cards"), (1, "do:slap-cards")} <= offered(anna, table) | offered(bela, table):
        seat = anna.views[table]["awaited"][0]
        await people[seat].play(table, seat, "do:turn-cards")
        for browser in (anna, bela):
            await browser.reaches(table, people[seat].views[table]["seq"])
    await bela.done("ping", lag=240)
    slap = {"table": table, "steps": ["do:slap-cards"], "seq": anna.views[table]["seq"]}
    entered: dict[int, float] = {}

    async def strike(seat: int) -> None:
        answer = await people[seat].ask("play", seat=seat, **slap)
        # Where the slap was right, which chance decides, the cards are gone and the later one comes to nothing.
        entered[seat] = answer["seq"] if answer["frame"] == "done" else inf

    async with create_task_group() as both:
        both.start_soon(strike, 0)
        await sleep(0.1)
        both.start_soon(strike, 1)
    assert entered[1] < entered[0]


def offered(browser: Browser, table: str) -> set[tuple[int, str]]:
    return {(move["player"], move["steps"][0]) for move in browser.views[table]["moves"]}
