"""Odd files, closed streams and narrow windows: a clear answer and the right exit code, never a traceback."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

SGF = "(;GM[1]SZ[9]RU[Japanese]KM[5.5];B[ee];W[ce])"


def run(*words: str, **rest: Any) -> subprocess.CompletedProcess[str]:
    env = {**os.environ, "LUDOTEKA_KERNELS": "auto", "COLUMNS": "120"}
    settings: dict[str, Any] = {"capture_output": True, "text": True, "env": env, "input": "", **rest}
    return subprocess.run([sys.executable, "-m", "ludoteka", *words], check=False, **settings)


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "game.sgf"
    path.write_text(SGF, "utf-8")
    return path


def test_a_file_of_the_field_is_converted_replayed_verified_and_gone_on_with(file: Path, tmp_path: Path) -> None:
    found = "SGF, Go (go:9x9,counting=territory,ko=simple,komi=5.5)"
    done = run("convert", str(file), "--to", "record")
    assert "Game: go:9x9,counting=territory,ko=simple,komi=5.5\n" in done.stdout
    assert done.stderr == f"{file}: {found}\n"
    assert run("replay", "-", input=SGF).stdout.startswith(found)
    assert f"{found}: 2 events, the rules were kept, it has no secret" in run("verify", str(file)).stdout
    saved = tmp_path / "on.txt"
    on = run("play", "--resume", str(file), input=f"d5\nsave {saved}\nquit\n")
    assert "Saved" in on.stdout, on.stderr
    assert " move d5\n" in saved.read_text("utf-8")
    assert "this is a match of go:9x9" in run("play", "chess", "--resume", str(file)).stderr


@pytest.mark.parametrize(
    ("name", "data", "says"),
    [
        ("picture.sgf", b"\x89PNG\r\n\x1a\n\0\0\0", "expected a text file"),
        ("empty.pgn", b"", "there is no game in the text"),
        ("letter.txt", b"Dear Ann,", "expected a record or one of"),
        ("folder", None, "is a directory"),
    ],
)
def test_what_is_no_game_is_refused_with_the_name_of_the_file(
    name: str, data: bytes | None, says: str, tmp_path: Path
) -> None:
    path = tmp_path / name
    if data is None:
        path.mkdir()
    else:
        path.write_bytes(data)
    done = run("convert", str(path), "--to", "record")
    assert done.returncode == 2
    assert done.stderr.startswith(f"ludoteka: {path}: ")
    assert says in done.stderr
    assert done.stderr.count("\n") == 1


def test_closed_streams_are_empty() -> None:
    """As after `<&-` and `>&-` in the shell."""
    code = "import os, sys; os.close(int(sys.argv[1]))\n"
    code += "os.execv(sys.executable, [sys.executable, '-m', 'ludoteka', *sys.argv[2:]])"
    closed = [sys.executable, "-c", code]
    done = subprocess.run([*closed, "0", "replay", "-"], capture_output=True, text=True, check=False)
    assert done.returncode == 2
    assert done.stderr.startswith("ludoteka: standard input: ")
    assert subprocess.run([*closed, "1", "--version"], stderr=subprocess.PIPE, check=False).returncode == 0


def test_ids_are_whole_in_a_narrow_window() -> None:
    env = {**os.environ, "COLUMNS": "40", "NO_COLOR": "1"}
    done = run("games", env=env)
    assert done.returncode == 0, done.stderr
    lines = done.stdout.splitlines()
    assert any(line.split()[0] == "international-draughts" for line in lines)
    assert max(map(len, lines)) <= 40


def test_signs_that_the_terminal_cannot_show_are_replaced() -> None:
    env = {**os.environ, "PYTHONIOENCODING": "ascii"}
    done = run("show", "hex:small", env=env)
    assert done.returncode == 0, done.stderr
    assert done.stdout.count("?") == 36
    assert run("book", "hex", "-l", "hu", "--json", env=env).stdout.isascii()
