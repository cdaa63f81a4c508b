"""Accessories of the free table: collecting pieces, own pictures, draws, chips, and every kind of equipment."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Route, expect

from .conftest import Open
from .free import Free, claims
from .test_free_table import bring, empty


def test_while_a_table_is_laid_the_page_says_so(visit: Open) -> None:
    page = visit("/f")
    held: list[Route] = []
    asked = re.compile(r"/api/free(\?|$)")
    page.route(asked, lambda route: held.append(route))  # noqa: PLW0108
    with page.expect_request(asked):
        page.click("[data-free-new]")
    expect(page.locator("[data-busy]")).to_be_visible()
    held.pop().continue_()
    page.wait_for_selector("[data-state='open']")


def test_while_the_accessories_are_fetched_the_windows_say_so(visit: Open) -> None:
    free = empty(visit)
    page = free.page
    held: list[Route] = []
    page.route("**/api/free/equipment*", lambda route: held.append(route))  # noqa: PLW0108
    for window, shown in (("board", "[data-board-choice='chessboard']"), ("pieces", "[data-file]")):
        free.menu("accessories", window)
        expect(page.locator("[data-loading]")).to_contain_text("Fetching")
        while held:
            held.pop().continue_()
        page.wait_for_selector(shown)
        expect(page.locator("[data-loading]")).to_have_count(0)
        page.keyboard.press("Escape")


@claims("table#2", "table#6", "table#35", "table#39", "table#47")
def test_own_pictures_serve_as_board_and_as_piece(visit: Open, tmp_path: Path) -> None:
    free = empty(visit)
    page = free.page
    free.menu("accessories", "board")
    page.wait_for_selector("[data-board-choice='chessboard']")
    bring(page, "[data-upload-board]", tmp_path, "landscape.bmp", (320, 200), "#7fa87f")
    page.wait_for_selector("[data-board-choice='landscape']")
    free.doing(lambda: page.click("[data-ok]"))
    expect(page.locator("[data-board]")).to_have_attribute("data-board", re.compile("^i:"))
    assert page.locator("[data-board]").evaluate("(one) => one.complete && one.naturalWidth") == 320
    free.menu("accessories", "pieces")
    page.wait_for_selector("[data-file]")
    bring(page, "[data-upload-piece]", tmp_path, "hero.bmp", (64, 64))
    expect(page.locator("[data-drive]")).to_have_value("own")
    expect(page.locator("[data-file='hero']")).to_have_count(1)
    page.select_option("[data-drive]", "program")
    page.select_option("[data-folder]", "animals")
    assert page.locator("[data-file]").count() > 100
    page.select_option("[data-drive]", "own")
    page.click("[data-file='hero']")
    free.doing(lambda: page.click("[data-add]"))
    page.click("[data-done]")
    hero = free.put(0)[0]
    free.drag_to(hero, 5, 3)
    assert page.locator(f"[data-thing='{hero}'] img").evaluate("(one) => one.naturalWidth") == 64


@claims("table#36", "table#37", "table#38", "table#40", "table#41", "table#44", "table#45")
def test_pieces_are_collected_into_the_box(visit: Open) -> None:
    free = empty(visit)
    page = free.page
    free.collect("discs", "red man")
    free.put(0)
    # In the middle of the game the window is called up again.
    free.menu("accessories", "pieces")
    page.wait_for_selector("[data-file]")
    expect(page.locator("[data-in-strip]")).to_have_count(1)
    strip, frame = page.locator("[data-strip]").bounding_box(), page.locator("[data-files]").bounding_box()
    assert strip is not None
    assert frame is not None
    assert strip["y"] < frame["y"], "the box above, the frame for adding below"
    count = sum(
        [
            page.select_option("[data-folder]", folder) and page.locator("[data-file]").count()
            for folder in ("discs", "chess", "animals")
        ]
    )
    assert count > 300, "several hundred pictures"
    page.select_option("[data-folder]", "discs")
    page.click("[data-file='white disc']")
    expect(page.locator("[data-preview-side='front'] img")).to_have_count(1)
    expect(page.locator("[data-preview-side='back'] img")).to_have_count(0)
    page.click("[data-preview-side='back']")
    page.click("[data-file='black disc']")
    expect(page.locator("[data-preview-side='back'] img")).to_have_count(1)
    page.click("[data-empty-back]")
    expect(page.locator("[data-preview-side='back'] img")).to_have_count(0)
    page.fill("[data-count]", "12")
    free.doing(lambda: page.click("[data-add]"))
    expect(page.locator("[data-in-strip]")).to_have_count(2)
    expect(page.locator("[data-in-strip] b").last).to_have_text("12")
    page.click("[data-done]")
    page.locator("dialog").wait_for(state="detached")


@claims("table#48", "table#49", "table#56", "table#57", "table#58", "table#59", "table#79")
def test_dice_are_set_off_moved_and_removed(visit: Open) -> None:
    free = empty(visit)
    page = free.page
    first, second = free.device("die"), free.device("die")
    page.keyboard.press("F3")
    seen = set()
    for _ in range(12):
        free.click(first)
        source = page.locator(f"[data-thing='{first}'] img").get_attribute("src") or ""
        seen.add(re.search(r"die%3A(\d)", source).group(1))  # type: ignore[union-attr]
    assert seen <= set("123456")
    assert len(seen) > 2
    free.click(second)
    one, two = free.thing(first), free.thing(second)
    assert abs(one["x"] - two["x"]) > 0.9, "both results are seen together"
    page.keyboard.press("F1")
    free.drag_to(first, 6, 5)
    assert free.thing(first)["x"] == pytest.approx(6, abs=0.1)
    page.keyboard.press("F4")
    free.click(first)
    free.wait_things(1)
    free.box()
    assert page.locator("[data-compartment]").count() == 0, "it is gone, not in the box"


@claims("table#50")
def test_the_number_generator_keeps_its_bounds(visit: Open) -> None:
    free = empty(visit)
    page = free.page
    free.menu("accessories", "draws")
    page.check("[data-sort='number']", force=True)
    expect(page.locator("[data-low]")).to_have_value("1")
    expect(page.locator("[data-high]")).to_have_value("100")
    page.fill("[data-low]", "7")
    page.fill("[data-high]", "9")
    free.doing(lambda: page.click("[data-add-device]"))
    page.click("[data-done]")
    [device] = free.wait_things(1, "device")
    page.keyboard.press("F3")
    seen = set()
    for _ in range(14):
        free.click(device["id"])
        seen.add(page.locator(f"[data-thing='{device['id']}'] b").inner_text())
    assert seen <= {"7", "8", "9"}
    assert len(seen) > 1


@claims("table#51", "table#52", "equipment#9")
def test_the_wheel_shows_its_number_in_its_colour(visit: Open) -> None:
    free = empty(visit)
    page = free.page
    american, european = free.device("wheel", double_zero=True), free.device("wheel", double_zero=False)
    free.drag_to(american, 4, 4)
    sources = page.locator(f"[data-thing='{american}'] img, [data-thing='{european}'] img")
    assert {(sources.nth(n).get_attribute("src") or "")[-2:] for n in range(2)} == {"00", "3A"}
    page.keyboard.press("F3")
    red = {1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36}
    for _ in range(8):
        free.click(american)
        pocket = page.locator(f"[data-thing='{american}'] b")
        value = pocket.inner_text()
        wanted = "green" if value in ("0", "00") else "red" if int(value) in red else "black"
        assert pocket.get_attribute("data-colour") == wanted
    # Dice of every kind: coloured, and of 4 to 100 sides.
    page.keyboard.press("F1")
    colours = free.device("colours")
    hundred = free.device("die", sides=100)
    four = free.device("die", sides=4)
    for at, id in enumerate((colours, hundred, four)):
        free.drag_to(id, 8 + 1.5 * at, 6)
    page.keyboard.press("F3")
    for id in (colours, hundred, four):
        free.click(id)
    face = page.locator(f"[data-thing='{colours}'] [data-face]").get_attribute("data-face")
    assert face in {"red", "orange", "yellow", "green", "blue", "purple"}
    assert 1 <= int(page.locator(f"[data-thing='{hundred}'] b").inner_text()) <= 100
    assert 1 <= int(page.locator(f"[data-thing='{four}'] b").inner_text()) <= 4


@claims("table#53", "table#54", "table#55", "table#59", "table#60", "table#61", "equipment#10")
def test_chance_cards_from_a_file(visit: Open, tmp_path: Path) -> None:
    free = empty(visit)
    page = free.page
    file = tmp_path / "Forest.SZK"
    file.write_text("2\nThe wolf\ncomes\nThe sun\nshines\n", encoding="utf-8")
    bad = tmp_path / "Bad.SZK"
    bad.write_text("2\nonly one\n", encoding="utf-8")
    free.menu("accessories", "draws")
    page.check("[data-sort='deck']", force=True)
    expect(page.locator("[data-deck] option"), "two decks come with the program").to_have_count(2)
    with page.expect_response(re.compile("bring/deck")):
        page.set_input_files("[data-browse]", file)
    expect(page.locator("[data-deck]")).to_have_value("Forest")
    page.set_checked("[data-exhausts]", True)
    free.doing(lambda: page.click("[data-add-device]"))
    page.set_checked("[data-exhausts]", False)
    free.doing(lambda: page.click("[data-add-device]"))
    page.click("[data-done]")
    once, ever = (one["id"] for one in free.wait_things(2, "device"))
    free.drag_to(once, 3, 4)
    free.drag_to(ever, 6, 4)
    page.keyboard.press("F3")
    cards = [drawn(free, once), drawn(free, once)]
    assert sorted(cards) == ["The sun\nshines", "The wolf\ncomes"], "each of two lines, each once"
    # Used up: the program asks whether to shuffle again.
    free.click(once, changes=False)
    free.doing(lambda: page.click("[data-reshuffle]"))
    drawn(free, once)
    many = [drawn(free, ever) for _ in range(6)]
    assert len(many) > len(set(many)), "without exhausting, cards come again and again"
    assert page.locator("[data-reshuffle]").count() == 0


def drawn(free: Free, id: int) -> str:
    """A card appears in a small window in the middle of the screen."""
    free.click(id)
    card = free.page.locator("[data-card]")
    card.wait_for()
    box = free.page.locator("dialog").bounding_box()
    assert box is not None
    assert abs(box["x"] + box["width"] / 2 - 640) < 40
    text = card.inner_text()
    free.page.click("[data-card-ok]")
    card.wait_for(state="detached")
    return text


@claims(
    "table#62",
    "table#63",
    "table#64",
    "table#65",
    "table#66",
    "table#67",
    "table#68",
    "table#69",
    "table#70",
    "table#71",
    "table#72",
)
def test_chips_look_as_wished_and_are_rewritten(visit: Open) -> None:
    free = empty(visit)
    page = free.page
    free.menu("accessories", "chips")
    for field, value in (("digits", "2"), ("font", "Georgia"), ("size", "80"), ("chip-count", "3"), ("value", "12345")):
        page.fill(f"[data-{field}]", value)
    page.check("[data-bold]")
    page.check("[data-italic]")
    page.fill("[data-chip-ink]", "#ff0000")
    page.fill("[data-ground]", "#0000ff")
    free.doing(lambda: page.click("[data-add-chip]"))
    page.click("[data-done]")
    chips = free.wait_things(3, "chip")
    chip = page.locator(f"[data-thing='{chips[-1]['id']}'] .chip")
    look = chip.evaluate(
        "(one) => { const s = getComputedStyle(one); return [s.fontFamily, s.fontWeight, s.fontStyle, s.color,"
        " s.backgroundColor, one.scrollWidth > one.clientWidth]; }"
    )
    assert look == ["Georgia", "700", "italic", "rgb(255, 0, 0)", "rgb(0, 0, 255)", True], (
        "the long number is not fully seen"
    )
    assert chip.inner_text() == "12345"
    cut = chip.evaluate(
        "(one) => { const text = document.createRange(); text.selectNodeContents(one);"
        " return one.getBoundingClientRect().left - text.getBoundingClientRect().left; }"
    )
    assert cut <= 0, "its beginning is seen, its end is not"
    free.drag_to(chips[-1]["id"], 5, 5)
    page.keyboard.press("F3")
    free.click(chips[-1]["id"], changes=False)
    page.fill("[data-rewrite]", "Ő!")
    free.doing(lambda: page.click("[data-rewrite-ok]"))
    expect(chip).to_have_text("Ő!")
    page.keyboard.press("F4")
    free.click(chips[-1]["id"])
    free.wait_things(2)
    free.box()
    assert page.locator("[data-compartment]").count() == 0


def test_what_is_missing_is_asked_for_in_the_window_and_not_refused_by_the_table(visit: Open) -> None:
    free = empty(visit)
    page = free.page
    for item, field, button in (("chips", "digits", "add-chip"), ("draws", "low", "add-device")):
        free.menu("accessories", item)
        if item == "draws":
            page.check("[data-sort='number']", force=True)
        page.fill(f"[data-{field}]", "")
        page.click(f"[data-{button}]")
        expect(page.locator(f"[data-{field}]")).to_be_focused()
        assert page.locator("[role='alert']").count() == 0
        page.click("[data-done]")
    assert free.things() == []


def test_new_things_lie_beside_each_other(visit: Open) -> None:
    free = empty(visit)
    page = free.page
    for sort in ("wheel", "number", "die", "wheel"):
        free.device(sort)
    free.menu("accessories", "chips")
    for _ in range(2):
        free.doing(lambda: page.click("[data-add-chip]"))
    page.click("[data-done]")
    things = free.wait_things(6)
    assert not [(a["id"], b["id"]) for a in things for b in things if a["id"] < b["id"] and overlap(a, b)]


def overlap(a: dict[str, Any], b: dict[str, Any]) -> bool:
    return all(
        a[side] < b[side] + b[size] and b[side] < a[side] + a[size]
        for side, size in (("left", "width"), ("top", "height"))
    )


def test_the_ready_decks_are_named_in_the_language_of_the_page(visit: Open) -> None:
    free = empty(visit, language="hu-HU")
    page = free.page
    free.menu("accessories", "draws")
    page.check("[data-sort='deck']", force=True)
    page.select_option("[data-deck]", "chance")
    free.doing(lambda: page.click("[data-add-device]"))
    page.click("[data-done]")
    expect(page.locator("[data-is='device'] .deck")).to_contain_text("Véletlen")


@claims("table#73", "equipment#11", "equipment#12")
def test_chips_keep_score_and_money_and_prizes_lie_ready(visit: Open) -> None:
    free = empty(visit)
    page = free.page
    free.menu("accessories", "chips")
    page.fill("[data-value]", "0")
    free.doing(lambda: page.click("[data-add-chip]"))
    page.click("[data-done]")
    [score] = free.wait_things(1)
    free.drag_to(score["id"], 2, 5)
    page.mouse.dblclick(*free.at(score["id"]))
    page.fill("[data-rewrite]", "501")
    free.doing(lambda: page.click("[data-rewrite-ok]"))
    expect(page.locator(f"[data-thing='{score['id']}']")).to_have_text("501")
    free.set("money")
    free.set("prizes")
    free.box()
    values = list(page.locator("[data-compartment]").evaluate_all("(all) => all.map((one) => one.dataset.compartment)"))
    assert sum(name.startswith("money") for name in values) >= 5, "several denominations"
    assert sum(name.startswith("prize") for name in values) >= 5
    free.close_box()
    note = free.put(0)[0]
    free.drag_to(note, 6, 3)
    assert free.thing(note)["width"] > 1.5 * free.thing(note)["height"]


BOARDS = {
    "equipment#1": ["felt", "wood"],
    "equipment#2": ["square-8", "truncated", "marked", "chessboard"],
    "equipment#3": ["hex-rectangle", "hex-rhombus", "hex-hexagon", "hex-triangle"],
    "equipment#4": ["triangle", "triangle-rhombus"],
    "equipment#5": ["morris", "web", "lines", "points-19"],
    "equipment#6": ["paper"],
    "equipment#7": ["track", "track-branch", "track-ring"],
}


@claims("equipment#1", "equipment#2", "equipment#3", "equipment#4", "equipment#5", "equipment#7")
def test_every_kind_of_board_lies_ready(visit: Open) -> None:
    free = empty(visit)
    page = free.page
    for names in BOARDS.values():
        for name in names:
            free.board(name)
            if name in ("felt", "wood"):
                assert page.locator("[data-board]").count() == 0
                continue
            page.wait_for_function("() => document.querySelector('[data-board]')?.naturalWidth > 0")
    # And made by oneself: points and lines of one's own.
    free.menu("accessories", "board-maker")
    page.select_option("[data-shape]", "graph")
    page.fill("[data-points]", "0 0 6 0 3 4 3 2")
    page.fill("[data-lines]", "0-1 1-2 2-0 0-3 1-3 2-3")
    page.click("[data-make-board]")
    page.wait_for_selector("[data-preview]")
    free.doing(lambda: page.click("[data-ok]"))
    expect(page.locator("[data-board]")).to_have_attribute("data-board", re.compile("^m:graph"))


@claims("equipment#6")
def test_paper_games_are_played_with_the_pen(visit: Open) -> None:
    free = empty(visit)
    page = free.page
    free.board("paper")
    page.keyboard.press("F6")
    x, y = free.pixel(5, 5)
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x + 60, y + 40, steps=6)
    free.doing(page.mouse.up)
    [stroke] = free.wait_things(1, "stroke")
    assert stroke["x"] == pytest.approx(5, abs=0.1)


@claims("equipment#8")
def test_pieces_of_every_kind(visit: Open) -> None:
    free = empty(visit)
    page = free.page
    for name in ("chess", "two-sided", "discs", "sandglasses", "cut-cubes", "cards-52", "dominoes-28", "letters-hu"):
        free.set(name)
    free.box()
    names = page.locator("[data-compartment]").evaluate_all("(all) => all.map((one) => one.dataset.compartment)")
    for wanted in (
        "white king",
        "two-sided disc",
        "red disc",
        "red sandglass",
        "cube O",
        "card QS",
        "domino 3-5",
        "letter GY hu",
    ):
        assert wanted in names, wanted
    broken = page.locator("[data-compartment] img").evaluate_all(
        "(all) => Promise.all(all.map((one) => one.decode().then(() => 0, () => 1)))"
        ".then((bad) => bad.reduce((a, b) => a + b, 0))"
    )
    assert broken == 0
    # Discs that stack, with two states, changing sides.
    free.close_box()
    disc = free.put(names.index("two-sided disc"))[0]
    free.drag_to(disc, 5, 3)
    page.keyboard.press("F3")
    free.click(disc)
    assert free.thing(disc)["side"] == 1


def test_pieces_are_made_in_the_piece_maker(visit: Open) -> None:
    free = empty(visit)
    page = free.page
    free.menu("accessories", "piece-maker")
    page.select_option("[data-piece-shape]", "hexagon")
    page.fill("[data-fill]", "#3f6fb0")
    page.fill("[data-sign]", "K")
    page.click("[data-use-made]")
    free.doing(lambda: page.click("[data-add]"))
    page.click("[data-done]")
    made = free.put(0)[0]
    assert "hexagon" in free.thing(made)["kind"]


def test_the_board_maker_lays_down_what_is_written_there(visit: Open) -> None:
    free = empty(visit)
    page = free.page
    free.menu("accessories", "board-maker")
    page.fill("[data-width]", "5")
    free.doing(lambda: page.click("[data-ok]"))
    expect(page.locator("[data-board]")).to_have_attribute("data-board", "m:square,5,8")
    free.menu("accessories", "board-maker")
    page.fill("[data-width]", "6")
    page.click("[data-make-board]")
    page.wait_for_selector("[data-preview]")
    page.fill("[data-height]", "7")
    free.doing(lambda: page.click("[data-ok]"))
    expect(page.locator("[data-board]")).to_have_attribute("data-board", "m:square,6,7")


def test_chance_cards_are_added_only_when_there_is_a_deck_to_add(visit: Open) -> None:
    """While the decks are being fetched a click would be refused: there is none of that name."""
    free = empty(visit)
    waiting: list[Route] = []
    free.page.route("**/api/free/equipment*", lambda route: waiting.append(route))  # noqa: PLW0108
    free.menu("accessories", "draws")
    add = free.page.locator("[data-add-device]")
    expect(add).to_be_enabled()
    free.page.check("[data-sort='deck']", force=True)
    expect(add).to_be_disabled()
    for route in waiting:
        route.continue_()
    free.doing(add.click)
    free.wait_things(1)
