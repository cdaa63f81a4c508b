"""Language, looks, working without the network, and how fast it opens."""

from __future__ import annotations

import gzip
import re
from pathlib import Path

from playwright.sync_api import expect

from ludoteka.server.settings import CLIENT

from .conftest import Open
from .test_path import at_ply, begin


def test_the_language_is_the_browsers_and_can_be_chosen(visit: Open) -> None:
    page = visit("/settings", language="hu-HU")
    expect(page.get_by_role("heading", level=1)).to_have_text("Beállítások")
    page.get_by_role("button", name="English").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Settings")
    page.goto("/g/chess")
    expect(page.get_by_role("heading", level=1)).to_have_text("Chess")
    expect(page.locator("html")).to_have_attribute("lang", "en")


def test_boards_and_pieces_change_their_looks(visit: Open) -> None:
    page = visit("/settings")
    page.get_by_label("Slate").check(force=True)
    page.get_by_role("button", name="for all kinds of colour vision").click()
    page.get_by_role("button", name="dark", exact=True).click()
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    page.goto("/g/chess")
    page.wait_for_selector(".cell", state="attached")
    art = page.locator(".art").inner_html()
    assert "#a9b3b8" in art, "the light cells of slate by lamp light"
    assert "#cfb27e" not in art, "no wood"


FIRST_PIECE = """() => {
  const href = document.querySelector('svg.board .pieces use')?.getAttribute('href') ?? '';
  return document.getElementById(href.slice(1))?.innerHTML;
}"""


def test_who_does_not_read_the_characters_sees_figures(visit: Open) -> None:
    page = visit("/")
    begin(page, "shogi")
    looks = (
        "() => document.querySelector(document.querySelector('svg.board .pieces use').getAttribute('href')).innerHTML"
    )
    written = page.evaluate(looks)
    page.get_by_role("button", name="More").click()
    page.get_by_role("button", name="Figures instead of characters").click()
    changed = f"(before) => ![undefined, before].includes(({FIRST_PIECE})())"
    page.wait_for_function(changed, arg=written)
    page.reload()
    page.wait_for_function(changed, arg=written)
    page.goto("/settings")
    expect(page.get_by_label("Figures instead of characters")).to_be_checked()


def test_what_is_chosen_is_seen_where_the_system_chooses_the_colours(visit: Open) -> None:
    page = visit("/settings")
    page.emulate_media(forced_colors="active")
    page.wait_for_selector("[aria-pressed='true']")
    ground = "one => getComputedStyle(one).backgroundColor"
    chosen = page.locator("[aria-pressed='true']").first.evaluate(ground)
    assert chosen != page.locator("[aria-pressed='false']").first.evaluate(ground)
    assert chosen == page.locator("label.on").first.evaluate(ground)
    assert chosen == page.locator("nav [aria-current]").first.evaluate(ground)


def test_the_board_turns_to_who_sits_there_and_letters_stay_upright(visit: Open) -> None:
    page = visit("/g/chess")
    page.wait_for_selector("[data-begin]:enabled")
    page.get_by_role("button", name="Black", exact=True).click()
    page.click("[data-begin]")
    page.wait_for_selector("[data-table]")
    expect(page.locator(".art")).to_have_attribute("transform", re.compile(r"^rotate\(180 "))
    assert page.locator(".art .label").first.evaluate("(one) => getComputedStyle(one).rotate") == "-180deg"
    page.keyboard.press("f")
    expect(page.locator(".art")).to_have_attribute("transform", re.compile(r"^rotate\(0 "))


def test_the_board_is_enlarged_with_keys_and_wheel(visit: Open) -> None:
    page = visit("/")
    begin(page, "go", "here")
    board = page.locator("svg.board.live")
    whole = board.get_attribute("viewBox")
    page.keyboard.press("+")
    expect(board).not_to_have_attribute("viewBox", whole or "")
    for _ in range(4):
        page.keyboard.press("-")
    expect(board).to_have_attribute("viewBox", whole or "")
    board.hover()
    page.mouse.wheel(0, -300)
    expect(board).not_to_have_attribute("viewBox", whole or "")


