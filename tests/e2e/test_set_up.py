"""An army is set up quickly: by chance, as it stood the last time or ready-made with one click, and the rest by hand.

What stands is moved and swapped until its owner says that he is ready; before that nothing of it is sent.
"""

from __future__ import annotations

import json
import re

import pytest
from playwright.sync_api import Page, expect

from ludoteka.play import variant

from .conftest import Open
from .hand import Hand
from .test_every_game import set_table
from .test_path import begin
from .test_tables import Frames, invite

GAME = "stratego:small"
PIECES = 24


def army(page: Page, side: str = "Red") -> dict[str, str]:
    """What stands where, by the words for it."""
    found: dict[str, str] = page.evaluate(
        "Object.fromEntries([...document.querySelectorAll('g.cell')].map((one) => [one.dataset.step, one.ariaLabel]))"
    )
    words = {cell: re.search(f"{side} ([a-z ]+)", said) for cell, said in found.items()}
    return {cell: word[1] for cell, word in words.items() if word}


def say_ready(page: Page) -> None:
    page.locator("[data-step='do:ready']").click()


def set_up(page: Page, way: str) -> dict[str, str]:
    """Both armies on one device, the first one that way; how that stood."""
    set_table(page, variant(GAME), "").ready()
    page.locator(f"[data-arrange={way}]").click()
    first = army(page)
    say_ready(page)
    page.locator("[data-uncover]").click()
    page.locator("[data-arrange=chance]").click()
    say_ready(page)
    page.locator("[data-uncover]").click()
    page.wait_for_selector("g.cell")
    return first


def test_a_set_up_by_chance_is_kept_for_the_next_game(visit: Open) -> None:
    page = visit("/")
    first = set_up(page, "chance")
    expect(page.locator("[data-arrange]")).to_have_count(0)
    assert len(first) == PIECES
    assert army(page) == first
    page.goto("/")
    set_table(page, variant(GAME), "").ready()
    page.locator("[data-arrange=kept]").click()
    assert len(army(page)) == PIECES


def test_what_was_kept_serves_on_the_other_side_too(visit: Open) -> None:
    page = visit("/")
    set_table(page, variant(GAME), "").ready()
    page.locator("[data-arrange=decoy]").click()
    first = army(page)
    say_ready(page)
    page.locator("[data-uncover]").click()
    page.locator("[data-arrange=kept]").click()
    names = variant(GAME).game.board.names
    assert {names[-1 - names.index(cell)]: word for cell, word in army(page, "Blue").items()} == first


def test_each_ready_made_set_up_takes_one_click_and_nothing_begins_before_ready(visit: Open) -> None:
    page = visit("/")
    hand = set_table(page, variant(GAME), "")
    hand.ready()
    expect(page.locator("[data-step='do:ready']")).to_have_count(0)
    for one in variant(GAME).face.set_ups():
        page.locator(f"[data-arrange={one.id}]").click()
        assert army(page) == {cell: step.removeprefix("hand:") for cell, step in one.seats[0].items()}
        assert hand.look().ply == 0
    say_ready(page)
    page.locator("[data-uncover]").click()
    assert hand.look().ply == PIECES
    assert army(page) == {}, "the other sees nothing of it"


@pytest.mark.parametrize("way", ["mouse", "touch", "keyboard", "drag"])
def test_what_stands_is_moved_and_swapped(visit: Open, way: str) -> None:
    page = visit("/", phone=way == "touch")
    hand = set_table(page, variant(GAME), "")
    hand.way = way
    hand.ready()

    def bring(step: str, cell: str) -> None:
        if way == "drag":
            page.locator(f"[data-step='{step}']").first.drag_to(page.locator(f"g.cell[data-step={cell}]"))
        else:
            before = hand.look()
            hand.choose(step)
            hand.wait(before)
            hand.choose(cell)
        page.wait_for_function("document.querySelector('[data-table]').dataset.path === ''")

    bring("hand:spy", "a3")
    bring("a3", "b2")
    assert army(page) == {"b2": "spy"}
    bring("hand:flag", "c1")
    bring("b2", "c1")
    assert army(page) == {"b2": "flag", "c1": "spy"}
    bring("hand:bomb", "b2")
    assert army(page) == {"b2": "bomb", "c1": "spy"}
    expect(page.locator("[data-step='hand:flag']")).to_be_visible()
    page.reload()
    expect(page.locator("g.cell[data-step=b2]")).to_have_attribute("aria-label", re.compile("bomb"))
    assert army(page) == {"b2": "bomb", "c1": "spy"}, "a page that is loaded again has not forgotten"
    page.locator("[data-arrange=chance]").click()
    assert {"b2": "bomb", "c1": "spy"}.items() <= army(page).items(), "what stands stays"
    assert len(army(page)) == PIECES
    assert hand.look().ply == 0
    page.locator("[data-arrange=fortress]").click()
    bring("a3", "b3")
    wanted = {cell: step.removeprefix("hand:") for cell, step in variant(GAME).face.set_ups()[0].seats[0].items()}
    wanted["a3"], wanted["b3"] = wanted["b3"], wanted["a3"]
    assert army(page) == wanted


def test_nothing_of_a_set_up_is_sent_before_its_owner_is_ready(visit: Open) -> None:
    host, guest = visit("/"), visit("/")
    begin(host, "stratego", "friend", "small")
    frames = Frames(guest)
    invite(host, guest)
    Hand(guest).ready()
    Hand(host).ready()
    guest.wait_for_timeout(300)
    told = len(frames.texts)
    host.locator("[data-arrange=fortress]").click()
    host.locator("g.cell[data-step=a3]").drag_to(host.locator("g.cell[data-step=b3]"))
    guest.wait_for_timeout(500)
    assert len(frames.texts) == told, "the other is told that something was set up"
    say_ready(host)
    expect(guest.locator(f"[data-table][data-ply='{PIECES}']")).to_be_attached()
    assert not any(item.get("owner") == 0 and not item.get("hidden") for item in frames.items())
    views = [json.loads(text).get("view", {}) for text in frames.texts[told:]]
    placed = [one["text"] for view in views for one in view.get("played", []) if one["player"] == 0]
    assert set(placed) == {"?"}


def test_what_is_left_of_a_fleet_can_be_drawn_by_chance(visit: Open) -> None:
    page = visit("/")
    hand = set_table(page, variant("battleship"), "")
    hand.choose(hand.ready().steps[0])
    first = page.locator("g.cell[aria-label*='ship']")
    expect(first).to_have_count(1)
    mine = first.get_attribute("data-step")
    page.locator("[data-arrange=chance]").click()
    page.locator("[data-uncover]").click()
    page.locator("[data-arrange=chance]").click()
    page.locator("[data-uncover]").click()
    expect(page.locator("[data-arrange]")).to_have_count(0)
    drawn = page.locator("g.cell[aria-label*='ship']")
    expect(drawn).to_have_count(variant("battleship").game.cells)
    assert mine in [one.get_attribute("data-step") for one in drawn.all()], "what was drawn by hand stays"
