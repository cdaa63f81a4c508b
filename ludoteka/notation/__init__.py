"""Notation: positions, moves and games as the field writes them. Text in, text out; no rules.

A game names its notation (`GAME.notation`); the module of that name has `read(of, text)` and `write(position)`.
Games without one, and texts that begin like the native text, are read by `play.native`.
"""

from __future__ import annotations

import re
from importlib import import_module
from types import ModuleType

from ..play import NotationError, Position, Variant

NATIVE = re.compile(r"\s*[a-z_]+=-?\d")


def module_of(of: Variant) -> ModuleType | None:
    """The module that knows the field's own notation of this game, if there is one."""
    return import_module(f"{__name__}.{of.game.notation}") if of.game.notation else None


def read(of: Variant, text: str) -> Position:
    """A position from the field's notation, or from the native text."""
    module = module_of(of)
    if module is None or NATIVE.match(text):
        return Position.from_text(of, text)
    position: Position = module.read(of, text)
    return position


def write(position: Position) -> str:
    """The position in the field's notation, or as native text where there is none."""
    module = module_of(position.variant)
    return position.text() if module is None else str(module.write(position))


__all__ = ["NotationError", "module_of", "read", "write"]
