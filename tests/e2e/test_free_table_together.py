"""Several people at one free table, games of the library on it, and the referee."""

from __future__ import annotations

from itertools import pairwise
from urllib.parse import quote, unquote

import pytest
from playwright.sync_api import Page, expect

from .conftest import Open
from .free import Free, dealt
from .test_free_table import empty
from .test_path import begin


def join(visit: Open, host: Free) -> Free:
    """Somebody else comes with the invitation."""
    host.page.click("[data-invite]")
    address = host.page.locator("[data-invitation]").input_value()
    host.page.keyboard.press("Escape")
    host.page.locator("dialog").wait_for(state="detached")
    return Free(visit(address.partition("/f/")[1] + address.partition("/f/")[2]))


def test_what_one_does_the_other_sees_with_cursor_turn_and_talk(visit: Open) -> None:
    a = empty(visit)
    a.collect("discs", "red man", 3)
    b = join(visit, a)
    [disc] = a.put(0)
    b.wait_things(1)
    b.drag_to(disc, 5, 4)
    a.page.wait_for_function(
        "(id) => Math.abs(document.querySelector(`[data-thing='${id}']`).dataset.x - 5) < 0.2", arg=disc
    )
    assert a.marks("line") == 1
    # The cursor of the other, with his name.
    b.page.mouse.move(*b.pixel(3, 3))
    b.page.mouse.move(*b.pixel(3.2, 3.1))
    cursor = a.page.locator("[data-cursor]")
    expect(cursor).to_have_count(1)
    expect(cursor).to_contain_text("Guest")
    # What the other carries cannot be taken out of his hand.
    b.page.mouse.move(*b.at(disc))
    b.page.mouse.down()
    b.page.mouse.move(*b.pixel(6, 5), steps=5)
    a.page.wait_for_selector(f"[data-thing='{disc}'].held")
    b.page.mouse.up()
    # People, the turn marker, remarks, the log.
    a.page.click("[data-panel-button]")
    expect(a.page.locator("[data-person]")).to_have_count(2)
    a.doing(a.page.locator("[data-turn]").last.click)
    expect(b.page.locator("[data-turn-marker]")).to_contain_text("is to play")
    b.page.click("[data-panel-button]")
    b.page.fill("[data-say]", "Szervusz!")
    b.page.keyboard.press("Enter")
    expect(a.page.locator("[data-log] .said")).to_contain_text("Szervusz!")
    expect(a.page.locator("[data-what='move']").first).to_contain_text("moved red man")
    # Anybody may undo, and the log says who did.
    b.doing(lambda: b.page.click("[data-undo]"))
    expect(a.page.locator("[data-what='undo']")).to_have_count(1)


def test_a_spectator_looks_on_and_may_touch_nothing(visit: Open) -> None:
    a = empty(visit)
    a.collect("discs", "red man", 1)
    [disc] = a.put(0)
    identity = a.page.locator("[data-free]").get_attribute("data-free")
    watching = Free(visit(f"/f/{identity}"))
    expect(watching.page.locator("[data-looking]")).to_be_visible()
    watching.page.mouse.move(*watching.at(disc))
    watching.page.mouse.down()
    watching.page.mouse.move(700, 500, steps=3)
    watching.page.mouse.up()
    where = a.thing(disc)
    a.page.wait_for_timeout(200)
    assert a.thing(disc) == where
    a.page.click("[data-panel-button]")
    expect(a.page.locator("[data-spectators]")).to_contain_text("One looks on")


