"""Games in files: records, and what the field's programs write. The file itself says which it is and what is played."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from .. import notation
from ..notation.convert import decoded, read_any, read_game, source_of
from ..play import Match, Position, Variant, chance, record

STANDARD_INPUT = Path("-")


@contextmanager
def _named(file: Path) -> Iterator[None]:
    """What is wrong with a file is said with its name."""
    name = "standard input" if file == STANDARD_INPUT else file
    try:
        yield
    except ValueError as error:
        raise ValueError(f"{name}: {error}") from None


def text_of(file: Path) -> str:
    """What is in a file; "-" is the standard input."""
    data = sys.stdin.buffer.read() if file == STANDARD_INPUT else file.read_bytes()
    with _named(file):
        return decoded(data)


def _suffix(file: Path) -> str:
    return file.suffix.removeprefix(".").lower()


def read(file: Path, game: str = "") -> tuple[Match, str]:
    """The game in a file as it ended, and its format."""
    text = text_of(file)
    with _named(file):
        return read_any(text, _suffix(file), game)


def verified(file: Path, game: str = "") -> tuple[Match, str]:
    """The game in a file, which kept the rules, and its format; in a record chance is checked, too."""
    text = text_of(file)
    with _named(file):
        if source_of(text, _suffix(file)) == "record":
            return record.verify(record.read(text)), "record"
        return read_any(text, _suffix(file), game)


def resumed(file: Path, wanted: Variant | None = None, *, any_preset: bool = False) -> Match:
    """A saved match, or a game that the field's programs wrote, ready to go on."""
    text = text_of(file)
    with _named(file):
        source = source_of(text, _suffix(file))
        match = _again(record.read(text)) if source == "record" else read_game(text, source)
        of = match.variant
        if wanted is not None and of is not wanted and not (any_preset and of.key.game == wanted.key.game):
            raise ValueError(f"this is a match of {of.key}, not of {wanted.key}")
        return match


def _again(found: record.Record) -> Match:
    first = Position.from_text(found.variant, found.position) if found.position else None
    secret = found.secret or chance.new_secret()
    return record.resume(found.variant, found.seats, secret, found.control, first, found.events, found.date)


# --- for machines ----------------------------------------------------------------------------------------------------


def named(of: Variant) -> dict[str, Any]:
    """What is played."""
    return {"game": of.key.game, "preset": of.key.preset, "options": dict(of.key.options)}


def as_json(match: Match, source: str) -> dict[str, Any]:
    """A whole match: who played, every action with the position after it, and how it ended."""
    played = zip(match.played, match.positions[1:], strict=True)
    return {
        "format": source,
        **named(match.variant),
        "seats": [{"name": seat.name, "level": seat.level} for seat in match.seats],
        "position": notation.write(match.positions[0]),
        "moves": [
            {"seat": move.player, "text": move.text, "position": notation.write(after)} for move, after in played
        ],
        "result": result_of(match),
    }


def result_of(match: Match) -> dict[str, Any] | None:
    """How it ended; None: it has not."""
    found = match.result
    if found is None:
        return None
    return {"payoffs": list(found.payoffs), "points": list(found.points), "reason": found.reason.name.lower()}
