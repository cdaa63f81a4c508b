"""Whole games from one notation to another: our record, and what the field's modules can read and write.

A module of this package takes part by having `read_game(of, text) -> list[str]`, the moves as texts that the game
knows, and `write_game(match) -> str`; `named(text, like)` is the variant that the text's own tags name, nearest to
`like`, if somebody wished for one, where they leave a choice. It may have `first_position(of, text)`, where games can
begin elsewhere; `names(of, text)` are the players, `date(text)` is when they played, and `score(last, text)` is what
both got, where the text says more than its last position.
"""

from __future__ import annotations

import re
from contextlib import suppress
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from types import ModuleType

from ..play import Match, NotationError, Position, Sentence, Told, Variant, record, variant
from ..play.words import Name, excerpt
from . import NATIVE, read, write

RECORD = "Ludoteka record"
OF_POSITIONS = {"fen": ("pgn",), "sfen": ("kif", "csa")}
"""How whole games are written, where positions are written another way."""
POSITIONS = {
    "fen": re.compile(r"\S+/\S+/\S+ \S.*"),
    "sfen": re.compile(r"(sfen )?\S+/\S+/\S+ \S.*"),
    "pdn": re.compile(r"[A-Z]:.*"),
    "backgammon": re.compile(r"XGID=.*|[\w+/]{14}(:[\w+/]{12})?"),
}
"""How a position alone is known by its text, in the notations that have one."""
SIGNS = {
    "record": re.compile(RECORD),
    "sgf": re.compile(r"\s*\(\s*;"),
    "csa": re.compile(r"(?m)^(V\d|PI|P\d[-+ ]|[+-]\d{4}[A-Z]{2})"),
    "kif": re.compile(r"(?m)^\ufeff?(#KIF|手合割|[先後]手：|手数-|\s*\d+\s+([１-９1-9][一二三四五六七八九]|同))"),
    "pdn": re.compile(r"\[\s*GameType\b|(?<![^\s.])\d+(\.{3}|[.\s])\s*\d+[-x:]\d+"),
    "pgn": re.compile(r"(?m)^\s*\[\s*\w+\s+\"|(?<![^\s.])\d+\.+\s*[A-Za-z]"),
}
"""How each format is known by its text; the first one that fits is meant."""
LISTS = (("pgn",), ("pdn",))
"""Formats in which the moves alone are a game, even if they are not numbered."""
CHARSET = re.compile(rb"CA\[([\w-]+)\]")
"""Where SGF names its encoding."""


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
        raise NotationError(Sentence("written-format", {"known": ", ".join(("record", *formats())), "got": name}))
    return _import(name)


def formats_of(of: Variant) -> tuple[str, ...]:
    """The formats in which the field writes games of this kind, the usual one first."""
    names = OF_POSITIONS.get(of.game.notation, (of.game.notation,))
    return tuple(name for name in names if name in formats())


def opened(of: Variant, text: str) -> Match:
    """What somebody has of a game, a record, a text of the field or a position alone, as a match that can go on."""
    text = _unmarked(text).strip()
    if not text:
        raise NotationError(Sentence("written-nothing"), of.key)
    known = formats_of(of)
    looks = format_of(text)
    if looks == "record":
        match = record.replay(record.read(text))
    elif _is_position(of, text):
        match = Match.begin(of, first=read(of, text))
    elif looks in known or (not looks and known[:1] in LISTS and _begins_with_a_move(of, text)):
        match = read_game(text, looks or known[0], str(of.key))
    else:
        raise _unreadable(of, text)
    _check_game(match.variant, of)
    return match


def _is_position(of: Variant, text: str) -> bool:
    sign = POSITIONS.get(of.game.notation)
    return bool(NATIVE.match(text) or (sign and sign.fullmatch(text)))


def _begins_with_a_move(of: Variant, text: str) -> bool:
    with suppress(Told):
        return bool(Position.start(of).find(text.split(maxsplit=1)[0]))
    return False


def _unreadable(of: Variant, text: str) -> NotationError:
    """It could not be a game or a position: what would be one is said, in the field's notation if there is one."""
    formats = ", ".join(name.upper() for name in formats_of(of)) or "none"
    got, example = excerpt(text), excerpt(write(Position.start(of)), 90) if of.game.notation else "none"
    return NotationError(Sentence("written-expected", {"formats": formats, "got": got, "example": example}), of.key)


def _check_game(found: Variant, wanted: Variant) -> None:
    if found.key.game != wanted.key.game:
        expected, got = (Name(of.game.name, of.game.called("hu")) for of in (wanted, found))
        raise NotationError(Sentence("written-other-game", {"expected": expected, "got": got}), wanted.key)


def decoded(data: bytes) -> str:
    """The text of a file: in UTF-8, or as older programs of the field wrote it."""
    declared = CHARSET.search(data[:2000])
    tries = ["utf-8-sig", declared[1].decode() if declared else "", "cp932"]
    for encoding in filter(None, tries):
        with suppress(UnicodeDecodeError, LookupError):
            text = data.decode(encoding)
            if encoding != "cp932" or format_of(text) in ("kif", "csa"):
                return text
    text = data.decode("latin-1")
    if b"\0" in data or not format_of(text):
        raise NotationError(Sentence("written-no-text"))
    return text


def format_of(text: str) -> str:
    """The format that a text seems to have; empty: none that is known."""
    text = _unmarked(text).lstrip()
    return next((name for name, sign in SIGNS.items() if (sign.match if name == "record" else sign.search)(text)), "")


def read_any(text: str, source: str = "", game: str = "") -> tuple[Match, str]:
    """A game as it ended, and the format it is written in: what the text shows, or else `source`.

    `game` says what is played where the text does not; a text that says otherwise is refused.
    """
    text, source = _unmarked(text), source_of(text, source)
    match = record.replay(record.read(text)) if source == "record" else _ended_game(text, source, game)
    if game:
        _check_game(match.variant, variant(game))
    return match, source


def source_of(text: str, source: str = "") -> str:
    """The format of a text whose file is called so; a record is known by its first line."""
    looks = format_of(text)
    if looks != "record" and source in formats():
        return source
    if not looks:
        raise NotationError(Sentence("written-unknown", {"known": ", ".join(formats()), "got": excerpt(text)}))
    return looks


def convert(text: str, source: str, to: str, game: str = "") -> str:
    """A game as `to`; `source` is its own format, if it is not a record."""
    return written_as(read_any(text, source, game)[0], to)


def written_as(match: Match, to: str) -> str:
    """A match as a record, or in one of the formats that its field has."""
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
    of: Variant = module.named(text, variant(game) if game else None)
    if source not in formats_of(of):
        known = ", ".join(("record", *formats_of(of)))
        raise NotationError(Sentence("written-format", {"known": known, "got": source}), of.key)
    first = module.first_position(of, text) if hasattr(module, "first_position") else Position.start(of)
    moves = module.read_game(of, text)
    seats = [name or side.name for name, side in zip(module.names(of, text), of.game.sides, strict=True)]
    began = None if first == Position.start(of) else first
    match = Match.begin(of, seats, first=began, date=record.day(module.date(text)))
    for move in moves:
        match.play(match.position.awaited[0], move)
    return match
