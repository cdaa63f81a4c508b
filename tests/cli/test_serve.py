"""`ludoteka` and `ludoteka serve` from outside: a process of its own."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
import time
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest


def environment(home: Path, **more: str) -> dict[str, str]:
    hidden = ("DISPLAY", "WAYLAND_DISPLAY", "BROWSER")
    kept = {name: value for name, value in os.environ.items() if name not in hidden}
    return {**kept, "LUDOTEKA_DATA": str(home), "PYTHONUNBUFFERED": "1", **more}


@contextmanager
def started(home: Path, *words: str, **more: str) -> Iterator[tuple[subprocess.Popen[str], str]]:
    """A running command, and the address it names."""
    command = [sys.executable, "-m", "ludoteka", *words]
    process = subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, env=environment(home, **more)
    )
    assert process.stdout is not None
    try:
        address = process.stdout.readline().split()[1]
        yield process, address
    finally:
        process.send_signal(signal.SIGINT)
        process.wait(30)
        process.stdout.close()


def answers(address: str) -> str:
    for _ in range(300):
        try:
            with urllib.request.urlopen(f"{address}api/tables", timeout=30) as response:
                return str(response.read().decode())
        except OSError:
            time.sleep(0.1)
    raise AssertionError("the server does not answer")


def test_ludoteka_alone_starts_the_server_and_says_where(tmp_path: Path) -> None:
    with started(tmp_path) as (process, address):
        assert address.startswith("http://localhost:")
        assert answers(address) == "[]"
        again = subprocess.run(
            [sys.executable, "-m", "ludoteka"], capture_output=True, text=True, env=environment(tmp_path), check=False
        )
        assert f"running already: {address}" in again.stdout
        assert "No browser could be opened here" in again.stdout
        process.send_signal(signal.SIGINT)
        assert process.wait(30) == 0
    assert (tmp_path / "ludoteka.db").exists()


def test_the_browser_is_opened_on_it(tmp_path: Path) -> None:
    note = tmp_path / "opened"
    browser = tmp_path / "browser"
    browser.write_text(f'#!/bin/sh\necho "$1" > {note}\n')
    browser.chmod(0o755)
    with started(tmp_path / "data", BROWSER=str(browser)) as (_, address):
        for _ in range(300):
            if note.exists() and note.read_text():
                break
            time.sleep(0.1)
        assert note.read_text().strip() == address


def test_a_port_that_is_taken_is_said_in_one_line(tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        done = run(tmp_path, "--port", str(port))
    assert done.returncode == 2
    assert done.stderr.count("\n") == 1
    assert f"port {port}" in done.stderr


@pytest.mark.parametrize(
    "database",
    ["nonsense", "mysql://host/base", "postgresql://anna:secret@127.0.0.1:1/none", "sqlite:////dev/null/games.db"],
)
def test_a_database_that_cannot_be_opened_is_said_in_one_line(tmp_path: Path, database: str) -> None:
    done = run(tmp_path, "--port", "0", "--db", database)
    assert done.returncode == 2
    assert done.stderr.count("\n") == 1
    assert "database" in done.stderr
    assert "secret" not in done.stderr


def run(home: Path, *words: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "ludoteka", "serve", *words]
    return subprocess.run(command, capture_output=True, text=True, env=environment(home), check=False, timeout=120)
