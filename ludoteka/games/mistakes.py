"""What is wrong with the file of a game, in one line: the file, the line, what was expected and what came."""

from __future__ import annotations

import re
import traceback
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import fields
from difflib import get_close_matches
from pathlib import Path

from ..declare import DeclarationError, Game

HOME = Path(__file__).parent
ROOT = HOME.parents[1]
MISSING = re.compile(r"(\w+)\.__init__\(\) missing \d+ required (?:keyword-only |positional )?arguments?: (.*)")
UNKNOWN = re.compile(r"(\w+)\.__init__\(\) got an unexpected keyword argument '(\w+)'")


class Mistake(DeclarationError):
    """A game's file is wrong; the message names it."""


@contextmanager
def told(file: Path) -> Iterator[None]:
    """Whatever goes wrong while a game's file is read or its tables are made is a mistake in that file."""
    try:
        yield
    except Mistake:
        raise  # in the file of another game, which has been named
    except Exception as error:
        raise Mistake(f"{_place(file, error)}: {_what(error)}") from error


def _place(file: Path, error: BaseException) -> str:
    """The file, or the file of another game that it is derived from, and the line."""
    line: int | None = None
    if isinstance(error, SyntaxError) and error.filename:
        file, line = Path(error.filename), error.lineno
    else:
        for frame in traceback.extract_tb(error.__traceback__):
            found = Path(frame.filename)
            if found == file or found.parent.parent == HOME:
                file, line = found, frame.lineno
    return f"{_shown(file)}, line {line}" if line else str(_shown(file))


def _what(error: Exception) -> str:
    """Python's own words, or plainer ones for what is left out or misspelt in a declaration."""
    text = " ".join(str(error).split())
    if isinstance(error, SyntaxError):
        return f"expected Python, got a syntax error: {error.msg}"
    if found := MISSING.fullmatch(text):
        return f"{found[1]}: expected a value for {found[2]}"
    if found := UNKNOWN.fullmatch(text):
        known = next((_field_names(kind) for kind in _kinds(Game) if kind.__name__ == found[1]), [])
        near = get_close_matches(found[2], known, n=1)
        return f"{found[1]} has no field '{found[2]}'" + (f"; did you mean '{near[0]}'?" if near else "")
    if isinstance(error, ValueError):
        return text
    last = traceback.extract_tb(error.__traceback__)[-1]
    what = f"{text} is not known" if isinstance(error, KeyError) else f"{type(error).__name__}: {text}"
    return what if Path(last.filename).parent.parent == HOME else f"{what} (in {last.name} of {_shown(last.filename)})"


def _shown(file: Path | str) -> Path:
    """Short, where it is one of ours."""
    path = Path(file)
    return path.relative_to(ROOT) if ROOT in path.parents else path


def _kinds(kind: type[Game]) -> Iterator[type[Game]]:
    yield kind
    for child in kind.__subclasses__():
        yield from _kinds(child)


def _field_names(kind: type[Game]) -> list[str]:
    return [field.name for field in fields(kind)]
