"""Whole games from one notation to another: our record, and what the field's modules can read and write.

A module of this package takes part by having `read_game(of, text) -> list[str]`, the moves as texts that the game
knows, and `write_game(match) -> str`; DEFAULT_GAME is what such a text is about if nobody says. It may have
`first_position(of, text)`, where games can begin elsewhere, and `named(text)`, the variant where the text names it;
`names(of, text)` are the players, and `score(last, text)` is what both got, where the text says more than its last
position.
"""

from __future__ import annotations

import re
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from types import ModuleType

from ..play import Match, NotationError, Position, Sentence, Variant, record, variant
from ..play.words import Name
from . import read

RECORD = "Ludoteka record"
OF_POSITIONS = {"fen": ("pgn",), "sfen": ("kif", "csa")}
"""How whole games are written, where positions are written another way."""
POSITION = re.compile(r"\S+/\S+/\S+ \S.*|[WB]:\S*|[a-z_]+=-?\d.*", re.DOTALL)
CSA = re.compile(r"^(V\d|PI|P\d[-+ ]|[+-]\d{4}[A-Z]{2})", re.MULTILINE)


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


def formats_of(of: Variant) -> tuple[str, ...]:
    """The formats in which the field writes games of this kind, the usual one first."""
    names = OF_POSITIONS.get(of.game.notation, (of.game.notation,))
    return tuple(name for name in names if name in formats())


def opened(of: Variant, text: str) -> Match:
    """What somebody has of a game, a record, a text of the field or a position alone, as a match that can go on."""
    text = _unmarked(text).strip()
    known = formats_of(of)
    if text.startswith(RECORD):
        match = record.replay(record.read(text))
    elif known and not POSITION.fullmatch(text):
        match = read_game(text, known[-1] if CSA.search(text) else known[0], str(of.key))
    else:
        match = Match.begin(of, first=read(of, text))
    if match.variant.key.game != of.key.game:
        expected, got = (Name(game.name, game.called("hu")) for game in (of.game, match.variant.game))
        raise NotationError(Sentence("written-other-game", {"expected": expected, "got": got}), of.key)
    return match


def convert(text: str, source: str, to: str, game: str = "") -> str:
    """A game as `to`; `source` is its own format, if it is not a record."""
    text = _unmarked(text)
    match = record.replay(record.read(text)) if text.startswith(RECORD) else _ended_game(text, source, game)
    if to == "record":
        return record.write(match)
    _module(to)
    known = ("record", *formats_of(match.variant))
    if to not in known:
        raise NotationError(Sentence("written-format", {"known": ", ".join(known), "got": to}), match.variant.key)
    return write_game(match, to)


def _unmarked(text: str) -> str:
    """Without the mark of the byte order, which some editors put first."""
    return text.removeprefix("\ufeff")


def _ended_game(text: str, source: str, game: str) -> Match:
    """A game as it ended: a win that the last position does not show was given up by the other side."""
    match = read_game(text, source, game)
    found = _module(source).score(match.position, text)
    if match.over or found is None:
        return match
    if found == (0, 0):
        match.offer_draw(0)
        match.answer_draw(1, True)
    else:
        match.resign(found.index(-1))
    return match


def write_game(match: Match, to: str) -> str:
    """A match in one of the formats."""
    return str(_module(to).write_game(match))


def read_game(text: str, source: str, game: str = "") -> Match:
    """A game in the field's notation as a match that can go on, even if it was given up or agreed to be drawn."""
    module = _module(source)
    if not text.strip():
        raise NotationError(Sentence("written-nothing"))
    of = variant(_said(module, text) or game or module.DEFAULT_GAME)
    first = module.first_position(of, text) if hasattr(module, "first_position") else Position.start(of)
    moves = module.read_game(of, text)
    seats = [name or side.name for name, side in zip(module.names(of, text), of.game.sides, strict=True)]
    match = Match.begin(of, seats, first=None if first == Position.start(of) else first)
    for move in moves:
        match.play(match.position.awaited[0], move)
    return match


def _said(module: ModuleType, text: str) -> str:
    """What the text itself says it is about."""
    return str(module.named(text)) if hasattr(module, "named") else ""
