"""Puzzles in the browser: the puzzle of the day, and hints that tell the way."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from .conftest import Open
from .test_path import begin


def test_the_puzzle_of_the_day_begins_with_one_click(visit: Open) -> None:
    page = visit("/g/klotski")
    page.get_by_role("button", name="Puzzle of the day").click()
    page.wait_for_selector("[data-table]")
    expect(page.locator("[data-table]")).to_have_attribute("data-ply", "0")
    expect(page.get_by_text("Best known")).to_have_count(0)


def test_a_puzzle_shows_its_best_known_length_and_a_hint_tells_the_way(visit: Open) -> None:
    page = visit("/")
    begin(page, "klotski")
    expect(page.get_by_text("Best known 81")).to_be_visible()
    page.get_by_role("button", name="Hint").click()
    expect(page.get_by_text(re.compile(r"can be solved in 81 moves: \S+"))).to_be_visible(timeout=60_000)