def test_hands_are_private_and_cards_are_shuffled_and_dealt(visit: Open) -> None:
    a = empty(visit)
    a.set("cards-52")
    b = join(visit, a)
    frames: list[str] = []
    b.page.on("websocket", lambda socket: socket.on("framereceived", lambda data: frames.append(str(data))))
    b.page.reload()
    b = Free(b.page)
    a.box()
    a.doing(lambda: a.page.click("[data-put-shuffled]"))
    a.close_box()
    pile = a.wait_things(52, "hidden")
    back = a.page.locator("[data-is='hidden'] img").first.get_attribute("data-art") or ""
    top = max(pile, key=lambda one: one["z"])
    a.drag_to(top["id"], 4, 3)
    b.wait_things(52)
    frames.clear()
    a.context(top["id"], "draw")
    held = a.page.locator("[data-held-thing]")
    expect(held).to_have_count(1)
    card = held.get_attribute("aria-label") or ""
    assert card
    picture = held.locator("img").get_attribute("src") or ""
    assert picture
    assert quote(back, safe="") not in picture, "one's own card is seen from the front"
    b.wait_things(51)
    kind = "card " + unquote(picture).partition("card:")[2].partition("~")[0]
    changed = [frame for frame in frames if '"frame":"changed"' in frame]
    assert changed
    assert not [frame for frame in changed if f'"{kind}"' in frame or card in frame], (
        "the card was never sent to the other"
    )
    # Dealing: one to everybody.
    rest = max(a.things("hidden"), key=lambda one: one["z"])
    a.context(rest["id"], "shuffle")
    a.context(rest["id"], "deal-1")
    expect(b.page.locator("[data-held-thing]")).to_have_count(1)
    expect(held).to_have_count(2)
    # Laid on the table, everybody sees it.
    box = held.first.bounding_box()
    assert box is not None
    mouse = a.page.mouse
    mouse.move(box["x"] + 10, box["y"] + 10)
    mouse.down()
    mouse.move(*a.pixel(6, 3), steps=4)
    a.doing(mouse.up)
    assert [one["kind"] for one in b.wait_things(1, "piece")] == [kind]


def test_a_zone_hides_what_lies_in_it_and_locks_hold(visit: Open) -> None:
    a = empty(visit)
    a.collect("chess", "white king")
    b = join(visit, a)
    a.doing(lambda: a.menu("accessories", "zone"))
    [zone] = a.wait_things(1, "zone")
    [king] = a.put(0)
    a.drag_to(king, zone["x"], zone["y"])
    expect(b.page.locator("[data-is='shut'] [data-within]")).to_have_attribute("data-within", "1")
    assert [one["is"] for one in b.things()] == ["shut"], "how many, not what or where"
    # Whoever drags somebody else's place moves his own look at the table; there is nothing else to do with it.
    there = b.at(zone["id"])
    b.page.mouse.click(*there, button="right")
    expect(b.page.locator(".context")).to_have_count(0)
    b.page.mouse.move(*there)
    b.page.mouse.down()
    b.page.mouse.move(there[0] + 60, there[1] + 40, steps=3)
    b.page.mouse.up()
    assert b.at(zone["id"]) == (there[0] + 60, there[1] + 40)
    assert (b.thing(zone["id"])["x"], b.thing(zone["id"])["y"]) == (zone["x"], zone["y"])
    assert len(a.things("piece")) == 1
    # By keys out of the place: what comes out is new to all, and keeps the focus of who moved it.
    a.page.focus(f"[data-thing='{king}']")
    for _ in range(4):
        a.doing(lambda: a.page.keyboard.press("ArrowDown"))
    [king] = [one["id"] for one in b.wait_things(1, "piece")]
    expect(a.page.locator(f"[data-thing='{king}']")).to_be_focused()
    b.context(king, "lock")
    where = a.thing(king)
    a.page.wait_for_selector(f"[data-thing='{king}'].locked")
    a.page.mouse.move(*a.at(king))
    a.page.mouse.down()
    a.page.mouse.move(600, 500, steps=3)
    a.page.mouse.up()
    assert (a.thing(king)["x"], a.thing(king)["y"]) == (where["x"], where["y"])
    a.context(king, "lock")
    a.drag_to(king, 3, 5)


@pytest.mark.parametrize("game", ["chess", "backgammon", "hex"])
def test_a_game_is_laid_out_with_one_click(visit: Open, game: str) -> None:
    page = visit(f"/g/{game}")
    page.wait_for_selector("[data-begin]:enabled")
    page.click("[data-lay-out]")
    free = Free(page)
    page.wait_for_function("() => document.querySelector('[data-board]')?.naturalWidth > 0")
    if game == "chess":
        pieces = free.wait_things(32, "piece")
        free.drag_to(pieces[0]["id"], 4.3, 4.4)


def test_a_running_match_is_laid_out_from_its_position(visit: Open) -> None:
    page = visit("/")
    hand = begin(page, "chess", "here")
    hand.choose("e2")
    hand.choose("e4")
    page.wait_for_selector("[data-table][data-ply='1']")
    page.get_by_role("button", name="More").click()
    page.click("[data-lay-out]")
    free = Free(page)
    pieces = free.wait_things(32, "piece")
    assert sum((one["x"], one["y"]) == (4.5, 4.5) for one in pieces) == 1


def on_cell(free: Free, x: float, y: float) -> int:
    return next(one["id"] for one in free.things("piece") if abs(one["x"] - x) < 0.3 and abs(one["y"] - y) < 0.3)


