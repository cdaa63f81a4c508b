"""Games without turns: computers act as soon as a person would, waited for or not."""

from __future__ import annotations

import pytest

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
