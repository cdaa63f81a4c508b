"""The free table is for everybody: axe finds nothing serious, and a phone needs no sideways scrolling."""

from __future__ import annotations

import pytest

from .conftest import Open
from .free import Free
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
