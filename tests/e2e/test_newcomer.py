"""What a newcomer meets: nothing that is said is covered, and nothing that is offered is refused."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from ludoteka.play import variant

from .conftest import Open
from .test_every_game import set_table

COVERED = """(part) => {
  const box = part.getBoundingClientRect();
  const top = document.elementFromPoint(box.x + 8, box.bottom - 8);
  return !(part === top || part.contains(top));
}"""
AT_ONCE = """() => {
  [...document.querySelectorAll('.bar button')].find((one) => one.textContent.includes('Hint')).click();
  return new Promise((done) => requestAnimationFrame(() => done(document.querySelector('.reason') === null)));
}"""


def against_the_computer(page: Page) -> None:
    page.locator("[data-begin]:enabled").click()
    page.wait_for_selector("[data-can]")


def test_who_asks_for_a_hint_no_longer_reads_why_the_last_try_was_wrong(visit: Open) -> None:
    page = visit("/g/reversi")
    against_the_computer(page)
    page.locator("[data-step=a1]").click()
    expect(page.locator(".reason")).to_be_visible()
    assert page.evaluate(AT_ONCE)
    expect(page.locator(".advice")).to_be_visible()


def test_the_answer_to_an_offer_is_read_although_a_hint_stands_there(visit: Open) -> None:
    page = visit("/g/reversi")
    against_the_computer(page)
    page.get_by_role("button", name="Hint").click()
    expect(page.locator(".advice")).to_be_visible()
    page.get_by_role("button", name="More").click()
    page.get_by_role("button", name="Offer a draw").click()
    expect(page.get_by_text("The computer plays on")).to_be_visible()


def test_who_invites_says_his_name_no_hint_is_offered_among_people_and_who_comes_late_watches(visit: Open) -> None:
    page = visit("/g/connect-four")
    page.locator("input[value=friend]").check()
    page.locator("[data-name]").fill("Anna")
    page.locator("[data-begin]:enabled").click()
    link = page.get_by_label("Link of the invitation").input_value()
    friend = visit(link)
    expect(friend.get_by_role("heading", name="Anna invites you")).to_be_visible()
    friend.locator("[data-sit]").click()
    for each in (page, friend):
        expect(each.get_by_role("button", name="Take back")).to_be_visible()
        expect(each.get_by_role("button", name="Hint")).to_have_count(0)
    late = visit(link)
    expect(late.get_by_text("You are watching; Red to move")).to_be_visible()


def test_what_is_unfolded_and_what_went_wrong_is_not_behind_the_button(visit: Open) -> None:
    page = visit("/g/chess")
    page.locator("[data-begin]:enabled").wait_for()
    page.locator("summary", has_text="More choices").click()
    clock = page.get_by_label("Clock")
    expect(clock).to_be_in_viewport(ratio=1)
    assert not clock.evaluate(COVERED)
    page.locator("summary", has_text="Go on with").click()
    page.locator("[data-written]").fill("1. e4 e5 2. Ke3")
    page.locator("[data-begin]").click()
    trouble = page.locator(".trouble")
    expect(trouble).to_be_in_viewport(ratio=1)
    assert not trouble.evaluate(COVERED)


def test_hungarians_read_the_letters_of_chess_that_they_know(visit: Open) -> None:
    page = visit("/", language="hu-HU")
    hand = set_table(page, variant("chess"), "")
    for step in ("g1", "f3", "g8", "f6"):
        now = hand.ready()
        hand.choose(step)
        hand.wait(now)
    expect(page.locator(".move[data-ply='1']")).to_have_text("Hf3")
    expect(page.locator(".move[data-ply='2']")).to_have_text("Hf6")
    expect(page.locator("[aria-live]", has_text="Hf6")).to_have_count(1)


def test_the_points_at_the_end_say_whose_they_are_and_hold_the_komi(visit: Open) -> None:
    page = visit("/settings")
    hand = set_table(page, variant("go", "9x9"), "")
    for step in ("e5", "a1", "do:pass", "do:pass"):
        now = hand.ready()
        hand.choose(step)
        hand.wait(now)
    hand.wait_over()
    expect(page.locator("[data-points]")).to_have_text("Black 1 · White 8.5")
