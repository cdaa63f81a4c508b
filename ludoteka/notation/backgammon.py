"""Backgammon positions: XGID and the ids of GNU Backgammon are read; XGID is written."""

from __future__ import annotations

from ..play import NotationError, Position, Variant
from . import gnuid, xgid


def read(of: Variant, text: str) -> Position:
    """A text that begins with XGID= is one; any other is taken for an id of GNU Backgammon."""
    return xgid.read(of, text) if text.strip().startswith(xgid.PREFIX) else gnuid.read(of, text)


def write(position: Position) -> str:
    """The XGID; the native text where there is none: in the middle of a turn and after the end."""
    try:
        return xgid.write(position)
    except NotationError:
        return position.text()