def dial(free: Free, mode: str) -> None:
    free.menu("settings", f"referee-{mode}")


def test_the_referee_dial_is_turned_in_the_middle_of_a_game(visit: Open) -> None:
    page: Page = visit("/g/chess")
    page.wait_for_selector("[data-begin]:enabled")
    page.click("[data-lay-out]")
    free = Free(page)
    free.wait_things(32, "piece")
    # Free: e4 by hand.
    free.drag_to(on_cell(free, 4.5, 6.5), 4.5, 4.5)
    assert page.locator("[data-verdict]").count() == 0
    # Enforced: the same position goes on, it is Black's turn; an illegal try slides back with the reason.
    free.doing(lambda: dial(free, "enforced"))
    verdict = page.locator("[data-verdict='enforced']")
    expect(verdict).to_contain_text("Black")
    pawn = on_cell(free, 3.5, 1.5)
    page.mouse.move(*free.at(pawn))
    page.mouse.down()
    page.mouse.move(*free.pixel(3.5, 4.5), steps=4)
    page.mouse.up()
    expect(page.locator(".verdict.wrong")).to_be_visible()
    assert free.thing(pawn)["y"] == pytest.approx(1.5, abs=0.1)
    free.drag_to(pawn, 3.5, 3.5)
    expect(verdict).to_contain_text("White")
    # A capture takes the piece away by itself; a move can also be chosen from the list.
    free.drag_to(on_cell(free, 4.5, 4.5), 3.5, 3.5)
    free.wait_things(31, "piece")
    page.select_option("[data-moves]", "Nf6")
    free.doing(lambda: page.click("[data-play]"))
    assert on_cell(free, 5.5, 2.5)
    # Arbiter: everything may be done, and the program says what is wrong with it.
    free.doing(lambda: dial(free, "arbiter"))
    free.drag_to(on_cell(free, 0.5, 7.5), 0.5, 4.5)
    expect(page.locator("[data-verdict='arbiter'][data-legal='false']")).to_be_visible()
    # Back to enforced is refused with a reason while the position is impossible.
    dial(free, "enforced")
    expect(page.locator(".verdict.wrong")).to_contain_text("No legal moves lead")
    free.doing(lambda: page.click("[data-undo]"))
    expect(page.locator("[data-verdict='arbiter'][data-legal='true']")).to_be_visible()
    free.doing(lambda: dial(free, "enforced"))
    expect(verdict).to_be_visible()


def test_the_dice_can_be_checked(visit: Open) -> None:
    free = empty(visit)
    page = free.page
    die = free.device("die")
    page.keyboard.press("F3")
    free.click(die)
    free.menu("settings", "dice")
    promised = page.locator("[data-commitment]").inner_text()
    free.doing(lambda: page.click("[data-reveal]"))
    from ludoteka.play.chance import commitment

    secret = page.locator("[data-revealed]").inner_text()
    assert commitment(bytes.fromhex(secret)) == promised
    expect(page.locator("[data-commitment]")).not_to_have_text(promised)


def test_the_secret_is_not_told_while_cards_lie_face_down_and_it_says_why(visit: Open) -> None:
    free = empty(visit)
    page = free.page
    free.set("cards-52")
    free.box()
    free.doing(lambda: page.click("[data-put-shuffled]"))
    free.close_box()
    free.menu("settings", "dice")
    page.click("[data-reveal]")
    expect(page.locator("dialog [role='alert']")).to_contain_text("face down")
    assert page.locator("[data-revealed]").count() == 0


def test_what_lies_outside_a_smaller_window_is_told_and_shown(visit: Open) -> None:
    free = empty(visit)
    free.collect("discs", "red man", 2)
    other = join(visit, free)
    other.page.set_viewport_size({"width": 420, "height": 640})
    one, two = free.put(0, 2)
    free.drag(two, 1200, 500)
    button = other.page.locator("[data-beyond]")
    expect(button).to_be_visible()
    button.click()
    expect(button).to_have_count(0)
    for id in (one, two):
        expect(other.page.locator(f"[data-thing='{id}']")).to_be_in_viewport(ratio=0.95)


