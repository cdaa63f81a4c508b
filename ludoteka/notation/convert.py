"""Whole games from one notation to another: our record, and what the field's modules can read and write.

A module of this package takes part by having `read_game(of, text) -> list[str]`, the moves as texts that the game
knows, and `write_game(match) -> str`; DEFAULT_GAME is what such a text is about if nobody says.
"""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from types import ModuleType

from ..play import Match, NotationError, record, variant

RECORD = "Ludoteka record"


def formats() -> tuple[str, ...]:
    """The formats that games can be written in, beside the record."""
    names = sorted(path.stem for path in Path(__file__).parent.glob("*.py") if not path.stem.startswith("_"))
    return tuple(name for name in names if name != "convert" and hasattr(_import(name), "write_game"))


def _import(name: str) -> ModuleType:
    return import_module(f"ludoteka.notation.{name}")


def _module(name: str) -> ModuleType:
    if (
        not name.isidentifier()
        or not find_spec(f"ludoteka.notation.{name}")
        or not hasattr(_import(name), "write_game")
    ):
        raise NotationError(f"expected a format of record, {', '.join(formats())}; got {name!r}")
    return _import(name)


def convert(text: str, source: str, to: str, game: str = "") -> str:
    """A game as `to`; `source` is its own format, if it is not a record."""
    match = record.replay(record.read(text)) if text.startswith(RECORD) else read_game(text, source, game)
    if to == "record":
        return record.write(match)
    return write_game(match, to)


def write_game(match: Match, to: str) -> str:
    """A match in one of the formats."""
    return str(_module(to).write_game(match))


def read_game(text: str, source: str, game: str = "") -> Match:
    """A game in the field's notation as a match."""
    module = _module(source)
    of = variant(game or module.DEFAULT_GAME)
    match = Match.begin(of)
    for move in module.read_game(of, text):
        match.play(match.position.awaited[0], move)
    return match
