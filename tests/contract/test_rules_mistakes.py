"""A mistake in the rules of a family is told in one line: the file, the function, what was expected and what came."""

from __future__ import annotations

from itertools import count
from pathlib import Path

import pytest

from ludoteka import rules
from ludoteka.rules import abi, loading

NUMBER = count()
TAKING = '''
"""Take one or two from a heap."""

from ludoteka.rules.abi import ACTORS, HEADER, PLY, TABLES, TURN, Packer, kernel

SLOTS = 2
MOST, FIRST = range(TABLES, TABLES + SLOTS)


def pack(game):
    return Packer(game, SLOTS).tables(most_moves=2)


def start(game, tables):
    return tables.blank()


@kernel
def moves(s, t, out):
    out[0] = 1
    return 1


@kernel
def play(s, t, move):
    s[PLY] += 1


@kernel
def result(s, t):
    s[ACTORS] = 0
'''


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder whose files are families, too."""
    abi._plain_package()
    import ludoteka.rules_plain as plain  # type: ignore[import-not-found]

    for package in (rules, plain):
        monkeypatch.setattr(package, "__path__", [*package.__path__, str(tmp_path)])
    monkeypatch.setattr(loading, "HOME", tmp_path)
    return tmp_path


def refused(home: Path, old: str, new: str, *, compiled: bool) -> str:
    assert old in TAKING
    family = f"taking_{next(NUMBER)}"
    (home / f"{family}.py").write_text(TAKING.replace(old, new), "utf-8")
    with pytest.raises(loading.RulesError) as raised:
        loading.load(family, compiled=compiled)
    assert f"{family}.py" in str(raised.value)
    assert "\n" not in str(raised.value)
    return str(raised.value)


@pytest.mark.parametrize("compiled", [False, True])
@pytest.mark.parametrize(
    ("old", "new", "says"),
    [
        ("def play(", "def played(", "expected a function play(s, t, move)"),
        ("def pack(", "def packed(", "expected a function pack(game)"),
        ("def moves(s, t, out)", "def moves(s, t)", "expected moves(s, t, out), got moves(s, t)"),
        ("SLOTS = 2", "SLOTS = 1", ", line 7: ValueError: not enough values to unpack"),
        ("Packer, kernel", "Paker, kernel", ", line 4: ImportError: cannot import name 'Paker'"),
        ("def pack(game)", "def pack(game", "expected Python, got a syntax error"),
    ],
)
def test_what_is_missing_is_named(home: Path, old: str, new: str, says: str, compiled: bool) -> None:
    assert says in refused(home, old, new, compiled=compiled)


@pytest.mark.parametrize(
    ("old", "new", "says"),
    [
        ("@kernel\ndef play", "def play", "expected @kernel before play"),
        ("    return 1\n", "", "line 20 (in moves): expected what Numba can compile, got: "),
        ("out[0] = 1", "out.first = 1", "line 20 (in moves): expected what Numba can compile, got: "),
    ],
)
def test_what_cannot_be_compiled_is_named_with_its_function(home: Path, old: str, new: str, says: str) -> None:
    assert says in refused(home, old, new, compiled=True)


def test_a_family_without_rules_is_told_where_they_are_expected(home: Path) -> None:
    with pytest.raises(loading.RulesError, match=r"no_such\.py: there is no such file"):
        loading.load("no_such", compiled=False)


def test_moves_has_to_say_how_many_there_are() -> None:
    assert loading.number_of_moves(3, 3, "hex") == 3
    for wrong in (None, -1, 4):
        with pytest.raises(loading.RulesError, match=rf"expected moves\(s, t, out\) to return .*0 to 3, got {wrong}"):
            loading.number_of_moves(wrong, 3, "hex")


def test_what_the_functions_are_given_is_what_they_are_compiled_for() -> None:
    for name, signature in abi.signatures().items():
        assert len(loading.ARGUMENTS[name].split(", ")) == len(signature.args)