def test_the_program_opens_without_the_server(visit: Open) -> None:
    page = visit("/")
    page.wait_for_selector(".shelf .tile")
    page.evaluate("async () => { await navigator.serviceWorker.ready }")
    page.reload()
    page.wait_for_selector(".shelf .tile")
    page.context.set_offline(True)
    page.reload()
    page.wait_for_selector(".shelf .tile")
    expect(page.get_by_role("searchbox")).to_be_visible()
    page.context.set_offline(False)


KEPT = """async () => {
  for (const what of ['games', 'words']) {
    while (!(await caches.match(`/api/${what}?language=en`))) await new Promise((done) => setTimeout(done, 50));
  }
}"""


def test_one_visit_is_enough_to_open_the_shelf_without_the_server(visit: Open) -> None:
    page = visit("/")
    page.wait_for_selector(".shelf .tile")
    page.evaluate(KEPT)
    page.context.set_offline(True)
    page.reload()
    page.wait_for_selector(".shelf .tile")
    page.context.set_offline(False)


def test_a_move_made_without_the_network_is_played_when_it_is_back(visit: Open) -> None:
    page = visit("/")
    hand = begin(page, "chess", "here")
    page.context.set_offline(True)
    page.wait_for_timeout(200)
    hand.choose("e2")
    hand.choose("e4")
    expect(page.locator(".lost")).to_be_visible()
    page.context.set_offline(False)
    at_ply(page, 1)
    expect(page.locator(".lost")).to_have_count(0)


def test_the_program_can_be_installed() -> None:
    import json

    manifest = json.loads((CLIENT / "manifest.webmanifest").read_text())
    sizes = {icon["sizes"] for icon in manifest["icons"]}
    assert {"192x192", "512x512"} <= sizes
    for icon in manifest["icons"]:
        assert (CLIENT / icon["src"].lstrip("/")).is_file()
    assert (CLIENT / "licences" / "source-serif-4.txt").is_file()


def test_the_code_is_small() -> None:
    """All scripts and style sheets together, compressed."""
    files = [path for path in CLIENT.rglob("*") if path.suffix in (".js", ".css")]
    size = sum(len(gzip.compress(path.read_bytes(), 9)) for path in files)
    assert files
    assert size < 150_000, f"{size} bytes"


def test_nothing_comes_from_elsewhere() -> None:
    for path in Path(CLIENT).rglob("*"):
        if path.suffix in (".html", ".css", ".webmanifest"):
            text = path.read_text(encoding="utf-8")
            assert "http://" not in text
            assert "https://" not in text


def test_an_account_is_made_once_left_and_found_again(visit: Open) -> None:
    page = visit("/me", phone=True)
    name, password = "Zsófi of the phone", "eleven letters"
    person = page.locator(".person")

    def enter(secret: str) -> None:
        person.locator("summary").wait_for()
        if not person.locator("[type=password]").is_visible():
            person.locator("summary").tap()
        person.locator("[autocomplete=username]").fill(name)
        person.locator("[type=password]").fill(secret)

    enter(password)
    person.get_by_role("button", name="Make an account").dblclick()
    expect(person).to_contain_text("Your account is ready.")
    expect(person).to_have_attribute("aria-busy", "false")
    expect(person.get_by_role("alert")).to_have_count(0)
    person.get_by_role("button", name="Sign out").tap()
    expect(person).to_contain_text("Signed out.")
    enter("not this one")
    person.get_by_role("button", name="Sign in").tap()
    expect(person.get_by_role("alert")).to_be_visible()
    enter(password)
    person.get_by_role("button", name="Sign in").tap()
    expect(person).to_contain_text(f"Signed in as {name}.")
    page.reload()
    expect(person).to_contain_text(f"Signed in as {name}.")
    person.get_by_text("Change the password").tap()
    person.get_by_label("Old password").fill(password)
    person.get_by_label("New password").fill("twelve letters")
    person.get_by_role("button", name="Save").last.tap()
    expect(person).to_contain_text("The password is changed.")
    person.get_by_role("button", name="Sign out").tap()
    expect(person).to_contain_text("Signed out.")
    enter("twelve letters")
    person.get_by_role("button", name="Sign in").tap()
    expect(person).to_contain_text(f"Signed in as {name}.")
