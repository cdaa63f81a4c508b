"""The catalogue: every game of the source documents with its items, and how much of it exists."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Any

from .. import games
from ..table.covers import COVERS

FILE = Path(__file__).with_name("catalog.toml")


@dataclass(frozen=True)
class Entry:
    """A game of the catalogue."""

    id: str
    name: str
    chapter: str
    variants: tuple[str, ...]
    differences: tuple[str, ...]
    unclear: tuple[str, ...]
    names: tuple[str, ...]
    data: dict[str, Any] = field(repr=False, compare=False, hash=False)

    @property
    def items(self) -> tuple[str, ...]:
        """ "pente#1", "pente#2" ...: the variants, then the differences, numbered from 1."""
        return tuple(f"{self.id}#{n}" for n in range(1, len(self.variants) + len(self.differences) + 1))

    def item_text(self, item: str) -> str:
        return (*self.variants, *self.differences)[int(item.partition("#")[2]) - 1]


@dataclass(frozen=True)
class Count:
    """How much of something there is."""

    total: int
    missing: tuple[str, ...]

    @property
    def covered(self) -> int:
        return self.total - len(self.missing)

    def as_json(self) -> dict[str, Any]:
        return {"total": self.total, "covered": self.covered, "missing": list(self.missing)}


@cache
def raw() -> dict[str, Any]:
    return tomllib.loads(FILE.read_text(encoding="utf-8"))


@cache
def entries() -> dict[str, Entry]:
    found = {}
    for data in raw()["game"]:
        names = [data.get("name_hu", ""), *data.get("aliases", ())]
        headings = (source.get("heading", "") for source in data["sources"])
        # A heading in marks ("**CONTENU**") is that of a section: the leaflet has the game's name only on its cover.
        names += [heading for heading in headings if not heading.startswith(("#", "*"))]
        found[data["id"]] = Entry(
            id=data["id"],
            name=data["name_en"],
            chapter=data["chapter"],
            variants=tuple(data.get("variants", ())),
            differences=tuple(data.get("differences", ())),
            unclear=tuple(data.get("unclear", ())),
            names=tuple(dict.fromkeys(name for name in names if name)),
            data=data,
        )
    return found


def chapters() -> tuple[str, ...]:
    return tuple(raw()["meta"]["chapters"])


def game_count(chapter: str = "") -> Count:
    """The games that exist, of one chapter or of all."""
    wanted = [entry.id for entry in entries().values() if chapter in ("", entry.chapter)]
    have = set(games.ids())
    return Count(len(wanted), tuple(id for id in wanted if id not in have))


def item_count(chapter: str = "") -> Count:
    """The variants and differences that a preset or an option covers."""
    wanted, missing = 0, []
    have = set(games.ids())
    for entry in entries().values():
        if chapter not in ("", entry.chapter):
            continue
        covered = games.find(entry.id).covered() if entry.id in have else frozenset()
        wanted += len(entry.items)
        missing += [item for item in entry.items if item not in covered]
    return Count(wanted, tuple(missing))


def table_count() -> Count:
    """The features and the equipment of the free table."""
    names = [f"table#{n}" for n in range(1, len(raw()["table_feature"]) + 1)]
    names += [f"equipment#{n}" for n in range(1, len(raw()["equipment"]) + 1)]
    return Count(len(names), tuple(name for name in names if name not in COVERS))
