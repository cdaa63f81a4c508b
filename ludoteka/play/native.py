"""The native text of positions: `field=values` for every field that is not zero, runs as `value*count`."""

from __future__ import annotations

import re
import zlib
from itertools import groupby
from typing import TYPE_CHECKING

import numpy as np

from ..rules.abi import ACTORS, AWAITED, CHANCE, CLOCK, State, Tables
from .errors import NotationError
from .words import Sentence

if TYPE_CHECKING:
    from .variant import Variant

RUN = re.compile(r"(-?\d{1,18})(?:\*(\d{1,6}))?")
MAGIC = b"LP1"
LONGEST = 1 << 20


def write(tables: Tables, row: State) -> str:
    words = []
    for field in tables.fields:
        if field.derived:
            continue
        values = row[field.at : field.at + field.length].tolist()
        if any(values):
            words.append(f"{field.name}={_pack(values)}")
    return " ".join(words)


def _pack(values: list[int]) -> str:
    while len(values) > 1 and values[-1] == 0:
        values.pop()
    runs = ((value, len(list(same))) for value, same in groupby(values))
    return ",".join(f"{value}*{count}" if count > 1 else str(value) for value, count in runs)


def read(of: Variant, text: str) -> State:
    """A position from its native text; it has been checked to be possible."""
    if len(text) > LONGEST:
        raise NotationError(Sentence("written-too-long", {"count": len(text)}), of.key)
    tables = of.tables
    row = tables.blank()
    fields = {field.name: field for field in tables.fields if not field.derived}
    seen = set()
    for word in text.split():
        name, equals, values = word.partition("=")
        if not equals or name not in fields:
            raise NotationError(Sentence("written-field", {"fields": ", ".join(fields), "got": word[:40]}), of.key)
        if name in seen:
            raise NotationError(Sentence("written-field-twice", {"field": name}), of.key)
        seen.add(name)
        field = fields[name]
        numbers = _unpack(of, name, values, field.length)
        row[field.at : field.at + len(numbers)] = numbers
    check(of, row)
    return row


def _unpack(of: Variant, name: str, text: str, most: int) -> list[int]:
    numbers: list[int] = []
    for run in text.split(","):
        match = RUN.fullmatch(run)
        if not match:
            raise NotationError(Sentence("written-field-numbers", {"field": name, "got": run[:40]}), of.key)
        count = int(match[2] or 1)
        if len(numbers) + count > most:
            raise NotationError(Sentence("written-field-most", {"field": name, "most": most}), of.key)
        numbers += [int(match[1])] * count
    return numbers


def check(of: Variant, row: State) -> None:
    """Raise NotationError unless every field is in its range and the family finds the position possible.

    Then work out the derived fields.
    """
    for field in of.tables.fields:
        if field.derived:
            continue
        part = row[field.at : field.at + field.length]
        if part.min() < field.low or part.max() > field.high:
            wrong = next(int(v) for v in part if not field.low <= v <= field.high)
            raise NotationError(
                Sentence(
                    "written-field-range",
                    {"field": field.name, "low": str(field.low), "high": str(field.high), "got": str(wrong)},
                ),
                of.key,
            )
    actors = int(row[ACTORS])
    seats = actors & ~CLOCK
    if actors != CHANCE and seats >> of.game.players:
        raise of.face.refuse(f"expected players 0 to {of.game.players - 1} as bits in actors, got {actors}")
    if row[AWAITED] & ~seats:
        raise of.face.refuse(f"expected some of the actors {actors} in awaited, got {int(row[AWAITED])}")
    of.face.check(row)
    if of.kernel.derive is not None:
        of.kernel.derive(row, of.tables.row)


def to_bytes(core: State) -> bytes:
    return MAGIC + zlib.compress(core.astype("<i8").tobytes(), 6)


def from_bytes(of: Variant, data: bytes) -> State:
    if data[: len(MAGIC)] != MAGIC:
        raise NotationError(f"{of.key}: not a position: expected {MAGIC!r} at the start")
    size = len(of.tables.core) * 8
    unpacker = zlib.decompressobj()
    try:
        raw = unpacker.decompress(data[len(MAGIC) :], size + 1)
    except zlib.error as error:
        raise NotationError(f"{of.key}: not a position: {error}") from None
    if len(raw) != size:
        raise NotationError(f"{of.key}: expected a position of {size} bytes, got {len(raw)}")
    if not unpacker.eof:
        raise NotationError(f"{of.key}: not a position: its end, which proves the rest, is missing")
    row = of.tables.blank()
    row[of.tables.core] = np.frombuffer(raw, "<i8")
    check(of, row)
    return row
