"""The vocabulary of declarations: a game, its sides, presets and options."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, fields, replace
from enum import Enum
from typing import Any, ClassVar, Self

from ..boards import Board

MAX_PLAYERS = 8
IDENTIFIER = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")


class DeclarationError(ValueError):
    """A declaration contradicts itself; the message names the game and the field."""


@dataclass(frozen=True)
class Side:
    """A player's seat: what it is called and how its pieces look."""

    name: str
    """In English, as the rules call it: "White", "Fox", "North"."""
    colour: str
    """A colour of the theme: "white", "black", "red", "green", "blue", "yellow" ..."""
    hu: str = ""
    """The name in Hungarian."""


WHITE = Side("White", "white", "Világos")
BLACK = Side("Black", "black", "Sötét")
RED = Side("Red", "red", "Piros")
GREEN = Side("Green", "green", "Zöld")
BLUE = Side("Blue", "blue", "Kék")
YELLOW = Side("Yellow", "yellow", "Sárga")


@dataclass(frozen=True)
class Piece:
    """A kind of piece. `letter` is its sign in diagrams; `glyph` its picture, by default called as the piece."""

    name: str
    letter: str
    moves: str = ""
    """How it moves, in Betza's notation where the family reads it."""
    hu: str = ""
    glyph: str = ""
    hu_letter: str = ""
    """Its letter where Hungarians read moves, if that is another; what is kept and typed has the same everywhere."""

    @property
    def picture(self) -> str:
        return self.glyph or self.name


class Skill(Enum):
    """What decides the game: shown to people, and tells which opponents make sense."""

    SKILL = "skill"
    MIXED = "skill and luck"
    LUCK = "luck"


@dataclass(frozen=True)
class Preset:
    """A named set of rules: fields of the game that differ from the declaration."""

    id: str
    name: str
    hu: str = ""
    """The name in Hungarian."""
    covers: tuple[str, ...] = ()
    """Catalogue items "game#n": the variants of the entry, then its differences, numbered from 1."""
    changes: Mapping[str, Any] = field(default_factory=dict)


@dataclass(frozen=True)
class Choice:
    """One value of an option."""

    id: str
    name: str
    value: Any
    hu: str = ""
    covers: tuple[str, ...] = ()


@dataclass(frozen=True)
class Option:
    """A house rule that players combine freely with any preset: one field and its possible values."""

    id: str
    name: str
    field: str
    choices: tuple[Choice, ...]
    hu: str = ""
    covers: tuple[str, ...] = ()
    retired: tuple[Choice, ...] = ()
    """Values that are not offered any more; records and saved tables that name them are still read."""

    def choice(self, id: str) -> Choice:
        for choice in (*self.choices, *self.retired):
            if choice.id == id:
                return choice
        raise DeclarationError(
            f"option {self.id} has no value {id!r}; values are {', '.join(c.id for c in self.choices)}"
        )


