"""Takes the pictures of the README: python -m tests.e2e.pictures. They show the program as it is."""

from __future__ import annotations

import shutil
import tempfile
from pathlib import Path

from playwright.sync_api import Browser, Page, sync_playwright

from ludoteka.play import Match, Position, variant

from .conftest import ARGS, DESKTOP, PHONE, Served
from .test_every_game import set_table

HOME = Path(__file__).parents[2] / "docs" / "pictures"
OPENING = "e2-e4 c7-c5 g1-f3 d7-d6 d2-d4 c5-d4 f3-d4 g8-f6 b1-c3 a7-a6 c1-g5 e7-e6 f2-f4"


def main() -> None:
    HOME.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as driver:
        served = Served(Path(folder))
        browser = driver.chromium.launch(executable_path=shutil.which("chromium"), args=ARGS)
        try:
            for phone in (False, True):
                for dark in (False, True):
                    take(browser, served.url, phone=phone, dark=dark)
        finally:
            browser.close()
            served.stop()


def screen(browser: Browser, url: str, *, phone: bool, dark: bool) -> Page:
    """A new page on a desktop or a phone."""
    context = browser.new_context(
        viewport=PHONE if phone else DESKTOP,
        is_mobile=phone,
        has_touch=phone,
        color_scheme="dark" if dark else "light",
        reduced_motion="reduce",
        locale="en-GB",
        base_url=url,
    )
    context.set_default_timeout(60_000)
    return context.new_page()


def take(browser: Browser, url: str, *, phone: bool, dark: bool) -> None:
    page = screen(browser, url, phone=phone, dark=dark)
    ending = f"{'phone' if phone else 'desktop'}-{'dark' if dark else 'light'}.png"

    def keep(name: str) -> None:
        page.wait_for_load_state("networkidle")
        page.wait_for_timeout(400)
        page.screenshot(path=HOME / f"{name}-{ending}")

    page.goto("/")
    page.wait_for_selector(".shelf .tile")
    keep("library")
    page.goto("/g/nine-mens-morris" if dark else "/g/chess")
    page.wait_for_selector("[data-begin]:enabled")
    keep("game")
    middle_game(page)
    keep("table")
    finished(page)
    keep("replay")
    page.context.close()


def middle_game(page: Page) -> None:
    """A well-known opening, played at the table itself."""
    hand = set_table(page, variant("chess"), "")
    for move in OPENING.split():
        for step in move.split("-"):
            now = hand.ready()
            hand.choose(step)
            hand.wait(now)
    hand.ready()


def finished(page: Page) -> None:
    """A short game of reversi between beginners, looked at in its middle."""
    of = variant("reversi")
    match = Match.begin(of, secret=bytes(32))
    hand = set_table(page, of, "")
    while not match.over:
        move = most_turned(match.position)
        match.play(move.player, move.code)
        for step in move.steps:
            now = hand.ready()
            hand.choose(step)
            hand.wait(now)
    hand.wait_over()
    page.get_by_label("Position in the game").fill("33")


def most_turned(position: Position):  # type: ignore[no-untyped-def]
    """The move that leaves the mover most discs."""
    seat = position.actors[0]
    return max(position.moves(), key=lambda move: sum(item.owner == seat for item in position.play(move).scene().items))


if __name__ == "__main__":
    main()
