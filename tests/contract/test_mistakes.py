"""A mistake in a game's file is told in one line: the file, the line, what was expected and what came."""

from __future__ import annotations

import sys
from collections.abc import Callable
from itertools import count
from pathlib import Path

import pytest

from ludoteka import games
from ludoteka.cli import main

GO = (games.HOME / "other_logic" / "go.py").read_text("utf-8")
Write = Callable[[str], str]
NUMBER = count()


@pytest.fixture
def write(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Write:
    """Puts a game beside the others, each time with another name, for games are kept; gives its id."""

    def written(text: str) -> str:
        number = next(NUMBER)
        id, file = f"bad-go-{number}", tmp_path / f"newcomers{number}" / f"bad_go_{number}.py"
        file.parent.mkdir()
        file.write_text(text.replace('id="go"', f'id="{id}"'), "utf-8")
        known = games.files()
        monkeypatch.setattr(games, "files", lambda: {**known, id: file})
        monkeypatch.setattr(games, "__path__", [*games.__path__, str(tmp_path)])
        return id

    return written


def refused(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, *words: str) -> str:
    monkeypatch.setattr(sys, "argv", ["ludoteka", *words])
    with pytest.raises(SystemExit) as left:
        main()
    assert left.value.code == 2
    said = capsys.readouterr().err
    assert said.count("\n") == 1
    return said


@pytest.mark.parametrize(
    ("old", "new", "says"),
    [
        ("    komi=None,\n", "", "Go: expected a value for 'komi'"),
        ("    komi=None,\n", "    komii=None,\n", "Go has no field 'komii'; did you mean 'komi'?"),
        ("GAME = Go(", "GAME = = Go(", "expected Python, got a syntax error"),
        ("GAME = Go(", "GAM = Go(", "expected GAME, a game, got NoneType"),
        ('id="go"', 'id="good-go"', "as the file is called, got 'good-go'"),
        ("ko=Ko.SIMPLE", "ko=Ko.PLAIN", "PLAIN"),
        ("ko=Ko.SIMPLE", "ko=KO", "NameError: name 'KO' is not defined"),
        ('BIG = StarPoints("d4 q16', 'BIG = StarPoints("z99 q16', "'z99' is not known"),
        ("sides=(BLACK, WHITE)", "sides=(BLACK,)", "sides: expected 2 players, got 1"),
        ('{**sized(10, SMALL), "minutes": 20}', '{"boards": 1}', "preset book-small changes 'boards'"),
        ("from ludoteka.declare.go", "from ludoteka.declare.goo", "No module named 'ludoteka.declare.goo'"),
    ],
)
def test_a_mistake_in_a_file_is_one_line(
    old: str, new: str, says: str, write: Write, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    assert old in GO
    said = refused(capsys, monkeypatch, "show", write(GO.replace(old, new)))
    assert "bad_go_" in said
    assert says in said


@pytest.mark.parametrize(
    ("old", "new", "preset", "words", "says"),
    [
        ('"counting": Counting.AREA}', '"handicap": 99}', "area", (), "handicap: this board has points for"),
        ('SMALL = StarPoints("d4', 'SMALL = StarPoints("z9', "book-small", ("--option", "handicap=2"), "z9"),
    ],
)
def test_a_mistake_that_only_a_preset_shows(
    old: str,
    new: str,
    preset: str,
    words: tuple[str, ...],
    says: str,
    write: Write,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    assert old in GO
    said = refused(capsys, monkeypatch, "moves", write(GO.replace(old, new)), "--preset", preset, *words)
    assert "bad_go_" in said
    assert says in said


def test_what_the_caller_asks_for_is_no_mistake_of_the_file(
    write: Write, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    id = write(GO)
    assert "bad_go_" not in refused(capsys, monkeypatch, "show", id, "--preset", "none")
    assert "bad_go_" not in refused(capsys, monkeypatch, "show", id, "--option", "komi=99")


def test_a_developer_can_see_where_it_came_from(write: Write, monkeypatch: pytest.MonkeyPatch) -> None:
    id = write(GO.replace("ko=Ko.SIMPLE", "ko=KO"))
    monkeypatch.setattr(sys, "argv", ["ludoteka", "show", id])
    monkeypatch.setenv("LUDOTEKA_TRACEBACK", "1")
    with pytest.raises(games.mistakes.Mistake) as raised:
        main()
    assert isinstance(raised.value.__cause__, NameError)
