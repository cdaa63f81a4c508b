"""The free table is for everybody: axe finds nothing serious, and a phone needs no sideways scrolling."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from .conftest import Open
from .free import Free, dealt
from .test_access import faults


@pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])
def test_axe_finds_nothing_serious_at_the_free_table(visit: Open, dark: bool) -> None:
    page = visit("/g/chess", dark=dark)
    page.wait_for_selector("[data-begin]:enabled")
    page.click("[data-lay-out]")
    free = Free(page)
    free.wait_things(32, "piece")
    assert faults(page) == []
    free.box()
    page.click("[data-panel-button]")
    assert faults(page) == []
    free.close_box()
    page.click("[data-panel-button]")
    for item in ("board", "pieces", "draws", "chips", "board-maker", "piece-maker"):
        free.menu("accessories", item)
        page.wait_for_selector("dialog")
        assert faults(page) == [], item
        page.keyboard.press("Escape")
        page.locator("dialog").wait_for(state="detached")


def test_nothing_sticks_out_on_a_narrow_phone(visit: Open) -> None:
    page = visit("/f", phone=True)
    free = Free.empty(page)
    assert page.evaluate("() => document.documentElement.scrollWidth") <= 360
    free.box()
    assert page.evaluate("() => document.documentElement.scrollWidth") <= 360
    for button in page.locator("[data-tool-button]").all():
        box = button.bounding_box()
        assert box is not None
        assert box["x"] + box["width"] <= 360
        assert box["height"] >= 40


def test_on_the_phone_all_of_a_large_hand_and_of_the_pieces_window_is_within_reach(visit: Open) -> None:
    free = Free.empty(visit("/f", phone=True))
    page = free.page
    dealt(free, 13)
    held = page.locator("[data-held-thing]")
    for card in (held.first, held.last):
        expect(card).to_be_in_viewport(ratio=0.95)
    assert held.first.evaluate("(one) => getComputedStyle(one).touchAction") == "none", "a finger carries a card"
    free.deal(max(free.things(), key=lambda one: one["z"])["id"], 13)
    expect(held).to_have_count(26)
    for card in (held.first, held.last):
        card.scroll_into_view_if_needed()
        expect(card).to_be_in_viewport(ratio=0.95)
    assert held.first.evaluate("(one) => getComputedStyle(one).touchAction") == "pan-x", "a finger scrolls the hand"
    free.menu("accessories", "pieces")
    for what in ("[data-set]", "[data-add]"):
        expect(page.locator(what).first).to_be_in_viewport(ratio=1)


def test_a_long_press_on_a_held_card_asks_how_to_lay_it(visit: Open) -> None:
    free = Free.empty(visit("/f", phone=True))
    page = free.page
    dealt(free, 1)
    finger = {"pointerType": "touch", "pointerId": 1, "button": 0, "bubbles": True}
    held = page.locator("[data-held-thing]")
    # A finger of the test is not known to the browser, and cannot be captured.
    held.evaluate("(one) => (one.setPointerCapture = () => undefined)")
    held.dispatch_event("pointerdown", finger)
    page.wait_for_selector("[data-context='lay-down']")
    held.dispatch_event("pointerup", finger)
    free.doing(lambda: page.tap("[data-context='return']"))
    expect(held).to_have_count(0)


def test_a_column_is_shown_and_carried_by_keys(visit: Open) -> None:
    free = Free.empty(visit("/f"))
    page = free.page
    free.collect("discs", "red man", 3)
    ids = free.put(0, 3)
    top = page.locator(f"[data-thing='{ids[-1]}']")
    shown = page.locator("[data-in-column]")
    top.focus()
    page.keyboard.press("F5")
    page.keyboard.press("]")
    page.keyboard.press("[")
    expect(top).to_be_focused()
    expect(shown).to_have_count(3)
    before = {one["id"]: one["x"] for one in free.things()}
    free.doing(lambda: page.keyboard.press("ArrowRight"))
    assert all(abs(one["x"] - before[one["id"]] - 0.5) < 0.001 for one in free.things()), "all three"
    free.doing(lambda: page.keyboard.press("Delete"))
    free.wait_things(2)
    expect(page.locator("[data-thing]:focus")).to_have_count(1)
    expect(shown).to_have_count(2)


def test_a_column_is_shown_by_a_tap(visit: Open) -> None:
    free = Free.empty(visit("/f", phone=True))
    free.collect("discs", "red man", 3)
    ids = free.put(0, 3)
    free.tool("column")
    free.page.touchscreen.tap(*free.at(ids[-1]))
    expect(free.page.locator("[data-in-column]")).to_have_count(3)


def test_of_a_board_too_large_for_the_window_the_middle_is_seen(visit: Open) -> None:
    page = visit("/g/trax")
    page.wait_for_selector("[data-begin]:enabled")
    page.click("[data-lay-out]")
    free = Free(page)
    felt, board = page.locator("[data-felt]"), page.locator("[data-board]")
    expect(board).to_be_visible()
    assert float(felt.get_attribute("data-unit") or 0) >= 30
    window, sheet = felt.bounding_box(), board.bounding_box()
    assert window is not None
    assert sheet is not None
    for side, long in (("x", "width"), ("y", "height")):
        assert abs(window[side] + window[long] / 2 - sheet[side] - sheet[long] / 2) < 60
    assert free.seq >= 0
