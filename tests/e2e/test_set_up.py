"""An army is set up quickly: by chance with one click, and the next time as it stood the last time."""

from __future__ import annotations

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