def test_what_is_carried_from_the_hand_stays_the_same_while_others_deal(visit: Open) -> None:
    """Held cards get new numbers whenever something is taken, so that others cannot follow them."""
    free = empty(visit)
    page = free.page
    dealt(free, 5)
    other = join(visit, free)
    other.wait_things(47)
    held = page.locator("[data-held-thing]")
    card = held.nth(1)
    name, number = card.get_attribute("aria-label"), card.get_attribute("data-held-thing")
    box = card.bounding_box()
    assert box is not None
    page.mouse.move(box["x"] + 8, box["y"] + 30)
    page.mouse.down()
    page.mouse.move(600, 300, steps=3)
    other.deal(max(other.things(), key=lambda one: one["z"])["id"], 3)
    expect(held).to_have_count(8)
    assert number not in [one.get_attribute("data-held-thing") for one in held.all()]
    free.doing(page.mouse.up)
    expect(held).to_have_count(7)
    assert [one["label"] for one in free.things("piece")] == [name]


def test_the_table_comes_back_after_a_break(visit: Open) -> None:
    free = empty(visit)
    page = free.page
    free.collect("discs", "red man", 2)
    free.put(0)
    page.reload()
    again = Free(page)
    again.wait_things(1)
    page.goto("/f")
    expect(page.locator("[data-free-mine]").first).to_be_visible()


def test_on_the_phone_the_table_is_used_by_touch(visit: Open) -> None:
    page = visit("/g/chess", phone=True)
    page.wait_for_selector("[data-begin]:enabled")
    page.click("[data-lay-out]")
    free = Free(page)
    free.wait_things(32, "piece")
    width = page.evaluate("() => document.documentElement.scrollWidth")
    assert width <= 360, "nothing sticks out"
    pawn = on_cell(free, 4.5, 6.5)
    free.tool("return")
    before = free.seq
    page.touchscreen.tap(*free.at(pawn))
    free.after(before)
    free.wait_things(31, "piece")


def test_a_hand_is_arranged_by_its_holder_and_stays_so(visit: Open) -> None:
    free = empty(visit)
    a, b = free.page, join(visit, free).page
    expect(a.locator("[data-hand]")).to_be_visible()
    dealt(free, 5)
    held = a.locator("[data-held-thing]")

    def names() -> list[str]:
        return [str(held.nth(at).get_attribute("aria-label")) for at in range(5)]

    def carry(start: int, to: int) -> None:
        first, last = held.nth(start).bounding_box(), held.nth(to).bounding_box()
        assert first is not None
        assert last is not None
        a.mouse.move(first["x"] + 10, first["y"] + 20)
        a.mouse.down()
        a.mouse.move(last["x"] + last["width"] - 4, last["y"] + 20, steps=5)
        a.mouse.up()

    before, others = names(), b.locator("[data-held-thing]").first.get_attribute("aria-label")
    carry(0, 2)
    moved = [*before[1:3], before[0], *before[3:]]
    assert names() == moved
    held.nth(2).focus()
    a.keyboard.press("Shift+ArrowRight")
    expect(held.nth(3)).to_be_focused()
    moved[2:4] = reversed(moved[2:4])
    assert names() == moved
    a.keyboard.press("ArrowLeft")
    expect(held.nth(2)).to_be_focused()
    a.reload()
    Free(a)
    expect(held).to_have_count(5)
    assert names() == moved
    held.first.click(button="right")
    a.click("[data-context='sort']")
    suits = [name.rpartition(" ")[2] for name in names()]
    assert sum(one != two for one, two in pairwise(suits)) == len(set(suits)) - 1
    assert b.locator("[data-held-thing]").first.get_attribute("aria-label") == others


def test_as_many_as_wished_are_dealt_to_those_who_are_here(visit: Open) -> None:
    free = empty(visit)
    join(visit, free).page.close()
    a, b = free.page, join(visit, free).page
    expect(a.locator("[data-hand]")).to_be_visible()
    a.click("[data-panel-button]")
    expect(a.locator("[data-person].away")).to_have_count(1)
    a.click("[data-panel-button]")
    free.set("cards-52")
    free.box()
    free.doing(lambda: a.click("[data-put-shuffled]"))
    free.close_box()
    top = max(free.wait_things(52), key=lambda one: one["z"])["id"]
    a.mouse.click(*free.at(top), button="right")
    a.click("[data-context='deal']")
    expect(a.locator("[data-deal-to]:checked")).to_have_count(2)
    a.fill("[data-deal-each]", "27")
    expect(a.locator("[data-deal]")).to_be_disabled()
    a.fill("[data-deal-each]", "6")
    free.doing(lambda: a.click("[data-deal]"))
    expect(a.locator("[data-held-thing]")).to_have_count(6)
    expect(b.locator("[data-held-thing]")).to_have_count(6)
    assert len(free.things()) == 40
