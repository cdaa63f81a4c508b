"""What a table shows while a move is entered and after it: nothing is hidden, doubled, or told by colour alone."""

from __future__ import annotations

import random
import re

import pytest
from playwright.sync_api import expect

from ludoteka.play import Position, variant

from .conftest import Open
from .hand import PLACE, Hand
from .test_every_game import set_table
from .test_path import at_ply


def played(game: str, actions: int) -> Position:
    """A position after some actions of a random game."""
    chance, position = random.Random(1), Position.start(game)
    for _ in range(actions):
        position = position.play(chance.choice(position.codes))
    return position


def lay_letters(hand: Hand, count: int) -> list[str]:
    """Enter the beginning of a word; the cells of its letters. A blank would have to be told what it stands for."""
    for _ in range(2 * count):
        now = hand.ready()
        hand.choose(next(step for step in now.steps if step != "hand:blank"))
        hand.wait(now)
    return hand.look().path.split()[1::2]


def test_each_letter_of_a_word_is_seen_on_its_cell_while_the_word_is_laid(visit: Open) -> None:
    page = visit("/")
    cells = lay_letters(set_table(page, variant("scramble"), ""), 2)
    put = page.locator("[data-put]")
    expect(put).to_have_count(2)
    assert [one.get_attribute("data-put") for one in put.all()] == cells
    for cell, letter in zip(cells, put.all(), strict=True):
        box = letter.bounding_box()
        assert box is not None
        x, y = page.evaluate(PLACE, cell)
        assert box["x"] < x < box["x"] + box["width"]
        assert box["y"] < y < box["y"] + box["height"]
    assert len({one.locator("use").get_attribute("href") for one in put.all()}) == 2, "one letter stands for both"
    expect(page.locator(".way")).to_have_count(0)


def test_what_was_captured_is_seen_beside_the_one_who_took_it(visit: Open) -> None:
    page = visit("/")
    hand = set_table(page, variant("chess"), "")
    for step in ("e2", "e4", "d7", "d5"):
        now = hand.ready()
        hand.choose(step)
        hand.wait(now)
    expect(page.locator(".taken")).to_have_count(0)
    for step in ("e4", "d5"):
        now = hand.ready()
        hand.choose(step)
        hand.wait(now)
    white = page.get_by_role("region", name="White")
    expect(white.locator(".taken")).to_have_attribute("aria-label", "Captured: 1 × Black pawn")
    expect(page.locator(".taken")).to_have_count(1)


def test_a_table_on_a_desktop_needs_no_scrolling(visit: Open) -> None:
    page = visit("/")
    set_table(page, variant("chess"), "").ready()
    assert page.evaluate("document.documentElement.scrollHeight - innerHeight") == 0


@pytest.mark.parametrize("game", ["mama-puzzle", "klotski"])
def test_blocks_do_not_hide_what_happened_and_what_can_move(visit: Open, game: str) -> None:
    page = visit("/")
    hand = set_table(page, variant(game), "")
    hand.ready()
    expect(page.locator(".over .ready").first).to_be_attached()
    for step in Position.start(game).moves()[0].steps:
        hand.choose(step)
    at_ply(page, 1)
    expect(page.locator(".over .green").first).to_be_attached()
    expect(page.locator(".under .green, .under .ready")).to_have_count(0)


@pytest.mark.parametrize("game", ["pentomino-game", "quilt-game"])
def test_cloth_bears_the_mark_of_its_side(visit: Open, game: str) -> None:
    page = visit("/")
    position = played(game, 24 if game == "quilt-game" else 6)
    set_table(page, position.variant, position.text()).ready()
    cloth = [item for item in position.scene().items if item.cells]
    assert {item.owner for item in cloth} == {0, 1}
    signs = sum(len(item.cells) > 1 and bool(item.letter or item.label) for item in cloth)
    expect(page.locator("use.mark")).to_have_count(sum(len(item.cells) for item in cloth) - signs)
    shapes = page.evaluate("new Set([...document.querySelectorAll('use.mark')].map((one) => one.href.baseVal)).size")
    assert shapes == 2


def test_a_bid_is_its_number_once_and_typed_as_it_is(visit: Open) -> None:
    page = visit("/")
    set_table(page, variant("oh-hell"), "").ready()
    bid = page.get_by_role("button", name="0", exact=True)
    expect(bid).to_be_visible()
    assert bid.inner_text().strip() == "", "the picture says the number"
    page.keyboard.press("0")
    expect(page.locator(".move").last).to_have_text(re.compile(r"^Red:\s*bid 0$"))


def test_dice_in_the_middle_say_whose_they_are(visit: Open) -> None:
    page = visit("/")
    hand = set_table(page, variant("poker-dice"), "")
    for _ in ("stake", "roll"):
        hand.ready()
        hand.act()
    expect(page.get_by_role("group", name="Red: dice")).to_be_visible()
    expect(page.locator(".felt .tray .disc")).to_have_count(1)


def test_hungarian_says_whose_turn_it_is_for_one_and_for_many(visit: Open) -> None:
    page = visit("/", language="hu")
    set_table(page, variant("tablut"), "").ready()
    expect(page.locator(".status")).to_contain_text("Soron: Védők")


def test_the_board_does_not_turn_towards_the_free_cells_when_figures_come_from_a_common_stock(visit: Open) -> None:
    position = Position.start("battle-array")
    for _ in range(12):
        position = position.play(min(position.moves(), key=lambda move: move.steps[-1][1]))
    page = visit("/")
    set_table(page, position.variant, position.text()).ready()
    assert page.evaluate(PLACE, "a1")[1] > page.evaluate(PLACE, "a5")[1]


def test_where_a_move_can_go_is_marked_around_a_printed_number(visit: Open) -> None:
    page = visit("/")
    hand = set_table(page, variant("find-the-ten"), "")
    now = hand.ready()
    hand.choose("j9")
    hand.wait(now)
    expect(page.locator("svg circle.take")).to_have_count(8)
    expect(page.locator("svg circle.dot")).to_have_count(0)


def test_what_lies_in_the_middle_of_a_table_without_a_board_stays_within_its_frame(visit: Open) -> None:
    page = visit("/")
    set_table(page, variant("crazy-eights"), "").ready()
    felt, middle = (page.locator(part).bounding_box() for part in (".felt", ".felt .rest"))
    assert felt is not None
    assert middle is not None
    assert felt["y"] < middle["y"]
    assert middle["y"] + middle["height"] < felt["y"] + felt["height"]


def test_the_number_of_pieces_hides_little_of_the_piece(visit: Open) -> None:
    page = visit("/", phone=True)
    set_table(page, variant("cows-and-leopards"), "").ready()
    counted = page.locator(".thing:has(.count)").first
    piece, number = (counted.locator(part).bounding_box() for part in ("svg", ".count"))
    assert piece is not None
    assert number is not None
    assert number["x"] > piece["x"] + piece["width"] / 2
    assert number["y"] > piece["y"] + piece["height"] / 3
