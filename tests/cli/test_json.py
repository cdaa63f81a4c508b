"""Every command answers machines with --json, in the fields that docs/command-line.md names."""

from __future__ import annotations

import json
import re
import sys
from pathlib import Path
from typing import Any

import pytest
import typer

from ludoteka import games
from ludoteka.cli import main
from ludoteka.cli.main import app
from ludoteka.play import Match, record

PAGE = (Path(__file__).parents[2] / "docs" / "command-line.md").read_text("utf-8").partition("## For machines")[2]
WITHOUT = {"serve", "menu", "play", "engine"}
"""They go on until somebody ends them, and have no answer to give."""
WORDS = {
    "games": [],
    "show": ["hex:small"],
    "moves": ["hex:small"],
    "perft": ["hex:small", "--depth", "1"],
    "bench": ["hex:small", "--seconds", "0.01"],
    "match": ["hex:small", "--seats", "0,0", "--games", "1"],
    "ladder": ["hex"],
    "solve": ["three-mens-morris"],
    "replay": ["FILE"],
    "verify": ["FILE"],
    "convert": ["FILE", "--to", "record"],
    "warm": [],
    "catalog": [],
    "book": ["hex"],
    "books": [],
}


def documented() -> dict[str, list[str]]:
    """The fields of each command: words in code, outside parentheses."""
    rows = re.findall(r"(?m)^\| `(\w+)` \| (.*) \|$", PAGE)
    return {name: re.findall(r"`(\w+)`", re.sub(r"\([^)]*\)", "", told).partition(";")[0]) for name, told in rows}


def answer(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, command: str, words: list[str]) -> Any:
    monkeypatch.setattr(sys, "argv", ["ludoteka", command, *words, "--json"])
    with pytest.raises(SystemExit) as left:
        main()
    out, err = capsys.readouterr()
    assert not left.value.code, err
    return json.loads(out)


@pytest.fixture
def file(tmp_path: Path) -> Path:
    match = Match.begin("hex:small", secret=b"x" * 32)
    while not match.over:
        match.play(match.position.actors[0], match.position.codes[0])
    path = tmp_path / "match.txt"
    path.write_text(record.write(match), "utf-8")
    return path


def test_every_command_answers_machines_or_has_a_reason() -> None:
    commands = typer.main.get_command(app).commands  # type: ignore[attr-defined]
    able = {name for name, command in commands.items() if any("--json" in p.opts for p in command.params)}
    assert able == set(commands) - WITHOUT == set(documented()) == set(WORDS)
    for name in WITHOUT:
        assert f"`{name}`" in PAGE.partition("|")[0]


@pytest.mark.parametrize("command", [name for name in WORDS if name != "warm"])
def test_the_fields_are_the_documented_ones(
    command: str, file: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    words = [str(file) if word == "FILE" else word for word in WORDS[command]]
    found = answer(capsys, monkeypatch, command, words)
    if isinstance(found, list):
        found = found[0]
    assert list(found) == documented()[command]


def test_warm_tells_what_was_compiled(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(games, "every", lambda: (games.find("hex"),))
    found = answer(capsys, monkeypatch, "warm", [])
    assert [list(entry) for entry in found] == [documented()["warm"]] * 2
    assert [entry["name"] for entry in found] == ["search", "connection"]


def test_a_replay_has_every_position(
    file: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    found = answer(capsys, monkeypatch, "replay", [str(file)])
    assert len(found["moves"]) > 10
    assert found["moves"][0] == {"seat": 0, "text": "a1", "position": found["moves"][0]["position"]}
    assert found["result"]["payoffs"] in ([1, -1], [-1, 1])
    assert answer(capsys, monkeypatch, "verify", [str(file)])["chance"] is True


def test_what_is_hidden_is_not_told(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    assert answer(capsys, monkeypatch, "show", ["whist"])["position"] is None
