"""What the last action did to the board, for the book's own marks: a green line, green circles, red circles."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

import msgspec

from .scene import Item, Scene


class Marks(msgspec.Struct, frozen=True, omit_defaults=True):
    """`path`: cells a piece travelled or was placed on; `turned`: pieces that changed; `removed`: pieces gone."""

    path: tuple[str, ...] = ()
    turned: tuple[str, ...] = ()
    removed: tuple[str, ...] = ()


def marks(before: Scene, after: Scene, steps: Iterable[str]) -> Marks:
    """Compare two scenes as one viewer sees them; `steps` are the clicks of the action between them."""
    old, new = _by_cell(before), _by_cell(after)
    cells = {*old, *new}
    changed = {cell for cell in cells if old.get(cell) != new.get(cell)}
    path = tuple(step for step in steps if step in changed or step in cells)
    removed = tuple(sorted(cell for cell in changed if cell not in path and _count(old, cell) > _count(new, cell)))
    turned = tuple(sorted(cell for cell in changed if cell not in path and cell not in removed))
    return Marks(path, turned, removed)


def _by_cell(scene: Scene) -> dict[str, Counter[tuple[str, int, str]]]:
    found: dict[str, Counter[tuple[str, int, str]]] = {}
    for item in scene.items:
        if item.cell:
            found.setdefault(item.cell, Counter())[_look(item)] += 1
    return found


def _look(item: Item) -> tuple[str, int, str]:
    return item.glyph, item.owner, item.label


def _count(cells: dict[str, Counter[tuple[str, int, str]]], cell: str) -> int:
    return sum(cells.get(cell, Counter()).values())