@dataclass(frozen=True, kw_only=True)
class Game:
    """A game. Families extend it with the fields of their rules; none of those has a hidden default."""

    family: ClassVar[str]
    """The module of `rules` (and of `play.faces`) that carries the game."""

    id: str
    name: str
    names: Mapping[str, tuple[str, ...]]
    """What it is called elsewhere: language code to names; the sources' own names are here, for the search."""
    chapter: str
    """The catalogue's chapter."""
    board: Board | None
    """None for games played without a board (cards, dice)."""
    sides: tuple[Side, ...]
    """The seats, in the order of play; the first one begins."""
    presets: tuple[Preset, ...]
    """The first one is the default."""
    options: tuple[Option, ...] = ()
    teams: tuple[tuple[int, ...], ...] = ()
    """Seats that win and lose together; empty: each for himself."""
    chance: bool = False
    """Dice, cards or a random set-up."""
    hidden: bool = False
    """Something is not known to all."""
    blind: bool = False
    """What is hidden is hidden from all alike: nobody has to look away while another is at the screen."""
    skill: Skill = Skill.SKILL
    minutes: int
    """About how long people play."""
    bound: int
    """No game is longer than this many actions; tests hold random games to it."""
    small: bool = False
    """All its positions can be listed in seconds: the strongest level looks up the best move instead of searching."""
    control: str = ""
    """The clock it is played with unless the players choose another: "move 60", "fischer 300+5"; empty: none."""
    notation: str = ""
    """The module of `notation` that reads and writes positions the field's way; empty: only the native text."""
    parent: str = ""
    """The game it was derived from."""
    glyphs: str = ""
    """The picture set of the pieces, where a family has several."""

    def __post_init__(self) -> None:
        if not IDENTIFIER.fullmatch(self.id):
            self.fail("id", f"expected words of a-z and 0-9 joined by hyphens, got {self.id!r}")
        if not 1 <= len(self.sides) <= MAX_PLAYERS:
            self.fail("sides", f"expected 1 to {MAX_PLAYERS} seats, got {len(self.sides)}")
        if not self.presets:
            self.fail("presets", "expected at least one")
        ids = [preset.id for preset in self.presets]
        if len(set(ids)) != len(ids):
            self.fail("presets", f"two have the same id: {ids}")
        known = {f.name for f in fields(self)}
        for preset in self.presets:
            for name in preset.changes:
                if name not in known:
                    self.fail(
                        "presets", f"preset {preset.id} changes {name!r}, which is not a field of {type(self).__name__}"
                    )
        for option in self.options:
            if option.field not in known:
                self.fail(
                    "options",
                    f"option {option.id} sets {option.field!r}, which is not a field of {type(self).__name__}",
                )
        if self.teams and sorted(seat for team in self.teams for seat in team) != list(range(len(self.sides))):
            self.fail("teams", f"expected every seat once, got {self.teams}")
        self.check()

    def check(self) -> None:
        """What a family asks of its fields; calls `fail`."""

    def fail(self, field: str, why: str) -> None:
        raise DeclarationError(f"{self.id or 'game'}: {field}: {why}")

    def called(self, language: str) -> str:
        """Its name in a language."""
        return self.name if language == "en" else next(iter(self.names.get(language, ())), self.name)

    @property
    def standing(self) -> bool:
        """Its board has a top: what falls or climbs on it, or is read, would lie on its side after a quarter turn."""
        return self.board is not None and self.board.standing

    @property
    def players(self) -> int:
        return len(self.sides)

    def preset(self, id: str) -> Preset:
        for preset in self.presets:
            if preset.id == id:
                return preset
        raise DeclarationError(f"{self.id} has no preset {id!r}; presets are {', '.join(p.id for p in self.presets)}")

    def option(self, id: str) -> Option:
        for option in self.options:
            if option.id == id:
                return option
        known = ", ".join(o.id for o in self.options) or "none"
        raise DeclarationError(f"{self.id} has no option {id!r}; options are {known}")

    def variant(self, preset: str = "", options: Mapping[str, str] | None = None) -> Self:
        """The game with the fields that a preset and options set."""
        chosen = self.preset(preset) if preset else self.presets[0]
        changes = dict(chosen.changes)
        for id, value in (options or {}).items():
            option = self.option(id)
            changes[option.field] = option.choice(value).value
        return replace(self, **changes) if changes else self

    def variants(self) -> Iterator[Self]:
        """The game in each of its presets."""
        for preset in self.presets:
            yield self.variant(preset.id)

    def seat_counts(self) -> tuple[int, int]:
        """The least and the greatest number of players over all presets and options."""
        counts = [len(self.sides)]
        counts += [len(preset.changes["sides"]) for preset in self.presets if "sides" in preset.changes]
        counts += [len(c.value) for o in self.options if o.field == "sides" for c in o.choices]
        return min(counts), max(counts)

    def covered(self) -> frozenset[str]:
        """The catalogue items that presets and options claim."""
        claimed = [item for preset in self.presets for item in preset.covers]
        for option in self.options:
            claimed += option.covers
            claimed += [item for choice in option.choices for item in choice.covers]
        return frozenset(claimed)
