"""How large things are, and what lies where."""

from __future__ import annotations

from collections.abc import Callable

from .box import Kind
from .entries import Chip, Device, Piece, Zone
from .state import AnyThing, Entry

DEVICES = {"wheel": 2.2, "cowries": 2.0, "deck": 1.4, "number": 1.4}
"""How large devices are that are larger than a die."""


def extent(thing: AnyThing, get: Callable[[str], Entry | None]) -> tuple[float, float]:
    """Width and height."""
    match thing:
        case Piece():
            kind = get(f"k{thing.kind}")
            if isinstance(kind, Kind):
                picture = kind.picture(thing.side)
                return picture.width, picture.height
        case Chip():
            return max(1.0, thing.digits * 0.62 + 0.6) * thing.size, 1.5 * thing.size
        case Device():
            size = DEVICES.get(thing.sort, 1.0)
            return size, size
        case Zone():
            return thing.width, thing.height
    return 1.0, 1.0
