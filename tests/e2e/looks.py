"""Pictures of tables to look at: python -m tests.e2e.looks FOLDER GAME ...

Of each game the start and a position of its middle, on a desktop and on a phone, in light and dark: eight pictures, and
beside them the page of the game on a phone. Games with secrets are always begun at their start, and played on a little.
"""

from __future__ import annotations

import shutil
import sys
import tempfile
from pathlib import Path

from playwright.sync_api import Browser, Page, sync_playwright

from ludoteka.play import Variant, variant

from .conftest import ARGS, Served
from .pictures import screen
from .test_every_game import random_game, set_table

STEPS = 12
"""How far games with secrets are played."""


def main(folder: str, *games: str) -> None:
    home = Path(folder)
    home.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as place, sync_playwright() as driver:
        served = Served(Path(place))
        browser = driver.chromium.launch(executable_path=shutil.which("chromium"), args=ARGS)
        try:
            for phone in (False, True):
                for dark in (False, True):
                    look(browser, served.url, home, games, phone=phone, dark=dark)
        finally:
            browser.close()
            served.stop()


def look(browser: Browser, url: str, home: Path, games: tuple[str, ...], *, phone: bool, dark: bool) -> None:
    page = screen(browser, url, phone=phone, dark=dark)
    ending = f"{'phone' if phone else 'desktop'}-{'dark' if dark else 'light'}.png"
    for game in games:
        of = variant(game)
        page.goto(f"/g/{of.key.game}")
        page.wait_for_selector("[data-begin]:enabled")
        if phone and not dark:
            page.screenshot(path=home / f"{of.key.game}-page-{ending}")
        for moment in ("start", "middle"):
            lay(page, of, moment)
            page.wait_for_load_state("networkidle")
            page.wait_for_timeout(300)
            page.screenshot(path=home / f"{of.key.game}-{moment}-{ending}")
    page.context.close()


def lay(page: Page, of: Variant, moment: str) -> None:
    if moment == "start":
        set_table(page, of, "").ready()
    elif of.game.hidden:
        hand = set_table(page, of, "")
        for _ in range(STEPS):
            now = hand.ready()
            if now.over or not now.steps:
                break
            hand.choose(now.steps[len(now.steps) // 3])
            hand.wait(now)
    else:
        positions = random_game(of, 5)
        at = len(positions) // 3
        while at and positions[at].chance:
            at -= 1
        set_table(page, of, positions[at].text()).ready()


if __name__ == "__main__":
    main(*sys.argv[1:])
