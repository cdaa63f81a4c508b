"""A real server and a real browser for all tests of the client."""

from __future__ import annotations

import contextlib
import os
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect, sync_playwright

from ludoteka.server.settings import CLIENT

ARGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    # Without a graphics card a board is drawn much faster in one piece than tile by tile.
    "--default-tile-width=2048",
    "--default-tile-height=2048",
]
PATIENCE = 30_000
"""Milliseconds: the first search of a family waits for the compiler."""
DESKTOP = {"width": 1280, "height": 800}
PHONE = {"width": 360, "height": 740}


expect.set_options(timeout=PATIENCE)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    here = Path(__file__).parent
    for item in items:
        if here in item.path.parents:
            item.add_marker(pytest.mark.browser)


class Served:
    """The server of a test run, which can be stopped and started again at the same place."""

    def __init__(self, home: Path, secret: bytes = b"") -> None:
        self.home = home
        self.secret = secret
        self.port = 0
        self.process: subprocess.Popen[str] | None = None
        self.start()

    def start(self) -> None:
        command = [sys.executable, str(Path(__file__).with_name("serve.py")), str(self.home), str(self.port)]
        command += [self.secret.hex()] if self.secret else []
        # As for people: nobody waits for the compiler.
        around = {name: value for name, value in os.environ.items() if name != "LUDOTEKA_KERNELS"}
        self.process = subprocess.Popen(
            command, stdout=subprocess.PIPE, text=True, cwd=Path(__file__).parents[2], env=around
        )
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        assert line.strip().isdigit(), "the server did not start"
        self.port = int(line)

    def stop(self) -> None:
        if self.process is None:
            return
        self.process.terminate()
        with contextlib.suppress(subprocess.TimeoutExpired):
            self.process.wait(10)
        self.process.kill()
        self.process.wait()
        assert self.process.stdout is not None
        self.process.stdout.close()
        self.process = None

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"


@pytest.fixture(scope="session")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    if not (CLIENT / "index.html").is_file():
        pytest.fail("the client is not built; ./start test builds it")
    server = Served(tmp_path_factory.mktemp("served"))
    yield server
    server.stop()


@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    """Playwright keeps an event loop going: it ends before tests of other folders, which have loops of their own."""
    program = shutil.which("chromium")
    if program is None:
        pytest.fail("chromium is missing; install it (Debian: apt-get install chromium) or run ./start test as root")
    with sync_playwright() as driver:
        found = driver.chromium.launch(executable_path=program, args=ARGS)
        yield found
        found.close()


Open = Callable[..., Page]


@pytest.fixture
def visit(browser: Browser, served: Served) -> Iterator[Open]:
    """Open a path in a browser of its own: visit("/", phone=True). Whatever it complains about fails the test."""
    contexts: list[BrowserContext] = []
    complaints: list[str] = []

    def open_page(path: str = "/", *, phone: bool = False, dark: bool = False, language: str = "en-GB") -> Page:
        options: dict[str, Any] = {
            "viewport": PHONE if phone else DESKTOP,
            "has_touch": phone,
            "is_mobile": phone,
            "color_scheme": "dark" if dark else "light",
            "reduced_motion": "reduce",
            "locale": language,
            "base_url": served.url,
        }
        context = browser.new_context(**options)
        context.set_default_timeout(PATIENCE)
        contexts.append(context)
        page = context.new_page()
        page.on("pageerror", lambda error: complaints.append(f"page error: {error}"))
        page.on("console", lambda message: _note(complaints, message.type, message.text, message.location["url"]))
        page.goto(path)
        return page

    yield open_page
    for context in contexts:
        context.close()
    assert not complaints, "\n".join(complaints)


EXPECTED = (
    "ERR_FAILED",
    "ERR_CONNECTION_REFUSED",
    "ERR_INTERNET_DISCONNECTED",
    "ERR_CONNECTION_RESET",
    "WebSocket connection",
)
"""What a browser says of a lost connection, which some tests provoke."""


def _note(complaints: list[str], kind: str, text: str, address: str) -> None:
    # A server that answers this machine only has no code for other devices, and the page says so.
    alone = address.endswith("/invitation.svg")
    # A table that cannot be made, because of what somebody brought along, is refused.
    refused = "/api/tables?" in address and "400" in text
    # A password that does not fit is refused, too.
    stranger = "/api/me/in?" in address and "401" in text
    if kind == "error" and not alone and not refused and not stranger and not any(known in text for known in EXPECTED):
        complaints.append(f"console: {text} {address}")
