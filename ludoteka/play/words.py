"""Sentences for people, in their language: Fluent messages from play/locale/<language>/*.ftl."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

HOME = Path(__file__).parent / "locale"
LANGUAGES = ("en", "hu")
"""Those of the program itself. Books may be in further ones, which have only the words that their diagrams need."""

KINDS = ("tray", "count", "timer", "phase", "role", "do", "as", "piece")
"""What scenes and steps name; the word for "hand" of kind "tray" is the message `tray-hand`."""


class Named(Protocol):
    """A side, a piece, a preset: what has its name in each language."""

    @property
    def name(self) -> str: ...
    @property
    def hu(self) -> str: ...


@dataclass(frozen=True)
class Name:
    """A name in each language."""

    name: str
    hu: str


def spoken(language: str) -> str:
    """A language that the program speaks; English for all others."""
    return language if language in LANGUAGES else "en"


def name_of(thing: Named, language: str) -> str:
    if language in LANGUAGES:
        return thing.hu if language == "hu" and thing.hu else thing.name
    id = word_id("name", thing.name)
    return say(id, language) if known(id, language) else thing.name


@dataclass(frozen=True)
class Sentence:
    """A message to be said in any language: its id and what is filled in."""

    id: str
    args: Mapping[str, Value] = field(default_factory=dict)
    """Sentences and names among them are said in the same language."""

    def say(self, language: str = "en") -> str:
        return say(self.id, language, **self.args)

    def __str__(self) -> str:
        return self.say()


Value = str | int | Sentence | Named


@cache
def _bundle(language: str) -> FluentBundle:
    from fluent.runtime import FluentBundle, FluentResource

    bundle = FluentBundle([language], use_isolating=False)
    for path in sorted((HOME / language).glob("*.ftl")):
        bundle.add_resource(FluentResource(path.read_text(encoding="utf-8")))
    return bundle


@cache
def _written() -> frozenset[str]:
    """The languages of which there are any words."""
    return frozenset(path.name for path in HOME.iterdir() if path.is_dir())


def known(id: str, language: str = "en") -> bool:
    return language in _written() and bool(_bundle(language).has_message(id))


def say(id: str, language: str = "en", **args: Value) -> str:
    """The message `id` in `language`, or in English where it has no translation."""
    bundle = _bundle(language if known(id, language) else "en")
    message = bundle.get_message(id)
    if message.value is None:
        raise KeyError(id)
    text, errors = bundle.format_pattern(message.value, {name: _said(value, language) for name, value in args.items()})
    if errors:
        raise ValueError(f"message {id}: {errors[0]}")
    return str(text)


def _said(value: Value, language: str) -> str | int:
    if isinstance(value, Sentence):
        return value.say(language)
    return value if isinstance(value, str | int) else name_of(value, language)


def excerpt(text: str, most: int = 40) -> str:
    """The beginning of what somebody wrote, to be quoted: in one line, and only signs that can be read."""
    begun = text[: 4 * most]
    line = " ".join("".join(sign if sign.isprintable() else " " for sign in begun).split())
    return line if len(line) <= most and begun == text else f"{line[:most].rstrip()}…"


def word_id(kind: str, name: str) -> str:
    """The message with the word for a name; whatever is no letter a to z or digit becomes a hyphen."""
    return f"{kind}-{re.sub('[^a-z0-9]+', '-', name.lower())}"


def word(kind: str, name: str, language: str = "en") -> str:
    """The word for what a scene names. Without a message of its own a name is said part by part: "pod AB"."""
    id = word_id(kind, name)
    if known(id):
        return say(id, language)
    parts = re.split("[-_ ]+", name)
    return " ".join(word(kind, part, language) for part in parts) if len(parts) > 1 else name


@cache
def words(language: str) -> dict[str, str]:
    """All words of scenes and steps, by the ids of their messages."""
    from fluent.syntax import ast, parse

    return {
        entry.id.name: say(entry.id.name, language)
        for path in sorted((HOME / "en").glob("*.ftl"))
        for entry in parse(path.read_text(encoding="utf-8")).body
        if isinstance(entry, ast.Message) and entry.id.name.startswith(tuple(f"{kind}-" for kind in KINDS))
    }
