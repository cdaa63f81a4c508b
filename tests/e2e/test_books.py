"""Rule books in the browser: their languages, their direction, and what is not remembered."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from .conftest import Open
from .hand import Hand
from .test_path import at_ply


def choose(page: Page, language: str) -> None:
    page.locator("[data-language]").select_option(language)
    expect(page.locator("article")).to_have_attribute("lang", language)


def test_a_book_is_read_in_another_language_from_the_same_section(visit: Open) -> None:
    page = visit("/book/squadro")
    expect(page.locator("article")).to_have_attribute("lang", "en")
    assert page.locator("[data-language] option").count() == 24
    expect(page.locator("[data-language] option[value=ko]")).to_have_text("한국어")
    page.locator("#s5").scroll_into_view_if_needed()
    page.evaluate("document.getElementById('s5').scrollIntoView()")
    choose(page, "fr")
    expect(page.locator("#s5 h2")).to_have_text("Règles particulières")
    expect(page.locator("#s5 h2")).to_be_in_viewport()
    page.wait_for_url(re.compile(r"/book/squadro\?in=fr#s5$"))
    page.reload()
    expect(page.locator("article")).to_have_attribute("lang", "fr")
    page.go_back()
    expect(page.locator("article")).to_have_attribute("lang", "en")


@pytest.mark.parametrize("phone", [False, True])
def test_hebrew_is_read_from_the_right_and_boards_stay_as_they_are(visit: Open, phone: bool) -> None:
    page = visit("/book/squadro?in=he", phone=phone)
    article = page.locator("article")
    expect(article).to_have_attribute("dir", "rtl")
    text = article.locator("p").first
    assert text.evaluate("element => getComputedStyle(element).direction") == "rtl"
    assert article.locator("svg").first.evaluate("element => getComputedStyle(element).direction") == "ltr"
    assert page.evaluate("document.documentElement.dir") == "ltr"
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_the_language_of_a_book_is_of_that_page_only(visit: Open) -> None:
    page = visit("/book/squadro?in=el")
    expect(page.locator("article")).to_have_attribute("lang", "el")
    page.goto("/book/squadro")
    expect(page.locator("article")).to_have_attribute("lang", "en")
    page.goto("/book/hex?in=el")
    expect(page.locator("article")).to_have_attribute("lang", "en")
    expect(page.locator("[data-language]")).to_have_value("en")
    assert page.evaluate("document.documentElement.lang") == "en"


def test_who_comes_with_another_language_finds_the_book_in_it(visit: Open) -> None:
    page = visit("/book/squadro", language="de-AT")
    expect(page.locator("article")).to_have_attribute("lang", "de")
    assert page.evaluate("document.documentElement.lang") == "en"
    page.goto("/settings")
    page.get_by_text("Magyar").click()
    expect(page.locator("html")).to_have_attribute("lang", "hu")
    page.goto("/book/squadro")
    expect(page.locator("article")).to_have_attribute("lang", "hu")


def test_a_diagram_is_played_on_and_found_again(visit: Open) -> None:
    page = visit("/book/chess")
    figure = page.locator("figure", has_text="A knight in a crowd")
    figure.get_by_role("button", name="Play on from here").click()
    page.wait_for_selector("[data-table]")
    hand = Hand(page)
    hand.ready()
    hand.choose("d4")
    hand.choose("e6")
    at_ply(page, 1)
    page.go_back()
    expect(figure).to_be_in_viewport()
    expect(page.locator("figure", has_text="Checkmate").get_by_role("button")).to_have_count(0)


def test_a_printed_book_is_light_and_has_no_buttons(visit: Open) -> None:
    page = visit("/book/hex", dark=True)
    button = page.locator("figure .try").first
    expect(button).to_be_visible()
    page.wait_for_load_state("networkidle")
    dark = page.locator("figure svg").first.inner_html()
    page.evaluate("dispatchEvent(new Event('beforeprint'))")
    page.emulate_media(media="print")
    expect(button).to_be_hidden()
    expect(page.locator("html")).to_have_attribute("data-theme", "light")
    assert page.locator("figure svg").first.inner_html() != dark
    page.evaluate("dispatchEvent(new Event('afterprint'))")
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    assert page.locator("figure svg").first.inner_html() == dark


def test_a_book_that_could_not_be_fetched_is_asked_for_again(visit: Open) -> None:
    page = visit("/settings")
    page.context.route("**/api/books/**", lambda route: route.abort())
    page.evaluate("history.pushState(null, '', '/book/hex'); dispatchEvent(new PopStateEvent('popstate'))")
    again = page.get_by_role("button", name="Try again")
    expect(again).to_be_visible()
    page.context.unroute("**/api/books/**")
    again.click()
    expect(page.locator("#s1 h2")).to_be_visible()
