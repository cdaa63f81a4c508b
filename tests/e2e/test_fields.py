"""Boards whose fields have texts: too small to read on a phone, they are told when they are looked at."""

from __future__ import annotations

from playwright.sync_api import expect

from ludoteka.play import variant

from .conftest import Open
from .hand import PLACE
from .test_every_game import set_table


def test_a_field_is_told_when_it_is_tapped(visit: Open) -> None:
    page = visit("/settings", phone=True)
    set_table(page, variant("monopoly"), "").ready()
    page.touchscreen.tap(*page.evaluate(PLACE, "39"))
    expect(page.locator("[data-field]")).to_contain_text("Boardwalk: price 400")
    expect(page.locator(".reason")).to_have_count(0)
    page.touchscreen.tap(*page.evaluate(PLACE, "0"))
    expect(page.locator("[data-field]")).to_contain_text("Go: 200 for passing")
    expect(page.locator("[data-field]")).to_contain_text("Red")


def test_a_field_is_told_to_those_who_point_or_go_there_by_keys(visit: Open) -> None:
    page = visit("/settings", language="hu-HU")
    set_table(page, variant("gazdalkodj-okosan"), "").ready()
    page.mouse.move(*page.evaluate(PLACE, "18"))
    expect(page.locator("[data-field]")).to_contain_text("színházjegy 100")
    page.mouse.move(2, 2)
    expect(page.locator("[data-field]")).to_have_count(0)
    page.locator("g.cell[tabindex='0']").focus()
    page.keyboard.press("ArrowLeft")
    expect(page.locator("[data-field]")).to_contain_text("bírság")


def test_a_sea_lies_in_battle_as_it_was_drawn(visit: Open) -> None:
    page = visit("/settings")
    hand = set_table(page, variant("battleship"), "")
    hand.ready()
    for _ in range(40):
        hand.act()
    hand.ready()
    expect(page.locator(".status")).to_contain_text("shoot at sea")
    first, last, other = (page.evaluate(PLACE, cell) for cell in ("Aa1", "Aj10", "Ba1"))
    assert first[0] < last[0] < other[0], "sea A is left of sea B"
    assert first[1] > last[1], "row 1 is below row 10"
