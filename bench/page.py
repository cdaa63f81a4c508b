"""How long the first page takes to be usable, and how large the client's own code is.

    ./start python bench/page.py [--url http://localhost:8765] [--rounds 5] [--write]

Needs a running server (`./start serve --port 8765`) and Chromium.
"""

from __future__ import annotations

import argparse
import gzip
import shutil
import statistics
import time
from pathlib import Path

from playwright.sync_api import sync_playwright

from bench.report import write_table

CLIENT = Path(__file__).parent.parent / "ludoteka" / "server" / "client"
FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking"]


def first_pages(url: str, rounds: int) -> list[float]:
    """Seconds until the games can be searched, each time in a new profile: nothing is cached."""
    found = []
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=FLAGS)
        for _ in range(rounds):
            context = browser.new_context()
            page = context.new_page()
            began = time.perf_counter()
            page.goto(url)
            page.wait_for_selector(".tile")
            found.append(time.perf_counter() - began)
            context.close()
        browser.close()
    return found


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--url", default="http://localhost:8765")
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--write", action="store_true")
    arguments = parser.parse_args()
    seconds = first_pages(arguments.url, arguments.rounds)
    code = sum(len(gzip.compress(path.read_bytes(), 9)) for path in CLIENT.rglob("*.js"))
    row = (f"{min(seconds):.2f}", f"{statistics.median(seconds):.2f}", f"{code / 1000:.0f}")
    head = ("best, s", "median, s", "scripts, compressed kB")
    print(dict(zip(head, row, strict=True)))
    if arguments.write:
        write_table(Path(__file__).with_name("results.md"), "The first page", "bench/page.py", head, [row])


if __name__ == "__main__":
    main()
