"""A rule book: a Markdown page with front matter, fixed sections and diagrams drawn from positions."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from .. import notation
from ..declare import Game
from ..declare.powers import Power, powers
from ..play import SPECTATOR, Position, variant
from .languages import LANGUAGES

HOME = Path(__file__).parent
VARIANTS_SECTION, DECISIONS_SECTION = 6, 8
FRONT = re.compile(r"\A---\n(.*?)\n---\n", re.DOTALL)
BLOCK = re.compile(r"^```(diagram|pieces)\n(.*?)^```$", re.DOTALL | re.MULTILINE)
"""What the program draws."""
MARK = re.compile(r"(\S+?)(?:>(\S+))? (circle|arrow|dot|cross)")


class BookError(ValueError):
    """A book is not as books are; the message names the file."""


@dataclass(frozen=True)
class Mark:
    """A sign on a diagram: a circle, dot or cross on a cell, or an arrow between two."""

    kind: str
    cell: str
    to: str = ""


@dataclass(frozen=True)
class Diagram:
    """A position to be drawn."""

    game: str
    preset: str = ""
    position: str = ""
    moves: tuple[str, ...] = ()
    marks: tuple[Mark, ...] = ()
    caption: str = ""
    eyes: str = ""
    """Where something is hidden: the number of the seat that looks, "all" for everything; empty: a spectator."""

    def at(self) -> Position:
        """The position it shows."""
        of = variant(self.game, self.preset)
        position = notation.read(of, self.position) if self.position else Position.start(of)
        for move in self.moves:
            position = position.play(move)
        return position

    def seen(self) -> tuple[Position, int]:
        """The position, and the seat by whose eyes it is drawn."""
        position = self.at()
        if self.eyes == "all":
            return Position(position.variant, position.row.copy(), viewer=SPECTATOR), SPECTATOR
        return position, int(self.eyes) - 1 if self.eyes else SPECTATOR


@dataclass(frozen=True)
class Pieces:
    """The ways of the pieces to be drawn, each by itself, from their declaration."""

    game: str
    preset: str = ""
    only: str = ""
    """The letters of the pieces to show, between spaces; empty: all."""

    def game_of(self) -> Game:
        """The game with the rules of the preset."""
        return variant(self.game, self.preset).game

    def powers(self) -> tuple[Power, ...]:
        wanted = self.only.split()
        return tuple(power for power in powers(self.game_of()) if not wanted or power.piece.letter in wanted)


@dataclass(frozen=True)
class Section:
    """A heading and its text, what is to be drawn still in it as directives."""

    title: str
    text: str

    def parts(self, game: str) -> Iterator[str | Diagram | Pieces]:
        """Its texts and drawings, in their order."""
        at = 0
        for found in BLOCK.finditer(self.text):
            yield self.text[at : found.start()]
            yield read_diagram(game, found[2]) if found[1] == "diagram" else read_pieces(game, found[2])
            at = found.end()
        yield self.text[at:]


@dataclass(frozen=True)
class Book:
    """The rules of one game in one language."""

    game: str
    language: str
    title: str
    summary: str
    """Two sentences that say what the game is."""
    sections: tuple[Section, ...]

    @property
    def diagrams(self) -> tuple[Diagram, ...]:
        return tuple(part for part in self._parts() if isinstance(part, Diagram))

    @property
    def pieces(self) -> tuple[Pieces, ...]:
        return tuple(part for part in self._parts() if isinstance(part, Pieces))

    def _parts(self) -> Iterator[str | Diagram | Pieces]:
        return (part for section in self.sections for part in section.parts(self.game))

    def section(self, number: int) -> Section:
        return self.sections[number]


def path_of(game: str, language: str) -> Path:
    return HOME / language / f"{game}.md"


def languages_of(game: str) -> tuple[str, ...]:
    """The languages in which the game has a book, in the order in which they are offered."""
    return tuple(language for language in LANGUAGES if path_of(game, language).exists())


@cache
def find(game: str, language: str = "en") -> Book:
    """The book of a game; raises BookError if there is none."""
    path = path_of(game, language)
    if language not in LANGUAGES or not path.exists():
        have = ", ".join(languages_of(game)) or "no language"
        raise BookError(f"{game} has no book in {language!r}; it has one in {have}")
    return parse(path.read_text(encoding="utf-8"), f"books/{language}/{game}.md")


def parse(text: str, where: str) -> Book:
    front = FRONT.match(text)
    if front is None:
        raise BookError(f"{where}: expected front matter between two lines ---")
    fields = {}
    for line in front[1].splitlines():
        name, colon, value = line.partition(":")
        if not colon:
            raise BookError(f"{where}: expected `name: value` in the front matter, got {line!r}")
        fields[name.strip()] = value.strip()
    for name in ("game", "language", "title"):
        if not fields.get(name):
            raise BookError(f"{where}: the front matter lacks {name}")
    head, *parts = re.split(r"^## (.+)$", text[front.end() :], flags=re.MULTILINE)
    sections = tuple(Section(title.strip(), body.strip()) for title, body in zip(parts[::2], parts[1::2], strict=True))
    summary = re.sub(r"^# .*$", "", head, flags=re.MULTILINE).strip()
    return Book(fields["game"], fields["language"], fields["title"], summary, sections)


def read_diagram(game: str, text: str) -> Diagram:
    """A directive: lines `preset:`, `position:`, `moves:`, `marks:`, `caption:`, `eyes:`, none of them required."""
    fields = _fields(game, "a diagram", text, ("preset", "position", "moves", "marks", "caption", "eyes"))
    if fields.get("eyes", "all") not in ("all", *"12345678"):
        raise BookError(f"{game}: expected the number of a seat or all as eyes, got {fields['eyes']!r}")
    marks = []
    for word in filter(None, (part.strip() for part in fields.get("marks", "").split(","))):
        found = MARK.fullmatch(word)
        if found is None:
            raise BookError(f"{game}: expected a mark like `e4 circle` or `d2>d4 arrow`, got {word!r}")
        marks.append(Mark(found[3], found[1], found[2] or ""))
    return Diagram(
        game=game,
        preset=fields.get("preset", ""),
        position=fields.get("position", ""),
        moves=_moves(fields.get("moves", "")),
        marks=tuple(marks),
        caption=fields.get("caption", ""),
        eyes=fields.get("eyes", ""),
    )


def read_pieces(game: str, text: str) -> Pieces:
    """A directive: lines `preset:` and `only:`, none of them required."""
    return Pieces(game, **_fields(game, "a picture of the pieces", text, ("preset", "only")))


def _fields(game: str, what: str, text: str, known: tuple[str, ...]) -> dict[str, str]:
    fields: dict[str, str] = {}
    for line in filter(str.strip, text.splitlines()):
        name, colon, value = line.partition(":")
        if not colon or name.strip() not in known:
            raise BookError(f"{game}: {what} has {', '.join(known)}; got {line!r}")
        fields[name.strip()] = value.strip()
    return fields


def _moves(text: str) -> tuple[str, ...]:
    """Moves are separated by spaces; a move that has spaces itself stands between commas."""
    parts = text.split(",") if "," in text else text.split()
    return tuple(part.strip() for part in parts if part.strip())
