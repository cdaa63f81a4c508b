"""Small screens, upright and on their side, by touch: everything that is needed is seen and can be reached."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from ludoteka.play import variant

from .conftest import Open
from .hand import Hand
from .test_every_game import random_game, set_table

SMALL: ViewportSize = {"width": 360, "height": 640}
LYING: ViewportSize = {"width": 844, "height": 390}

CUT_OFF = """(where) => [...document.querySelectorAll(where)].filter(
  (one) => one.scrollHeight > one.clientHeight + 1 || one.scrollWidth > one.clientWidth + 1,
).map((one) => `${one.className}: ${one.scrollWidth}x${one.scrollHeight} in ${one.clientWidth}x${one.clientHeight}`)"""

OUTSIDE = """(where) => [...document.querySelectorAll(where)].filter((one) => {
  const box = one.getBoundingClientRect();
  return box.top < -1 || box.left < -1 || box.bottom > innerHeight + 1 || box.right > innerWidth + 1;
}).map((one) => one.outerHTML.slice(0, 200))"""

OVERLAPPING = """([one, other]) => {
  const boxes = (where) => [...document.querySelectorAll(where)].map((found) => found.getBoundingClientRect());
  return boxes(one).flatMap((a) => boxes(other).filter(
    (b) => a.left < b.right - 2 && b.left < a.right - 2 && a.top < b.bottom - 2 && b.top < a.bottom - 2,
  )).length;
}"""


def test_three_games_stand_beside_each_other_on_the_smallest_phone(visit: Open) -> None:
    page = visit("/", phone=True)
    page.set_viewport_size(SMALL)
    page.wait_for_selector(".shelf .tile")
    columns = page.locator(".shelf").first.evaluate(
        "(one) => getComputedStyle(one).gridTemplateColumns.split(' ').length"
    )
    assert columns == 3


IN_SIGHT = """(where) => [...document.querySelectorAll(where)].filter((one) => {
  const box = one.getBoundingClientRect();
  return one.checkVisibility() && box.top >= 0 && box.bottom <= innerHeight && box.right <= innerWidth;
}).length"""


def test_the_first_screen_of_the_shelf_shows_what_goes_on_and_games(visit: Open) -> None:
    page = visit("/", phone=True)
    for game in ("reversi", "chess", "halma"):
        set_table(page, variant(game), "")
        page.goto("/")
    page.wait_for_selector(".shelf .tile")
    for what, least in (("[type=search]", 1), (".going a", 1), (".evening summary", 1), (".shelf .tile", 3)):
        assert page.evaluate(IN_SIGHT, what) >= least, what
    expect(page.locator(".evening .tile").first).to_be_hidden()
    page.tap(".evening summary")
    expect(page.locator(".evening .tile")).to_have_count(3)
    expect(page.locator(".evening .tile").first).to_be_visible()


def lay(page: Page, game: str, steps: int) -> Hand:
    """A table at which something has happened."""
    of = variant(game)
    hand = set_table(page, of, "")
    hand.way = "touch"
    for _ in range(steps):
        step(page, hand)
    hand.ready()
    return hand


def step(page: Page, hand: Hand) -> None:
    """One more step of a move, or the yes to it."""
    now = hand.ready()
    if now.agree:
        page.tap("[data-agree]")
    else:
        hand.choose(now.steps[len(now.steps) // 3])
    hand.wait(now)


@pytest.mark.parametrize("size", [SMALL, LYING], ids=["small", "lying"])
def test_what_is_said_in_the_middle_of_a_ring_fits_there(visit: Open, size: ViewportSize) -> None:
    page = visit("/settings", phone=True)
    of = variant("monopoly")
    positions = random_game(of, 5)
    page.set_viewport_size(size)
    shown = 0
    for position in positions[10:400:60]:
        if position.chance or position.over:
            continue
        set_table(page, of, position.text()).ready()
        expect(page.locator(".hollow")).to_be_visible()
        page.wait_for_timeout(300)
        shown += page.locator(".hollow .told").count()
        assert page.evaluate(CUT_OFF, ".hollow") == []
    assert shown > 0


def test_the_whole_rack_lies_beside_a_board_on_its_side(visit: Open) -> None:
    page = visit("/settings", phone=True)
    page.set_viewport_size(LYING)
    lay(page, "scramble", 2)
    page.wait_for_timeout(300)
    assert page.locator(".near .thing").count() >= 5
    assert page.evaluate(CUT_OFF, ".near, .far, .play") == []
    assert page.evaluate(OUTSIDE, ".near .thing, .acts .button, .bar .button") == []


@pytest.mark.parametrize("size", [SMALL, LYING], ids=["small", "lying"])
def test_the_trick_covers_neither_the_last_one_nor_the_trump(visit: Open, size: ViewportSize) -> None:
    page = visit("/settings", phone=True)
    page.set_viewport_size(size)
    hand = lay(page, "whist", 6)
    for _ in range(4):
        expect(page.locator(".laid").first).to_be_visible()
        page.wait_for_timeout(300)
        assert page.evaluate(OVERLAPPING, [".laid", ".rest .thing"]) == 0
        now = hand.ready()
        hand.choose(now.steps[0])
        hand.wait(now)
        hand.ready()


def test_only_what_is_tapped_on_the_board_is_asked_for_once_more(visit: Open) -> None:
    """A finger may miss a small field; it does not miss the button that throws the dice."""
    page = visit("/settings", phone=True)
    hand = set_table(page, variant("aggravation"), "")
    hand.way = "touch"
    now = hand.ready()
    assert now.steps == ["do:roll"]
    hand.choose("do:roll")
    assert not hand.wait(now).agree
    expect(page.locator("[data-agree]")).to_have_count(0)
    hand = set_table(page, variant("go"), "")
    hand.way = "touch"
    now = hand.ready()
    hand.choose("d4")
    assert hand.wait(now).agree


PLACE = """() => {
  const box = document.querySelector('svg.board').getBoundingClientRect();
  return [box.y, box.width, box.height].map(Math.round);
}"""


@pytest.mark.parametrize(("game", "steps"), [("yam", 14), ("bughouse", 9), ("trax", 6), ("roulette", 6)])
def test_the_board_stays_where_it_is_while_buttons_and_dice_come_and_go(visit: Open, game: str, steps: int) -> None:
    page = visit("/settings", phone=True)
    hand = lay(page, game, 3)
    page.wait_for_timeout(200)
    before = page.evaluate(PLACE)
    for _ in range(steps):
        step(page, hand)
        hand.ready()
        page.wait_for_timeout(100)
        assert page.evaluate(PLACE) == pytest.approx(before, abs=3)


def test_cards_that_lie_open_on_the_table_are_wide_enough_for_a_finger(visit: Open) -> None:
    page = visit("/settings", phone=True)
    lay(page, "kems", 2)
    expect(page.locator(".felt .few .thing")).to_have_count(4)
    shown = page.evaluate(
        """() => {
          const cards = [...document.querySelectorAll('.felt .few .thing')];
          const lefts = cards.map((one) => one.getBoundingClientRect().left);
          return lefts.slice(1).map((left, at) => left - lefts[at]);
        }"""
    )
    assert min(shown) >= 40
    assert page.evaluate(OUTSIDE, ".felt .thing") == []
