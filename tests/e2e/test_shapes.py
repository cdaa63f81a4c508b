"""Shapes of squares are laid as with the hand: dragged, turned and turned over by key, by wheel and by touch."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from ludoteka.play import Position, variant

from .conftest import PHONE, Open
from .hand import PLACE, Hand
from .test_every_game import set_table
from .test_path import at_ply

GAMES = ("pentomino-game", "hexomino", "quilt-game")
PIECES = {"pentomino-game": "hand:F", "hexomino": "hand:20", "quilt-game": "hand:F"}
ACTIONS = {"pentomino-game": 1, "hexomino": 2, "quilt-game": 2}
"""In some games the form and the place are two actions; the player lays a piece once all the same."""


def open_table(page: Page, game: str) -> Hand:
    hand = set_table(page, variant(game), "")
    hand.ready()
    return hand


def held(page: Page) -> str:
    return page.locator("[data-held]").get_attribute("data-held") or ""


def shadow(page: Page) -> set[str]:
    """The cells that the shape in hand would cover."""
    found: list[str] = page.evaluate("[...document.querySelectorAll('[data-shadow]')].map((one) => one.dataset.shadow)")
    return set(found)


def laid(page: Page) -> set[str]:
    """The cells on which something lies, as they are spoken."""
    script = (
        "[...document.querySelectorAll('g.cell')].filter((one) => !one.getAttribute('aria-label').includes('empty'))"
    )
    found: list[str] = page.evaluate(f"{script}.map((one) => one.dataset.step)")
    return set(found)


def somewhere(page: Page) -> str:
    """A cell in the middle of the board where the shape fits."""
    # Of many moves, those of a shape are asked for when it is taken up.
    page.wait_for_selector("g.cell[data-can]", state="attached")
    script = "[...document.querySelectorAll('g.cell[data-can]')].map((one) => one.dataset.step)"
    fits: list[str] = page.evaluate(script)
    return fits[len(fits) // 2]


@pytest.mark.parametrize("game", GAMES)
def test_a_shape_is_dragged_and_turned_by_key_and_wheel_on_its_way(visit: Open, game: str) -> None:
    page = visit("/")
    open_table(page, game)
    x, y = page.evaluate(PLACE, PIECES[game])
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x + 20, y - 20, steps=3)
    expect(page.locator("[data-held]")).to_be_visible()
    first = held(page)
    page.keyboard.press("r")
    turned = held(page)
    assert turned != first
    to = somewhere(page)
    page.mouse.move(*page.evaluate(PLACE, to), steps=3)
    page.mouse.wheel(0, -120)
    expect(page.locator(f"[data-held='{first}']")).to_be_visible()
    page.keyboard.press("f")
    assert held(page) not in (first, turned)
    under = shadow(page)
    assert to in under
    page.mouse.up()
    at_ply(page, ACTIONS[game])
    assert laid(page) == under


@pytest.mark.parametrize("game", GAMES)
def test_a_shape_is_laid_by_keyboard_alone(visit: Open, game: str) -> None:
    page = visit("/")
    hand = open_table(page, game)
    hand.way = "keyboard"
    hand.choose(PIECES[game])
    first = held(page)
    for key in ("r", "Shift+R", "r", "f"):
        page.keyboard.press(key)
    assert held(page) != first
    to = somewhere(page)
    hand.choose(to)
    at_ply(page, ACTIONS[game])
    assert to in laid(page)


@pytest.mark.parametrize("game", GAMES)
def test_a_shape_is_turned_and_laid_by_touch(visit: Open, game: str) -> None:
    page = visit("/", phone=True)
    hand = open_table(page, game)
    hand.way = "touch"
    hand.choose(PIECES[game])
    first = held(page)
    page.locator("[data-reshape=turn]").tap()
    turned = held(page)
    page.locator("[data-reshape=flip]").tap()
    assert len({first, turned, held(page)}) == 3
    to = somewhere(page)
    hand.choose(to)
    if page.locator("[data-agree]").count():
        assert to in shadow(page)
        page.locator("[data-agree]").tap()
    at_ply(page, ACTIONS[game])
    assert to in laid(page)


def test_a_shape_that_does_not_fit_comes_back_with_the_reason(visit: Open) -> None:
    page = visit("/")
    hand = open_table(page, "hexomino")
    hand.choose(PIECES["hexomino"])
    hand.choose("a1")
    expect(page.locator("[role=alert]")).to_contain_text("a1")
    assert held(page)
    assert hand.look().ply == 0


def test_on_a_phone_a_large_table_is_seen_where_it_is_in_use(visit: Open) -> None:
    page = visit("/", phone=True)
    position = Position.start("quilt-game")
    for _ in range(6):
        position = position.play(position.codes[0])
    set_table(page, position.variant, position.text()).ready()
    script = "(cell) => document.querySelector(`g.cell[data-step=${cell}] path`).getBoundingClientRect().x"
    step = page.evaluate(script, "n13") - page.evaluate(script, "m13")
    assert step > 1.5 * PHONE["width"] / 25, "the cells are as small as if all 25 were seen"
