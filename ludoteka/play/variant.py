"""A variant: a game with a preset and options chosen, its tables packed, its kernel at hand."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property, lru_cache
from importlib import import_module
from importlib.util import find_spec
from weakref import WeakValueDictionary

from .. import games
from ..declare import Game
from ..games.mistakes import told
from ..rules import abi
from ..rules.abi import Kernel, State, Tables
from ..rules.loading import load
from .errors import NotationError
from .face import Face

MOST_KEPT = 512


@dataclass(frozen=True)
class Key:
    """What is played: "chess", "chess:box", "monopoly:book,free-parking=on"."""

    game: str
    preset: str = ""
    options: tuple[tuple[str, str], ...] = ()

    @classmethod
    def parse(cls, text: str) -> Key:
        game, _, rest = text.partition(":")
        preset, *pairs = rest.split(",")
        options = []
        for pair in pairs:
            name, equals, value = pair.partition("=")
            if not equals:
                raise NotationError(f"expected option=value after the preset, got {pair!r}")
            options.append((name, value))
        return cls(game, preset, tuple(sorted(options)))

    def __str__(self) -> str:
        tail = ",".join([self.preset, *(f"{name}={value}" for name, value in self.options)])
        return f"{self.game}:{tail}" if tail else self.game


class Variant:
    """One way to play one game. Get it by `variant()`, which keeps each only once."""

    _settled: Kernel | None = None

    def __init__(self, key: Key) -> None:
        declared = games.find(key.game)
        for id, value in key.options:
            declared.option(id).choice(value)
        preset = declared.preset(key.preset or declared.presets[0].id).id
        with told(games.file_of(key.game)):
            self.game: Game = declared.variant(preset, dict(key.options))
        self.key = Key(key.game, preset, key.options)

    def __repr__(self) -> str:
        return f"variant({str(self.key)!r})"

    def __reduce__(self) -> tuple[object, tuple[str]]:
        return variant, (str(self.key),)

    @property
    def kernel(self) -> Kernel:
        """Compiled if that is on the disk or demanded; until then the same rules run as plain Python."""
        if self._settled is not None:
            return self._settled
        compiled = _compiled_wanted(self.game.family)
        found = load(self.game.family, compiled=compiled)
        if compiled:
            self._settled = found
        return found

    @property
    def compiled(self) -> Kernel:
        return load(self.game.family, compiled=True)

    @property
    def plain(self) -> Kernel:
        return load(self.game.family, compiled=False)

    @cached_property
    def tables(self) -> Tables:
        with told(games.file_of(self.key.game)):
            return self.kernel.pack(self.game)

    @cached_property
    def start(self) -> State:
        with told(games.file_of(self.key.game)):
            row = self.kernel.start(self.game, self.tables)
        row.setflags(write=False)
        return row

    @cached_property
    def face(self) -> Face:
        name = f"ludoteka.play.faces.{self.game.family}"
        make = import_module(name).Face if find_spec(name) else Face
        with told(games.file_of(self.key.game)):
            face: Face = make(self.game, self.tables, self.kernel)
        return face


def _compiled_wanted(family: str) -> bool:
    """LUDOTEKA_KERNELS: "compiled", "plain" or "auto" (compiled once it is on the disk)."""
    match os.environ.get("LUDOTEKA_KERNELS", "auto"):
        case "compiled":
            return True
        case "plain":
            return False
    return abi.jit_wanted() and abi.is_warm(family)


_alive: WeakValueDictionary[Key, Variant] = WeakValueDictionary()


@lru_cache(MOST_KEPT)
def _variant(key: Key) -> Variant:
    """There are millions of ways to combine options: a variant that is in use is always the same object, of the others
    only the latest are kept."""
    found = _alive.get(key)
    return found if found is not None else _alive.setdefault(key, Variant(key))


def variant(text: str, preset: str = "", options: Mapping[str, str] | None = None) -> Variant:
    """variant("chess"), variant("chess", "box"), variant("chess:box")."""
    key = Key.parse(text)
    if preset or options:
        key = Key(key.game, preset or key.preset, tuple(sorted((options or dict(key.options)).items())))
    return _variant(_variant(key).key)


def warming_command(family: str) -> list[str] | None:
    """A command that compiles a family in another process; None if that is done already."""
    if abi.is_warm(family) or not abi.jit_wanted():
        return None
    return [sys.executable, "-c", f"from ludoteka.play.warming import warm; warm({family!r})"]


def warm_in_background(family: str) -> None:
    """Begin to compile a family in another process, unless that is done already."""
    if command := warming_command(family):
        subprocess.Popen(command, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
