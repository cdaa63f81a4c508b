"""The free table as the book describes it: basics, tools, games and positions, marks."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from .conftest import Open
from .free import Free, claims, dealt


def empty(visit: Open, **how: object) -> Free:
    return Free.empty(visit("/f", **how))  # type: ignore[arg-type]


def near(a: float, b: float, far: float = 3.0) -> bool:
    return abs(a - b) <= far


@claims("table#1", "table#3", "table#9", "table#12", "table#13", "table#14", "table#75")
def test_pieces_are_moved_freely_anywhere_and_upon_each_other(visit: Open) -> None:
    free = empty(visit)
    page = free.page
    free.board("chessboard")
    free.collect("chess", "white queen", 2)
    first, second = free.put(0, 2)
    # On the board, between the cells: it stays exactly where it was put, no snapping and no rule.
    x, y = free.pixel(3.37, 4.81)
    free.drag(second, x, y)
    at = free.at(second)
    assert near(at[0], x)
    assert near(at[1], y)
    # Beside the board too, as far as the window goes.
    felt = page.locator("[data-felt]").bounding_box()
    assert felt is not None
    corner = (felt["x"] + felt["width"] - 60, felt["y"] + felt["height"] - 60)
    free.drag(first, *corner)
    assert near(free.at(first)[0], corner[0])
    # And upon another piece.
    free.drag(first, x + 6, y + 4)
    below, above = free.thing(second), free.thing(first)
    assert above["z"] > below["z"]
    assert near(above["left"], below["left"], 12)
    assert page.locator("[data-verdict]").count() == 0, "nobody says what is allowed"


@claims("table#4", "table#5", "table#7", "table#8", "table#10", "table#28", "table#30", "table#34")
def test_any_board_with_any_pieces_and_the_board_is_swapped_in_the_middle(visit: Open) -> None:
    free = empty(visit)
    page = free.page
    # Pieces first, the board later: the order does not matter.
    free.collect("cards", "queen of spades", 1, back="back")
    free.collect("chess", "black king")
    card, king = free.put(0)[0], free.put(1)[0]
    free.drag_to(king, 5, 4)
    assert page.locator("[data-board]").count() == 0, "chessmen on the plain green table"
    free.board("chessboard")
    free.drag_to(card, 2, 2)
    before = [(one["x"], one["y"]) for one in free.things()]
    expect(page.locator("[data-board]")).to_have_attribute("data-board", "m:square,8,8,checkered")
    free.board("hex-hexagon")
    expect(page.locator("[data-board]")).to_have_attribute("data-board", "m:hex-hexagon,5")
    assert [(one["x"], one["y"]) for one in free.things()] == before, "no piece has moved"
    # The board takes no commands: it lets every click through.
    assert page.locator("[data-board]").evaluate("(one) => getComputedStyle(one).pointerEvents") == "none"
    # Three kinds of things: the board, accessories (a piece, a device, a chip), tools.
    free.device("die")
    free.menu("accessories", "chips")
    free.doing(lambda: page.click("[data-add-chip]"))
    page.click("[data-done]")
    assert {one["is"] for one in free.things()} == {"piece", "device", "chip"}
    assert page.locator("[data-tool-button]").count() >= 5
    free.board("none")
    expect(page.locator("[data-board]")).to_have_count(0)


@claims("table#11", "table#12", "table#15")
def test_tools_by_click_by_menu_and_by_key(visit: Open) -> None:
    free = empty(visit)
    page = free.page
    shown = page.locator("[data-free]")
    tools = page.locator("[data-tool-button]").first.bounding_box()
    assert tools is not None
    assert tools["x"] < 60, "in the top left corner"
    for tool, key in (("flip", "F3"), ("return", "F4"), ("column", "F5"), ("hand", "F1")):
        page.click(f"[data-tool-button='{tool}']")
        expect(shown).to_have_attribute("data-tool", tool)
        other = "hand" if tool != "hand" else "flip"
        free.menu("tools", other)
        expect(shown).to_have_attribute("data-tool", other)
        page.keyboard.press(key)
        expect(shown).to_have_attribute("data-tool", tool)
    # The box is opened; no other tool is switched off by it.
    page.keyboard.press("F2")
    page.wait_for_selector("[data-box]")
    expect(shown).to_have_attribute("data-tool", "hand")
    page.keyboard.press("Escape")
    page.locator("[data-box]").wait_for(state="detached")
    free.menu("tools", "box")
    page.wait_for_selector("[data-box]")
    page.click("[data-tool-button='box']")
    page.locator("[data-box]").wait_for(state="detached")


def test_a_key_of_a_tool_does_not_reload_the_page_under_a_dialog(visit: Open) -> None:
    free = empty(visit)
    free.menu("accessories", "chips")
    kept = free.page.locator("[data-value]").evaluate(
        "(one) => !one.dispatchEvent(new KeyboardEvent('keydown', {key: 'F5', bubbles: true, cancelable: true}))"
    )
    assert kept
    expect(free.page.locator("[data-free]")).to_have_attribute("data-tool", "hand")


def test_held_cards_are_laid_face_up_or_down_or_thrown_back_by_menu_and_by_key(visit: Open) -> None:
    free = empty(visit)
    page = free.page
    dealt(free, 3)
    held = page.locator("[data-held-thing]")
    held.first.click(button="right")
    free.doing(lambda: page.click("[data-context='lay-down']"))
    free.wait_things(50, "hidden")
    # The same with the keyboard: the menu key, and the arrows within the menu.
    held.first.focus()
    page.keyboard.press("Shift+F10")
    expect(page.locator("[data-context='lay-up']")).to_be_focused()
    page.keyboard.press("ArrowDown")
    expect(page.locator("[data-context='lay-down']")).to_be_focused()
    page.keyboard.press("ArrowUp")
    free.doing(lambda: page.keyboard.press("Enter"))
    free.wait_things(1, "piece")
    held.first.focus()
    page.keyboard.press("Shift+F10")
    page.keyboard.press("ArrowUp")
    free.doing(lambda: page.keyboard.press("Enter"))
    expect(held).to_have_count(0)
    free.wait_things(51)
    assert len({(one["x"], one["y"]) for one in free.things()}) == 3, "the pile, and each card at a place of its own"


@claims("table#16", "table#17", "table#18", "table#46", "table#74", "table#76", "table#78")
def test_the_box_counts_and_pieces_come_and_go(visit: Open) -> None:
    free = empty(visit)
    page = free.page
    free.collect("chess", "white pawn", 8)
    free.collect("discs", "white disc", 4, back="black disc")
    assert free.things() == [], "new pieces are in the box, not on the board"
    free.box()
    discs = page.locator("[data-compartment]").nth(1)
    assert discs.locator("img").count() == 2, "front and back"
    pawns = page.locator("[data-compartment]").nth(0)
    expect(pawns.locator("[data-left]")).to_have_text("8")
    pawns.click()
    free.doing(lambda: page.click("[data-put]"))
    expect(pawns.locator("[data-left]")).to_have_text("7")
    outside = page.locator("[data-outside]").first
    expect(outside).to_contain_text("Board")
    page.fill("[data-put-count]", "7")
    free.doing(lambda: page.click("[data-put-many]"))
    expect(pawns.locator("[data-left]")).to_have_text("0")
    pile = free.wait_things(8)
    assert len({(one["x"], one["y"]) for one in pile}) == 1, "they pile up"
    felt = page.locator("[data-felt]").bounding_box()
    assert felt is not None
    assert pile[0]["left"] < felt["x"] + 160
    assert pile[0]["top"] < felt["y"] + 160, "in the top left corner"
    outside.click()
    free.doing(lambda: page.click("[data-take]"))
    free.wait_things(7)
    free.doing(lambda: page.click("[data-take-all]"))
    free.wait_things(0)
    expect(pawns.locator("[data-left]")).to_have_text("8")
    free.close_box()
    # Capture: move there and throw the other one back. Promotion: throw the pawn back, put another piece there.
    free.collect("chess", "black rook")
    pawn, rook = free.put(0)[0], free.put(2)[0]
    free.drag_to(rook, 4, 3)
    free.drag_to(pawn, 4, 3)
    free.tool("return")
    free.click(pawn)
    free.click(rook)
    free.wait_things(0)
    free.tool("hand")
    free.collect("chess", "white queen")
    free.drag_to(free.put(3)[0], 4, 3)


@claims("table#19", "table#20", "table#42", "table#43", "table#77")
def test_flip_and_throw_back(visit: Open, tmp_path: Path) -> None:
    free = empty(visit)
    page = free.page
    free.collect("discs", "white disc", 2, back="black disc")
    disc = free.put(0)[0]
    free.drag_to(disc, 4, 4)
    page.keyboard.press("F3")
    free.click(disc)
    assert free.thing(disc)["side"] == 1
    free.click(disc)
    assert free.thing(disc)["side"] == 0
    # A back of another size: the piece changes its size with every flip.
    page.keyboard.press("F1")
    free.menu("accessories", "pieces")
    page.wait_for_selector("[data-file]")
    bring(page, "[data-upload-piece]", tmp_path, "small.png", (64, 64))
    page.click("[data-preview-side='back']")
    bring(page, "[data-upload-piece]", tmp_path, "large.png", (128, 128))
    free.doing(lambda: page.click("[data-add]"))
    page.click("[data-done]")
    other = free.put(1)[0]
    free.drag_to(other, 6, 4)
    small = free.thing(other)["width"]
    page.keyboard.press("F3")
    free.click(other)
    assert free.thing(other)["width"] == pytest.approx(2 * small, rel=0.02)
    page.keyboard.press("F4")
    free.click(other)
    free.wait_things(1)


def bring(page: Page, field: str, folder: Path, name: str, size: tuple[int, int], colour: str = "#c04030") -> None:
    """Upload a picture through the page."""
    from PIL import Image

    Image.new("RGB", size, colour).save(folder / name)
    with page.expect_response(re.compile("/api/free/bring/picture")) as answer:
        page.set_input_files(field, folder / name)
    assert answer.value.status == 200
    page.wait_for_timeout(50)


@claims("table#21", "table#22", "table#23", "table#24")
def test_a_loose_column_is_recognised_listed_carried_and_straightened(visit: Open) -> None:
    free = empty(visit)
    page = free.page
    free.collect("discs", "red man", 3)
    ids = list(reversed(free.put(0, 3)))  # the topmost of the pile first
    for id, (x, y) in zip(ids, ((4.0, 4.0), (4.2, 3.9), (3.9, 4.15)), strict=True):
        free.drag_to(id, x, y)
    page.keyboard.press("F5")
    page.mouse.move(*free.pixel(4.0, 4.0))
    page.mouse.move(*free.pixel(4.02, 4.02))
    expect(page.locator("[data-column] li")).to_have_count(3)
    listed = page.locator("[data-column]").bounding_box()
    felt = page.locator("[data-felt]").bounding_box()
    assert listed is not None
    assert felt is not None
    left, right = listed["x"] - felt["x"], felt["x"] + felt["width"] - listed["x"] - listed["width"]
    assert min(left, right) < 20, "at the left or right edge of the window"
    free.drag_to(ids[-1], 7, 2)
    places = {(one["x"], one["y"]) for one in free.things()}
    assert len(places) == 1, "they cover each other exactly"
    order = sorted(free.things(), key=lambda one: one["z"])
    assert [one["id"] for one in order] == ids, "in their order"


@claims("table#25", "table#26", "table#27", "table#29", "table#31", "table#32", "table#33")
def test_positions_are_kept_apart_and_a_start_is_never_overwritten_by_a_slip(visit: Open) -> None:
    free = empty(visit)
    page = free.page
    title = page.locator("[data-title]")
    expect(title).to_have_text("Empty game")
    assert free.things() == []
    free.collect("discs", "red man", 2)
    free.put(0, 2)
    save(free, "start", "Duel")
    free.doing(lambda: free.menu("game", "new"))
    expect(title).to_have_text("Empty game")
    free.wait_things(0)
    assert page.locator("[data-board]").count() == 0
    open_kept(free, "start", "Duel")
    expect(title).to_have_text("Duel")
    one, _ = (one["id"] for one in free.wait_things(2))
    free.drag_to(one, 6, 5)
    # Save game goes into the other folder, even under the same name.
    save(free, "game", "Duel")
    # As a starting position the name is taken, and the program asks.
    free.menu("game", "save-start")
    page.fill("[data-name]", "Duel")
    page.click("[data-save]")
    page.wait_for_selector("[data-asked]")
    page.keyboard.press("Escape")
    open_kept(free, "start", "Duel")
    assert not [thing for thing in free.wait_things(2) if (thing["x"], thing["y"]) == (6, 5)], "the start is as it was"
    open_kept(free, "game", "Duel")
    assert max(thing["x"] for thing in free.wait_things(2)) == pytest.approx(6, abs=0.1)
    # A game of the library is a starting position too.
    free.menu("game", "open-start")
    page.fill("[data-library-search]", "reversi")
    free.doing(lambda: page.click("[data-lay='reversi']"))
    free.wait_things(4, "piece")
    expect(title).to_contain_text("Reversi")


def test_saving_says_so_and_removing_asks_first(visit: Open) -> None:
    free = empty(visit)
    page = free.page
    save(free, "game", "Tuesday")
    expect(page.locator("[data-verdict]")).to_contain_text("Saved as “Tuesday”")
    free.menu("game", "open-game")
    page.click("[data-forget='Tuesday']")
    expect(page.locator("[data-doomed]")).to_contain_text("Tuesday")
    expect(page.locator("[data-kept='Tuesday']")).to_have_count(1)
    page.click("[data-forget='Tuesday']")
    expect(page.locator("[data-kept='Tuesday']")).to_have_count(0)


def save(free: Free, folder: str, name: str) -> None:
    free.menu("game", f"save-{folder}")
    free.page.fill("[data-name]", name)
    free.page.click("[data-save]")
    free.page.locator("dialog").wait_for(state="detached")


def open_kept(free: Free, folder: str, name: str) -> None:
    free.menu("game", f"open-{folder}")
    free.doing(lambda: free.page.click(f"[data-kept='{name}']"))
    free.page.locator("dialog").wait_for(state="detached")


@claims("table#80", "table#81", "table#82", "table#83")
def test_marks_of_the_last_action_can_be_switched_off(visit: Open) -> None:
    free = empty(visit)
    page = free.page
    free.collect("discs", "white disc", 2, back="black disc")
    disc = free.put(0)[0]
    free.drag_to(disc, 3, 3)
    line = page.locator("[data-mark='line']")
    expect(line).to_have_count(1)
    assert float(line.get_attribute("x2") or 0) == pytest.approx(3, abs=0.1)
    green = "rgb(82, 201, 138)"
    assert line.evaluate("(one) => getComputedStyle(one).stroke") == green
    page.keyboard.press("F3")
    free.click(disc)
    circle = page.locator("[data-mark='turned']")
    expect(circle).to_have_count(1)
    assert float(circle.get_attribute("cx") or 0) == pytest.approx(3, abs=0.1)
    assert circle.evaluate("(one) => getComputedStyle(one).stroke") == green
    page.keyboard.press("F4")
    free.click(disc)
    gone = page.locator("[data-mark='removed']")
    expect(gone).to_have_count(1)
    assert gone.evaluate("(one) => getComputedStyle(one).stroke") == "rgb(224, 87, 74)"
    free.menu("settings", "marks")
    expect(page.locator("[data-mark]")).to_have_count(0)
    free.menu("settings", "marks")
    expect(gone).to_have_count(1)


def test_undo_and_redo_by_button_key_and_menu(visit: Open) -> None:
    free = empty(visit)
    page = free.page
    free.collect("discs", "red man", 2)
    disc = free.put(0)[0]
    where = free.thing(disc)["x"]
    free.drag_to(disc, 5, 3)
    free.doing(lambda: page.click("[data-undo]"))
    assert free.thing(disc)["x"] == where
    free.doing(lambda: page.keyboard.press("Control+y"))
    assert free.thing(disc)["x"] == pytest.approx(5, abs=0.1)
    free.doing(lambda: page.keyboard.press("Control+z"))
    free.doing(lambda: free.menu("game", "undo"))
    free.wait_things(0)


def test_things_are_moved_with_the_keyboard_alone(visit: Open) -> None:
    free = empty(visit)
    page = free.page
    free.collect("discs", "white disc", 1, back="black disc")
    disc = free.put(0)[0]
    page.locator(f"[data-thing='{disc}']").focus()
    x = free.thing(disc)["x"]
    free.doing(lambda: page.keyboard.press("ArrowRight"))
    assert free.thing(disc)["x"] == pytest.approx(x + 0.5, abs=0.01)
    free.doing(lambda: page.keyboard.press("Enter"))
    assert free.thing(disc)["side"] == 1
    free.doing(lambda: page.keyboard.press("Delete"))
    free.wait_things(0)


def test_a_table_is_exported_and_imported_as_one_file(visit: Open, tmp_path: Path) -> None:
    free = empty(visit)
    page = free.page
    free.board("morris")
    free.collect("discs", "red man", 3)
    free.put(0, 3)
    with page.expect_download() as download:
        free.menu("game", "export")
    file = tmp_path / "table.json"
    download.value.save_as(file)
    assert json.loads(file.read_text())["format"] == "ludoteka free table 1"
    other = empty(visit)
    other.doing(lambda: other.page.set_input_files("[data-import]", file))
    other.wait_things(3)
    expect(other.page.locator("[data-board]")).to_have_attribute("data-board", "m:morris")


def test_a_pile_is_laid_out_in_a_row_that_is_seen_whole(visit: Open) -> None:
    free = empty(visit)
    page = free.page
    free.set("dominoes-28")
    free.box()
    free.doing(lambda: page.click("[data-put-all]"))
    free.close_box()
    pile = free.wait_things(28)
    free.context(max(pile, key=lambda one: one["z"])["id"], "unstack")
    row = sorted(free.things(), key=lambda one: one["x"])
    assert len({one["x"] for one in row}) == 28
    assert len({one["y"] for one in row}) == 1
    window = page.viewport_size
    assert window is not None
    assert row[0]["left"] >= 0
    assert row[-1]["left"] + row[-1]["width"] <= window["width"]


def test_the_menu_of_a_piece_without_a_back_does_not_offer_to_flip_it(visit: Open) -> None:
    free = empty(visit)
    page = free.page
    free.collect("chess", "white king")
    free.collect("cards", "queen of spades", 1, back="back")
    king, queen = free.put(0)[0], free.put(1)[0]
    free.drag_to(queen, 4, 3)
    page.mouse.click(*free.at(king), button="right")
    expect(page.locator("[data-context='lock']")).to_be_visible()
    expect(page.locator("[data-context='act']")).to_have_count(0)
    page.keyboard.press("Escape")
    free.context(queen, "act")
    expect(
        page.locator(f"[data-thing='{queen}'][data-is='hidden'], [data-thing='{queen}'][data-side='1']")
    ).to_have_count(1)


def test_what_is_framed_is_carried_turned_and_thrown_back_together(visit: Open) -> None:
    free = empty(visit)
    page = free.page
    free.collect("discs", "red man", 4)
    ids = free.put(0, 4)
    for at, id in reversed(list(enumerate(ids))):  # the topmost first
        free.drag_to(id, 3.0 + at, 4.0)
    dice = [free.device("die", sides=6) for _ in range(2)]
    free.tool("column")
    page.mouse.move(*free.pixel(2.4, 3.4))
    page.mouse.down()
    page.mouse.move(*free.pixel(5.4, 4.6), steps=4)
    expect(page.locator("[data-frame]")).to_be_visible()
    page.mouse.up()
    expect(page.locator("[data-chosen]")).to_have_count(3)
    before = {id: free.thing(id) for id in ids}
    free.drag(ids[1], *free.pixel(4.0, 6.0))
    after = {id: free.thing(id) for id in ids}
    for id in ids[:3]:
        assert abs(after[id]["y"] - before[id]["y"] - 2.0) < 0.05
        assert abs(after[id]["x"] - before[id]["x"]) < 0.05
    assert after[ids[3]] == before[ids[3]]
    free.tool("hand")
    free.context(ids[0], "gather")
    assert len({(free.thing(id)["x"], free.thing(id)["y"]) for id in ids[:3]}) == 1
    free.context(ids[0], "return")
    free.wait_things(3)
    # With Shift and by keys.
    page.keyboard.press("Escape")
    for id in dice:
        page.keyboard.down("Shift")
        page.mouse.click(*free.at(id))
        page.keyboard.up("Shift")
    expect(page.locator("[data-chosen]")).to_have_count(2)
    free.context(dice[0], "act")
    assert all(free.thing(id)["label"].rpartition(" ")[2].isdigit() for id in dice)
    page.locator(f"[data-thing='{dice[0]}']").focus()
    page.keyboard.press("Control+a")
    expect(page.locator("[data-chosen]")).to_have_count(3)
    free.doing(lambda: page.keyboard.press("Delete"))
    free.wait_things(0)
