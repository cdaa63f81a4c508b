"""The book's marks of an action."""

from __future__ import annotations

import msgspec

Line = tuple[float, float, float, float]
Circle = tuple[float, float, float]


class Marks(msgspec.Struct, frozen=True, omit_defaults=True):
    """In places of the table: green lines, green circles, red circles."""

    lines: tuple[Line, ...] = ()
    turned: tuple[Circle, ...] = ()
    removed: tuple[Circle, ...] = ()
