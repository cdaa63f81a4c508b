"""An army is set up quickly: by chance with one click, as it stood the last time, or ready-made; the rest by hand."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from ludoteka.play import variant

from .conftest import Open
from .test_every_game import set_table

GAME = "stratego:small"
PIECES = 24


def army(page: Page) -> dict[str, str]:
    """What stands where, as it is spoken."""
    found: dict[str, str] = page.evaluate(
        "Object.fromEntries([...document.querySelectorAll('g.cell')].map((one) => [one.dataset.step, one.ariaLabel]))"
    )
    return {cell: said for cell, said in found.items() if said.count("Red")}


def set_up(page: Page, way: str) -> None:
    """Both armies on one device, the first one that way."""
    set_table(page, variant(GAME), "").ready()
    page.locator(f"[data-arrange={way}]").click()
    page.locator("[data-uncover]").click()
    page.locator("[data-arrange=chance]").click()
    expect(page.locator("[data-uncover]")).to_be_visible()
    page.locator("[data-uncover]").click()
    page.wait_for_selector("g.cell")


def test_a_set_up_by_chance_is_kept_for_the_next_game(visit: Open) -> None:
    page = visit("/")
    set_up(page, "chance")
    expect(page.locator("[data-arrange]")).to_have_count(0)
    first = army(page)
    assert len(first) == PIECES
    page.goto("/")
    set_up(page, "kept")
    assert army(page) == first


def test_a_ready_made_set_up_takes_one_click_and_leaves_what_stands(visit: Open) -> None:
    page = visit("/")
    hand = set_table(page, variant(GAME), "")
    hand.ready()
    source, target = page.locator("[data-step='hand:spy']"), page.locator("g.cell[data-step=a3]")
    source.drag_to(target)
    expect(target).to_have_attribute("aria-label", re.compile("spy"))
    page.locator("[data-arrange=fortress]").click()
    page.locator("[data-uncover]").click()
    page.locator("[data-arrange=fortress]").click()
    page.locator("[data-uncover]").click()
    page.wait_for_selector("g.cell")
    stood = army(page)
    assert len(stood) == PIECES
    wanted = {cell: step.removeprefix("hand:") for cell, step in variant(GAME).face.set_ups()[0].seats[0].items()}
    moved = {cell for cell, name in wanted.items() if name not in stood[cell]}
    assert moved == {"a3", "d2"}
    assert "spy" in stood["a3"]
