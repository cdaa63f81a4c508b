"""Twixt by touch, on a phone: pegs, links taken off and put on one by one, and the chain that wins."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from ludoteka.play import variant

from .conftest import Open
from .hand import Hand
from .test_every_game import set_table

CHAIN = ("l1", "m3", "l5", "m7", "l9", "m11", "l13", "m15", "l17", "m19", "l21", "m23", "k24")
"""Red's pegs, each a knight's move from the one before."""
ASIDE = tuple(f"{file}12" for file in "bcdefghijpqr")
"""Black's pegs, none a knight's move from another."""
LINKS = 144


def tap(hand: Hand, *steps: str) -> None:
    """Tap one thing after another, and agree where the holes are so small that the page asks."""
    for step in steps:
        before = hand.ready()
        assert step in before.steps, f"expected {step} to be offered, got {before.steps}"
        hand.choose(step)
        now = hand.wait(before)
        if now.agree:
            hand.page.locator("[data-agree]").tap()
            hand.wait(now)


def expect_links(page: Page, number: int) -> None:
    """So many links of Red lie on the board: he has so many fewer left."""
    red = page.get_by_role("region", name="Red").locator(".count", has_text="Links")
    expect(red).to_have_text(f"Links {LINKS - number}")


def test_a_whole_game_of_twixt_by_touch_with_links_put_on_and_taken_off(visit: Open) -> None:
    page = visit("/", phone=True)
    hand = set_table(page, variant("twixt"), "")
    hand.way = "touch"
    tap(hand, CHAIN[0], ASIDE[0], CHAIN[1], "do:link", ASIDE[1])
    expect_links(page, 1)
    tap(hand, *CHAIN[:2])
    expect_links(page, 0)
    tap(hand, CHAIN[2], *CHAIN[:2])
    expect_links(page, 1)
    tap(hand, "do:link")
    expect_links(page, 2)
    for peg, other in zip(CHAIN[3:], ASIDE[2:], strict=False):
        tap(hand, other, peg, "do:link")
    hand.wait_over()
    expect(page.locator(".status")).to_contain_text("Red")
