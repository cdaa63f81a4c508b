"""Access: axe finds nothing serious, a narrow phone needs no sideways scrolling, everything is spoken."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from .conftest import Open
from .hand import Hand
from .test_path import begin

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
PAGES = {
    "shelf": ("/", ".shelf .tile"),
    "game": ("/g/chess", "[data-begin]:enabled"),
    "cards": ("/g/whist", "[data-begin]:enabled"),
    "book": ("/book/go", "article h1"),
    "settings": ("/settings", "h1"),
    "mine": ("/me", "h1"),
    "lobby": ("/lobby", "h1"),
    "nowhere": ("/there/is/nothing", "h1"),
}


def faults(page: Page) -> list[str]:
    """What axe calls serious or critical."""
    assert AXE.is_file(), "axe-core is missing; ./start test installs it with the client"
    page.evaluate(AXE.read_text(encoding="utf-8"))
    found = page.evaluate("async () => (await axe.run(document, { resultTypes: ['violations'] })).violations")
    return [
        f"{one['id']}: {one['help']}: {one['nodes'][0]['html'][:160]}"
        for one in found
        if one["impact"] in ("serious", "critical")
    ]


@pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])
@pytest.mark.parametrize("name", PAGES)
def test_axe_finds_nothing_serious(visit: Open, name: str, dark: bool) -> None:
    path, ready = PAGES[name]
    page = visit(path, dark=dark)
    page.wait_for_selector(ready)
    page.wait_for_load_state("networkidle")
    assert faults(page) == []


@pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])
@pytest.mark.parametrize("game", ["chess", "whist", "backgammon"])
def test_axe_finds_nothing_serious_at_a_table(visit: Open, game: str, dark: bool) -> None:
    page = visit("/", dark=dark)
    hand = begin(page, game, "here")
    hand.act()
    assert faults(page) == []
    page.get_by_role("button", name="More").click()
    assert faults(page) == []


def test_axe_finds_nothing_serious_after_a_game_and_before_one(visit: Open) -> None:
    page = visit("/")
    begin(page, "connect-four", "here").play_out(200)
    assert faults(page) == []
    other = visit("/")
    begin(other, "chess", "friend")
    other.wait_for_selector(".waiting")
    assert faults(other) == []


def overflow(page: Page) -> int:
    width: int = page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth")
    return width


@pytest.mark.parametrize("language", ["en-GB", "hu-HU"])
@pytest.mark.parametrize("name", PAGES)
def test_a_narrow_phone_needs_no_sideways_scrolling(visit: Open, name: str, language: str) -> None:
    path, ready = PAGES[name]
    page = visit(path, phone=True, language=language)
    page.wait_for_selector(ready)
    assert overflow(page) == 0


@pytest.mark.parametrize("game", ["chess", "whist", "backgammon", "stratego"])
def test_a_phone_shows_the_whole_table(visit: Open, game: str) -> None:
    page = visit("/", phone=True)
    hand = begin(page, game, "here")
    hand.way = "touch"
    hand.act()
    assert overflow(page) == 0
    tall = page.evaluate("document.documentElement.scrollHeight - window.innerHeight")
    assert tall <= 0, f"the page is {tall} pixels taller than the phone"


@pytest.mark.parametrize("game", ["chess", "whist", "qubic"])
def test_a_phone_that_lies_on_its_side_shows_the_whole_table_and_a_large_board(visit: Open, game: str) -> None:
    page = visit("/", phone=True)
    page.set_viewport_size({"width": 740, "height": 360})
    begin(page, game, "here")
    assert overflow(page) == 0
    assert page.evaluate("document.documentElement.scrollHeight - window.innerHeight") <= 0
    for part in ("section.seat >> nth=0", ".frame", "section.seat.near", "div.acts"):
        box = page.locator(part).bounding_box()
        assert box is not None
        assert box["y"] >= 0, part
        assert box["y"] + box["height"] <= 361, part
    if game != "whist":
        # The storeys of qubic stand two and two: the seats beside the board leave it its height.
        tall = page.evaluate(
            """() => { const boxes = [...document.querySelectorAll('g.cell')].map((one) => one.getBoundingClientRect());
              return Math.max(...boxes.map((box) => box.bottom)) - Math.min(...boxes.map((box) => box.top)); }"""
        )
        assert tall > 280
    assert faults(page) == []


def test_cells_are_spoken(visit: Open) -> None:
    page = visit("/")
    begin(page, "chess", "here")
    expect(page.get_by_role("button", name="E2, White pawn, can be chosen")).to_be_attached()
    expect(page.get_by_role("button", name="E8, Black king", exact=True)).to_be_attached()


def test_cells_are_spoken_in_hungarian(visit: Open) -> None:
    page = visit("/", language="hu-HU")
    begin(page, "chess", "here")
    expect(page.get_by_role("button", name="E2, Világos gyalog, választható")).to_be_attached()


def test_moves_and_results_are_announced(visit: Open) -> None:
    page = visit("/")
    hand = begin(page, "connect-four", "here")
    live = page.locator("[aria-live='assertive']")
    hand.act()
    expect(live).to_contain_text("Red:")
    hand.play_out(200)
    expect(live).to_contain_text(page.locator("[data-result]").inner_text())


def test_every_target_of_a_phone_is_large_enough(visit: Open) -> None:
    """Buttons are 44 pixels high, but for chips of the record and switches in a line of text."""
    page = visit("/", phone=True)
    Hand(page)
    begin(page, "chess", "here")
    small = page.evaluate(
        """() => [...document.querySelectorAll('button, a.button, nav a')]
            .map((one) => [one.textContent.trim(), one.getBoundingClientRect()])
            .filter(([, box]) => box.width > 0 && (box.height < 43.5 || box.width < 43.5)).map(([text]) => text)"""
    )
    assert small == []
